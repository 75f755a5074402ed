import { revalorisations } from "../../loi/revalorisations.ts";
import { majuscule } from "../../fiches/phrases/casse.ts";
import { ecrireJour } from "../../fiches/phrases/jours.ts";
import { combien, eurosEnMots } from "../../fiches/phrases/nombres.ts";
import { enumerer } from "../../fiches/phrases/phrase.ts";
import { attend, etatDe } from "../certitude.ts";
import { ecrireMontant } from "../ecrire-montant.ts";
import type { Droit } from "../results.ts";
import { subtractMonths } from "../../situation/periods.ts";
import type { Individu, Situation } from "../../situation/situation.ts";

const JOUR_MS = 86_400_000;
const joursEntre = (avant: string, apres: string) => (Date.parse(apres) - Date.parse(avant)) / JOUR_MS;
const plusTard = (jour: string, jours: number) =>
  new Date(Date.parse(jour) + jours * JOUR_MS).toISOString().slice(0, 10);
const rangDuMois = (jour: string) => Number(jour.slice(0, 4)) * 12 + Number(jour.slice(5, 7));

const estUnObjet = (valeur: unknown): valeur is Record<string, unknown> =>
  typeof valeur === "object" && valeur !== null && !Array.isArray(valeur);

/** A month or a year of an answer, as far from the new day as it was from the old one. */
function periodeDecalee(periode: string, mois: number, ans: number): string {
  if (/^\d{4}-\d{2}$/.test(periode)) return subtractMonths(`${periode}-01`, -mois).slice(0, 7);
  return /^\d{4}$/.test(periode) ? String(Number(periode) + ans) : periode;
}

/**
 * The same answers, told on a later day: amounts of « last month » are of the month before that day. With
 * `memesAges`, nobody gets older either: what then differs comes from the law alone.
 */
export function redire(situation: Situation, jour: string, { memesAges = false } = {}): Situation {
  const { dateDeValeur } = situation;
  const mois = rangDuMois(jour) - rangDuMois(dateDeValeur);
  const ans = Number(jour.slice(0, 4)) - Number(dateDeValeur.slice(0, 4));
  const jours = joursEntre(dateDeValeur, jour);
  const dater = (valeur: unknown): unknown => {
    if (estUnObjet(valeur))
      return Object.fromEntries(
        Object.entries(valeur).map(([cle, une]) => [periodeDecalee(cle, mois, ans), une]),
      );
    return memesAges && typeof valeur === "string" && /^\d{4}-\d{2}-\d{2}$/.test(valeur)
      ? plusTard(valeur, jours)
      : valeur;
  };
  const personne = (une: Individu): Individu => ({
    ...une,
    ...Object.fromEntries(Object.entries(une).map(([cle, valeur]) => [cle, dater(valeur)])),
  });
  return {
    ...situation,
    dateDeValeur: jour,
    demandeur: personne(situation.demandeur),
    ...(situation.conjoint && { conjoint: personne(situation.conjoint) }),
    enfants: situation.enfants?.map(personne) ?? null,
  };
}

const ageA = (jour: string, naissance: string): number =>
  Number(jour.slice(0, 4)) - Number(naissance.slice(0, 4)) - (jour.slice(5) < naissance.slice(5) ? 1 : 0);

/** « vous avez eu 18 ans », for each person who got older between two days. */
function anniversairesPasses(
  { dateDeValeur, demandeur, conjoint, enfants }: Situation,
  jour: string,
): string[] {
  const qui: readonly (readonly [string, Individu | undefined])[] = [
    ["vous avez", demandeur],
    ["la personne avec qui vous vivez a", conjoint],
    ...(enfants ?? []).map((enfant) => ["un enfant a", enfant] as const),
  ];
  return qui.flatMap(([debut, personne]) => {
    const naissance = personne?.date_naissance;
    if (!naissance || naissance > dateDeValeur) return [];
    const age = ageA(jour, naissance);
    return age > ageA(dateDeValeur, naissance) ? [`${debut} eu ${combien(age, "an")}`] : [];
  });
}

