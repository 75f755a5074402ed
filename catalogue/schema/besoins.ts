/** What an aid helps with; results and the list group by it, in this order. */
export const besoins = {
  loger: "Se loger",
  etudier: "Étudier, se former",
  deplacer: "Se déplacer",
  soigner: "Se soigner",
  manger: "Manger",
  vivre: "Vivre au quotidien",
  enfants: "Élever ses enfants",
  travailler: "Travailler",
  partir: "Partir",
  sortir: "Sortir, bouger",
  local: "Autour de chez vous",
} as const;
export type Besoin = keyof typeof besoins;

/** What stands for a need, a line on a square of 24: no word, so no font, and the same picture on any machine. */
export const dessins: Readonly<Record<Besoin, string>> = {
  loger: "M3 11.5 12 4l9 7.5M5.5 9.5V20h13V9.5M10 20v-5.5h4V20",
  etudier: "M2 9.5 12 5l10 4.5L12 14zM6 11.5V17c3.5 2.6 8.5 2.6 12 0v-5.5M22 9.5V16",
  deplacer: "M4 5h16v11H4zM4 11h16M7.5 16v3M16.5 16v3M7.5 13.6v0M16.5 13.6v0",
  soigner:
    "M12 20.5C5 15.5 2.5 12 2.5 8.6c0-5.5 7.5-6 9.5-1.6 2-4.4 9.5-3.9 9.5 1.6 0 3.4-2.5 6.9-9.5 11.9zM12 9.5v5M9.5 12h5",
  manger: "M7 3v18M4 3v5c0 2 6 2 6 0V3M17 21V3c-3 1-4 4.5-4 9.5h4",
  vivre: "M3 7.5h15.5a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2zM3 7.5 15 4v3.5M16.5 13.8v0",
  enfants:
    "M9 4.5a3 3 0 1 0 .01 0M17.3 10a2.2 2.2 0 1 0 .01 0M3 20a6 6 0 0 1 11.6-2M13.5 20a3.8 3.8 0 0 1 7.5 0zM3 20h10.500",
  travailler: "M3 8h18v11.5H3zM8.5 8V4.5h7V8M3 13h18M12 12v2.5",
  partir: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18",
  sortir: "M3 7h18v3.5a1.5 1.5 0 0 0 0 3V17H3v-3.5a1.5 1.5 0 0 0 0-3zM14.5 7v2M14.5 11v2M14.5 15v2",
  local: "M12 21.5C7 16 5 13 5 10a7 7 0 0 1 14 0c0 3-2 6-7 11.5zM12 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5",
};

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
