import type { IncomingMessage, ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { ecouter } from "../../../test/ecouter.ts";
import { aah, crous, foyer, rsa } from "../../../catalogue/loi/requete/kit.ts";
import { openfiscaLegislation } from "./legislation.ts";

type Body = Record<string, Record<string, Record<string, Record<string, unknown>>>>;
type Handler = (body: Body, response: ServerResponse, request: IncomingMessage) => void;

/** A local OpenFisca Web API that answers as told. */
async function engine(handler: Handler, timeoutMs = 5_000) {
  const bodies: Body[] = [];
  const url = await ecouter((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as Body;
      bodies.push(body);
      handler(body, response, request);
    });
  });
  const clock = { at: 0 };
  const legislation = openfiscaLegislation({
    url,
    aides: [aah, rsa, crous],
    now: () => new Date(clock.at),
    timeoutMs,
  });
  return { legislation, bodies, clock };
}

const send = (response: ServerResponse, status: number, body: unknown) => {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(typeof body === "string" ? body : JSON.stringify(body));
};

/** Fills every `null` with the value told for its variable, as the engine does. */
function filled(body: Body, values: Record<string, unknown>): Body {
  const fill = (variable: string, given: unknown) =>
    typeof given !== "object" || given === null || Array.isArray(given)
      ? given
      : Object.fromEntries(
          Object.entries(given).map(([period, value]) => [
            period,
            value === null ? (values[variable] ?? null) : value,
          ]),
        );
  return Object.fromEntries(
    Object.entries(body).map(([entity, instances]) => [
      entity,
      Object.fromEntries(
        Object.entries(instances).map(([id, variables]) => [
          id,
          Object.fromEntries(Object.entries(variables).map(([name, given]) => [name, fill(name, given)])),
        ]),
      ),
    ]),
  ) as Body;
}

const VALUES = {
  aah: 1041.59,
  rsa: 0,
  bourse_criteres_sociaux: 154.3,
  boursier: true,
  rfr: 7040.277,
  nbptr: 1,
};
const kindOf = (promise: Promise<unknown>) =>
  promise.then(
    () => "réussite",
    (error: { name: string; message: string }) => `${error.name} ${error.message}`,
  );

test("les valeurs rendues sont celles du moteur, et les faits lus par les règles aussi", async () => {
  const seen: string[] = [];
  const { legislation } = await engine((body, response, { method, url, headers }) => {
    seen.push(`${method} ${url} ${headers["content-type"]}`);
    send(response, 200, filled(body, VALUES));
  });
  expect(await legislation.compute(foyer(), ["aah", "rsa", "crous_logement", "inconnue"])).toEqual({
    partie: "openfisca",
    values: { aah: 1041.59, rsa: 0, crous_logement: 154.3 },
    facts: { boursier: true, rsa: 0, rfr: 7040.277, nbptr: 1 },
    missing: ["inconnue"],
    echecs: [],
    inconnus: ["cmu_c"],
  });
  expect(seen).toEqual(["POST /calculate application/json"]);
});

test("une réponse partielle dit ce qui manque", async () => {
  const { legislation } = await engine((body, response) => send(response, 200, filled(body, { aah: 10 })));
  expect(await legislation.compute(foyer(), ["aah", "rsa"])).toEqual({
    partie: "openfisca",
    values: { aah: 10 },
    facts: {},
    missing: ["rsa"],
    echecs: [],
    inconnus: ["boursier", "rsa", "rfr", "nbptr", "cmu_c"],
  });
});

test("une variable que le moteur n’a pas est laissée de côté, et le reste demandé, une fois pour toutes", async () => {
  const { legislation, bodies } = await engine((body, response) => {
    if (body["individus"]?.["demandeur"]?.["aah"]) {
      send(response, 404, {
        individus: { demandeur: { aah: "You tried to calculate a variable that was not found" } },
      });
    } else send(response, 200, filled(body, VALUES));
  });
  const expected = {
    partie: "openfisca",
    values: { rsa: 0 },
    facts: { boursier: true, rsa: 0, rfr: 7040.277, nbptr: 1 },
    missing: ["aah"],
    echecs: [],
    inconnus: ["cmu_c"],
  };
  expect(await legislation.compute(foyer(), ["aah", "rsa"])).toEqual(expected);
  expect(await legislation.compute(foyer(), ["aah", "rsa"])).toEqual(expected);
  expect(bodies).toHaveLength(3);
});

