const cellule = (texte: string) => texte.replaceAll("|", "\\|").replaceAll(/\s+/g, " ");

/** A Markdown table; the formatter aligns it. */
export const tableau = (titres: readonly string[], lignes: readonly (readonly string[])[]): string =>
  [titres, titres.map(() => "---"), ...lignes]
    .map((ligne) => `| ${ligne.map(cellule).join(" | ")} |`)
    .join("\n");

/** A name of the code. */
export const nom = (texte: string) => `\`${texte}\``;
