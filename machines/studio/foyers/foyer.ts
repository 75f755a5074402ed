import type { Marque } from "../../../catalogue/situation/context.ts";
import type { Precision } from "../../../catalogue/situation/situation.ts";

/**
 * What a person does at a question: the label she chooses, or its beginning when no other begins so;
 * several labels; a number; a day `AAAA-MM-JJ`; a postal code and a commune; rent then charges.
 * `null` leaves the screen as it comes.
 */
export type Dit = string | number | null | readonly (string | number)[];

/** Answers by field of the question: `activite`, `statut_occupation_logement`. */
export type Dits = Readonly<Record<string, Dit>>;

/** Euros: the same every month (or for the year), or month by month, this month first, then none. */
type SommeDite = number | readonly number[];

/** Sums by label of the kind of income; with the label of the activity for other self-employed income. */
export type Revenus = Readonly<Record<string, SommeDite | { somme: SommeDite; activite: string }>>;

/** A child, in the order of adding; whose income is asked of only if there is some. */
export interface EnfantRaconte {
  dits: Dits;
  revenus?: Revenus;
  /** Taken up again from the list, with other answers to these questions. */
  repris?: Dits;
  /** Removed from the list: as soon as it is complete, or once all are there. */
  retire?: "aussitôt" | "à la fin";
}

/** A household, as its applicant would tell it. What is not told takes the ordinary answer of its field. */
export interface FoyerRaconte {
  /** French, alone of its kind. */
  titre: string;
  marque?: Marque;
  demandeur: Dits;
  revenus?: Revenus;
  /** A couple is told by its partner. */
  conjoint?: Dits;
  revenusDuConjoint?: Revenus;
  enfants?: readonly EnfantRaconte[];
  /** Answers about the family, the dwelling and the parents. */
  foyer: Dits;
  /** What is said under questions or on results, by its name: yes, no, a month, `null` for « je ne sais pas » (docs/specification.md#precisions). */
  precisions?: Readonly<Record<string, Precision>>;
  /** Corrected from the summary once the results were seen, by address under `/simulation/`. */
  corrections?: Readonly<Record<string, Dit>>;
}

/** Households of a theme: one approved text. */
export interface ThemeDeFoyers {
  nom: string;
  titre: string;
  foyers: readonly FoyerRaconte[];
}

/** The same households in the bank’s brand. */
export const dansLaBanque = (foyers: readonly FoyerRaconte[]): FoyerRaconte[] =>
  foyers.map((foyer) => ({ ...foyer, marque: "banque" }));

/** A child by its day of birth, then what else is told of it. */
export const unEnfant = (
  date_naissance: string,
  dits: Dits = {},
  suite: Omit<EnfantRaconte, "dits"> = {},
): EnfantRaconte => ({ dits: { date_naissance, ...dits }, ...suite });

/** A child of 9 to 25, whose school is asked. */
export const unEleve = (
  date_naissance: string,
  scolarite: string,
  dits: Dits = {},
  suite: Omit<EnfantRaconte, "dits"> = {},
): EnfantRaconte => unEnfant(date_naissance, { scolarite, ...dits }, suite);

/** Ordinary answers, by field, or by role and field when they differ; any other yes or no is « Non ». Approved texts leave them out: they are most of what is asked. */
export const ordinaires: Dits = {
  nationalite: "Française",
  statuts_etablissement_scolaire: "Public",
  mention_baccalaureat: "Aucune mention",
  groupe_specialites_formation: "Un autre domaine",
  "demandeur.enfant_a_charge": "Oui",
  "enfant.enfant_a_charge": "Oui",
  _nombreMoisDebutContratDeTravail: "Plus de",
  regime_securite_sociale: "L’assurance maladie",
  enceinte: "Non",
  _firstName: null,
  _nombreMoisEntreeLogement: "Non",
  _en_france: "Oui",
  nbptr: null,
  _interetsAidesVelo: [],
  _aleas: [],
};
