const INSECABLE = "\u00a0";

/**
 * French typography of a text that editors typed plainly: curly apostrophes, and no line that
 * starts with a colon, a semicolon or a closing mark. Addresses have no spaces: they stay as they are.
 */
export const typographier = (texte: string): string =>
  texte
    .replace(/(?<=\p{L})'(?=[\p{L}\d«])/gu, "’")
    .replace(/ (?=[;:!?»](?:[\s).,]|$))/gu, INSECABLE)
    .replaceAll("« ", `«${INSECABLE}`);
