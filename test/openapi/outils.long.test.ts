import { produits } from "../../server/produits.ts";
import { readFileSync } from "node:fs";
import { serve } from "@hono/node-server";
import { Validator } from "@seriousme/openapi-schema-validator";
import { afterAll, beforeAll, expect, test } from "vitest";
import { gestesDAide } from "../../machines/pages/statistiques.ts";
import { createApp } from "../../server/app/app.ts";
import { assemble } from "../../server/app/assemble.ts";
import { readConfig } from "../../server/reglages/config.ts";
import { dossierDExemple } from "../../server/routes/exemple.ts";
import { lireLesFichiers } from "../../server/build/produits.ts";
import { type AppelDuClient, ecrireLeClient } from "./programme.ts";
import { reprochesDe } from "./reproches.ts";

interface Operation {
  operationId: string;
  parameters?: { name: string; in: string; required?: boolean; example?: unknown; schema: object }[];
  requestBody?: { content: Record<string, { schema: { $ref?: string }; example?: object }> };
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
}
interface Description extends Record<string, unknown> {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
}

/** Everything that may be opened is. */
const ENV = {
  DATABASE: ":memory:",
  STATISTIQUES: "oui",
  SMTP_URL: "smtp://127.0.0.1:9",
  COURRIEL_DE: "aides@exemple.fr",
  PUBLIC_ORIGIN: "http://127.0.0.1:3000",
  SUIVI_APRES_JOURS: "30",
  RAPPEL_MAX_PAR_JOUR: "50",
  ADMIN_PROXY_URL: "http://127.0.0.1:9/api/v1",
  RATE_LIMIT_FACTOR: "1000000",
};
const deps = {
  ...assemble(readConfig(ENV), () => {}, lireLesFichiers(), produits),
  facteur: async () => undefined,
};
const app = createApp(deps);
const serveur = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" });
const origine = async () => {
  const adresse = serveur.address();
  return `http://127.0.0.1:${typeof adresse === "object" ? adresse?.port : ""}`;
};
let description: Description;
let operations: { operation: Operation; chemin: string; methode: string }[];
beforeAll(async () => {
  description = (await (await fetch(`${await origine()}/api/openapi.json`)).json()) as Description;
  operations = Object.entries(description.paths).flatMap(([chemin, methodes]) =>
    Object.entries(methodes).map(([methode, operation]) => ({ operation, chemin, methode })),
  );
});
afterAll(async () => {
  serveur.close();
  await deps.close();
  deps.carnet?.close();
  deps.db.close();
});

