import { anneesEnMots } from "../../fiches/phrases/etudes.ts";
import type { Interet, Reponses } from "./reponses.ts";

/** Someone in a word, both ways. */
export interface Nom {
  masculin: string;
  feminin: string;
}

const jeune: Nom = { masculin: "jeune homme", feminin: "jeune femme" };
const etudiant: Nom = { masculin: "étudiant", feminin: "étudiante" };
const apprenti: Nom = { masculin: "apprenti", feminin: "apprentie" };

const parActivite: Partial<Record<Reponses["activite"], Nom>> = {
  salarie: { masculin: "salarié", feminin: "salariée" },
  independant: { masculin: "travailleur indépendant", feminin: "travailleuse indépendante" },
  service_civique: { masculin: "volontaire", feminin: "volontaire" },
  chomeur: { masculin: "demandeur d’emploi", feminin: "demandeuse d’emploi" },
  retraite: { masculin: "retraité", feminin: "retraitée" },
};

const parScolarite: Partial<Record<NonNullable<Reponses["scolarite"]>, Nom>> = {
  college: { masculin: "collégien", feminin: "collégienne" },
  lycee: { masculin: "lycéen", feminin: "lycéenne" },
  enseignement_superieur: etudiant,
  grande_ecole_du_numerique: etudiant,
};

/** Someone of whom only the age matters. */
function parAge(age: number): Nom {
  if (age < 12) return { masculin: "enfant", feminin: "enfant" };
  if (age < 18) return { masculin: "adolescent", feminin: "adolescente" };
  return age <= 30 ? jeune : { masculin: "homme", feminin: "femme" };
}

/** Whether the occupation goes unsaid: no rule reads it, and it is the plainest. */
export function nomDeLaPersonne(r: Reponses, occupationDite: boolean): Nom {
  if (!occupationDite) return parAge(r.age);
  if (r.contrat === "apprenti") return apprenti;
  if (r.activite === "etudiant") return (r.scolarite && parScolarite[r.scolarite]) ?? parAge(r.age);
  return parActivite[r.activite] ?? parAge(r.age);
}

/** What is said of an occupation after the age, in order; the year of studies, when a rule reads it. */
export function precisions(
  { activite, scolarite, annee_etude, contrat }: Reponses,
  anneeDite: boolean,
): string[] {
  const lesquelles = [
    anneeDite && annee_etude && annee_etude !== "autre" && anneesEnMots[annee_etude],
    scolarite === "grande_ecole_du_numerique" && "dans une grande école du numérique",
    scolarite === "inconnue" && "en formation",
    contrat === "professionnalisation" && "en contrat de professionnalisation",
    activite === "service_civique" && "en service civique",
    activite === "inactif" && "sans emploi ni études",
  ];
  return lesquelles.filter((une) => typeof une === "string" && une !== "") as string[];
}

export const projets: Record<Interet, string> = {
  _interetsAidesVelo: "veut acheter un vélo",
  _interetBafa: "veut passer le BAFA",
  _interetPermisDeConduire: "veut passer le permis de conduire",
  _interetEtudesEtranger: "veut partir étudier à l’étranger",
  _interetAidesSanitaireSocial: "veut suivre une formation sanitaire ou sociale",
  _interetVoiture: "veut acheter une voiture",
  _interetLogement: "a un projet de logement",
  _interetEmploi: "cherche un emploi, un stage ou une alternance",
  _interetDiagnostifFinancier: "veut faire le point sur son budget",
};

export const motsDesLogements: Record<Reponses["logement"], string> = {
  primo_accedant: "achète son premier logement",
  proprietaire: "est propriétaire de son logement",
  locataire_vide: "loue un logement vide",
  locataire_meuble: "loue un logement meublé",
  locataire_foyer: "loge dans un foyer ou une résidence",
  loge_gratuitement: "vit chez ses parents",
  sans_domicile: "n’a pas de logement stable",
};

export const motsDesRegimes: Record<NonNullable<Reponses["regime"]>, string> = {
  regime_general: "relève du régime général de la sécurité sociale",
  regime_agricole: "relève du régime agricole (MSA)",
  autres_regimes: "relève d’un autre régime de sécurité sociale",
  inconnu: "relève du régime général de la sécurité sociale",
};

export const motsDesNationalites: Record<Reponses["nationalite"], string> = {
  FR: "a la nationalité française",
  DE: "a la nationalité d’un autre pays européen",
  AF: "a la nationalité d’un pays hors d’Europe",
};

export const motsDesMentions: Record<NonNullable<Reponses["mention"]>, string | undefined> = {
  mention_assez_bien: "a eu le bac mention assez bien",
  mention_bien: "a eu le bac mention bien",
  mention_tres_bien: "a eu le bac mention très bien",
  mention_tres_bien_felicitations_jury: "a eu le bac mention très bien avec les félicitations du jury",
  non_renseignee: undefined,
};

export const motsDesSpecialites: Record<NonNullable<Reponses["specialite"]>, string | undefined> = {
  groupe_330: "suit une formation sanitaire ou sociale",
  groupe_230: "se forme au génie civil, à la construction ou au bois",
  aucun: undefined,
};
