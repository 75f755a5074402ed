export const MOIS = [
  "janvier",
  "février",
  "mars",
  "avril",
  "mai",
  "juin",
  "juillet",
  "août",
  "septembre",
  "octobre",
  "novembre",
  "décembre",
];

/** « mars » for 3. */
export const nomDuMois = (mois: number): string => MOIS[mois - 1] ?? "";

/** « mars 2026 » for `2026-03`; a year stays a year. */
export function periodeEnMots(period: string): string {
  const [year = "", month] = period.split("-");
  return month === undefined ? `année ${year}` : `${nomDuMois(Number(month))} ${year}`;
}

/** « 3 mars 2026 » for `2026-03-03`. */
export function ecrireJour(day: string): string {
  const date = Number(day.slice(8, 10));
  return `${date === 1 ? "1er" : date} ${periodeEnMots(day.slice(0, 7))}`;
}
