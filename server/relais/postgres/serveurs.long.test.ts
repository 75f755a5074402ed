import { randomBytes } from "node:crypto";
import type { ParsedMail } from "mailparser";
import { beforeEach, expect, test } from "vitest";
import { ouvrirUneBoite } from "../../../test/fixtures/courriel.ts";
import { avecPostgres, nouvelleBase } from "../../../test/postgres/deux-bases.ts";
import { facteur } from "../courriel/facteur.ts";
import { purge } from "../../app/start.ts";
import { jourApres } from "../suivi/carnet.ts";
import { garderLeSuivi } from "../suivi/suivis.ts";
import { tourneesDuSuivi } from "../suivi/tournee.ts";
import {
  answerOf,
  bearer,
  cachee,
  complete,
  debut,
  NOW,
  post,
  resultats,
  saved,
  testApp,
} from "../../app/test-kit.ts";
import { garderContribution, lireContributions } from "../../db/contributions.ts";
import { ouvrirLeCarnetPostgres, ouvrirPostgres } from "./open.ts";

avecPostgres(() => {
  let base: Awaited<ReturnType<typeof nouvelleBase>>;
  let suivi: typeof base;
  const cle = randomBytes(32).toString("base64url");
  const aFermer: (() => unknown)[] = [];
  beforeEach(async () => {
    [base, suivi] = [await nouvelleBase(), await nouvelleBase()];
    return async () => {
      for (const fermer of aFermer.splice(0)) await fermer();
    };
  });

  /** One of the servers of a site. */
  async function serveur(smtp = "smtp://127.0.0.1:9") {
    const [db, carnet] = [await ouvrirPostgres(base.url, cle), await ouvrirLeCarnetPostgres(suivi.url, cle)];
    aFermer.push(
      () => db.close(),
      () => carnet.close(),
    );
    const env = {
      DATABASE_URL: base.url,
      SUIVI_DATABASE_URL: suivi.url,
      DATABASE_CLE: cle,
      SMTP_URL: smtp,
      COURRIEL_DE: "aides@exemple.fr",
      PUBLIC_ORIGIN: "https://aides.exemple.fr",
      SUIVI_APRES_JOURS: "90",
      RATE_LIMIT_FACTOR: "100",
    };
    const envoyer = facteur({ smtp, de: env.COURRIEL_DE }, () => undefined);
    return { carnet, ...testApp({ db, carnet, env, facteur: envoyer, random: randomBytes }) };
  }

  test("ce qui s’enregistre sur un serveur se lit, se calcule, se remplace et s’efface sur l’autre : par jeton, par témoin", async () => {
    const [un, autre] = [await serveur(), await serveur()];
    const reponse = await post(un.app, complete);
    const temoin = { headers: { cookie: reponse.headers.get("set-cookie")?.split(";")[0] ?? "" } };
    const { _id, token } = (await reponse.json()) as { _id: string; token: string };
    const resultats = `/api/simulation/${_id}/resultats`;
    expect((await un.app.request(resultats, bearer(token))).status).toBe(200);
    expect(await answerOf(autre.app.request(resultats, temoin))).toEqual(
      await answerOf(un.app.request(resultats, bearer(token))),
    );
    const remplace = await post(autre.app, complete, { remplace: _id, authorization: `Bearer ${token}` });
    const neuve = (await remplace.json()) as { _id: string; token: string };
    // What a server remembers of results is asked for by whoever holds a row that is still there.
    expect(await answerOf(un.app.request(resultats, bearer(token)))).toEqual([404, cachee]);
    const efface = (app: typeof un.app) =>
      app.request(`/api/simulation/${neuve._id}`, { method: "DELETE", ...bearer(neuve.token) });
    expect([(await efface(un.app)).status, (await efface(autre.app)).status]).toEqual([204, 404]);
  });

  test("ce qu’un autre serveur a effacé ne reste pas dans la mémoire de celui-ci au-delà d’une purge", async () => {
    const [un, autre] = [await serveur(), await serveur()];
    const { _id, token } = await saved(un.app, complete);
    await un.app.request(`/api/simulation/${_id}/resultats`, bearer(token));
    await autre.app.request(`/api/simulation/${_id}`, { method: "DELETE", ...bearer(token) });
    const row = { id: _id, createdAt: un.clock.at, updatedAt: un.clock.at };
    const retenus = async () => {
      let calcules = 0;
      await un.deps.memoire.lire(row, async () => (calcules++, resultats));
      return calcules === 0;
    };
    expect(await retenus()).toBe(true);
    await purge(un.deps);
    expect(await retenus()).toBe(false);
  });

  test("une contribution envoyée à l’un se lit sur l’autre : leur clé est la même", async () => {
    const [un, autre] = [await serveur(), await serveur()];
    const dite = { sorte: "erreur", aide: "rsa", texte: "Le montant a changé." } as const;
    const gardee = { id: "c".repeat(24), recueLe: 1_000, etat: "nouvelle", dite } as const;
    expect(await garderContribution(un.deps.db, gardee, 10)).toBe(true);
    expect(await lireContributions(autre.deps.db)).toEqual({ lues: [gardee], scellees: 0 });
  });

  test("deux serveurs purgent ensemble : chacun compte ce qu’il a effacé, et rien ne reste", async () => {
    const [un, autre] = [await serveur(), await serveur()];
    for (let n = 0; n < 60; n++) await saved(n % 2 ? un.app : autre.app, debut);
    for (const { clock, lines } of [un, autre]) [clock.at, lines.length] = [clock.at + 24 * 3_600_000, 0];
    await Promise.all([purge(un.deps), purge(autre.deps)]);
    const dites = [...un.lines, ...autre.lines].map((ligne) => Number(/effacees=(\d+)/.exec(ligne)?.[1]));
    expect(dites.reduce((a, b) => a + b, 0)).toBe(60);
    expect(await base.sql("SELECT id FROM simulation")).toEqual([]);
  });

  const hier = jourApres(new Date(NOW), -1);
  const adresses = Array.from({ length: 24 }, (_, n) => `personne-${n}@exemple.fr`);
  const destinataires = (recus: readonly ParsedMail[]) =>
    recus.flatMap(({ to }) => [to].flat().map((un) => un?.text ?? "")).sort();

  test("trois serveurs qui font leur tournée ensemble écrivent une fois à chacun", async () => {
    const recus: ParsedMail[] = [];
    const { smtp, fermer } = await ouvrirUneBoite(({ lu }) => recus.push(lu));
    const serveurs = [await serveur(smtp), await serveur(smtp), await serveur(smtp)];
    for (const adresse of adresses)
      await garderLeSuivi(serveurs[0]!.carnet, { adresse, aides: ["ppa"] }, hier);
    for (let tour = 0; tour < 2; tour++)
      await Promise.all(serveurs.map(({ deps }) => tourneesDuSuivi(deps)()));
    expect(destinataires(recus)).toEqual([...adresses].sort());
    expect(serveurs.flatMap(({ lines }) => lines)).toEqual(["suivis faits=24 remis=0"]);
    await fermer();
  });

  test("une tournée dont la liaison est coupée s’arrête ; un autre serveur la reprend, et personne n’a deux messages", async () => {
    const recus: ParsedMail[] = [];
    let couper = async () => undefined as unknown;
    const { smtp, fermer } = await ouvrirUneBoite(async ({ lu }) => {
      recus.push(lu);
      if (recus.length === 5) await couper();
    });
    const [un, autre] = [await serveur(smtp), await serveur(smtp)];
    for (const adresse of adresses) await garderLeSuivi(un.carnet, { adresse, aides: ["ppa"] }, hier);
    const nom = new URL(suivi.url).pathname.slice(1);
    couper = () =>
      base.sql(
        `SELECT pg_terminate_backend(pid) FROM pg_locks JOIN pg_stat_activity USING (pid) WHERE locktype = 'advisory' AND datname = '${nom}'`,
      );
    await tourneesDuSuivi(un.deps)();
    const avant = recus.length;
    expect([avant >= 5, avant < adresses.length]).toEqual([true, true]);
    await tourneesDuSuivi(autre.deps)();
    expect(destinataires(recus)).toEqual([...adresses].sort());
    await fermer();
  });
});
