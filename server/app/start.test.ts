import { statSync } from "node:fs";
import { request } from "node:http";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import { dossierDEssai } from "../../test/fixtures/base.ts";
import { openDb } from "../db/open.ts";
import { ecouter } from "../../test/ecouter.ts";
import { start } from "./start.ts";
import { complete, post, resultats, testApp } from "./test-kit.ts";

/** `Promise.withResolvers`, which Node 20 lacks. */
function deferred() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}

function parts() {
  const file = join(dossierDEssai(), "base.sqlite");
  const started = deferred();
  const release = deferred();
  const compute = async () => {
    started.resolve();
    await release.promise;
    return resultats;
  };
  const { app, deps, lines, clock } = testApp({ env: { PORT: "0" }, db: openDb(file), compute });
  return { app, deps, lines, clock, file, started: started.promise, release: release.resolve };
}

/** A request on its own keep-alive connection; resolves with the status, or the code of the error. */
const get = (url: string, token = "") =>
  new Promise<number | string>((resolve) => {
    const sent = request(url, { headers: { authorization: `Bearer ${token}` } }, (response) => {
      response.resume().on("end", () => resolve(response.statusCode ?? 0));
    });
    sent.on("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    sent.end();
  });

test("le serveur répond à l’adresse qu’il annonce", async () => {
  const { deps } = parts();
  const { address, stop } = await start(deps);
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(await get(`${address}/api/health`)).toBe(200);
  await stop();
});

test("à l’arrêt, la demande en cours aboutit, la suivante est refusée, la base est rangée", async () => {
  const { app, deps, file, started, release } = parts();
  const { _id, token } = (await (await post(app, complete)).json()) as { _id: string; token: string };
  const { address, stop } = await start(deps);
  const pending = get(`${address}/api/simulation/${_id}/resultats`, token);
  await started;
  const stopped = stop();
  expect(await get(`${address}/api/health`)).toBe("ECONNREFUSED");
  expect(deps.db.alive()).toBe(true);
  release();
  expect(await pending).toBe(200);
  await stopped;
  expect(deps.db.alive()).toBe(false);
  expect(() => statSync(`${file}-wal`)).toThrow("ENOENT");
  await stop();
});

test("une demande qui n’en finit pas est coupée au bout du délai", async () => {
  const { app, deps, started } = parts();
  const { _id, token } = (await (await post(app, complete)).json()) as { _id: string; token: string };
  const { address, stop } = await start(deps, 10);
  const pending = get(`${address}/api/simulation/${_id}/resultats`, token);
  await started;
  await stop();
  expect(await pending).toBe("ECONNRESET");
  expect(deps.db.alive()).toBe(false);
});

test("au démarrage, ce qui a expiré est effacé", async () => {
  const { app, deps, lines, clock } = parts();
  await post(app, complete);
  clock.at += 24 * 3_600_000;
  const { stop } = await start(deps);
  await expect.poll(() => lines.at(-1)).toBe("purge effacees=1");
  await stop();
});

test("un port déjà pris empêche le démarrage", async () => {
  const taken = createServer();
  const port = Number(new URL(await ecouter(taken)).port);
  const { deps } = parts();
  const refused = start({ ...deps, config: { ...deps.config, port } });
  await expect(refused).rejects.toThrow(
    `Le port ${port} de 127.0.0.1 est déjà pris. Choisissez-en un autre : PORT=3001 npm start.`,
  );
  deps.db.close();
  await new Promise((resolve) => taken.close(resolve));
});

test("une demande dont l’hôte n’en est pas un est refusée dans la forme de toute erreur", async () => {
  const { deps } = parts();
  const { address, stop } = await start(deps);
  const answer = await new Promise<string>((resolve) => {
    const { hostname, port } = new URL(address);
    const socket = connect(Number(port), hostname, () =>
      socket.write("GET /api/health HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n"),
    );
    let received = "";
    socket.on("data", (chunk) => (received += chunk.toString())).on("close", () => resolve(received));
  });
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain(
    '{"title":"Bad Request","status":400,"detail":"Cette demande n’est pas lisible.","code":"requete_illisible"}',
  );
  await stop();
});
