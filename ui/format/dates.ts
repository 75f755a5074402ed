const jour = new Intl.DateTimeFormat("fr-FR", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});
const mois = new Intl.DateTimeFormat("fr-FR", { month: "long", year: "numeric", timeZone: "UTC" });

/** « 3 mars 2026 » for `2026-03-03`. */
export const ecrireJour = (day: string) => {
  const text = jour.format(new Date(`${day}T00:00:00Z`));
  return text.replace(/^1 /, "1er ");
};

/** « mars 2026 » for `2026-03`; a year stays a year. */
export const ecrirePeriode = (period: string) =>
  period.length === 4 ? `année ${period}` : mois.format(new Date(`${period}-01T00:00:00Z`));

/** Today in the person’s own calendar, `YYYY-MM-DD`. */
export function aujourdhui(now = new Date()): string {
  const pad = (n: number) => String(n).padStart(2, "0");
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}

/** « moins d’un an », « 1 an », « 12 ans ». */
export const ecrireAge = (years: number) =>
  years < 1 ? "moins d’un an" : years === 1 ? "1 an" : `${years} ans`;
