import type { RequestListener } from "node:http";
import { expect, test } from "vitest";
import { ecouter } from "../../../test/ecouter.ts";
import { testApp } from "../../app/test-kit.ts";
import { aidesDeLaDemande } from "./pull-request.ts";

const host = async (answer: RequestListener) => `${await ecouter(answer)}/pulls/12`;

test("les aides ajoutées par une demande de fusion se lisent dans ses fichiers", async () => {
  const asked: string[] = [];
  const url = await host((request, response) => {
    asked.push(request.url ?? "");
    response.end(
      JSON.stringify([
        { filename: "catalogue/aides/regles/bafa.yml", status: "added" },
        { filename: "catalogue/aides/regles/finie.yml", status: "removed" },
        { filename: "README.md", status: "modified" },
      ]),
    );
  });
  expect(await aidesDeLaDemande(url, () => new Date(0))()).toEqual(["bafa"]);
  expect(asked).toEqual(["/pulls/12/files"]);
});

test.each([
  [
    "une panne",
    (_: unknown, response: { writeHead(code: number): { end(): void } }) => response.writeHead(500).end(),
  ],
  ["un texte illisible", (_: unknown, response: { end(text: string): void }) => response.end("{")],
])("%s de l’hébergeur rejette, et la page n’en montre que le lien", async (_, answer) => {
  const url = await host(answer as unknown as RequestListener);
  await expect(aidesDeLaDemande(url, () => new Date(0))()).rejects.toThrow(/./);
  const { app, lines } = testApp({
    env: { DEMO_PULL_REQUEST: "https://code.exemple.fr/demande/12" },
    demonstration: aidesDeLaDemande(url, () => new Date(0)),
  });
  const response = await app.request("/api/demo");
  expect([response.status, await response.json()]).toEqual([
    200,
    { lien: "https://code.exemple.fr/demande/12", aides: [] },
  ]);
  expect(lines.some((line) => line.startsWith("démonstration :"))).toBe(true);
});

test("la démonstration nomme ses aides, connues du catalogue ou non ; sans demande, rien", async () => {
  const { app } = testApp({
    env: { DEMO_PULL_REQUEST: "https://code.exemple.fr/demande/12" },
    demonstration: async () => ["bafa", "toute-neuve"],
  });
  expect(await (await app.request("/api/demo")).json()).toEqual({
    lien: "https://code.exemple.fr/demande/12",
    aides: [
      { id: "bafa", label: "Bourse au BAFA" },
      { id: "toute-neuve", label: "toute-neuve" },
    ],
  });
  expect(await (await testApp().app.request("/api/demo")).json()).toEqual({ aides: [] });
});
