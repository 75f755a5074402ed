/** Holidays of the whole country on a fixed day (`MM-JJ`): Code du travail, L3133-1. */
const fixes: Readonly<Record<string, string>> = {
  "01-01": "le jour de l’an",
  "05-01": "la fête du Travail",
  "05-08": "la victoire de 1945",
  "07-14": "la fête nationale",
  "08-15": "l’Assomption",
  "11-01": "la Toussaint",
  "11-11": "l’armistice de 1918",
  "12-25": "Noël",
};

/** Those that follow Easter, by the days between them. */
const mobiles: Readonly<Record<number, string>> = {
  1: "le lundi de Pâques",
  39: "l’Ascension",
  50: "le lundi de Pentecôte",
};

/** The end of slavery, by département (decree 83-1003). */
const abolition: Readonly<Record<string, string>> = {
  "971": "05-27",
  "972": "05-22",
  "973": "06-10",
  "974": "12-20",
  "976": "04-27",
};

const ALSACE_MOSELLE: ReadonlySet<string> = new Set(["57", "67", "68"]);
/** By law in Alsace and Moselle, by custom in Guadeloupe and Martinique. */
const VENDREDI_SAINT: ReadonlySet<string> = new Set([...ALSACE_MOSELLE, "971", "972"]);
const JOUR_MS = 86_400_000;

/** Easter Sunday, in milliseconds: the anonymous Gregorian algorithm. */
function paques(annee: number): number {
  const a = annee % 19;
  const b = Math.floor(annee / 100);
  const c = annee % 100;
  const d = (19 * a + b - (b >> 2) - Math.floor((8 * b + 13) / 25) + 15) % 30;
  const e = d - Math.floor((a + 11 * d) / 319);
  const f = (2 * (b % 4) + 2 * (c >> 2) - (c % 4) - e + 32) % 7;
  const mois = Math.floor((e + f + 90) / 25);
  return Date.UTC(annee, mois - 1, (e + f + mois + 19) % 32);
}

/** Name of the public holiday of a day (`YYYY-MM-DD`) in a département; absent on an ordinary day. */
export function ferieLe(jour: string, departement: string): string | undefined {
  const date = jour.slice(5);
  const depuisPaques = (Date.parse(`${jour}T00:00:00Z`) - paques(Number(jour.slice(0, 4)))) / JOUR_MS;
  if (abolition[departement] === date) return "l’abolition de l’esclavage";
  if (VENDREDI_SAINT.has(departement) && depuisPaques === -2) return "le Vendredi saint";
  if (ALSACE_MOSELLE.has(departement) && date === "12-26") return "la Saint-Étienne";
  return fixes[date] ?? mobiles[depuisPaques];
}

/** Code of the département of a commune, by its INSEE code. */
export const departementDe = (depcom: string): string => depcom.slice(0, depcom.startsWith("97") ? 3 : 2);
