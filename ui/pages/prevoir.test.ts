import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { reuniesA } from "../../machines/journey/essentiel/ecrans.ts";
import { journeyMachine } from "../../machines/journey/journey.ts";
import { pathOf, stepOf } from "../../machines/journey/path.ts";
import { LISTE_ENFANTS } from "../../machines/journey/screens.ts";
import { parcoursOf } from "../../machines/journey/walk.ts";
import { JOUR } from "../../test/fixtures/foyers.ts";
import { choicesAt } from "../../test/journeys.ts";
import { questionApres } from "./prevoir.ts";

/** A whole ordinary journey: at each question, what was foreseen and where the answer leads. */
function marcher(essentiel?: true) {
  const actor = createActor(journeyMachine, {
    input: { dateDeValeur: JOUR, ...(essentiel && { essentiel }) },
  });
  actor.start();
  const pas: { de: string; prevue: string | undefined; a: string; alone: boolean; redite: boolean }[] = [];
  for (let snapshot = actor.getSnapshot(); stepOf(snapshot); snapshot = actor.getSnapshot()) {
    const [de, parcours] = [pathOf(snapshot), parcoursOf(snapshot.context)];
    const value = de === LISTE_ENFANTS ? null : choicesAt({ parcours, path: de })[0];
    const prevue = questionApres(snapshot, value);
    expect(actor.getSnapshot()).toBe(snapshot);
    actor.send({ type: "ANSWER", value });
    const [apres, step] = [parcoursOf(actor.getSnapshot().context), stepOf(actor.getSnapshot())];
    pas.push({
      de,
      prevue: prevue?.path,
      a: pathOf(actor.getSnapshot()),
      alone: step !== undefined && reuniesA(apres, step).length === 1,
      redite: prevue?.parcours === apres,
    });
  }
  return pas;
}

describe("la question d’après une réponse, prévue", () => {
  it("est celle où mène la réponse, avec le même parcours, sans que rien ne bouge", () => {
    const pas = marcher();
    expect(pas.length).toBeGreaterThan(20);
    const prevues = pas.filter(({ prevue }) => prevue);
    expect(prevues.filter(({ prevue, a, redite }) => prevue !== a || !redite)).toEqual([]);
    const jamais = pas.filter(({ prevue }) => !prevue).map(({ a }) => a);
    expect(jamais).toEqual([LISTE_ENFANTS, pas.at(-1)!.a]);
  });

  it("n’est pas prévue d’une réponse qui manque, ou que la question refuse", () => {
    const actor = createActor(journeyMachine, { input: { dateDeValeur: JOUR } }).start();
    for (const value of [undefined, null, "", "2030-01-01", "hier"])
      expect(questionApres(actor.getSnapshot(), value), String(value)).toBeUndefined();
    expect(questionApres(actor.getSnapshot(), "2004-05-03")?.path).toBe(
      "/simulation/individu/demandeur/nationalite",
    );
  });

  it("n’est pas prévue quand plusieurs questions de l’essentiel se réunissent", () => {
    const pas = marcher(true);
    const reunies = pas.filter(({ alone, a }) => !alone && a !== LISTE_ENFANTS && a !== pas.at(-1)!.a);
    expect(reunies.length).toBeGreaterThan(1);
    expect(reunies.map(({ prevue }) => prevue)).toEqual(reunies.map(() => undefined));
    expect(pas.filter(({ alone, prevue, a }) => alone && a !== LISTE_ENFANTS && prevue !== a)).toEqual([]);
  });
});
