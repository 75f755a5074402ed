import fc from "fast-check";
import { keyOf } from "../../machines/answers/answer.ts";
import { RECAPITULATIF, RESULTATS } from "../../machines/journey/screens.ts";
import { journey, type Journey } from "../journeys.ts";
import { exiger, exigerEgal } from "./loi.ts";
import { marcher, deuxMarques, Tirage, tirages } from "./marche.ts";

const chemins = ({ parcours }: Journey) => parcours.active.map(({ path }) => path);

/** Answers by key, of the questions that are asked, except of these. */
const reponsesSauf = ({ parcours }: Journey, autres: ReadonlySet<string>) =>
  new Map(
    parcours.active
      .filter(({ path }) => !autres.has(path))
      .map(({ given, path }) => [path, given && [keyOf(given), given.value]] as const),
  );

/** Answers what a correction asks, until the summary; what was asked, and what stood without an answer meanwhile. */
function repondreALaCorrection(to: Journey, tires: readonly number[]) {
  const tirage = new Tirage(tires);
  const posees: string[] = [];
  const dues = new Set<string>();
  while (to.parcours.byPath.has(to.path)) {
    exiger(!posees.includes(to.path), "une correction ne pose pas deux fois la même question", to.path);
    posees.push(to.path);
    to.answer(tirage.reponse(to));
    for (const { path, answered } of to.parcours.active) if (!answered) dues.add(path);
  }
  return { posees, dues };
}

/** Corrects an answer from the summary, and looks at what that asks. */
function corriger(to: Journey, path: string, tires: readonly number[]): void {
  const avant = chemins(to);
  const gardees = reponsesSauf(to, new Set());
  to.send({ type: "EDIT", path });
  exigerEgal(to.path, path, "Modifier mène à la question");
  const { posees, dues } = repondreALaCorrection(to, tires);
  exigerEgal(to.path, RECAPITULATIF, "une correction revient au récapitulatif");
  const apres = chemins(to);
  const reposees = new Set(posees.slice(1));
  const aPoser = [...dues].filter((due) => reposees.has(due) || apres.includes(due));
  exigerEgal([...reposees].sort(), [...aPoser].sort(), "une correction pose exactement ce qu’elle ouvre");
  const ouvertes = apres.filter((un) => !avant.includes(un) && !reposees.has(un));
  exigerEgal(ouvertes, [], "une question ouverte par la correction est posée");
  exigerEgal(
    apres.filter((un) => posees.includes(un)),
    posees.filter((un) => apres.includes(un)),
    "une correction pose ses questions dans l’ordre du parcours",
  );
  for (const [autre, reponse] of reponsesSauf(to, new Set(posees)))
    if (gardees.has(autre))
      exigerEgal(reponse, gardees.get(autre), "une correction ne change aucune autre réponse");
}

/** Modifier, from the summary of a whole journey, then Modifier again: what comes back is asked again. */
export const modifier = fc.property(
  deuxMarques,
  fc.nat(3),
  tirages,
  fc.nat(999),
  fc.array(tirages, { minLength: 1, maxLength: 3 }),
  (marque, enfants, tires, laquelle, corrections) => {
    const to = journey({ marque });
    marcher(to, tires, enfants);
    exigerEgal(to.path, RESULTATS, "le parcours finit aux résultats");
    to.send({ type: "GO", path: RECAPITULATIF });
    const avant = chemins(to);
    const path = avant[laquelle % avant.length] ?? "";
    to.send({ type: "EDIT", path });
    to.send({ type: "BACK", from: to.path });
    exigerEgal(to.path, RECAPITULATIF, "Précédent, pendant une correction, revient au récapitulatif");
    for (const correction of corrections) corriger(to, path, correction);
    to.send({ type: "GO", path: RESULTATS });
    exigerEgal(to.path, RESULTATS, "après une correction, les résultats s’ouvrent");
  },
);
