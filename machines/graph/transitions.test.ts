import { describe, expect, it } from "vitest";
import { createActor, createMachine, type InspectionEvent } from "xstate";
import { cleDe, type Passage, passageDe, transitionsDe } from "./transitions.ts";

const machine = createMachine({
  id: "m",
  initial: "a",
  states: {
    a: { id: "a", on: { ALLER: [{ guard: () => false, target: "c" }, { target: "b" }], RESTER: {} } },
    b: { id: "b", always: { guard: { type: "ouverte", params: { qui: 1 } }, target: "c" } },
    c: { id: "c" },
  },
}).provide({ guards: { ouverte: () => true } });

/** What XState says it took, event by event. */
function prises(...types: string[]): Passage[] {
  const passages: Passage[] = [];
  const inspect = (event: InspectionEvent) => passages.push(...transitionsDe(event).map(passageDe));
  const actor = createActor(machine, { inspect }).start();
  for (const type of types) actor.send({ type });
  return passages;
}

describe("les transitions que dit XState", () => {
  it("sont celles qui ont été prises, dans l’ordre, avec la garde qui était vraie", () => {
    expect(prises("ALLER")).toEqual([
      { de: "a", vers: "b", evenement: "ALLER", garde: "" },
      { de: "b", vers: "c", evenement: "", garde: "ouverte" },
    ]);
  });

  it("n’ont pas d’arrivée quand rien ne bouge, et ne sont pas quand l’événement est inconnu", () => {
    expect(prises("RESTER", "INCONNU")).toEqual([{ de: "a", evenement: "RESTER", garde: "" }]);
  });

  it("sont celles de la machine construite elles-mêmes", () => {
    const vues: unknown[] = [];
    const inspect = (event: InspectionEvent) => vues.push(...transitionsDe(event));
    createActor(machine, { inspect }).start().send({ type: "ALLER" });
    const { a, b } = machine.root.states;
    expect(vues).toEqual([a?.transitions.get("ALLER")?.[1], b?.always?.[0]]);
    expect(vues[1]).toBe(b?.always?.[0]);
  });

  it("gardent leur clé d’une page à l’autre", () => {
    const [premiere, seconde] = prises("ALLER");
    expect(cleDe(JSON.parse(JSON.stringify(premiere)))).toBe(cleDe(premiere!));
    expect(cleDe(premiere!)).not.toBe(cleDe(seconde!));
  });
});