const nommer = (droits: readonly Droit[]) =>
  enumerer(
    droits.map(({ label }) => `« ${majuscule(label)} »`),
    "et",
  );

const MONTANTS = 3;
const PHRASES = 5;

/** Days after the first and up to the last on which the law revises scales of an aid. */
const joursDesBaremes = (id: string, avant: string, apres: string): string[] => {
  const ans = [avant, apres].map((jour) => Number(jour.slice(0, 4))) as [number, number];
  const jours = revalorisations
    .filter(({ le, aides }) => le && aides.includes(id))
    .flatMap(({ le }) => Array.from({ length: ans[1] - ans[0] + 1 }, (_, rang) => `${ans[0] + rang}-${le}`));
  return [...new Set(jours)].filter((jour) => jour > avant && jour <= apres);
};

/** Amounts that the law moved, the day on which it did first; a sentence a day. */
function nouveauxMontants(avant: readonly Droit[], apres: readonly Droit[], de: string, a: string): string[] {
  const etaient = new Map(avant.map((droit) => [droit.id, droit]));
  const parJour = new Map<string, string[]>();
  for (const droit of apres) {
    const { id, label, montant } = droit;
    const ancien = etaient.get(id)?.montant;
    if (typeof montant !== "number" || typeof ancien !== "number" || droit.unit !== "euro") continue;
    if (Math.round(montant) === Math.round(ancien)) continue;
    const [jour, ...autres] = joursDesBaremes(id, de, a);
    const depuis = jour && autres.length === 0 ? jour : de;
    const dit = `« ${majuscule(label)} », ${ecrireMontant(droit)} au lieu de ${eurosEnMots(ancien)}`;
    parJour.set(depuis, [...(parJour.get(depuis) ?? []), dit]);
  }
  return [...parJour]
    .sort(([un], [autre]) => autre.localeCompare(un))
    .map(([jour, dits]) => {
      const reste = dits.length - MONTANTS;
      const suite = reste > 0 ? ` ; et ${combien(reste, "autre")}` : "";
      return `Depuis le ${ecrireJour(jour)}, les montants ont changé : ${dits.slice(0, MONTANTS).join(" ; ")}${suite}.`;
    });
}

const surs = (droits: readonly Droit[]) =>
  droits.filter((droit) => etatDe(droit) === "à demander" && !attend(droit));

/**
 * What opens and what closes between two lists, in one sentence after `pourquoi`; nothing when none does. An aid
 * that was doubtful, or becomes so, does neither.
 */
function ouverts(pourquoi: string, avant: readonly Droit[], apres: readonly Droit[]): string[] {
  const sans = (liste: readonly Droit[], autre: readonly Droit[]) =>
    liste.filter(({ id }) => !autre.some((un) => un.id === id));
  const [nouveaux, perdus] = [sans(surs(apres), avant), sans(surs(avant), apres)];
  const s = (droits: readonly Droit[], un: string, plusieurs: string) => (droits.length > 1 ? plusieurs : un);
  const dits = [
    nouveaux.length > 0 && `${nommer(nouveaux)} ${s(nouveaux, "s’ouvre", "s’ouvrent")}`,
    perdus.length > 0 && `${nommer(perdus)} ${s(perdus, "s’arrête", "s’arrêtent")}`,
  ].filter(Boolean);
  return dits.length > 0 ? [`${majuscule(pourquoi)} : ${dits.join(" ; ")}.`] : [];
}

/**
 * What time moved since the answers were given, a sentence each, five at most. Aids of the law on the day of the
 * answers, today with nobody older, and today: `redire` makes those households.
 */
export function depuisLors(
  situation: Situation,
  jour: string,
  [alors, memesAges, maintenant]: readonly [readonly Droit[], readonly Droit[], readonly Droit[]],
): string[] {
  const ages = anniversairesPasses(situation, jour);
  return [
    ...ouverts(ages.length > 0 ? enumerer(ages, "et") : "avec le temps", memesAges, maintenant),
    ...nouveauxMontants(surs(alors), surs(memesAges), situation.dateDeValeur, jour),
    ...ouverts("à la date d’aujourd’hui", alors, memesAges),
  ].slice(0, PHRASES);
}
