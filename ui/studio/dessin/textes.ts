import type { Arete } from "../../../machines/studio/graph/graphe.ts";
import { avecSujet, phraseDeCondition } from "../../../machines/studio/graph/phrases.ts";

/** Words of the drawing: how a text is cut, how wide it is, how a guard reads. */

/** Label of the move that a question had before it was taken away. */
export const RETIREE = "retirée";

/** Cuts a text into lines of at most `signes` characters, between words; a longer word stays whole. */
export function couper(texte: string, signes: number): string[] {
  const lignes: string[] = [];
  for (const mot of texte.split(" ")) {
    const derniere = lignes.at(-1);
    if (derniere !== undefined && derniere.length + mot.length < signes)
      lignes[lignes.length - 1] = `${derniere} ${mot}`;
    else lignes.push(mot);
  }
  return lignes;
}

/** Mean width of a character, in parts of the size of the font: a little more than most fonts. */
const CHASSE = 0.56;

/** Room that lines take, in pixels, at a size of font in pixels. */
export const encombrement = (lignes: readonly string[], corps: number) => ({
  width: Math.ceil(Math.max(0, ...lignes.map((ligne) => ligne.length)) * corps * CHASSE),
  height: Math.ceil(lignes.length * corps * 1.25),
});

const NEGATION = "sauf : ";

/** Conditions said in the negative, as they are said once that negation falls. */
const CONTRAIRES: Readonly<Record<string, string>> = {
  "n’est pas propriétaire": "est propriétaire",
  "ne suit pas déjà une formation sanitaire et sociale": "suit déjà une formation sanitaire et sociale",
  "ne travaille pas et ne fait pas d’études": "travaille ou fait des études",
};

/** A named guard as a phrase: « sauf si l’on vit en couple »; two negations make none. */
export function phraseDArete({ sorte, libelle }: Pick<Arete, "sorte" | "libelle">): string {
  if (sorte === "reponse" || libelle === "") return "";
  if (libelle.startsWith(NEGATION)) {
    const condition = libelle.slice(NEGATION.length);
    const contraire =
      CONTRAIRES[condition] ?? (condition.startsWith("sauf si ") && condition.slice("sauf si ".length));
    return contraire ? `si ${avecSujet(contraire)}` : `sauf si ${avecSujet(condition)}`;
  }
  if (libelle === "sinon" || libelle === RETIREE) return libelle;
  if (libelle.startsWith("quelqu’un ")) return `s’il y a ${libelle}`;
  return phraseDeCondition(libelle);
}
