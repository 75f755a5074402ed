import { periodeEnMots } from "../../catalogue/fiches/phrases/jours.ts";
import {
  FIN_DU_CHOMAGE,
  ALLOCATIONS_QUI_FINISSENT,
  FIN_DU_CONTRAT,
  FIN_DU_SERVICE,
  FIN_DU_TITRE,
  MOIS_PROPOSES,
} from "../../catalogue/situation/fins.ts";
import { subtractMonths } from "../../catalogue/situation/periods.ts";
import type { Precision, Situation } from "../../catalogue/situation/situation.ts";
import type { TitreDeSejour } from "../../catalogue/situation/titre-de-sejour.ts";
import type { ChoixDeSousQuestion, SousQuestion } from "./sous-question.ts";
import { sousQuestionsDuLogement } from "./sous-questions-du-logement.ts";

type Precisions = NonNullable<Situation["precisions"]>;

const RESSOURCES = "/simulation/individu/demandeur/ressources";

const FINISSENT: readonly string[] = ALLOCATIONS_QUI_FINISSENT;

/** True for amounts of allowances, the newest month of which has an unemployment benefit. */
function toucheLeChomage(value: unknown): boolean {
  const items: readonly { id?: string; amounts?: Record<string, unknown> }[] = Array.isArray(value)
    ? value
    : [];
  return items.some(({ id = "", amounts = {} }) => {
    const [ceMois = ""] = Object.keys(amounts).sort().reverse();
    return FINISSENT.includes(id) && Number(amounts[ceMois]) > 0;
  });
}

const aucunTitre: Record<TitreDeSejour, boolean> = {
  titre_etudiant: false,
  protection_asile: false,
  demande_asile: false,
  titre_cinq_ans: false,
};

