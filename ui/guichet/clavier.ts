import { flushSync } from "react-dom";

const QUESTION = "[data-question]";

/** Where the keyboard goes when it leaves the questions. */
export const TITRE_DES_RESULTATS = "guichet-resultats";

/** Drawn somewhere: neither hidden nor folded away. */
const estVisible = (un: HTMLElement) =>
  un.getClientRects().length > 0 && getComputedStyle(un).visibility === "visible";

/** The questions of the page and its optional amounts, in order, as the keyboard goes through them: not those folded. */
const questions = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(QUESTION)].filter(
    (une) => une.dataset["etat"] !== "facultative" || estVisible(une),
  );

/** What takes the focus of a question: the choice made, else its first field, else its first choice or button. */
function entreeDe(question: HTMLElement): HTMLElement | undefined {
  const tous = [...question.querySelectorAll<HTMLElement>("input, select, button")].filter(estVisible);
  return (
    tous.find((un) => un.matches("input:checked[type=radio]")) ??
    tous.find((un) => un.matches("input[type=text]")) ??
    tous[0]
  );
}

/** Gives the focus to a question, unfolded if it was not, and brings it into sight. */
function allerA(question: HTMLElement | undefined): void {
  const pli = question?.closest("details");
  if (pli) pli.open = true;
  const entree = question && entreeDe(question);
  entree?.focus({ preventScroll: true });
  question?.scrollIntoView({ block: "nearest" });
}

export const allerAuxResultats = (): void => document.getElementById(TITRE_DES_RESULTATS)?.focus();

/** Leaves what has the focus: what was typed there is an answer, and the questions it opens are there at once. */
function quitterLeChamp(): void {
  flushSync(() => (document.activeElement as HTMLElement | null)?.blur());
}

/** Leaves the question that has the focus: another household is about to take its place. */
export function quitterLaQuestion(): void {
  if (document.activeElement?.closest(QUESTION)) quitterLeChamp();
}

/** Goes to the next question, or to the one before; past the last one, to the results. */
export function allerPlusLoin(sens: 1 | -1): void {
  const ici = document.activeElement?.closest<HTMLElement>(QUESTION);
  quitterLeChamp();
  const toutes = questions();
  if (!ici) return allerA(sens === 1 ? toutes[0] : toutes.at(-1));
  const suivante = toutes[toutes.indexOf(ici) + sens];
  if (suivante) allerA(suivante);
  else if (sens === 1) allerAuxResultats();
  else allerA(ici);
}

/** Goes to the first question that waits for an answer; to the results when none does. */
export function allerALaPremiereSansReponse(): void {
  quitterLeChamp();
  const premiere = questions().find((une) => /attend|refusee/.test(une.dataset["etat"] ?? ""));
  if (premiere) allerA(premiere);
  else allerAuxResultats();
}

/** Goes to the first question of someone, or of the page. */
export const allerALaQuestion = (debut = ""): void =>
  allerA(questions().find(({ dataset }) => dataset["question"]?.startsWith(debut)));

/** The choices among which the focus is: those of its row, else the first ones of its question. */
function choixIci(target: HTMLElement): HTMLInputElement[] {
  const liste = target.closest(".choices") ?? target.closest(QUESTION)?.querySelector(".choices");
  return [...(liste?.querySelectorAll<HTMLInputElement>(".choice input") ?? [])].filter(estVisible);
}

/** Chooses the nth choice of the question that has the focus; false where a digit is text, or names none. */
export function choisir(target: HTMLElement, chiffre: number): boolean {
  if (target.matches("input[type=text], select, textarea")) return false;
  const choix = choixIci(target)[chiffre - 1];
  choix?.focus();
  choix?.click();
  return choix !== undefined;
}
