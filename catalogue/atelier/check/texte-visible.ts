/** Addresses inside a text: `[texte](adresse)`. */
export const ADRESSE = /\[([^\]]*)\]\(([^)]*)\)/g;

/** A text as it is read on the page: words of its links, without their addresses nor what makes them bold. */
export const texteVisible = (texte: string): string =>
  texte
    .replace(ADRESSE, "$1")
    .replace(/https?:\S+/g, "")
    .replace(/[*_#`]/g, "")
    .replace(/\s+/g, " ")
    .trim();
