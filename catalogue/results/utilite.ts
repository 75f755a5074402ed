import { estChiffree, eurosParAn } from "./argent.ts";
import { aProposer } from "./a-proposer.ts";
import { attend, etatDe, type EtatDeDroit, pendAUneQuestion } from "./certitude.ts";
import type { Droit } from "./results.ts";

/** Part of an amount that one may count upon now. */
const CERTITUDE: Readonly<Record<EtatDeDroit, number>> = {
  "à demander": 1,
  si: 0.5,
  "à vérifier": 0.5,
  "déjà perçue": 0,
};

/** Below this rank editors say that an aid comes before the others (docs/specification.md#ordre). */
export const ESSENTIELLE = 3;

/** Days before the end of a campaign from which it presses. */
const PRESSE_JOURS = 60;

/** Conditions that we do not check beyond which asking is work. */
const DOSSIER_LOURD = 4;

const JOUR_MS = 86_400_000;

/** True if the demands of an aid close soon after a day `YYYY-MM-DD`. */
export const presse = ({ campagne }: Droit, jour: string): boolean =>
  campagne?.etat === "ouverte" && Date.parse(campagne.jusquAu) - Date.parse(jour) <= PRESSE_JOURS * JOUR_MS;

/** How much an aid is worth asking for now: what it brings, how sure, how soon, how easily. */
export function utiliteDe(droit: Droit, jour: string): number {
  return (
    eurosParAn(droit) *
    (attend(droit) ? 0.25 : CERTITUDE[etatDe(droit)]) *
    (droit.top < ESSENTIELLE ? 1.5 : 1) *
    (presse(droit, jour) ? 1.5 : 1) *
    (droit.teleservice ? 1.1 : 1) *
    (droit.conditions.length >= DOSSIER_LOURD ? 0.7 : 1)
  );
}

/** The most useful first; those that are worth the same stay in the order of the results. What is sold has no rank among aids. */
export const parUtilite = (droits: readonly Droit[], jour: string): Droit[] =>
  aProposer(droits).sort((a, b) => utiliteDe(b, jour) - utiliteDe(a, jour));

/** Money to the person, with a figure: neither a price, nor a discount, nor a loan. */
const estArgent = (droit: Droit): boolean =>
  estChiffree(droit) &&
  (droit.nature === "somme" || droit.nature === "plafond" || droit.nature === "moyenne");

/** Comes each month, as a sum that one can count upon. */
const chaqueMois = (droit: Droit): boolean =>
  estChiffree(droit) && droit.nature === "somme" && droit.periodicite === "mensuelle";

const estSure = (droit: Droit): boolean => etatDe(droit) === "à demander";

/** Holidays and journeys that nobody spoke of: they come after what one lives on, unless editors say otherwise. */
export const estUnDepart = ({ besoin, projet, top }: Droit): boolean =>
  besoin === "partir" && !projet && top >= ESSENTIELLE;

/** Euros a month from which what is to be checked is worth going for first. */
const COMPTE = 100;

/**
 * Why an aid is among the first, the first that holds; their order is that of the cards: what changes the month, what
 * is sure, what presses, what costs little effort, then holidays, then what an answer decides. A loan is no beginning.
 */
const RAISONS: readonly ((droit: Droit, jour: string) => boolean)[] = [
  (un, jour) => chaqueMois(un) && estSure(un) && presse(un, jour),
  (un) => chaqueMois(un) && estSure(un),
  (un) => un.top < ESSENTIELLE && estSure(un) && un.nature === "prix",
  (un, jour) => estArgent(un) && estSure(un) && presse(un, jour),
  (un) => chaqueMois(un) && Number(un.montant) >= COMPTE && etatDe(un) === "à vérifier",
  (un) => estArgent(un) && estSure(un),
  (un) => estArgent(un) && etatDe(un) === "à vérifier",
  (un) => un.top < ESSENTIELLE && etatDe(un) === "à vérifier",
  (un) => estSure(un) && un.nature !== "prêt",
  (un) => etatDe(un) === "à vérifier",
  estUnDepart,
  (un) => etatDe(un) === "si",
  () => true,
];

const rangDe = (droit: Droit, jour: string): number =>
  RAISONS.findIndex((vaut) => (estUnDepart(droit) ? vaut === estUnDepart : vaut(droit, jour)));

/**
 * Aids to begin with: the three first by their reason, then by what they bring, that can be asked for today, two at
 * most for one need. One that hangs on a question that nobody asked is no beginning, unless there is nothing else.
 */
export function premiersPas(droits: readonly Droit[], jour: string): Droit[] {
  const choisis: Droit[] = [];
  const repondues = droits.filter((droit) => !pendAUneQuestion(droit));
  const ranges = parUtilite(repondues.length > 0 ? repondues : droits, jour).sort(
    (a, b) => rangDe(a, jour) - rangDe(b, jour),
  );
  for (const droit of ranges) {
    const memeBesoin = choisis.filter(({ besoin }) => besoin === droit.besoin).length;
    if (choisis.length < 3 && memeBesoin < 2 && !attend(droit)) choisis.push(droit);
  }
  return choisis;
}
