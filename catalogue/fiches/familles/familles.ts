import type * as v from "valibot";
import type { aideFile, NomDeFamille } from "../../schema/aide.ts";
import {
  type EntreeApa,
  entreeApa,
  type EntreeCommune,
  type EntreeCovoiturage,
  entreeCovoiturage,
  type EntreeFsl,
  entreeFsl,
} from "./entrees.ts";
import { gainDuConducteur, placeDuPassager, trajetsAdmis } from "./phrases-du-covoiturage.ts";

type FicheDeFamille = v.InferInput<typeof aideFile>;

/** A family of aids: the shape of its entries, and the aid that an entry stands for. */
export interface FamilleDAides<Entree> {
  entree: v.GenericSchema<unknown, Entree> & { entries: Readonly<Record<string, v.GenericSchema>> };
  aide(entree: Entree): FicheDeFamille;
}

const commun = ({ slug, label, institution, link, form, instructions, teleservice }: EntreeCommune) => ({
  slug,
  label,
  institution,
  link,
  form,
  instructions,
  teleservice,
  type: "bool" as const,
  periodicite: "ponctuelle" as const,
  nature: "somme" as const,
});

/** Where those an entry is for live: in its départements, or where its institution acts. */
const chezEux = ({ departements }: { departements?: string[] | undefined }) =>
  departements
    ? { type: "departements" as const, values: departements }
    : { type: "attached_to_institution" as const };

/** What pays in a care home: there, not everywhere. */
const payeAussi = ({ sans_etablissement }: EntreeApa) =>
  sans_etablissement
    ? "elle paie une partie de l’aide à domicile. Du 1er juillet 2025 au 31 décembre 2026, elle ne se demande pas pour une maison de retraite du territoire : l’agence régionale de santé paie l’établissement."
    : "elle paie une partie de l’aide à domicile, ou du tarif dépendance d’un établissement.";

const sourcesDesEtablissements: NonNullable<FicheDeFamille["reference"]> = [
  {
    champ: "description",
    texte: "Décret n° 2025-168 du 20 février 2025",
    date: "2025-02-20",
  },
  {
    champ: "description",
    adresse:
      "https://sosehpad.com/forfait-global-unique-les-residents-payent-desormais-610e-jour-pour-lautonomie-en-ehpad/39577",
    date: "2025-07",
    ecrit: "23 départements",
  },
  {
    champ: "description",
    adresse:
      "https://www.banquedesterritoires.fr/experimentation-sur-le-financement-des-ehpad-les-regles-de-retro-compensation-par-les-departements",
    date: "2025-07",
    ecrit: "jusqu’au 31 décembre 2026",
  },
];

/** Help with losing autonomy, from 60 on (CASF, art. L232-1 et s.). */
const apa: FamilleDAides<EntreeApa> = {
  entree: entreeApa,
  aide: (entree) => ({
    ...commun(entree),
    prefix: "l’",
    besoin: "vivre",
    top: 14,
    description: `À partir de 60 ans, cette allocation vous aide quand les gestes du quotidien deviennent difficiles. Versée par le département, ${payeAussi(entree)} Vous la demandez au département, qui évalue ensuite votre perte d’autonomie.`,
    conditions: [
      "Être en perte d’autonomie, dans un groupe iso-ressources (GIR) de 1 à 4.",
      "Résider en France de façon stable et régulière.",
      "Remplir le dossier de demande du département.",
      "Ne pas recevoir une autre aide qui couvre la même perte d’autonomie.",
    ],
    portees: ["perte_autonomie", "courante", "demarche", "courante"],
    conditions_generales: [{ type: "age", operator: ">=", value: 60 }, chezEux(entree)],
    delai_reponse: { nombre: 2, unite: "mois", silence: "accord" },
    reference: [
      { texte: "CASF, art. L232-1 et suivants, L232-14" },
      ...(entree.sans_etablissement ? sourcesDesEtablissements : []),
    ],
  }),
};

/** A fund that has neither form nor online request is asked as its own page says. */
function demandeAuFonds({ form, instructions, teleservice, link, page_generale }: EntreeFsl) {
  const dite = form ?? instructions ?? teleservice;
  return dite === undefined && !page_generale ? { instructions: link } : {};
}

/** The law lets a fund look at means and difficulties alone (art. 6-1), and some refuse students: it is to be asked, and rules nobody out. */
const SANS_ETUDES =
  "Faire confirmer, en études, que le fonds peut aider : une page publique dit qu’il refuse les étudiants et les étudiantes.";

