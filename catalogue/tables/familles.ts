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
export interface FamilleDAides<Ligne> {
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
const apa: FamilleDAides<LigneApa> = {
  ligne: ligneApa,
  aide: (ligne) => ({
    ...commun(ligne),
    prefix: "l’",
    top: 14,
    description:
      "À partir de 60 ans, cette allocation vous aide quand les gestes du quotidien deviennent difficiles. Versée par le département, elle paie une partie de l’aide à domicile, ou du tarif dépendance d’un établissement. Vous la demandez au département, qui évalue ensuite votre perte d’autonomie.",
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
const fsl: FamilleDAides<LigneFsl> = {
  ligne: ligneFsl,
  aide: (ligne) => ({
    ...commun(ligne),
    prefix: "une",
    top: 6,
    au_cas_par_cas: true,
    description:
      "Vous avez du mal à entrer dans un logement ou à payer celui que vous avez ? Le fonds de solidarité pour le logement (FSL) peut vous aider, par un don ou un prêt. Chaque fonds fixe ses propres règles : sa page dit qui peut le demander, et comment.",
    // The facts ask for these difficulties as a rule; the journey does not, so the reader checks it.
    conditions: [
      "Avoir des difficultés à accéder à un logement ou à en payer les frais.",
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

/** « 2 € », « 1,50 € », never cut at the end of a line. */
const euros = (montant: number): string =>
  `${Number.isInteger(montant) ? montant : montant.toFixed(2).replace(".", ",")}\u00a0€`;

const ou = new Intl.ListFormat("fr", { type: "disjunction" });

/** What a driver gets for a passenger; bounds the wrong way round are doubtful, and not told. */
function parPassager({ par_passager: [min, max] }: LigneCovoiturage): string {
  if (min > max) return "une somme par passager";
  return min === max ? `${euros(min)} par passager` : `de ${euros(min)} à ${euros(max)} par passager`;
}

function gainDuConducteur(ligne: LigneCovoiturage): string {
  const [de, a] = ligne.km;
  const plafond = ligne.par_mois === undefined ? "" : `, dans la limite de ${euros(ligne.par_mois)} par mois`;
  return `Au volant, un trajet partagé de ${de} à ${a}\u00a0km vous rapporte ${parPassager(ligne)}${plafond}.`;
}

function placeDuPassager({ gratuit_passager, trajets_par_mois: trajets }: LigneCovoiturage): string {
  const nombre = trajets === undefined ? "" : `${trajets} ${trajets === 1 ? "trajet" : "trajets"} par mois`;
  if (gratuit_passager) return `Côté passager, c’est gratuit${nombre && `, jusqu’à ${nombre}`}.`;
  return `Côté passager, vous payez une participation${nombre && ` ; l’aide compte au plus ${nombre}`}.`;
}

/** Money or free trips for sharing a car through an application. */
const covoiturage: FamilleDAides<LigneCovoiturage> = {
  ligne: ligneCovoiturage,
  aide: (ligne) => {
    const operateurs = ou.format(ligne.operateurs);
    const application = ligne.plateforme ? `${ligne.plateforme} (${operateurs})` : operateurs;
    return {
      ...commun(ligne),
      prefix: "l’",
      top: 14,
      description: `Votre collectivité encourage les trajets partagés réservés avec ${application}. ${gainDuConducteur(ligne)} ${placeDuPassager(ligne)}`,
      conditions: [
        `Réserver ou proposer le trajet avec ${application}.`,
        `Faire un trajet qui part du territoire ${ligne.sens === "depart_et_arrivee" ? "et" : "ou"} y arrive.`,
        `Parcourir entre ${ligne.km[0]} et ${ligne.km[1]}\u00a0kilomètres.`,
      ],
      conditions_generales: [{ type: "attached_to_institution" }],
    };
  },
};

/** Families by the name of their table, `aides/tables/{name}.yml`. */
export const familles = { apa, fsl, covoiturage } as const;
