import { expect, it } from "vitest";
import { guichetMachine } from "../guichet/guichet.ts";
import { journeyMachine } from "../journey/journey.ts";
import { sessionMachine } from "./session.ts";

/** Every guard that a machine was written with, wherever it stands: moves, routes, calls of services. */
function guardsOf(config: unknown): unknown[] {
  if (typeof config !== "object" || config === null) return [];
  return Object.entries(config).flatMap(([key, value]) => (key === "guard" ? [value] : guardsOf(value)));
}

const nameOf = (guard: unknown) =>
  typeof guard === "string" ? guard : (guard as { type?: unknown } | null)?.type;

it.each([
  ["du parcours", journeyMachine.config, 200],
  ["de la session", sessionMachine.config, 20],
  ["du guichet", guichetMachine.config, 9],
])("les gardes %s ont toutes un nom", (_, config, least) => {
  const guards = guardsOf(config);
  expect(guards.length).toBeGreaterThanOrEqual(least);
  expect(guards.filter((guard) => typeof nameOf(guard) !== "string")).toEqual([]);
});
