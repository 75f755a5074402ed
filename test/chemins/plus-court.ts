import type { Formule } from "../../catalogue/recherche/formules.ts";
import { ABSENT } from "../../catalogue/recherche/lexique.ts";
import { type Affectation, type Reste, resoudre } from "../../catalogue/recherche/resoudre.ts";
import { inconnueDe } from "./exploration.ts";
import type { Point } from "./modele.ts";
import type { Monde } from "./univers.ts";

/** Where to go: what must hold there, and the rank of the step that is not asked yet. */
export interface But {
  formule: Formule;
  avant: number;
  /** Answers to give on the way, by rank of their point, among those that no condition tells apart. */
  donnes?: Affectation;
}

/** The places meant, in one kind of household. */
export type Vers = (monde: Monde) => readonly But[];

/** The answers of a shortest way, and how many questions it takes. */
export interface PlusCourt {
  choix: Affectation;
  questions: number;
}

/** Households looked at before giving up: some ten seconds. */
const ASSEZ = 40_000;

/**
 * The way with the fewest questions to a place: the cost of an answer is one question, and what nothing
 * can avoid any more is never more than what remains. « impossible » is a proof that no household gets
 * there in fewer questions than `borne`; « abandon » says that it gave up before knowing.
 */
export function plusCourt(
  { modele, exploration }: Monde,
  { formule, avant, donnes }: But,
  borne?: number,
): PlusCourt | "impossible" | "abandon" {
  const rangs = new Map(modele.visites.map(({ path }, rang) => [path, rang]));
  const avantLui = ({ visite }: Point) => (rangs.get(visite.path) as number) < avant;
  // The types of resources are one question between them: the first stands for it.
  const premiers = new Map([...modele.points].reverse().map((point) => [point.visite.path, point])).values();
  const comptent = new Set([...premiers].filter(avantLui).map(({ rang }) => rang));
  const cone = new Set(exploration.cone(formule));
  const inevitables = ({ inconnues }: Reste) =>
    inconnues.filter(({ rang, lues }) => lues[0]?.sorte === "vrai" && comptent.has(rang)).length;
  const issue = resoudre({
    lexique: modele.lexique,
    but: formule,
    inconnues: modele.points.filter((point) => avantLui(point) || cone.has(point)).map(inconnueDe),
    possibles: (ici) =>
      exploration
        .possibles(ici, donnes?.get(ici.rang))
        .map((valeur) => ({ valeur, cout: valeur !== ABSENT && comptent.has(ici.rang) ? 1 : 0 })),
    complet: true,
    auMoins: inevitables,
    borne,
    limite: ASSEZ,
  });
  return typeof issue === "string" ? issue : { choix: issue.choix, questions: issue.cout };
}
