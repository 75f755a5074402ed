import { produits } from "../produits.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { themesDesFoyers } from "../../machines/studio/foyers/themes.ts";
import { recordOf } from "../../machines/journey/replay.ts";
import { RESULTATS } from "../../machines/journey/screens.ts";
import { conduireLeFoyer } from "../../test/approuver/faits/foyers-resultats.ts";
import { createApp } from "./app.ts";
import { assemble } from "./assemble.ts";
import { readConfig } from "../reglages/config.ts";
import type { AppDeps } from "../deps.ts";
import { repondreAuProtocole } from "../relais/openfisca/protocole.ts";
import { lireLesFichiers } from "../build/produits.ts";
import { bearer, complete, saved } from "./test-kit.ts";

/**
 * Most that one request may take, in results of an ordinary household: one takes some 25 milliseconds of processor, and a
 * request 300 at most. A ratio, so that a slow machine says the same.
 */
const AU_PLUS = 12;

/** Bytes of the largest answer. */
const REPONSE_AU_PLUS = 4_000_000;

interface Operation {
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { example?: object }> };
  tags: string[];
}

let deps: AppDeps;
let app: ReturnType<typeof createApp>;
let garde: { _id: string; token: string };
beforeAll(async () => {
  const reglages = readConfig({ DATABASE: ":memory:", STATISTIQUES: "oui" });
  deps = {
    ...assemble({ ...reglages, rateLimitFactor: 1_000_000 }, () => undefined, lireLesFichiers(), produits),
    // What a thread of its own would take is counted here too.
    repondreAuProtocole: async (demande) => repondreAuProtocole(demande),
    facteur: async () => undefined,
  };
  app = createApp(deps);
  garde = await saved(app, complete);
});
afterAll(() => deps.db.close());

/** The told household that says the most. */
function leFoyerLePlusLong() {
  const dits = themesDesFoyers
    .flatMap(({ foyers }) => foyers)
    .filter(({ marque }) => marque === undefined)
    .map((foyer) => conduireLeFoyer(foyer));
  const [premier, ...autres] = dits;
  if (!premier) throw new Error("aucun foyer raconté");
  const long = autres.reduce((a, b) => (b.pas.length > a.pas.length ? b : a), premier);
  return recordOf(long.snapshot.context, RESULTATS);
}

/** So many children of one parent, with every month of some years asked of their family. */
function grandeFamille(enfants: number, mois: number) {
  const ids = Array.from({ length: enfants }, (_, rang) => `e${rang}`);
  const ne = (jour: string) => ({ date_naissance: { ETERNITY: jour } });
  const demandes = Object.fromEntries(
    Array.from({ length: mois }, (_, rang) => [
      `${2024 + Math.floor(rang / 12)}-${String((rang % 12) + 1).padStart(2, "0")}`,
      null,
    ]),
  );
  return {
    individus: { p: ne("1990-01-01"), ...Object.fromEntries(ids.map((id) => [id, ne("2015-01-01")])) },
    familles: { f: { parents: ["p"], enfants: ids, rsa: demandes, ppa: demandes, aide_logement: demandes } },
    foyers_fiscaux: { d: { declarants: ["p"], personnes_a_charge: ids } },
    menages: { m: { personne_de_reference: ["p"], enfants: ids } },
  };
}

/** The dearest body that each route may be sent, by its address; each time another, so that nothing is remembered. */
const corps: Record<string, (n: number) => unknown> = {
  "/api/v1/statistiques": () => ({
    sorte: "aides",
    aides: deps.catalogue.aides.slice(0, 300).map(({ aide }) => aide.slug),
    geste: "proposee",
  }),
  "/api/v1/resultats": (n) => (n === 0 ? complete : leFoyerLePlusLong()),
  "/api/v1/simulation": () => leFoyerLePlusLong(),
  "/api/simulation": () => leFoyerLePlusLong(),
  "/api/simulation/{id}/courriel": () => ({ adresse: "lea@exemple.fr" }),
  "/api/openfisca/calculate": () => grandeFamille(29, 25),
  "/api/openfisca/trace": () => grandeFamille(29, 2),
  "/api/contributions": () => ({ sorte: "aide", titre: "a".repeat(100), texte: "b".repeat(5_000) }),
  "/api/contributions/{id}": () => ({ etat: "lue" }),
  "/api/suivi": () => ({ jeton: "x".repeat(200), aides: [] }),
  "/api/suivi/ouvrir": () => ({ jeton: "x".repeat(200) }),
  "/api/suivi/confirmer": () => ({ oui: "x".repeat(2_000) }),
  "/api/suivi/arret/{arret}": () => ({}),
  "/api/transmissions/{id}": () => ({ scelle: "A".repeat(40_000) }),
  "/api/rappels": () => ({ telephone: "0612345678", quand: "matin" }),
};

