import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createActor, waitFor } from "xstate";
import { defaultParameters } from "../../catalogue/situation/context.ts";
import { complete, resultats } from "../../server/app/test-kit.ts";
import { RECAPITULATIF, RESULTATS } from "../../machines/journey/screens.ts";
import { replay } from "../../machines/journey/replay.ts";
import type { SimulationRecord } from "../../machines/answers/record.ts";
import { machine } from "./services.ts";

/** What the server was asked, and the results it joins to a save. */
const asked: string[] = [];
let joined: unknown;

const received = (id: string) => ({ ...resultats, _id: id });

/** Shows a page of the product, at an address that asks for mock results or not. */
const montrer = (search = "") => vi.stubGlobal("location", { search });

beforeEach(() => {
  asked.length = 0;
  montrer();
  vi.stubGlobal("fetch", async (url: string, { method = "GET", headers }: RequestInit = {}) => {
    const wanted = new Headers(headers).get("joindre");
    asked.push(`${method} ${url}${wanted ? ` avec ${wanted}` : ""}`);
    if (method === "POST") return Response.json({ _id: "s1", token: "jeton", resultats: joined });
    return Response.json(received("s1"));
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A session whose questionnaire is complete, at its results or elsewhere. */
function started(path = RESULTATS) {
  const { context } = replay(complete as SimulationRecord);
  const actor = createActor(machine, {
    input: { today: context.dateDeValeur, marque: "neutre", parameters: defaultParameters },
  }).start();
  actor.send({ type: "RESUME", journey: { context, path } });
  return actor;
}

async function computed(actor: ReturnType<typeof started>) {
  actor.send({ type: "RECOMPUTE" });
  const { context } = await waitFor(actor, ({ value, context }) => {
    const { calcul } = value as { calcul: string };
    return (calcul === "prêt" && context.resultats !== undefined) || calcul === "échec";
  });
  return context.resultats;
}

test("les résultats qui viennent avec l’enregistrement ne sont pas redemandés, sauf quand on recalcule", async () => {
  joined = received("s1");
  const actor = started();
  expect(await computed(actor)).toEqual(received("s1"));
  expect(asked).toEqual(["POST /api/simulation avec resultats"]);
  actor.send({ type: "RECOMPUTE" });
  await waitFor(actor, ({ value }) => (value as { calcul: string }).calcul === "prêt");
  expect(asked).toEqual(["POST /api/simulation avec resultats", "GET /api/simulation/s1/resultats"]);
});

test.each([undefined, null, { droitsEligibles: 3 }])(
  "ce qui n’est pas un résultat n’en est pas un : %o",
  async (other) => {
    joined = other;
    expect(await computed(started())).toEqual(received("s1"));
    expect(asked).toEqual(["POST /api/simulation avec resultats", "GET /api/simulation/s1/resultats"]);
  },
);

test("enregistrer seulement ne demande pas les résultats", async () => {
  const actor = started(RECAPITULATIF);
  actor.send({ type: "SAVE" });
  await waitFor(actor, ({ context }) => context.simulation !== undefined);
  expect(asked).toEqual(["POST /api/simulation"]);
});

test.each([
  ["arrivé aux résultats, le parcours les demande seul", "", 1],
  ["devant des résultats fictifs, rien n’est demandé", "?fictifs=rsa", 0],
])("%s", async (_, search, fois) => {
  montrer(search);
  const actor = started();
  expect(asked).toHaveLength(fois);
  actor.send({ type: "COMPUTE" });
  expect(asked).toHaveLength(fois);
});
