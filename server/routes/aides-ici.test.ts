import { expect, test } from "vitest";
import { answerOf, testApp, refus } from "../test-kit.ts";

const ids = async (path: string) => {
  const [status, body] = await answerOf(testApp().app.request(path));
  return [status, (body as { id: string }[]).map(({ id }) => id)];
};

test("les aides d’une commune sont celles que l’on peut y avoir, visibles", async () => {
  expect(await ids("/api/aides-ici?commune=35238")).toEqual([200, ["bafa", "ppa", "rsa"]]);
});

test.each(["", "?commune=rennes", "?commune=35238/.."])(
  "une commune illisible est refusée : « %s »",
  async (query) => {
    expect(await answerOf(testApp().app.request(`/api/aides-ici${query}`))).toEqual(
      refus(400, "requete_invalide", "Indiquez le code INSEE d’une commune.", "commune"),
    );
  },
);

test("les mots viennent avec les synonymes et les suggestions", async () => {
  const [status, body] = await answerOf(testApp().app.request("/api/aides-mots"));
  expect([status, body]).toEqual([
    200,
    { suggestions: ["RSA"], synonymes: [{ dit: ["minimum"], aides: ["rsa"] }], aides: 3, mots: "aide 0,1,1" },
  ]);
});
