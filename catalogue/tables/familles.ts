import type * as v from "valibot";
import type { aideFile } from "../schema/aide.ts";
import {
  type LigneApa,
  ligneApa,
  type LigneCovoiturage,
  ligneCovoiturage,
  type LigneFsl,
  ligneFsl,
} from "./lignes.ts";

/** A family of aids: the shape of its rows, and the aid that a row stands for. */
export interface Famille<Ligne> {
  ligne: v.GenericSchema<unknown, Ligne>;
  aide: (ligne: Ligne) => v.InferInput<typeof aideFile>;
}

const liens = ({ link, form, instructions, teleservice }: LigneApa) => ({
  link,
  form,
  instructions,
  teleservice,
});

const commun = (ligne: LigneApa) => ({
  slug: ligne.slug,
  label: ligne.label,
  institution: ligne.institution,
  ...liens(ligne),
  type: "bool" as const,
  periodicite: "ponctuelle" as const,
});

/** Help with losing autonomy, from 60 on (CASF, art. L232-1 et s.). */
const apa: Famille<LigneApa> = {
  ligne: ligneApa,
  aide: (ligne) => ({
    ...commun(ligne),
    prefix: "l’",
    top: 14,
    description:
      "À partir de 60 ans, cette allocation aide une personne qui ne peut plus faire seule tous les gestes du quotidien. Versée par le département, elle paie une partie de l’aide à domicile ou du tarif dépendance d’un établissement. Le dossier se demande au département, qui évalue ensuite la perte d’autonomie chez la personne.",
    conditions: [
      "Être en perte d’autonomie, dans un groupe iso-ressources (GIR) de 1 à 4.",
      "Résider en France de façon stable et régulière.",
      "Remplir le dossier de demande du département.",
      "Ne pas recevoir une autre aide qui couvre la même perte d’autonomie.",
    ],
    conditions_generales: [{ type: "age", operator: ">=", value: 60 }, { type: "attached_to_institution" }],
  }),
};

/** Housing solidarity fund (loi n° 90-449 du 31 mai 1990, art. 6). */
const fsl: Famille<LigneFsl> = {
  ligne: ligneFsl,
  aide: (ligne) => ({
    ...commun(ligne),
    prefix: "une",
    top: 6,
    description:
      "Loyer, dettes, factures d’énergie ou d’eau : quand il devient difficile de payer son logement, le fonds de solidarité peut en prendre une part en charge, par un don ou un prêt. Chaque fonds fixe ses propres plafonds de ressources : sa page dit qui peut le demander, et comment.",
    conditions: [
      "Avoir des difficultés à payer les frais de votre logement.",
      "Respecter les plafonds de ressources du fonds.",
    ],
    conditions_generales: [
      { type: "attached_to_institution" },
      ...(ligne.sauf_epci
        ? [{ type: "not" as const, value: { type: "epcis" as const, values: [ligne.sauf_epci] } }]
        : []),
      { type: "statut_occupation_logement", excludes: ["loge_gratuitement", "sans_domicile"] },
    ],
  }),
};

const euros = new Intl.NumberFormat("fr-FR", { minimumFractionDigits: 0, maximumFractionDigits: 2 });

/** « 2 € », « 1,50 € ». */
const ecrireEuros = (montant: number): string =>
  `${Number.isInteger(montant) ? euros.format(montant) : montant.toFixed(2).replace(".", ",")} €`;

const ou = new Intl.ListFormat("fr", { type: "disjunction" });

/** What a driver gets, from the figures of the row. */
function gainDuConducteur({ par_passager: [min, max], par_mois, km: [de, a] }: LigneCovoiturage): string {
  const trajet =
    min === max
      ? `${ecrireEuros(min)} par passager`
      : `de ${ecrireEuros(min)} à ${ecrireEuros(max)} par passager selon la distance`;
  const plafond = par_mois === undefined ? "" : `, dans la limite de ${ecrireEuros(par_mois)} par mois`;
  return `Au volant, un trajet partagé de ${de} à ${a} km vous rapporte ${trajet}${plafond}.`;
}

function placeDuPassager({ gratuit_passager, trajets_par_mois: trajets }: LigneCovoiturage): string {
  const limite = trajets === undefined ? "" : `, jusqu’à ${trajets} trajets par mois`;
  return gratuit_passager
    ? `Côté passager, c’est gratuit${limite}.`
    : `Côté passager, le trajet coûte moins cher${limite}.`;
}

/** Money or free trips for sharing a car through an application. */
const covoiturage: Famille<LigneCovoiturage> = {
  ligne: ligneCovoiturage,
  aide: (ligne) => {
    const application = ligne.plateforme ?? ou.format(ligne.operateurs);
    const dansLeTerritoire =
      ligne.sens === "depart_et_arrivee"
        ? "Faire un trajet qui part du territoire et y arrive."
        : "Faire un trajet qui part du territoire ou y arrive.";
    return {
      ...commun(ligne),
      prefix: "l’",
      top: 14,
      description: `Votre collectivité encourage les trajets partagés réservés avec ${application}. ${gainDuConducteur(ligne)} ${placeDuPassager(ligne)}`,
      conditions: [
        `Réserver ou proposer le trajet avec ${application}.`,
        dansLeTerritoire,
        `Parcourir entre ${ligne.km[0]} et ${ligne.km[1]} kilomètres.`,
      ],
      conditions_generales: [{ type: "attached_to_institution" }],
    };
  },
};

/** Families by the name of their table, `aides/tables/{name}.yml`. */
export const familles = { apa, fsl, covoiturage } as const;
