import * as v from "valibot";
import { valeursDeLaLoi } from "../../test/fixtures/droits.ts";
import { expect, test } from "vitest";
import { VERSION } from "../../machines/journey/version.ts";
import { sealer } from "../db/seal.ts";
import {
  answerOf,
  bearer,
  complete,
  debut,
  resultats,
  saved,
  testApp,
  ditRefus,
  refus,
} from "../app/test-kit.ts";
import { explicationBody, legislationBody, resultatsBody, situationBody, snapshotBody } from "./schemas.ts";

interface Access {
  _id: string;
  token: string;
}

test("la situation est le foyer que les réponses décrivent", async () => {
  const { app } = testApp();
  const { _id, token } = await saved(app);
  const situation = {
    dateDeValeur: "2026-06-15",
    version: 11,
    demandeur: {
      id: "demandeur",
      _role: "demandeur",
      enfant_a_charge: {},
      date_naissance: "2006-01-15",
      nationalite: "FR",
    },
    enfants: null,
    famille: {},
    menage: { aide_logement_date_pret_conventionne: "2018-12-31" },
    parents: {},
  };
  expect(await answerOf(app.request(`/api/simulation/${_id}/situation`, bearer(token)))).toEqual([
    200,
    v.parse(situationBody, situation),
  ]);
});

const lireSnapshot = async (app: ReturnType<typeof testApp>["app"], { _id, token }: Access) => {
  const [status, body] = await answerOf(app.request(`/api/simulation/${_id}/snapshot`, bearer(token)));
  expect(status).toBe(200);
  return v.parse(snapshotBody, body);
};

test("l’instantané est celui du parcours, là où la personne s’est arrêtée", async () => {
  const { app } = testApp();
  const read = async (record: object) => lireSnapshot(app, await saved(app, record));
  const { version, snapshot } = await read(debut);
  expect([version, snapshot.value]).toEqual([VERSION, { profil: "activite" }]);
  expect(snapshot.context["answers"]).toEqual({
    "individu/demandeur": { date_naissance: "2006-01-15", nationalite: "FR" },
  });
  expect((await read(complete)).snapshot.value).toEqual({ resultats: "liste" });
});

test("l’instantané garde les réponses mises de côté", async () => {
  const { app } = testApp();
  const scolarite = { entityName: "individu", id: "demandeur", fieldName: "scolarite", value: "lycee" };
  const { answers } = debut;
  const { snapshot } = await lireSnapshot(
    app,
    await saved(app, {
      ...debut,
      answers: { ...answers, all: [...answers.all, scolarite] },
      oubliees: ["individu/demandeur/scolarite"],
    }),
  );
  expect(snapshot.context["oubliees"]).toEqual(["individu/demandeur/scolarite"]);
  expect(snapshot.context["answers"]).toMatchObject({ "individu/demandeur": { scolarite: "lycee" } });
});

test("un instantané d’une autre version se rejoue de ses réponses", async () => {
  const { app, deps } = testApp();
  const { _id, token } = await saved(app, debut);
  const { snapshot } = await lireSnapshot(app, { _id, token });
  const ancien = JSON.stringify({
    version: "autre",
    snapshot: { ...snapshot, value: "nulle part" },
    record: {},
  });
  await deps.db.write((orm, { simulation }) =>
    orm.update(simulation).set({ dossier: sealer(token, _id)(ancien) }),
  );
  expect(await lireSnapshot(app, { _id, token })).toEqual({
    machine: "parcours",
    version: VERSION,
    snapshot,
  });
});

test("ce qui ne dit plus rien n’est plus là", async () => {
  const { app, deps } = testApp();
  const { _id, token } = await saved(app, debut);
  await deps.db.write((orm, { simulation }) =>
    orm.update(simulation).set({ dossier: sealer(token, _id)('{"version":"autre"}') }),
  );
  expect((await app.request(`/api/simulation/${_id}`, bearer(token))).status).toBe(404);
});

test("les résultats portent l’identifiant de leur simulation", async () => {
  const { app } = testApp({
    compute: async ({ menage }) => ({ ...resultats, droitsNonEligibles: [{ id: menage.depcom ?? "" }] }),
  });
  const { _id, token } = await saved(app, complete);
  expect(await answerOf(app.request(`/api/simulation/${_id}/resultats`, bearer(token)))).toEqual([
    200,
    v.parse(resultatsBody, { ...resultats, droitsNonEligibles: [{ id: "76497" }], _id }),
  ]);
});

test("une simulation incomplète n’a ni résultats ni valeurs de législation", async () => {
  const { app } = testApp();
  const { _id, token } = await saved(app);
  const refused = ditRefus(
    409,
    "simulation_incomplete",
    "Il reste des questions sans réponse.",
    "/simulation/individu/demandeur/activite",
  );
  for (const form of ["resultats", "openfisca-response"]) {
    expect(await answerOf(app.request(`/api/simulation/${_id}/${form}`, bearer(token)))).toEqual([
      409,
      refused,
    ]);
  }
});

test("les valeurs de la législation sont rendues telles quelles, ou leur absence dite", async () => {
  const read = async (app: ReturnType<typeof testApp>["app"]) => {
    const { _id, token } = await saved(app, complete);
    return answerOf(app.request(`/api/simulation/${_id}/openfisca-response`, bearer(token)));
  };
  const values = valeursDeLaLoi({ values: { rsa: 12.345 }, facts: { boursier: false }, missing: ["ppa"] });
  const computed = testApp({ legislation: { partie: "législation", compute: async () => values } });
  expect(await read(computed.app)).toEqual([200, v.parse(legislationBody, values)]);
  expect(await read(testApp().app)).toEqual(
    refus(404, "legislation_absente", "Aucun moteur ne calcule la législation nationale sur ce serveur."),
  );
  const broken = testApp({
    legislation: { partie: "openfisca", compute: () => Promise.reject(new Error("salaire 1234")) },
  });
  expect(await read(broken.app)).toEqual(
    refus(503, "legislation_injoignable", "Le calcul de la législation nationale n’a pas abouti."),
  );
  expect(broken.lines.join()).not.toContain("1234");
});

test.each(["inconnue", "constructor", "__proto__"])("la forme %s est introuvable", async (form) => {
  const { app } = testApp();
  const { _id, token } = await saved(app);
  expect((await answerOf(app.request(`/api/simulation/${_id}/${form}`, bearer(token))))[0]).toBe(404);
});

test("le calcul d’une aide s’explique, celui d’une aide inconnue ou d’une simulation inachevée non", async () => {
  const explication = {
    libelle: "revenu de solidarité active",
    quand: "2026-06",
    valeur: "651,69 €",
    details: [],
    parametres: [{ libelle: "montant de base du rsa", valeur: "651,69", depuis: "2026-04-01" }],
  };
  const expliquer = async (_: unknown, id: string) => {
    if (id === "en_panne") throw new TypeError("salaire_net 1234");
    return id === "rsa" ? explication : undefined;
  };
  const { app, lines } = testApp({ expliquer });
  const lue = async (record: object, aide: string) => {
    const { _id, token } = await saved(app, record);
    return answerOf(app.request(`/api/simulation/${_id}/explications/${aide}`, bearer(token)));
  };
  expect(await lue(complete, "rsa")).toEqual([200, v.parse(explicationBody, explication)]);
  expect((await lue(complete, "autre"))[0]).toBe(404);
  expect((await lue(complete, "en_panne"))[0]).toBe(404);
  expect(lines.join()).toContain("explication en échec aide=en_panne");
  expect(lines.join()).not.toContain("1234");
  expect((await lue(debut, "rsa"))[0]).toBe(409);
});