export const sousQuestions: readonly SousQuestion[] = [
  {
    nom: "titre",
    sous: "/simulation/individu/demandeur/nationalite",
    ouverte: (value) => value === "AF",
    question: "Quel est votre titre de séjour ?",
    aide: "Il ouvre ou ferme des aides. Vous pouvez passer cette question.",
    choix: [
      { label: "Visa ou carte « étudiant »", precisions: { ...aucunTitre, titre_etudiant: true } },
      {
        label: "Protection de l’asile",
        hint: "Réfugié ou réfugiée, protection subsidiaire, apatride",
        precisions: { ...aucunTitre, protection_asile: true },
      },
      { label: "Demande d’asile en cours", precisions: { ...aucunTitre, demande_asile: true } },
      {
        label: "Carte de résident, ou cinq ans de titre",
        hint: "Un titre qui permet de travailler, depuis cinq ans au moins",
        precisions: { ...aucunTitre, titre_cinq_ans: true },
      },
      { label: "Un autre titre", precisions: aucunTitre },
      {
        label: "Je ne sais pas",
        precisions: {
          titre_etudiant: null,
          protection_asile: null,
          demande_asile: null,
          titre_cinq_ans: null,
        },
      },
    ],
  },
  {
    nom: "fin-titre",
    sous: "/simulation/individu/demandeur/nationalite",
    ouverte: (value) => value === "AF",
    mois: FIN_DU_TITRE,
    question: "Quel est le dernier mois de votre titre ?",
    aide: "Il est écrit dessus. Nous vous dirons quand demander le suivant. Vous pouvez passer cette question.",
    choix: [
      { label: "Plus tard, ou sans fin", precisions: { [FIN_DU_TITRE]: false } },
      { label: "Je ne sais pas", precisions: { [FIN_DU_TITRE]: null } },
    ],
  },
  {
    nom: "protection",
    sous: "/simulation/parents/_situation",
    ouverte: (value) => value === "sans_autorite",
    question: "Qui a l’autorité à leur place, ou l’avait avant vos 18 ans ?",
    aide: "L’aide sociale à l’enfance vous doit un soutien jusqu’à 21 ans. Vous pouvez passer cette question.",
    choix: [
      {
        label: "L’aide sociale à l’enfance",
        hint: "En foyer ou en famille d’accueil, par exemple",
        precisions: { confie_ase: true },
      },
      {
        label: "Une tutrice, un tuteur ou la justice",
        hint: "Quelqu’un de la famille, par exemple",
        precisions: { confie_ase: false },
      },
      { label: "Je ne sais pas", precisions: { confie_ase: null } },
    ],
  },
  {
    nom: "ecole",
    sous: "/simulation/individu/demandeur/_dureeMoisEtudesEtranger",
    ouverte: () => true,
    question: "Votre établissement est-il dans la région où vous habitez ?",
    aide: "C’est la région de l’établissement qui aide à partir. Vous pouvez passer cette question.",
    choix: [
      { label: "Oui", precisions: { ecole_ici: true } },
      { label: "Non, dans une autre", precisions: { ecole_ici: false } },
    ],
  },
  {
    // Four points more of a scholarship: annual circular, annex 4; page n° 92181 of the ministry.
    nom: "aidant",
    sous: "/simulation/individu/demandeur/bourse_criteres_sociaux_base_ressources_parentale",
    ouverte: () => true,
    question: "Aidez-vous souvent un proche handicapé dans sa vie de tous les jours ?",
    aide: "Un parent, un frère, une sœur, votre enfant, votre conjoint ou conjointe, sans être payé ou payée pour cela : la bourse compte cette aide. Vous pouvez passer cette question.",
    choix: [
      { label: "Oui", precisions: { etudiant_aidant: true } },
      { label: "Non", precisions: { etudiant_aidant: false } },
    ],
  },
  ...sousQuestionsDuLogement,
  {
    nom: "decision",
    sous: "/simulation/individu/demandeur/taux_incapacite",
    ouverte: (value) => typeof value === "number",
    question: "Ce taux est-il écrit sur une décision de la MDPH ?",
    aide: "Sans décision, le calcul reste à vérifier. Vous pouvez passer cette question.",
    choix: [
      { label: "Oui", precisions: { decision_mdph: true } },
      {
        label: "Pas encore",
        hint: "Le dossier est en cours, ou reste à faire",
        precisions: { decision_mdph: false },
      },
    ],
  },
  {
    nom: "service",
    sous: "/simulation/individu/demandeur/activite",
    ouverte: (value) => value === "service_civique",
    mois: FIN_DU_SERVICE,
    question: "Quel est le dernier mois de votre service civique ?",
    aide: "Il est sur votre contrat. Nous vous dirons quoi demander ensuite. Vous pouvez passer cette question.",
    choix: [
      { label: "Plus tard", precisions: { [FIN_DU_SERVICE]: false } },
      { label: "Je ne sais pas", precisions: { [FIN_DU_SERVICE]: null } },
    ],
  },
  {
    nom: "contrat",
    sous: "/simulation/individu/demandeur/_nombreMoisDebutContratDeTravail",
    ouverte: (value) => value !== undefined,
    mois: FIN_DU_CONTRAT,
    question: "Quel est le dernier mois de votre contrat ?",
    aide: "Il est sur votre contrat. Nous vous dirons quoi demander ensuite. Vous pouvez passer cette question.",
    choix: [
      { label: "Sans fin (CDI), ou plus tard", precisions: { [FIN_DU_CONTRAT]: false } },
      { label: "Je ne sais pas", precisions: { [FIN_DU_CONTRAT]: null } },
    ],
  },
  {
    nom: "chomage",
    sous: `${RESSOURCES}/montants/allocations`,
    ouverte: toucheLeChomage,
    aussi: {
      path: `${RESSOURCES}/types`,
      fermee: (value) => Array.isArray(value) && !value.some((un) => FINISSENT.includes(un as string)),
    },
    mois: FIN_DU_CHOMAGE,
    question: "Quel est le dernier mois de votre allocation chômage ?",
    aide: "Il est dans votre espace France Travail. Nous vous dirons quoi demander ensuite. Vous pouvez passer cette question.",
    choix: [
      { label: "Plus tard", precisions: { [FIN_DU_CHOMAGE]: false } },
      { label: "Je ne sais pas", precisions: { [FIN_DU_CHOMAGE]: null } },
    ],
  },
];

/** Its choices on a day `YYYY-MM-DD`: if it asks for a month, those proposed from that day on, then its own. */
export function choixDeLaSousQuestion(
  { mois, choix }: SousQuestion,
  jour: string,
): readonly ChoixDeSousQuestion[] {
  if (!mois) return choix;
  const aVenir = Array.from(
    { length: MOIS_PROPOSES },
    (_, rang) => subtractMonths(`${jour.slice(0, 7)}-01`, -rang).slice(0, 7) as Extract<Precision, string>,
  );
  return [...aVenir.map((un) => ({ label: periodeEnMots(un), precisions: { [mois]: un } })), ...choix];
}

/** Those of a step that its answer opens. */
export const sousQuestionsDe = (path: string, value: unknown): readonly SousQuestion[] =>
  sousQuestions.filter((une) => une.sous === path && une.ouverte(value));

/** Names of what is said under a step and that its answer does not open. */
export const fermeesPar = (path: string, value: unknown): string[] =>
  sousQuestions
    .filter(({ sous, ouverte, aussi }) =>
      sous === path ? !ouverte(value) : aussi?.path === path && aussi.fermee(value),
    )
    .flatMap(({ choix }) => choix.flatMap(({ precisions }) => Object.keys(precisions)));

/** Rank of the choice that was made; -1 for none. */
export const choixFait = (choix: readonly ChoixDeSousQuestion[], precisions: Precisions = {}): number =>
  choix.findIndex((un) =>
    Object.entries(un.precisions).every(
      ([cle, value]) => Object.hasOwn(precisions, cle) && precisions[cle] === value,
    ),
  );
