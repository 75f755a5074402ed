import { xstateDe } from "../../../machines/studio/graph/xstate.ts";

const NEGATION = "sauf : ";

/** Names that a configuration gives under a key, alone, in a list, or with what it hands to them. */
function nomsSous(cles: ReadonlySet<string>, valeur: unknown): string[] {
  if (Array.isArray(valeur)) return valeur.flatMap((un) => nomsSous(cles, un));
  if (typeof valeur !== "object" || valeur === null) return [];
  return Object.entries(valeur).flatMap(([cle, dedans]) => {
    if (!cles.has(cle)) return nomsSous(cles, dedans);
    return [dedans].flat().map((un) => (typeof un === "string" ? un : (un as { type: string }).type));
  });
}

const tries = (noms: readonly string[]) => [...new Set(noms)].sort((a, b) => a.localeCompare(b, "fr"));

/**
 * A machine as a module that runs in any project where `xstate` is: the configuration, the guards as values to set,
 * their contraries, and actions that do nothing. What the product computes from answers is not in it.
 */
export function moduleXstateDe(machine: unknown): string {
  const texte = xstateDe(machine).trimEnd();
  const config: unknown = JSON.parse(texte);
  const gardes = tries(nomsSous(new Set(["guard"]), config));
  const actions = tries(nomsSous(new Set(["actions", "entry", "exit"]), config));
  const simples = tries(gardes.map((un) => un.replace(NEGATION, "")));
  return `// Le parcours de Cap Aides, pour XState 5 : npm install xstate, puis importez ce fichier.
//
//   import { createActor } from "xstate";
//   import { gardes, parcours } from "./parcours.mjs";
//   gardes["fait des études"] = true;
//   const acteur = createActor(parcours).start();
//   acteur.send({ type: "ANSWER" });
//
// Les réponses n’y sont pas comptées : ce sont les gardes, ci-dessous, que l’on met à true.
import { setup } from "xstate";

/** Chaque condition : fausse, sauf si on la met à true. Son contraire (« sauf : ») suit. */
export const gardes = ${JSON.stringify(Object.fromEntries(simples.map((nom) => [nom, false])), undefined, 2)};

const NOMS = ${JSON.stringify(gardes, undefined, 2)};
const ACTIONS = ${JSON.stringify(actions, undefined, 2)};
const NEGATION = ${JSON.stringify(NEGATION)};

const vraie = (nom) => (nom.startsWith(NEGATION) ? !gardes[nom.slice(NEGATION.length)] : gardes[nom]);

export const parcours = setup({
  guards: Object.fromEntries(NOMS.map((nom) => [nom, () => vraie(nom)])),
  actions: Object.fromEntries(ACTIONS.map((nom) => [nom, () => {}])),
}).createMachine(${texte});
`;
}
