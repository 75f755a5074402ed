import type { Aide } from "../../schema/aide.ts";
import { adressesDe, lienDansUnTexte } from "./adresses.ts";

type Morts = ReadonlySet<string>;

/**
 * The same value without its dead addresses: a field goes, a link of a text leaves its words. What
 * becomes empty goes too.
 */
function nettoyer(valeur: unknown, morts: Morts): unknown {
  if (typeof valeur === "string") return nettoyerUnTexte(valeur, morts);
  if (typeof valeur !== "object" || valeur === null) return valeur;
  return Array.isArray(valeur) ? nettoyerUneListe(valeur, morts) : nettoyerUneTable(valeur, morts);
}

const nettoyerUnTexte = (texte: string, morts: Morts): string | undefined =>
  morts.has(texte)
    ? undefined
    : texte.replace(lienDansUnTexte, (lien, mots: string, url: string) => (morts.has(url) ? mots : lien));

function nettoyerUneListe(liste: readonly unknown[], morts: Morts): unknown[] | undefined {
  const gardes = liste.map((un) => nettoyer(un, morts)).filter((un) => un !== undefined);
  return gardes.length === 0 && liste.length > 0 ? undefined : gardes;
}

function nettoyerUneTable(table: object, morts: Morts): object | undefined {
  const gardes = Object.entries(table).flatMap(([champ, un]) => {
    const net = nettoyer(un, morts);
    return net === undefined ? [] : [[champ, net]];
  });
  // A named service without its address is nothing.
  const vide = gardes.length === 0 || ("url" in table && gardes.every(([champ]) => champ !== "url"));
  return vide && Object.keys(table).length > 0 ? undefined : Object.fromEntries(gardes);
}

/**
 * The aid as users see it: no dead address, and the page of its institution (`accueil`), if there is one,
 * in place of its own. A dead form is not replaced: under « formulaire », a home page would lie.
 */
export function sansLiensMorts(aide: Aide, accueil: string | undefined, morts: ReadonlySet<string>): Aide {
  if (!adressesDe(aide).some(({ url }) => morts.has(url))) return aide;
  const propre = nettoyer(aide, morts) as Aide;
  const remplace = propre.link === undefined && accueil !== undefined && !morts.has(accueil);
  return remplace ? { ...propre, link: accueil } : propre;
}
