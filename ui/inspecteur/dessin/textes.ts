import type { Arete } from "../../../machines/graph/graphe.ts";

/** Words of the drawing: how a text is cut, how wide it is, how a guard reads. */

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
const DEJA_NIEE = "sauf si ";

/** A named guard as a phrase: « sauf si vit en couple »; two negations make none. */
export function phraseDArete({ sorte, libelle }: Pick<Arete, "sorte" | "libelle">): string {
  if (sorte === "reponse") return "";
  if (libelle.startsWith(NEGATION)) {
    const condition = libelle.slice(NEGATION.length);
    return condition.startsWith(DEJA_NIEE)
      ? `si ${condition.slice(DEJA_NIEE.length)}`
      : `${DEJA_NIEE}${condition}`;
  }
  return sorte === "entree" && !libelle.startsWith("quelqu’un") && libelle ? `si ${libelle}` : libelle;
}
