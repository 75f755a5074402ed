import type { Aide } from "../schema/aide.ts";
import { adressesDe, lienDansUnTexte } from "./adresses.ts";

/**
 * The same value without its dead addresses: a field goes, a link of a text leaves its words. What
 * becomes empty goes too.
 */
function nettoyer(valeur: unknown, morts: ReadonlySet<string>): unknown {
  if (typeof valeur === "string") {
    if (morts.has(valeur)) return undefined;
    return valeur.replace(lienDansUnTexte, (lien, mots: string, url: string) =>
      morts.has(url) ? mots : lien,
    );
  }
  if (typeof valeur !== "object" || valeur === null) return valeur;
  if (Array.isArray(valeur)) {
    const gardes = valeur.map((un) => nettoyer(un, morts)).filter((un) => un !== undefined);
    return gardes.length === 0 && valeur.length > 0 ? undefined : gardes;
  }
  const gardes = Object.entries(valeur).flatMap(([champ, un]) => {
    const net = nettoyer(un, morts);
    return net === undefined ? [] : [[champ, net]];
  });
  // A named service without its address is nothing.
  const vide = gardes.length === 0 || ("url" in valeur && gardes.every(([champ]) => champ !== "url"));
  return vide && Object.keys(valeur).length > 0 ? undefined : Object.fromEntries(gardes);
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
