import { expect, it } from "vitest";
import { journey } from "../../test/journeys.ts";
import type { JourneyMeta } from "./base.ts";
import { FIRST_STEP } from "./screens.ts";
import { pathOf, stepOf } from "./path.ts";

const { context, parcours } = journey();

/** A journey at its beginning, as it would be if it rested on that state. */
const aLEtat = (stateId: `parcours.${string}`, meta: JourneyMeta) => ({
  context,
  getMeta: () => ({ parcours: {}, [stateId]: meta }),
});

it("un parcours qui ne s’arrête sur aucun écran est une erreur qui le dit", () => {
  expect(() => pathOf(aLEtat("parcours.foyer", { chapter: "foyer" }))).toThrow(
    "ne s’est arrêté sur aucun écran",
  );
});

it("une question de personne, un enfant qui n’est plus là, mène à la première du parcours", () => {
  const nullePart = aLEtat("parcours.enfant", { step: parcours.steps[0]!.step });
  expect(stepOf(nullePart)).toBeUndefined();
  expect(pathOf(nullePart)).toBe(FIRST_STEP);
});
