/** Names of conditions as people read them: they are written without a subject (« fait des études »). */
const AVEC_SUJET = /^(les |l’|quelqu’un |la )/;

/** A condition with somebody in it: « l’on est en alternance », « les parents habitent en France ». */
export function avecSujet(condition: string): string {
  const [quoi = "", precision] = condition.split(" : ");
  const dite = precision ? `${quoi} (${precision})` : quoi;
  if (dite.startsWith("simulateur ")) return `c’est le ${dite}`;
  return AVEC_SUJET.test(dite) ? dite : `l’on ${dite}`;
}

/** The name of a condition as a phrase that stands alone: « si l’on fait des études ». */
export const phraseDeCondition = (condition: string): string =>
  condition.startsWith("sauf si ")
    ? `sauf si ${avecSujet(condition.slice("sauf si ".length))}`
    : `si ${avecSujet(condition)}`;