test("la distance au domicile familial d’un étudiant est envoyée", async () => {
  const { legislation, bodies } = await engine((body, response) => send(response, 200, filled(body, VALUES)));
  const menage = { ...foyer().menage, depcom: "75115" };
  const etudiant = foyer(
    { activite: "etudiant", _bourseCriteresSociauxCommuneDomicileFamilial: "69383" },
    { menage },
  );
  await legislation.compute(etudiant, ["aah"]);
  const distances =
    bodies[0]?.["individus"]?.["demandeur"]?.["bourse_criteres_sociaux_distance_domicile_familial"];
  // De Paris à Lyon, à vol d’oiseau.
  expect(Object.values(distances ?? {}).map((km) => Math.round(Number(km) / 10))).toEqual([
    39, 39, 39, 39, 39,
  ]);
});

test.each<[string, unknown]>([
  ["vrai au lieu d’euros", true],
  ["mille milliards", 1e12],
  ["moins que rien", -1],
  ["un texte", "1041,59"],
])("un montant qui n’en est pas un manque : %s", async (_, montant) => {
  const { legislation } = await engine((body, response) =>
    send(response, 200, filled(body, { ...VALUES, aah: montant, rfr: "beaucoup", boursier: 1 })),
  );
  const { values, missing, facts } = await legislation.compute(foyer(), ["aah", "rsa"]);
  expect([values, missing, facts]).toEqual([{ rsa: 0 }, ["aah"], { rsa: 0, nbptr: 1 }]);
});

test("une donnée refusée n’est pas passée sous silence, et l’erreur ne dit rien du foyer", async () => {
  const secret = "salaire de 1234 euros";
  const { legislation, bodies } = await engine((_, response) =>
    send(response, 400, { individus: { demandeur: { salaire_net: { "2026-06": secret } } } }),
  );
  expect(await kindOf(legislation.compute(foyer(), ["aah"]))).toBe("OpenFiscaError OpenFisca : refus");
  expect(bodies).toHaveLength(1);
});

test.each<[string, string, Handler]>([
  ["une panne du moteur", "panne", (_, response) => send(response, 500, "Internal Server Error")],
  ["du JSON cassé", "illisible", (_, response) => send(response, 200, '{"individus": {')],
  ["du JSON d’une autre forme", "illisible", (_, response) => send(response, 200, [1])],
  ["une réponse sans aucune valeur", "vide", (body, response) => send(response, 200, filled(body, {}))],
  ["une page HTML", "illisible", (_, response) => send(response, 400, "<html>")],
  ["une connexion coupée", "injoignable", (_, response) => void response.destroy()],
  [
    "une redirection",
    "injoignable",
    (_, response) => void response.writeHead(302, { location: "http://ailleurs.fr" }).end(),
  ],
])("%s rejette le calcul", async (_, kind, handler) => {
  const { legislation } = await engine(handler);
  expect(await kindOf(legislation.compute(foyer(), ["aah"]))).toContain(`Error OpenFisca : ${kind}`);
});

test("un moteur qui ne répond pas, ou s’arrête au milieu, est abandonné au bout du délai", async () => {
  const mute = await engine(() => {}, 20);
  expect(await kindOf(mute.legislation.compute(foyer(), ["aah"]))).toBe("PartenaireError OpenFisca : delai");
  const half = await engine((_, response) => {
    response.writeHead(200, { "content-type": "application/json" });
    response.write('{"individus"');
  }, 20);
  expect(await kindOf(half.legislation.compute(foyer(), ["aah"]))).toBe("PartenaireError OpenFisca : delai");
});

test("après trois échecs le moteur est laissé trente secondes, puis réessayé", async () => {
  let healthy = false;
  const { legislation, bodies, clock } = await engine((body, response) =>
    healthy ? send(response, 200, filled(body, VALUES)) : send(response, 503, {}),
  );
  const compute = () => kindOf(legislation.compute(foyer(), ["aah"]));
  expect([await compute(), await compute(), await compute(), await compute()]).toEqual([
    "PartenaireError OpenFisca : panne",
    "PartenaireError OpenFisca : panne",
    "PartenaireError OpenFisca : panne",
    "PartenaireError OpenFisca : disjoncteur",
  ]);
  expect(bodies).toHaveLength(3);
  clock.at = 30_000;
  healthy = true;
  expect([await compute(), await compute()]).toEqual(["réussite", "réussite"]);
});