/** The dearest query of a route; those of the others are empty. */
const requetes: Record<string, (n: number) => string> = {
  "/api/v1/aides": (n) => `?par=500&page=1&age=${16 + n}`,
  "/api/v1/institutions": (n) => `?par=500&page=${n + 1}`,
  "/api/v1/territoires": (n) => `?par=500&page=${n + 1}&genre=commune`,
  "/api/v1/communes": (n) => `?q=${"sdl"[n]}`,
  "/api/resultats-fictifs": (n) => `?filtre=${["", "locales", "nationales"][n] ?? ""}`,
  "/api/openfisca/parameters/{isoDate}": () => "",
  "/api/lieux": () => "?commune=75056",
};

/** Values of a path that name something. */
const chemin = (modele: string, n: number) =>
  modele
    .replace("{id}", /simulation/.test(modele) ? garde._id : "rsa")
    .replace("{aide}", "aide_logement")
    .replace("{representation}", ["situation", "resultats", "snapshot"][n] ?? "situation")
    .replace("{isoDate}", `2026-0${n + 1}-01`)
    .replace(/\{\w+\}/g, "rien");

/** Processor that something takes, in milliseconds. */
async function processeurDe(faire: () => unknown): Promise<number> {
  const avant = process.cpuUsage();
  await faire();
  const { user, system } = process.cpuUsage(avant);
  return (user + system) / 1_000;
}

const poster = (adresse: string, methode: string, donnee: unknown) =>
  app.request(adresse, {
    method: methode.toUpperCase(),
    headers: { "content-type": "application/json", ...bearer(garde.token).headers },
    ...(donnee !== undefined && { body: JSON.stringify(donnee) }),
  });

const milieu = (durees: number[]) => durees.sort((a, b) => a - b)[Math.floor(durees.length / 2)] ?? 0;

test("chaque route, à sa demande la plus chère, coûte au plus douze résultats, et sa réponse tient dans 4 Mo", async () => {
  const description = (await (await app.request("/api/openapi.json")).json()) as {
    paths: Record<string, Record<string, Operation>>;
  };
  const routes = Object.entries(description.paths).flatMap(([modele, methodes]) =>
    Object.entries(methodes).flatMap(([methode, operation]) =>
      // Editors’ drafts have a thread of their own, and their own bounds.
      modele.startsWith("/api/editer") ? [] : [{ modele, methode, operation }],
    ),
  );
  const sansCorps = routes.filter(({ modele, operation }) => operation.requestBody && !corps[modele]);
  expect(sansCorps.map(({ modele }) => modele)).toEqual([]);
  const unResultat = async () => (await poster("/api/v1/resultats", "post", complete)).text();
  for (const _ of [1, 2, 3]) await unResultat();
  const repere = milieu([
    await processeurDe(unResultat),
    await processeurDe(unResultat),
    await processeurDe(unResultat),
  ]);
  const couts: Record<string, number> = {};
  for (const { modele, methode, operation } of routes) {
    const durees: number[] = [];
    for (const n of [0, 1, 2]) {
      const donnee = operation.requestBody ? corps[modele]?.(n) : undefined;
      const adresse = `${chemin(modele, n)}${methode === "get" ? (requetes[modele]?.(n) ?? "") : ""}`;
      durees.push(
        await processeurDe(async () => {
          const reponse = await poster(adresse, methode, donnee);
          expect(reponse.status, `${methode} ${adresse}`).toBeLessThan(500);
          expect((await reponse.text()).length, adresse).toBeLessThan(REPONSE_AU_PLUS);
        }),
      );
      if (methode === "delete" && modele.includes("simulation")) garde = await saved(app, complete);
    }
    couts[`${methode} ${modele}`] = milieu(durees) / repere;
  }
  console.log(`un résultat : ${repere.toFixed(0)} ms de processeur`);
  const chers = Object.entries(couts).sort(([, a], [, b]) => b - a);
  console.log(
    chers
      .slice(0, 8)
      .map(([route, fois]) => `${route} : ${fois.toFixed(1)} résultats`)
      .join("\n"),
  );
  expect(chers.filter(([, fois]) => fois > AU_PLUS)).toEqual([]);
});
