import { equal, ok } from "node:assert/strict";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { lire, sauver, statutDe } from "./cas.ts";
import { type Contexte, memoireDe } from "./contexte.ts";
import { pireSante } from "./sourds.ts";

type Conduite = (reponse: ServerResponse) => void;

/** A remote engine or directory that does this with what it is asked, on a free port. */
export async function partenaire(conduite: Conduite): Promise<{ adresse: string; fermer(): void }> {
  const serveur = createServer((demande, reponse) => {
    demande.resume();
    conduite(reponse);
  });
  await new Promise<void>((pret) => serveur.listen(0, "127.0.0.1", pret));
  return {
    adresse: `http://127.0.0.1:${(serveur.address() as AddressInfo).port}`,
    fermer() {
      serveur.closeAllConnections();
      serveur.close();
    },
  };
}

const ENTETE = { "content-type": "application/json" };

export const dire =
  (statut: number, corps: string, entete = {}): Conduite =>
  (reponse) =>
    void reponse.writeHead(statut, { ...ENTETE, ...entete }).end(corps);

/** What a directory that knows no place says. */
export const aucunLieu = dire(200, '{"type":"FeatureCollection","features":[]}');

/** A partner that is unwell sends, in turn: an answer, a fault, something else, nothing. */
export function tourATour(): Conduite {
  const tours = [
    aucunLieu,
    dire(500, "<h1>Bad Gateway</h1>"),
    dire(200, '{"features": [{"properties": null}]}'),
    dire(200, '{"cut'),
    dire(302, ""),
    (reponse: ServerResponse) => void reponse.destroy(),
  ];
  let tour = 0;
  return (reponse) => tours[tour++ % tours.length]?.(reponse);
}

const BEAUCOUP = Buffer.alloc(1_000_000, " ");

/** What a partner does instead of answering; by day the first two. */
const CONDUITES: Readonly<Record<string, Conduite>> = {
  "goutte à goutte": (reponse) => {
    reponse.writeHead(200, ENTETE).write("{");
    const goutte = setInterval(() => reponse.write(" "), 200);
    reponse.on("close", () => clearInterval(goutte));
  },
  "sans fin": (reponse) => {
    reponse.writeHead(200, ENTETE);
    const verser = () => {
      while (!reponse.destroyed && reponse.write(BEAUCOUP));
    };
    reponse.on("drain", verser);
    verser();
  },
  "qui renvoie ailleurs": dire(302, "", { location: "http://127.0.0.1:1/" }),
  "qui ment": dire(200, '{"familles":{"famille":{"rsa":{"2026-11":true}}}}'),
  "qui coupe": (reponse) => {
    reponse.writeHead(200, { ...ENTETE, "content-length": "1000" }).write("{");
    setTimeout(() => reponse.destroy(), 50);
  },
};

const [ATTENTE_S, PLACE_MO] = [20, 120];

/** Node, with a collection every 200 ms: a limit that only a signal holds is lost with it. */
const RAMASSE = ["--expose-gc", "--import", "data:text/javascript,setInterval(gc,200).unref()"];

/** A remote engine that is unwell in each way that holds a caller. */
export async function partenairesLents({ court, serveur }: Contexte): Promise<void> {
  for (const [nom, conduite] of Object.entries(CONDUITES).slice(0, court ? 2 : undefined)) {
    const moteur = await partenaire(conduite);
    try {
      const { adresse, pid } = await serveur({ env: { OPENFISCA_URL: moteur.adresse }, noeud: RAMASSE });
      const une = await sauver(adresse);
      const [avant, debut] = [memoireDe(pid), performance.now()];
      const resultats = statutDe(adresse, lire(une, "resultats"));
      await pireSante(adresse, 2_000);
      equal(await resultats, 200, nom);
      const secondes = (performance.now() - debut) / 1000;
      const deplus = memoireDe(pid) - avant;
      ok(secondes < ATTENTE_S && deplus < PLACE_MO, `${nom} : ${secondes} s, ${deplus} Mo de plus`);
    } finally {
      moteur.fermer();
    }
  }
}
