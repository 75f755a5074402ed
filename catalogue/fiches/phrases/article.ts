/** « l’aide au permis », « le Pass’Sport »: the name of an aid after its article, which is « l’ », « la » or more. */
export const avecArticle = ({ prefix, label }: { prefix: string; label: string }): string =>
  prefix.endsWith("’") ? `${prefix}${label}` : `${prefix} ${label}`;
