import { lienDuParcours } from "../../machines/graph/lien.ts";
import { RESULTATS } from "../../machines/journey/screens.ts";
import { parcoursOf } from "../../machines/journey/walk.ts";
import { type Chemin, contexteDuChemin } from "./chemin.ts";
import { direLaQuestion, enMots } from "./mots.ts";
import type { Probleme } from "./proprietes.ts";

/** Where `npm start` serves the product. */
const PRODUIT = "http://127.0.0.1:3000";

/** The address that opens a journey in the inspector where something is wrong, or at its results. */
export function lienVers(chemin: Pick<Chemin, "depart" | "pas">, ou: string): string {
  const context = contexteDuChemin(chemin);
  const path = parcoursOf(context).byPath.get(ou)?.active ? ou : RESULTATS;
  return PRODUIT + lienDuParcours(context, path);
}

/** A place by the name of its question, when it is one of the journey. */
function nomDe({ pas }: Pick<Chemin, "pas">, ou: string): string {
  const un = pas.find(({ path }) => path === ou);
  return un ? `${direLaQuestion(un)} (${ou})` : ou;
}

/** What does not hold, screen by screen in the order of the journey, a line each. */
export function parEcran(chemin: Pick<Chemin, "depart" | "pas">, problemes: readonly Probleme[]): string[] {
  const rangs = new Map(chemin.pas.map(({ path }, rang) => [path, rang]));
  const lieux = [...new Set(problemes.map(({ ou }) => ou))].sort(
    (a, b) => (rangs.get(a) ?? Infinity) - (rangs.get(b) ?? Infinity) || 0,
  );
  return lieux.flatMap((lieu) => [
    `${nomDe(chemin, lieu)} :`,
    ...problemes
      .filter(({ ou }) => ou === lieu)
      .map(({ propriete, detail }) => `  ✗ ${propriete}${detail && ` : ${detail}`}`),
    `  L’ouvrir (npm start) : ${lienVers(chemin, lieu)}`,
  ]);
}

const sansRang = (ou: string) => ou.replace(/enfant_\d+/, "enfant");

/** True when one of these is of the same law, at the same screen whatever the child. */
export const memeLoi = (voulu: Probleme, problemes: readonly Probleme[]): boolean =>
  problemes.some(({ propriete, ou }) => propriete === voulu.propriete && sansRang(ou) === sansRang(voulu.ou));

/** A shrunk journey told step by step, as far as what is wrong. */
export function raconterLePlusCourt(chemin: Chemin, premier: Probleme, entier: Chemin): string[] {
  const ou = chemin.pas.find(({ path }) => sansRang(path) === sansRang(premier.ou))?.path ?? premier.ou;
  const avant = enMots(chemin, ou);
  return [
    `Le plus court chemin trouvé qui échoue de même (${chemin.pas.length} questions au lieu de ${entier.pas.length}) :`,
    ...avant.map((ligne, rang) => `  ${rang + 1}. ${ligne}`),
    `  ✗ ${nomDe(chemin, ou)} : ${premier.propriete}`,
    `  L’ouvrir (npm start) : ${lienVers(chemin, ou)}`,
  ];
}
