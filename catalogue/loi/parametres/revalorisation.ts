/** A scale of the law in money: when it is revised, and the figures that hold it. */
export interface Revalorisation {
  /** What people call it: « montant du RSA ». */
  nom: string;
  /** Usual first day of force, `MM-DD`, the first of a month; absent from what is revised when somebody decides so. */
  le?: string;
  /** Of a scale without usual day: the day on which its text or its page was last read, `YYYY-MM-DD`. */
  relu?: string;
  /** Months by which its figures may come into force before that day and still be the year’s own. */
  avance?: number;
  /** Last usual day, `YYYY-MM-DD`, on which the law kept the same figures on purpose. */
  reconduit?: string;
  /** What sets it: article or order. */
  texte: string;
  /** Paths in the JSON files of this folder; one that ends with a dot stands for all the sums under it. */
  chemins: readonly string[];
  /** Aids whose own amount or ceiling it sets, by id. */
  aides: readonly string[];
}
