import type { Marque } from "../../../catalogue/situation/context.ts";
import type { PersonaContee } from "../../../machines/personas/conter.ts";
import { foyers } from "../../../machines/personas/personas.ts";

/** A screen worth keeping: by whom, under which brand, how wide, in which theme. */
export interface Capture {
  nom: string;
  adresse: string;
  persona?: PersonaContee;
  vues: readonly (readonly [marque: Marque, largeur: 390 | 1280, theme: "light" | "dark"])[];
}

const telephone = ["neutre", 390, "light"] as const;
const ecran = ["neutre", 1280, "light"] as const;
const toutes = [
  telephone,
  ["neutre", 390, "dark"],
  ecran,
  ["banque", 390, "light"],
  ["banque", 1280, "dark"],
] as const;
const eleve = foyers.boursiereARennes;

/** What `docs/screens/` holds, beside the films. */
export const captures: readonly Capture[] = [
  { nom: "accueil", adresse: "/", vues: toutes },
  { nom: "activite", adresse: "/simulation/individu/demandeur/activite", persona: eleve, vues: toutes },
  { nom: "date_naissance", adresse: "/simulation/individu/demandeur/date_naissance", vues: [telephone] },
  { nom: "depcom", adresse: "/simulation/menage/depcom", persona: eleve, vues: [telephone] },
  {
    nom: "statut_occupation_logement",
    adresse: "/simulation/menage/statut_occupation_logement",
    persona: eleve,
    vues: [telephone, ecran],
  },
  {
    nom: "types",
    adresse: "/simulation/individu/demandeur/ressources/types",
    persona: foyers.mereSeule,
    vues: [telephone],
  },
  { nom: "enfants", adresse: "/simulation/enfants", persona: foyers.mereSeule, vues: [telephone] },
  { nom: "recapitulatif", adresse: "/simulation/recapitulatif", persona: eleve, vues: [telephone, ecran] },
  { nom: "resultats", adresse: "/simulation/resultats", persona: eleve, vues: toutes },
  {
    nom: "droit",
    adresse: "/simulation/resultats/aide_logement",
    persona: eleve,
    vues: [telephone, ecran],
  },
  {
    nom: "et-si",
    adresse: "/simulation/resultats/et-si",
    persona: foyers.mereSeule,
    vues: [telephone, ecran],
  },
  { nom: "lieux", adresse: "/simulation/resultats/aide_logement/lieux", persona: eleve, vues: [telephone] },
  { nom: "aides", adresse: "/aides", vues: [telephone, ecran] },
  { nom: "aide", adresse: "/aides/rsa", vues: [telephone] },
  { nom: "institution", adresse: "/institutions/caf", vues: [telephone] },
  { nom: "aide-maintenant", adresse: "/aide-maintenant", vues: [telephone] },
];

const { reponses: duCouple } = foyers.coupleAuChomage;
const { reponses: dElleEtDeDeux } = foyers.mereSeule;

/** Answers of a household about its children. */
const desEnfants = (reponses: PersonaContee["reponses"]) =>
  Object.fromEntries(Object.entries(reponses).filter(([path]) => path.includes("enfant")));

const coupleAMarseille: PersonaContee = {
  nom: "couple sans emploi à Marseille, deux enfants",
  reponses: {
    ...duCouple,
    ...desEnfants(dElleEtDeDeux),
    "individu/conjoint/nationalite": "FR",
    "menage/statut_occupation_logement": "locataire/nonmeuble",
    "menage/loyer": [690, 60],
    "menage/depcom": "13001",
  },
};

const lyceenneAuVillage: PersonaContee = {
  nom: "lycéenne chez ses parents, dans un village du Finistère",
  reponses: { ...foyers.lyceenEnTerminale.reponses, "menage/depcom": "29650" },
};

/** Journeys filmed from the home page to the results, screen after screen. */
export const films: Readonly<Record<string, PersonaContee>> = {
  etudiante: foyers.boursiereARennes,
  "couple-a-marseille": coupleAMarseille,
  "lyceenne-au-village": lyceenneAuVillage,
  "mere-seule": foyers.mereSeule,
  apprentie: foyers.apprentieChezSesParents,
  "sans-logement": foyers.sansDomicile,
};