const sansEtudes = ({ sauf_etudiants }: EntreeFsl, dit: string): string[] => (sauf_etudiants ? [dit] : []);

/** Housing solidarity fund (loi n° 90-449 du 31 mai 1990, art. 6). */
const fsl: FamilleDAides<EntreeFsl> = {
  entree: entreeFsl,
  aide: (entree) => ({
    ...commun(entree),
    prefix: "le",
    ...demandeAuFonds(entree),
    besoin: "loger",
    top: 6,
    au_cas_par_cas: true,
    description:
      "Vous entrez dans un logement, ou peinez à garder le vôtre ? Ce fonds (FSL) donne ou prête. Il peut payer le dépôt de garantie, le premier loyer, l’assurance, le déménagement, ou des loyers ou factures en retard. Locataire, propriétaire, en foyer, chez quelqu’un ou sans toit, vous pouvez le demander. Pour une entrée, demandez avant, au fonds du lieu où vous allez, même sans y avoir vécu. Chaque fonds fixe ses règles.",
    // The facts ask for these difficulties as a rule; the journey does not, so the reader checks it.
    conditions: [
      "Avoir du mal à payer son loyer, ses charges ou ses factures d’énergie, d’eau ou de téléphone, ou les frais d’entrée dans un logement.",
      "Demander, pour les frais d’entrée, au fonds du lieu du logement, avant d’être dans les lieux ou dans le délai du fonds, d’ordinaire par une assistante sociale du Département, de la Caf ou de la MSA.",
      "Respecter les plafonds de ressources du fonds.",
      ...sansEtudes(entree, SANS_ETUDES),
    ],
    portees: ["difficulte_logement_ou_entree", "demarche", "courante", ...sansEtudes(entree, "demarche")],
    // A debt is its signer’s: a minor signs neither lease nor supply contract alone (C. civ., art. 1146).
    conditions_generales: [
      { type: "age", operator: ">=", value: 18 },
      chezEux(entree),
      ...(entree.sauf_epci
        ? [{ type: "not" as const, value: { type: "epcis" as const, values: [entree.sauf_epci] } }]
        : []),
    ],
    reference: [
      { texte: "Loi n° 90-449 du 31 mai 1990, art. 6 et 6-1" },
      {
        champ: "conditions",
        adresse: "https://www.service-public.gouv.fr/particuliers/vosdroits/F1334",
        date: "2025-12-12",
      },
      {
        champ: "description",
        adresse:
          "https://caf.fr/allocataires/vies-de-famille/articles/fonds-de-solidarite-logement-comment-en-beneficier",
      },
      ...(entree.reference ?? []),
    ],
  }),
};

/** Where each application is found, as public pages give it. */
const applications = new Map([
  ["BlaBlaCar Daily", "https://www.blablacardaily.com/"],
  ["Karos", "https://www.karos.fr/"],
]);

/** Nothing is asked of the collectivity: booking with its application is all there is to do. */
function reservation({
  form,
  instructions,
  teleservice,
  operateurs: [operateur = "", ...autres],
}: EntreeCovoiturage) {
  const site = autres.length === 0 ? applications.get(operateur) : undefined;
  return site !== undefined && (form ?? instructions ?? teleservice) === undefined
    ? { teleservice: site, cta: `Ouvrir ${operateur}` }
    : {};
}

const ou = new Intl.ListFormat("fr", { type: "disjunction" });

/** Money or free trips for sharing a car through an application. */
const covoiturage: FamilleDAides<EntreeCovoiturage> = {
  entree: entreeCovoiturage,
  aide: (entree) => {
    const operateurs = ou.format(entree.operateurs);
    const application = entree.plateforme ? `${entree.plateforme} (${operateurs})` : operateurs;
    const trajets = trajetsAdmis(entree);
    return {
      ...commun(entree),
      prefix: "l’",
      ...reservation(entree),
      besoin: "deplacer",
      top: 14,
      description: `Votre collectivité encourage les trajets partagés réservés avec ${application}. ${gainDuConducteur(entree)} ${placeDuPassager(entree)}`,
      conditions: [`Réserver ou proposer le trajet avec ${application}.`, ...trajets],
      portees: ["demarche", ...trajets.map(() => "covoiturage")],
      conditions_generales: [{ type: "attached_to_institution" }],
      warning: entree.warning,
      fin: entree.fin,
      reference: entree.reference,
    };
  },
};

/** Families by the name of their folder, `aides/{name}/`. */
export const familles = { apa, fsl, covoiturage } as const satisfies Record<NomDeFamille, unknown>;
