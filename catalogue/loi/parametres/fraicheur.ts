import { anneeDe, moisDe } from "../mois.ts";
import { derniereDate, estUneSomme, parametres, premiereDate, type Valeur, valeurEnVigueur } from "./parametres.ts";
import type { Revalorisation } from "./revalorisation.ts";
import { revalorisations } from "./revalorisations.ts";

/** What the figures of a computation are worth at its date of value. Days are `YYYY-MM-DD`. */
export interface Baremes {
  connusDu: string;
  connusAu: string;
  /** The date of value is before or after what is known: the first or the last known figures stand. */
  projetes: boolean;
}

/** A figure that should have been revised since. */
export interface Retard {
  /** First day of force of the figure that still stands. */
  depuis: string;
  /** Day on which the law revises it. */
  attendu: string;
}

/** A scale that is due, named, with the text that sets it. */
export interface BaremeDu extends Retard {
  nom: string;
  texte: string;
}

export interface Fraicheur {
  connusAu: string;
  /** Days that the known figures still cover, 0 once they no longer do. */
  joursRestants: number;
  /** Scales older than they should be, in the order of their usual day. */
  dus: BaremeDu[];
}

const designe = (motif: string, chemin: string) =>
  /[._]$/.test(motif) ? chemin.startsWith(motif) && estUneSomme(chemin) : chemin === motif;

/** Parameters of a scale, by their full paths. */
export const parametresRevalorises = ({ chemins }: Revalorisation): string[] =>
  Object.keys(parametres).filter((chemin) => chemins.some((motif) => designe(motif, chemin)));

/** Scales, each with its parameters; paths never change. */
const bareme = revalorisations.map((une) => ({ une, chemins: parametresRevalorises(une) }));

/** Last year whose figures a scale holds: those of its last day, those it announces, or those kept on purpose. */
const anneeConnue = ({ une: { avance = 0, reconduit = "" }, chemins: [chemin = ""] }: (typeof bareme)[number]) =>
  Math.max(anneeDe(moisDe(derniereDate(chemin)) + avance), Number(reconduit.slice(0, 4)));

/**
 * Days between which the figures are those of the law: from the first day that every scale of 1 January
 * knows, to the end of the last year that they all know.
 */
const CONNUS = (() => {
  const deJanvier = bareme.filter(({ une }) => une.le === "01-01");
  const premieres = deJanvier.map(({ chemins: [chemin = ""] }) => premiereDate(chemin));
  return { du: [...premieres].sort().at(-1) ?? "", au: `${Math.min(...deJanvier.map(anneeConnue))}-12-31` };
})();

export const baremesAu = (jour: string): Baremes => ({
  connusDu: CONNUS.du,
  connusAu: CONNUS.au,
  projetes: jour < CONNUS.du || jour > CONNUS.au,
});

/** Last time a scale of a usual day was to be revised, on the first of a month at the latest. */
function echeance(le: string, mois: number): string {
  const annee = anneeDe(mois);
  return `${mois % 12 >= Number(le.slice(0, 2)) - 1 ? annee : annee - 1}-${le}`;
}

function retardDe(une: Revalorisation, chemin: string, mois: number): Retard | undefined {
  const { le, avance = 0, reconduit = "" } = une;
  if (!le) return undefined;
  const [depuis, attendu] = [derniereDate(chemin), echeance(le, mois)];
  if (reconduit >= attendu || moisDe(depuis) >= moisDe(attendu) - avance) return undefined;
  return { depuis, attendu };
}

const lignes = new Map(bareme.flatMap(({ une, chemins }) => chemins.map((chemin) => [chemin, une] as const)));

/** How late a parameter is in a month (`mois.ts`); nothing for one that no yearly scale holds. */
export function retardDuParametre(chemin: string, mois: number): Retard | undefined {
  const une = lignes.get(chemin);
  return une && retardDe(une, chemin, mois);
}

/** Aids (ids) whose amount or ceiling a scale sets. */
export const aidesDesBaremes: ReadonlySet<string> = new Set(revalorisations.flatMap(({ aides }) => aides));

/** How near a ceiling nobody is refused for good: one part in twenty. */
export const DE_PEU = 1.05;

/** A parameter in a month, a twentieth higher where it is a figure of a scale. */
export function valeurRelevee(chemin: string, mois: number): Valeur | null {
  const { valeur } = valeurEnVigueur(chemin, mois);
  if (valeur === null || Array.isArray(valeur) || !lignes.has(chemin)) return valeur;
  if (typeof valeur === "number") return valeur * DE_PEU;
  const releves = <T>(paliers: [number, T][]) =>
    paliers.map(([seuil, un]) => [seuil * DE_PEU, un] as [number, T]);
  return "montants" in valeur ? { montants: releves(valeur.montants) } : { taux: releves(valeur.taux) };
}

/** Day of the scale that sets the amount of an aid (its id) at a day; nothing for one that no scale names. */
export const jourDuBareme = (id: string, jour: string): string | undefined =>
  bareme.flatMap(({ une, chemins: [chemin = ""] }) => (une.aides.includes(id) ? valeurEnVigueur(chemin, moisDe(jour)).depuis : [])).sort().at(-1);

/** How late a scale is; its figures are all of the same day (a test says so). */
const retardDuBareme = ({ une, chemins: [chemin = ""] }: (typeof bareme)[number], mois: number) =>
  retardDe(une, chemin, mois);

/** How late the scales of an aid (its id) are at a day, the one due for the longest; nothing if none is. */
export const retardDeLAide = (id: string, jour: string): Retard | undefined =>
  bareme
    .filter(({ une }) => une.aides.includes(id))
    .flatMap((un) => retardDuBareme(un, moisDe(jour)) ?? []).sort((a, b) => a.attendu.localeCompare(b.attendu))[0];

const JOUR_MS = 86_400_000;

/** A scale as an editor of the law looks for it. */
export interface LigneDuCalendrier extends Pick<Revalorisation, "nom" | "le" | "relu" | "texte"> {
  /** Last day from which its figures are known. */
  depuis: string;
  /** Its parameters, by their full paths. */
  chemins: readonly string[];
}

/** Every scale, in the order of the days on which the law revises them, then those that have none. */
export const calendrier = (): LigneDuCalendrier[] =>
  bareme.map(({ une: { nom, le, relu, texte }, chemins }) => ({
    nom,
    ...(le && { le }),
    ...(relu && { relu }),
    texte,
    depuis: derniereDate(chemins[0] ?? ""),
    chemins,
  }));

/** How long the figures still hold at a day, and which scales are due. Pure: the day is given. */
export function fraicheurAu(jour: string): Fraicheur {
  const restants = (Date.parse(CONNUS.au) - Date.parse(jour)) / JOUR_MS;
  return {
    connusAu: CONNUS.au,
    joursRestants: Math.max(0, restants),
    dus: bareme.flatMap((un) => {
      const retard = retardDuBareme(un, moisDe(jour));
      return retard ? [{ nom: un.une.nom, texte: un.une.texte, ...retard }] : [];
    }),
  };
}
