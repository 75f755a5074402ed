import { createServer, type RequestListener, type Server } from "node:http";
import { connect, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { ecouter } from "../../test/ecouter.ts";
import { bornerLesAppels, bornerLesConnexions } from "./connexions.ts";

const ouverts: { server: Server; prises: Socket[] }[] = [];
afterEach(() => {
  for (const { server, prises } of ouverts.splice(0)) {
    prises.forEach((prise) => prise.destroy());
    server.closeAllConnections();
    server.close();
  }
});

/** A connection on which a caller writes as she likes; `recu` what came back, `close` once hung up on. */
async function appelant(servir: RequestListener, reponseMs?: number) {
  const appels = bornerLesAppels(servir, reponseMs);
  const server = createServer(appels.listener);
  const prise = connect(Number(new URL(await ecouter(server)).port), "127.0.0.1");
  ouverts.push({ server, prises: [prise] });
  const vu = { recu: "", fermee: false };
  prise.on("data", (morceau) => (vu.recu += String(morceau)));
  prise.on("close", () => (vu.fermee = true)).on("error", () => undefined);
  const demander = (...chemins: string[]) =>
    prise.write(chemins.map((un) => `GET ${un} HTTP/1.1\r\nHost: x\r\n\r\n`).join(""));
  return { appels, demander, vu, prise };
}

test("une connexion est servie une demande à la fois, dans l’ordre", async () => {
  const enCours: (() => void)[] = [];
  const { demander, vu } = await appelant((demande, reponse) => {
    enCours.push(() => reponse.end(`[${demande.url}]`));
  });
  demander("/a", "/b", "/c");
  for (const n of [1, 2, 3]) {
    await expect.poll(() => enCours.length).toBe(n);
    enCours.at(-1)?.();
  }
  await expect.poll(() => vu.recu.match(/\[..\]/g)).toEqual(["[/a]", "[/b]", "[/c]"]);
  expect(vu.fermee).toBe(false);
});

test("qui demande trop d’avance sans attendre ses réponses est raccroché", async () => {
  let servies = 0;
  const { demander, vu } = await appelant(() => void (servies += 1));
  demander("/1", "/2", "/3", "/4", "/5");
  await expect.poll(() => servies).toBe(1);
  expect(vu.fermee).toBe(false);
  demander("/6");
  await expect.poll(() => vu.fermee).toBe(true);
  expect(servies).toBe(1);
});

test("une réponse qui n’est pas lue à temps est abandonnée", async () => {
  let abandonnee = false;
  const { demander, prise } = await appelant((demande, reponse) => {
    demande.socket.on("close", () => (abandonnee = true));
    reponse.end(Buffer.alloc(50_000_000));
  }, 200);
  prise.pause();
  demander("/");
  await expect.poll(() => abandonnee).toBe(true);
});

test("à l’arrêt, la réponse en cours finit la connexion", async () => {
  const { appels, demander, vu } = await appelant((_, reponse) => void reponse.end("dite"));
  demander("/");
  await expect.poll(() => vu.recu).toContain("dite");
  expect(vu.fermee).toBe(false);
  appels.finir();
  demander("/");
  await expect.poll(() => vu.fermee).toBe(true);
  expect(vu.recu.match(/dite/g)).toHaveLength(2);
});

/** Callers of a server that holds so many connections, each known by its rank; a path is asked to say something. */
async function appelants(bornes: { enTout?: number; parReseau?: number }) {
  const server = createServer((_, reponse) => reponse.end("servie"));
  bornerLesConnexions(server, bornes);
  const port = Number(new URL(await ecouter(server)).port);
  const prises: Socket[] = [];
  ouverts.push({ server, prises });
  const fermees = new Set<number>();
  const entrees = () => new Promise<void>((entrer) => server.once("connection", () => entrer()));
  return {
    fermees,
    async entrer(): Promise<void> {
      const [rang, venue] = [prises.length, entrees()];
      const prise = connect(port, "127.0.0.1");
      prise.on("close", () => fermees.add(rang)).on("error", () => undefined);
      prises.push(prise);
      await venue;
    },
    async parler(rang: number): Promise<void> {
      const recu = new Promise((lire) => prises[rang]?.once("data", lire));
      prises[rang]?.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
      await recu;
    },
  };
}

test.each([{ parReseau: 3 }, { enTout: 3 }])(
  "au-delà de %j, la plus ancienne qui n’a rien dit laisse sa place ; celles qui ont parlé la gardent",
  async (bornes) => {
    const { entrer, parler, fermees } = await appelants(bornes);
    for (const _ of [0, 1, 2]) await entrer();
    await parler(0);
    await entrer();
    await expect.poll(() => [...fermees]).toEqual([1]);
    await parler(3);
    await parler(2);
    await parler(0);
    // All three have spoken: the next finds no place.
    await entrer();
    await expect.poll(() => [...fermees]).toEqual([1, 4]);
  },
);
