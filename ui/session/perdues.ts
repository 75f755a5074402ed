export const ILLISIBLE =
  "Nous n’avons pas pu relire les réponses gardées dans ce navigateur : la simulation repart du début.";

/** More names are counted. */
const NOMS = 4;

/**
 * Says which answers are asked again, those of another version of the questionnaire, by the names of their questions
 * (empty for one that has none). Nothing when there is none.
 */
export function phraseDesPerdues(perdues: readonly string[]): string | undefined {
  if (perdues.length === 0) return undefined;
  const noms = [...new Set(perdues.filter(Boolean))].slice(0, NOMS).map((nom) => `«\u00a0${nom}\u00a0»`);
  if (perdues.length === 1)
    return `${noms[0] ? `Votre réponse à ${noms[0]}` : "Une de vos réponses"} ne convient plus au questionnaire, qui a changé\u00a0: nous vous reposons la question.`;
  const autres = perdues.length - noms.length;
  const suite = autres === 0 ? [] : [autres === 1 ? "une autre" : `${autres} autres`];
  const lesquelles =
    noms.length > 0 ? `\u00a0: ${new Intl.ListFormat("fr").format([...noms, ...suite])}` : "";
  return `${perdues.length} de vos réponses ne conviennent plus au questionnaire, qui a changé${lesquelles}. Nous vous reposons ces questions.`;
}
