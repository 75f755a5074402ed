import { estChiffree, eurosParAn } from "./argent.ts";
import { type Certitude, certitudeDe, pendAUneQuestion } from "./certitude.ts";
import { type Paire, paires, pairesDe } from "./paires.ts";
import type { Droit } from "./results.ts";

/** What is sure stands before what hangs on a question, a sum before a ceiling, then what brings most in a year. */
const RANG: Readonly<Record<Certitude, number>> = { sure: 0, a_verifier: 1, si: 2 };
const parPoids = (un: Droit, autre: Droit): number =>
  Number(pendAUneQuestion(un)) - Number(pendAUneQuestion(autre)) ||
  RANG[certitudeDe(un)] - RANG[certitudeDe(autre)] ||
  Number(un.nature !== "somme") - Number(autre.nature !== "somme") ||
  eurosParAn(autre) - eurosParAn(un);

/** The other aid of a pair. */
const lAutre = ({ un, autre }: Paire, id: string): string => (un === id ? autre : un);

/** Projects of which a person who has the other aid of the pair would lose it: they are never counted beside it. */
function suspensives(droits: readonly Droit[]): ReadonlyMap<string, Droit["ouBien"]> {
  const parId = new Map(droits.map((droit) => [droit.id, droit]));
  return new Map(
    paires.flatMap(({ un, autre, lien, texte }) => {
      const perdue = lien === "suspend" && parId.has(un) ? parId.get(autre) : undefined;
      return perdue ? [[un, { id: perdue.id, label: perdue.label, texte }] as const] : [];
    }),
  );
}

/**
 * Marks, of aids of which a person gets one, those that are not counted: the one that is received stands, then the surest, then
 * the one that brings most (`paires.ts`). A marked aid is shown, and counted nowhere.
 */
export function marquerLesChoix(droits: readonly Droit[], recues: readonly Droit[] = []): Droit[] {
  const chiffrees = droits.filter(estChiffree);
  const gardees = new Map(recues.map((droit) => [droit.id, droit]));
  const laissees = new Map(suspensives([...chiffrees, ...recues]));
  for (const droit of chiffrees.filter(({ id }) => !laissees.has(id)).sort(parPoids)) {
    const paire = pairesDe(droit.id, "choix").find((une) => gardees.has(lAutre(une, droit.id)));
    const comptee = paire && gardees.get(lAutre(paire, droit.id));
    if (comptee) laissees.set(droit.id, { id: comptee.id, label: comptee.label, texte: paire.texte });
    else gardees.set(droit.id, droit);
  }
  return droits.map((droit) => {
    const ouBien = laissees.get(droit.id);
    return ouBien ? { ...droit, ouBien } : droit;
  });
}
