import type { RequestListener } from "node:http";
import { describe, expect, test } from "vitest";
import { legislationEmbarquee } from "../../../catalogue/loi/embarquee.ts";
import type { Legislation } from "../../../catalogue/loi/legislation.ts";
import { compute } from "../../../catalogue/results/compute.ts";
import type { Resultats } from "../../../catalogue/results/results.ts";
import { defaultParameters } from "../../../catalogue/situation/context.ts";
import { answerOf, bearer, catalogue, complete, saved, testApp } from "../../app/test-kit.ts";
import { ecouter, portLibre } from "../../../test/ecouter.ts";
import { openfiscaLegislation } from "./legislation.ts";
import { avecRepli } from "./repli.ts";

const aides = catalogue.aides.map(({ aide }) => aide).filter(({ source }) => source === "openfisca");
/** Where a server answers like this; where nobody does without one. */
const adresseDe = async (handler?: RequestListener): Promise<string> =>
  handler ? ecouter(handler) : `http://127.0.0.1:${await portLibre()}`;

/** The API over that engine, and how it answers for one household. */
async function apiDe(legislation: Legislation) {
  const tools = {
    catalogue,
    legislation,
    velos: () => Promise.reject(new Error("Sans vélo")),
    marque: "neutre",
    parameters: defaultParameters,
  } as const;
  const { app } = testApp({ legislation, compute: (situation) => compute(situation, tools) });
  const { _id, token } = await saved(app, complete);
  return (nom: string) => answerOf(app.request(`/api/simulation/${_id}/${nom}`, bearer(token)));
}

/** The results of a household, then its legislation. */
async function lire(legislation: Legislation) {
  const forme = await apiDe(legislation);
  const [status, body] = await forme("resultats");
  return { status, resultats: body as Resultats, legislation: await forme("openfisca-response") };
}

const JSON_TYPE = { "content-type": "application/json" };
const pannes: [string, RequestListener | undefined][] = [
  ["n’est plus là", undefined],
  ["refuse", (_, response) => void response.writeHead(500).end()],
  ["ne répond pas", () => undefined],
  ["répond autre chose", (_, response) => void response.writeHead(200, JSON_TYPE).end("<html>")],
  ["coupe la connexion", (_, response) => void response.destroy()],
  [
    "meurt au milieu de sa réponse",
    (_, response) => {
      response.writeHead(200, { ...JSON_TYPE, "content-length": "1000" });
      response.write('{"individus":', () => response.destroy());
    },
  ],
];

const openfisca = async (handler: RequestListener | undefined) =>
  openfiscaLegislation({ url: await adresseDe(handler), aides, now: () => new Date(0), timeoutMs: 200 });

describe("un moteur distant en panne", () => {
  test.each(pannes)("qui %s ne prend que ses aides", async (_, handler) => {
    const { status, resultats, legislation } = await lire(await openfisca(handler));
    expect(status).toBe(200);
    expect(resultats.droitsEligibles.map(({ id, montant }) => [id, montant])).toEqual([["bafa", 200]]);
    const perdue = {
      institution: { id: "etat", label: "État", type: "national" },
      partie: "openfisca",
      raison: "Le service qui la calcule ne répond pas.",
      passager: true,
    };
    expect(resultats.nonCalcules).toEqual([
      { ...perdue, id: "ppa", label: "Prime d’activité" },
      { ...perdue, id: "rsa", label: "RSA" },
    ]);
    expect(legislation[0]).toBe(503);
  });

  test.each(pannes)(
    "qui %s est remplacé par le moteur embarqué quand on l’a réglé ainsi",
    async (_, handler) => {
      const entendus: string[] = [];
      const repli = avecRepli(await openfisca(handler), legislationEmbarquee(aides), (partie, error) =>
        entendus.push(`${partie} ${(error as Error).name}`),
      );
      const { resultats, legislation } = await lire(repli);
      expect(resultats.nonCalcules).toEqual([]);
      expect(resultats.droitsEligibles.map(({ id }) => id)).toEqual(["bafa", "rsa"]);
      expect(legislation).toEqual([
        200,
        expect.objectContaining({
          partie: "législation",
          values: { ppa: 0, rsa: expect.closeTo(651.69, 2) },
        }),
      ]);
      expect(new Set(entendus)).toEqual(new Set(["openfisca PartenaireError"]));
    },
  );

  test("revenu, il donne ce qu’il n’avait pas donné : rien de manquant n’a été retenu", async () => {
    let vivant = false;
    const distant = await openfisca((_, response) => {
      if (!vivant) return void response.destroy();
      const demandeur = { boursier: { "2026-06": false } };
      const famille = { rsa: { "2026-06": 500 }, ppa: { "2026-06": 0 }, cmu_c: { "2026-06": false } };
      const foyer = { rfr: { "2024": 0 }, nbptr: { "2024": 1 } };
      response.writeHead(200, JSON_TYPE).end(
        JSON.stringify({
          individus: { demandeur },
          familles: { _: famille },
          foyers_fiscaux: { _: foyer },
          menages: {},
        }),
      );
    });
    const forme = await apiDe(distant);
    const lus = async () => {
      const [, body] = await forme("resultats");
      const { droitsEligibles, nonCalcules } = body as Resultats;
      return [droitsEligibles.map(({ id }) => id), nonCalcules.map(({ id }) => id)];
    };
    expect(await lus()).toEqual([["bafa"], ["ppa", "rsa"]]);
    vivant = true;
    expect(await lus()).toEqual([["bafa", "rsa"], []]);
    vivant = false;
    expect(await lus()).toEqual([["bafa", "rsa"], []]);
  });
});