test("un validateur la trouve juste, et chaque renvoi mène à une forme qui a un nom", async () => {
  const validateur = new Validator();
  expect(await validateur.validate(description)).toEqual({ valid: true });
  const texte = JSON.stringify(description);
  const renvois = new Set([...texte.matchAll(/"\$ref":"([^"]*)"/g)].map(([, renvoi]) => renvoi));
  const noms = Object.keys(description.components.schemas);
  expect([...renvois].filter((un) => !noms.some((nom) => un === `#/components/schemas/${nom}`))).toEqual([]);
  expect(noms.filter((nom) => !/^[A-Z][A-Za-z]+$/.test(nom))).toEqual([]);
  expect(texte).not.toContain("$defs");
});

const BROUILLON = {
  chemin: "aides/regles/caf-ain-aide-bafa-session-generale.yml",
  texte: readFileSync("catalogue/aides/regles/caf-ain-aide-bafa-session-generale.yml", "utf8"),
};
const CONTRIBUTION = { sorte: "erreur", aide: "rsa", texte: "Le montant a changé en avril." };
const JETON = "j".repeat(43);

/** What is given where the description has no example. */
const DONNE: Readonly<Record<string, object>> = {
  getApiV1CatalogueByVersionByFichier: { version: deps.empreinte },
  postApiV1Statistiques: { body: { sorte: "aides", aides: ["rsa"], geste: Object.keys(gestesDAide)[0] } },
  postApiSimulationByIdCourriel: { body: { adresse: "lea@exemple.fr" } },
  postApiEditerApercu: { body: BROUILLON },
  postApiEditerLiens: { body: { ...BROUILLON, texte: "label: Une aide" } },
  postApiEditerFoyers: { body: BROUILLON },
  postApiEditerHistoire: { body: { chemin: BROUILLON.chemin, textes: [BROUILLON.texte, BROUILLON.texte] } },
  postApiEditerBaremes: {
    body: { "prestations_sociales.solidarite_insertion.minima_sociaux.rsa.rsa_cond.age_min_rsa_jeune": 19 },
  },
  postApiEditerLot: { body: { fichiers: [BROUILLON] } },
  postApiEditerRemarques: { body: { aide: "rsa", texte: "La page a changé d’adresse." } },
  postApiContributions: { contributionEnvoyee: CONTRIBUTION },
  patchApiContributionsById: { suiteDeContribution: { etat: "reprise" } },
  postApiSuiviOuvrir: { body: { jeton: JETON } },
  postApiSuiviConfirmer: { body: { oui: JETON } },
  postApiSuivi: { body: { jeton: JETON, suites: [] } },
  getApiSuiviArretByArret: { arret: JETON },
  postApiSuiviArretByArret: { arret: JETON },
  deleteApiRappelsById: { id: JETON },
  postApiRappels: { body: { telephone: "06 12 34 56 78", quand: "matin" } },
};

/** Calls that are refused: no mail was sent that gave a token; what a code kept was erased by the call before. */
const REFUSEES = [
  "postApiSuiviOuvrir",
  "postApiSuiviConfirmer",
  "postApiSuivi",
  "postApiTransmissionsByIdOuverture",
];

/** The body as the generated client names it: by its shape, where that has a name. */
function corpsDe({ requestBody }: Operation): object {
  const { schema, example } = requestBody?.content["application/json"] ?? {};
  const nom = schema?.$ref?.split("/").at(-1) ?? "Body";
  return example ? { [nom[0]?.toLowerCase() + nom.slice(1)]: example } : {};
}

const appels = (): AppelDuClient[] =>
  operations.map(({ operation, chemin }) => ({
    operation: operation.operationId,
    prend: Boolean(operation.parameters?.length || operation.requestBody),
    donne: {
      ...Object.fromEntries(
        (operation.parameters ?? []).flatMap(({ name, example }) =>
          example === undefined ? [] : [[name, example]],
        ),
      ),
      ...corpsDe(operation),
      ...DONNE[operation.operationId],
    },
    avec: /simulation\/\{id\}/.test(chemin)
      ? "simulation"
      : /contributions\/\{id\}/.test(chemin)
        ? "contribution"
        : undefined,
  }));

/** The same, of what does not exist. */
const faux = (): AppelDuClient[] => [
  ...operations.flatMap(({ operation, chemin }) => {
    const dits = [...chemin.matchAll(/\{(\w+)\}/g)].map(([, nom]) => [nom, "inconnu"]);
    const donne = { ...corpsDe(operation), ...DONNE[operation.operationId], ...Object.fromEntries(dits) };
    return dits.length > 0 && !/\{(?:representation|fichier)\}/.test(chemin)
      ? [{ operation: operation.operationId, donne, prend: true, avec: undefined }]
      : [];
  }),
  { operation: "postApiOpenfiscaCalculate", donne: { body: { familles: [] } }, prend: true, avec: undefined },
  {
    operation: "postApiOpenfiscaTrace",
    donne: { body: { individus: { lea: { taille: { ETERNITY: 3 } } } } },
    prend: true,
    avec: undefined,
  },
];

/** Calls on the running server, by the generated client; refuses an answer that is not of the shape that is announced. */
async function appelerTout(tous: readonly AppelDuClient[]) {
  const appeler = await ecrireLeClient(description, tous, dossierDExemple, CONTRIBUTION);
  const recues = await appeler(await origine());
  for (const { operation, status, type, corps } of recues) {
    const { chemin, methode } = operations.find((une) => une.operation.operationId === operation)!;
    const reponse = description.paths[chemin]?.[methode]?.responses[status];
    const { content } = reponse ?? {};
    const [annonces, recu] = content ? [Object.keys(content), type] : [[""], corps];
    expect([operation, status, reponse && annonces]).toEqual([
      operation,
      status,
      expect.arrayContaining([recu]),
    ]);
    if (!content) continue;
    const place = ["paths", chemin, methode, "responses", String(status), "content", type, "schema"];
    const valeur = type.endsWith("json") ? (JSON.parse(corps) as unknown) : corps;
    expect([operation, status, reprochesDe(description, place, valeur)]).toEqual([operation, status, []]);
  }
  return recues;
}

test("un client engendré d’elle appelle chaque route, et chaque réponse a la forme annoncée", async () => {
  const recues = await appelerTout(appels());
  expect(recues.map((une) => une.operation)).toEqual(
    operations.map(({ operation }) => operation.operationId),
  );
  const refusees = recues.filter(({ status }) => status >= 400).map(({ operation }) => operation);
  expect(refusees).toEqual(REFUSEES);
});

test("ce qui n’existe pas est refusé dans la forme annoncée aussi", async () => {
  const recues = await appelerTout(faux());
  const servies = recues.filter(({ status }) => status < 400).map(({ operation }) => operation);
  // Nothing is left of what was never there.
  expect(servies).toEqual([
    "getApiSuiviArretByArret",
    "postApiSuiviArretByArret",
    "deleteApiRappelsById",
    "deleteApiTransmissionsById",
  ]);
});

test("chaque exemple est de la forme qu’il montre", () => {
  const exemples = operations.flatMap(({ operation, chemin, methode }) =>
    [
      ...(operation.parameters ?? []).map(
        ({ example }, n) => [["parameters", String(n), "schema"], example] as const,
      ),
      ...Object.entries(operation.requestBody?.content ?? {}).map(
        ([type, { example }]) => [["requestBody", "content", type, "schema"], example] as const,
      ),
    ].map(([suite, exemple]) => [["paths", chemin, methode, ...suite], exemple] as const),
  );
  const montres = exemples.filter(([, exemple]) => exemple !== undefined);
  expect(montres.length).toBeGreaterThan(15);
  expect(montres.map(([place, exemple]) => [place, reprochesDe(description, place, exemple)])).toEqual(
    montres.map(([place]) => [place, []]),
  );
});
