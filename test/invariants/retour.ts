import fc from "fast-check";
import { RESULTATS, LISTE_ENFANTS } from "../../machines/journey/screens.ts";
import { journey, type Journey, choicesAt } from "../journeys.ts";
import { exiger, exigerEgal } from "./loi.ts";
import type { Marque } from "../../catalogue/situation/context.ts";

/** Which of the right answers each question takes, in turn. */
export const tirages: fc.Arbitrary<number[]> = fc.array(fc.nat(999), { minLength: 1, maxLength: 60 });
export const deuxMarques: fc.Arbitrary<Marque> = fc.constantFrom<Marque>("neutre", "banque");

/** No journey of these households asks as many questions. */
const QUESTIONS_AU_PLUS = 400;

/**
 * Answers from where the journey rests to a screen, adding so many children at their list. Each question, once
 * answered, goes to `apres` with its path and its answer.
 */
export function marcher(
  to: Journey,
  tires: readonly number[],
  enfants = 0,
  apres: (path: string, value: unknown) => void = () => undefined,
): void {
  let rang = 0;
  for (let pas = 0; to.parcours.byPath.has(to.path); pas += 1) {
    exiger(pas < QUESTIONS_AU_PLUS, "le parcours finit", to.path);
    const { path } = to;
    if (path === LISTE_ENFANTS && (to.context.enfants ?? []).length < enfants) {
      to.send({ type: "CHILD.ADD" });
      continue;
    }
    const choix = choicesAt(to);
    const value = choix[(tires[rang++ % tires.length] ?? 0) % choix.length];
    to.answer(value);
    exiger(to.path !== path, "répondre mène à une autre question", path);
    apres(path, value);
  }
  exiger(to.path === RESULTATS || enfants === 0, "le parcours finit aux résultats", to.path);
}

const dites = ({ context, situation }: Journey) => ({
  answers: context.answers,
  oubliees: [...context.oubliees].sort(),
  enfants: context.enfants,
  situation,
});

const reculer = (to: Journey) => to.send({ type: "BACK", from: to.path });

/** Answered again last: a question met twice, the list of children, stands where it was left. */
function noter(posees: string[], path: string): void {
  const deja = posees.indexOf(path);
  if (deja >= 0) posees.splice(deja, 1);
  posees.push(path);
}

/** From every screen, back to the one before it and forward again; then all the way back. */
export const retour = fc.property(deuxMarques, fc.nat(6), tirages, (marque, enfants, tires) => {
  const to = journey({ marque });
  const posees: string[] = [];
  marcher(to, tires, enfants, (path, value) => {
    noter(posees, path);
    const [apres, avant] = [to.path, dites(to)];
    reculer(to);
    exigerEgal(to.path, path, "Précédent revient à la question d’où l’on vient");
    exigerEgal(dites(to), avant, "Précédent ne change aucune réponse");
    to.answer(value);
    exigerEgal(to.path, apres, "redonner la réponse ramène à la question suivante");
    exigerEgal(dites(to), avant, "redonner la même réponse ne change rien");
  });
  exigerEgal(to.path, RESULTATS, "le parcours finit aux résultats");
  const avant = dites(to);
  const reculees: string[] = [];
  for (let from = ""; to.path !== from && reculees.length <= posees.length;) {
    from = to.path;
    reculer(to);
    if (to.path !== from) reculees.push(to.path);
  }
  exigerEgal(
    reculees,
    [...posees].reverse(),
    "Précédent remonte les questions une à une, dans l’ordre où elles ont été posées",
  );
  exigerEgal(dites(to), avant, "reculer jusqu’au début ne change aucune réponse");
  exiger(reculees.length > 15, "le parcours pose des questions", String(reculees.length));
});
