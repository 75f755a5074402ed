import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** A block of a recipe: a whole new file, or lines put after, before or in place of the one line that holds a text. */
interface Bloc {
  fichier: string;
  ou?: { verbe: string; repere: string };
  texte: string;
}

const BLOC = /^```\w+ fichier=(\S+)(?: (après|avant|remplace)="([^\n]+)")?\n([\s\S]*?)^```$/gm;
const ESSAI = /^```sh essai\n([\s\S]*?)^```$/gm;

const blocsDe = (recette: string): Bloc[] =>
  [...recette.matchAll(BLOC)].map(([, fichier = "", verbe, repere = "", texte = ""]) => ({
    fichier,
    ...(verbe !== undefined && { ou: { verbe, repere } }),
    texte,
  }));

/** Test files that a recipe runs. */
export const essaisDe = (recette: string): string[] =>
  [...recette.matchAll(ESSAI)].flatMap(([, lignes = ""]) => lignes.match(/\S+\.test\.tsx?/g) ?? []);

/** Files that a recipe says it touches: by hand, then by `npm run approuver`. */
export function fichiersDits(recette: string): { main: string[]; reecrits: string[] } {
  const [, main = "", reecrits = ""] = /^À la main : (.*)\.\nRéécrits : (.*)\.$/m.exec(recette) ?? [];
  const noms = (dits: string) => [...dits.matchAll(/`([^`]+)`/g)].map(([, nom = ""]) => nom).sort();
  return { main: noms(main), reecrits: noms(reecrits) };
}

/** Throws when no line, or several, hold the text where the block goes. */
function poser({ fichier, ou, texte }: Bloc, racine: string): void {
  const chemin = join(racine, fichier);
  mkdirSync(dirname(chemin), { recursive: true });
  if (!ou) return writeFileSync(chemin, texte, { flag: "wx" });
  const lignes = readFileSync(chemin, "utf8").split("\n");
  const places = lignes.flatMap((ligne, rang) => (ligne.includes(ou.repere) ? [rang] : []));
  if (places.length !== 1) throw new Error(`${fichier} : « ${ou.repere} » est sur ${places.length} lignes`);
  const place = (places[0] as number) + (ou.verbe === "après" ? 1 : 0);
  lignes.splice(place, ou.verbe === "remplace" ? 1 : 0, ...texte.split("\n").slice(0, -1));
  writeFileSync(chemin, lignes.join("\n"));
}

/**
 * Does what a recipe says in a copy of the repository, each `exemple` of it under another name when one is given. Returns the
 * files it touches, sorted. Throws when a file is already there, or a place is not found.
 */
export function appliquerLaRecette(
  recette: string,
  racine: string,
  noms: readonly [string, string][] = [],
): string[] {
  const renomme = noms.reduce((texte, [exemple, nom]) => texte.replaceAll(exemple, nom), recette);
  const blocs = blocsDe(renomme);
  for (const bloc of blocs) poser(bloc, racine);
  return [...new Set(blocs.map(({ fichier }) => fichier))].sort();
}
