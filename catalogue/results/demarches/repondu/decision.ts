import type { Aide } from "../../../schema/aide.ts";
import { ressourceDeLAide } from "../../percues.ts";
import type { Resultats } from "../../results.ts";
import type { Situation } from "../../../situation/situation.ts";

/** Who answers for an aid, which says where its decision is contested (recours.ts). */
export type QuiDecide =
  | "departement"
  | "prime"
  | "logement"
  | "caf"
  | "mdph"
  | "travail"
  | "sante"
  | "crous"
  | "academie";

interface AideVerifiee {
  /** Of an aid that the results do not hold. */
  nom: string;
  decide: QuiDecide;
  /** How a sentence names who pays. */
  organisme: string;
}

/** Aids of the law whose decision is checked, by id. */
export const aidesVerifiees: Readonly<Record<string, AideVerifiee>> = {
  rsa: { nom: "Revenu de solidarité active", decide: "departement", organisme: "votre caisse (Caf ou MSA)" },
  ppa: { nom: "Prime d’activité", decide: "prime", organisme: "votre caisse (Caf ou MSA)" },
  aide_logement: { nom: "Aides au logement", decide: "logement", organisme: "votre caisse (Caf ou MSA)" },
  af: { nom: "Allocations familiales", decide: "caf", organisme: "votre caisse (Caf ou MSA)" },
  cf: { nom: "Complément familial", decide: "caf", organisme: "votre caisse (Caf ou MSA)" },
  asf: { nom: "Allocation de soutien familial", decide: "caf", organisme: "votre caisse (Caf ou MSA)" },
  paje_base: { nom: "Allocation de base", decide: "caf", organisme: "votre caisse (Caf ou MSA)" },
  aah: { nom: "Allocation aux adultes handicapés", decide: "mdph", organisme: "votre caisse (Caf ou MSA)" },
  ass: { nom: "Allocation de solidarité spécifique", decide: "travail", organisme: "France Travail" },
  css_participation_forfaitaire: {
    nom: "Complémentaire santé solidaire",
    decide: "sante",
    organisme: "l’Assurance maladie",
  },
  bourse_criteres_sociaux: { nom: "Bourse sur critères sociaux", decide: "crous", organisme: "le Crous" },
  bourse_lycee: { nom: "Bourse de lycée", decide: "academie", organisme: "l’académie" },
};

/** True of an aid whose decision is checked here. */
export const estVerifiee = (aide: string): boolean => Object.hasOwn(aidesVerifiees, aide);

/** Reasons of a refusal, as a letter gives them. */
export const motifsDeRefus = {
  ressources: "Des ressources trop élevées",
  sejour: "La nationalité ou le titre de séjour",
  age: "L’âge",
  etudes: "Les études",
  couple: "La vie en couple, ou seul",
  enfants: "Les enfants à charge",
  logement: "Le logement",
  handicap: "Le handicap",
  emploi: "L’emploi, ou sa perte",
  papiers: "Il manque un papier",
  sans: "La lettre ne le dit pas",
} as const;
export type MotifDeRefus = keyof typeof motifsDeRefus;

/** What was decided, as the letter says it, and the month that it is about (`YYYY-MM`). */
export type DecisionRecue = { mois: string } & (
  | { sorte: "montant"; montant: number }
  | { sorte: "refus"; motif: MotifDeRefus }
  /** `montant` is asked back for `nombre` months from `mois`, each of which brought `recu`. */
  | { sorte: "dette"; montant: number; nombre: number; recu: number }
);

/** Euros of the aid by its rhythm; nothing where there is no right. */
export type Somme = number | undefined;

/** What a decision comes to for its month: a debt leaves what should have been paid. Cents are kept. */
export function sommeDecidee(decision: DecisionRecue): Somme {
  if (decision.sorte === "refus") return undefined;
  if (decision.sorte === "montant") return decision.montant;
  return Math.round(100 * (decision.recu - decision.montant / decision.nombre)) / 100;
}

/** Health cover that is free is a right at nothing; elsewhere nothing is no right. */
const GRATUITE = "css_participation_forfaitaire";

/** What results give of an aid. */
export function sommeTrouvee({ droitsEligibles }: Pick<Resultats, "droitsEligibles">, aide: string): Somme {
  const montant = droitsEligibles.find(({ id }) => id === aide)?.montant;
  if (typeof montant === "number") return montant;
  return montant === true && aide === GRATUITE ? 0 : undefined;
}

/** True where less is better: what is paid for health cover. */
export const sePaie = (aide: string): boolean => aide === GRATUITE;

/** Not less than a euro: bodies pay to the cent and answers are rounded. */
const UN_EURO = 1;
/** One per cent: a net wage stands for the taxable one, which differs by a little. */
const UN_POUR_CENT = 0.01;

/** Euros within which two sums of an aid are the same one. */
export const tolerance = (somme: Somme): number => Math.max(UN_EURO, UN_POUR_CENT * Math.abs(somme ?? 0));

/** How far two sums are; without end where one of them is a right and the other none. */
export function ecartDeSommes(une: Somme, autre: Somme, aide: string): number {
  if (aide !== GRATUITE) return Math.abs((une ?? 0) - (autre ?? 0));
  if (une === undefined || autre === undefined) return une === autre ? 0 : Number.POSITIVE_INFINITY;
  return Math.abs(une - autre);
}

/** The same household, as if nobody had told what it receives of an aid: it is computed. */
export function sansCeQueLOnRecoit(situation: Situation, aide: string): Situation {
  const ressource = ressourceDeLAide(aide);
  const { bourse_lycee: _, ...famille } = situation.famille;
  const sans = <P extends object>(personne: P): P =>
    ressource && ressource in personne
      ? (Object.fromEntries(Object.entries(personne).filter(([champ]) => champ !== ressource)) as P)
      : personne;
  return {
    ...situation,
    famille: aide === "bourse_lycee" ? famille : situation.famille,
    demandeur: sans(situation.demandeur),
    ...(situation.conjoint && { conjoint: sans(situation.conjoint) }),
    enfants: situation.enfants?.map(sans) ?? null,
  };
}

/** The same aid, its amount kept to the cent. */
export const auCentime = (aide: Aide): Aide => ({ ...aide, floorAt: 0.01 });
