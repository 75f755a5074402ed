/** What an aid helps with; results and the list group by it, in this order. */
export const besoins = {
  loger: "Se loger",
  etudier: "Étudier, se former",
  deplacer: "Se déplacer",
  soigner: "Se soigner",
  manger: "Manger",
  vivre: "Vivre au quotidien",
  travailler: "Travailler",
  partir: "Partir",
  sortir: "Sortir, bouger",
  local: "Autour de chez vous",
} as const;
export type Besoin = keyof typeof besoins;

/**
 * What an aid brings. A `somme`, a `plafond` or a `moyenne` is money to receive; a `prix` is paid by the
 * person, a `remise` is taken off a price, a `prêt` is paid back, a `service` is not money. A `salaire` is the least that an
 * employer owes for work: a right, not an aid, and the wages that are declared hold it already.
 */
export const natures = [
  "somme",
  "plafond",
  "moyenne",
  "prix",
  "remise",
  "prêt",
  "service",
  "salaire",
] as const;
export type Nature = (typeof natures)[number];

/** True of money that a person receives, and alone enters a total. */
export const estRecue = (nature: Nature): boolean =>
  nature === "somme" || nature === "plafond" || nature === "moyenne";
