/** A paragraph, or a list; links stay written `[mots](https://…)`. */
export type Bloc = { sorte: "paragraphe"; texte: string } | { sorte: "liste"; lignes: readonly string[] };

const PUCE = /^- +/;

/** One block: lines that begin with a dash are a list, the lines under them go on with them. */
function blocDe(lignes: readonly string[]): Bloc {
  if (!PUCE.test(lignes[0] ?? "")) return { sorte: "paragraphe", texte: lignes.join(" ") };
  const items: string[] = [];
  for (const ligne of lignes) {
    if (PUCE.test(ligne)) items.push(ligne.replace(PUCE, ""));
    else items.push(`${items.pop() ?? ""} ${ligne}`);
  }
  return { sorte: "liste", lignes: items };
}

/** Blocks of a text: an empty line parts them, and so does a list that begins. */
export function blocsDe(texte: string): Bloc[] {
  const blocs: string[][] = [[]];
  for (const ligne of texte.split("\n").map((une) => une.trim())) {
    const courant = blocs.at(-1) ?? [];
    if (ligne === "") blocs.push([]);
    else if (PUCE.test(ligne) && courant.length > 0 && !PUCE.test(courant[0] ?? "")) blocs.push([ligne]);
    else courant.push(ligne);
  }
  return blocs.filter((lignes) => lignes.length > 0).map(blocDe);
}

/** What other texts of the kind may have and these may not: it would show as it is typed. */
const REFUSES: readonly (readonly [RegExp, string])[] = [
  [/^#{1,6} /, "un intertitre ne s’affiche pas : écrivez une phrase"],
  [/^\s*\d+[.)] /, "une liste s’écrit avec des tirets"],
  [/^\s*[*+] /, "une liste s’écrit avec des tirets"],
  [/^(```|> |\|)/, "seuls des paragraphes, des listes et des liens s’affichent"],
  [/\*\*|__/, "le gras ne s’affiche pas"],
  [/!\[/, "une image ne s’affiche pas"],
  [/<\/?[a-z]/i, "le HTML ne s’affiche pas"],
  [/\]\((?!https?:\/\/[^)\s]+\))/, "un lien s’écrit [mots](https://…), d’un seul tenant"],
];

/** Lines of a text that would not show as meant, from 0, with why. */
export const malEcrites = (texte: string): { ligne: number; pourquoi: string }[] =>
  texte.split("\n").flatMap((une, ligne) => {
    const refus = REFUSES.find(([motif]) => motif.test(une));
    return refus ? [{ ligne, pourquoi: refus[1] }] : [];
  });
