import { equal, ok } from "node:assert/strict";
import { type ServerResponse, createServer } from "node:http";
import { lire, sauver, simulations } from "./cas.ts";
import { demander } from "./connexion.ts";
import { type Contexte, memoireDe } from "./contexte.ts";
import type { AddressInfo } from "node:net";

type Conduite = (reponse: ServerResponse) => void;

/** A remote engine or directory that does this with what it is asked, on a free port. */
export async function repondreAinsi(conduite: Conduite): Promise<{ adresse: string; fermer(): void }> {
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

const dire =
  (statut: number, corps: string): Conduite =>
  (reponse) =>
    void reponse.writeHead(statut, { "content-type": "application/json" }).end(corps);

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

const [ATTENTE_S, PLACE_MO] = [20, 120];

/** Node, with a collection every 200 ms: a limit that only a signal holds is lost with it. */
const RAMASSE = ["--expose-gc", "--import", "data:text/javascript,setInterval(gc,200).unref()"];

const ENTETE = { "content-type": "application/json" };
const BEAUCOUP = Buffer.alloc(1_000_000, " ");

/** What a partner does instead of answering; before, the first held 45 s, the second took 8,900 MB. */
const CONDUITES: Readonly<Record<string, (reponse: ServerResponse) => void>> = {
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
  "renvoie ailleurs": (reponse) => void reponse.writeHead(302, { location: "http://127.0.0.1:1/" }).end(),
  ment: (reponse) =>
    void reponse.writeHead(200, ENTETE).end('{"familles":{"famille":{"rsa":{"2026-11":true}}}}'),
  coupe: (reponse) => {
    reponse.writeHead(200, { ...ENTETE, "content-length": "1000" }).write("{");
    setTimeout(() => reponse.destroy(), 50);
  },
};

/** A remote engine that is unwell in each way that holds a caller: results come without it. */
export async function partenairesLents({ court, serveur }: Contexte): Promise<string> {
  const dites: string[] = [];
  for (const [nom, conduite] of Object.entries(CONDUITES).slice(0, court ? 2 : undefined)) {
    const partenaire = await repondreAinsi(conduite);
    const { adresse, pid } = await serveur({ env: { OPENFISCA_URL: partenaire.adresse }, noeud: RAMASSE });
    const une = await sauver(adresse, JSON.stringify(simulations[0]));
    const [avant, debut] = [memoireDe(pid), performance.now()];
    const { statut } = await demander(adresse, lire(une, "resultats"));
    const [secondes, deplus] = [(performance.now() - debut) / 1000, memoireDe(pid) - avant];
    partenaire.fermer();
    equal(statut, 200, nom);
    ok(secondes < ATTENTE_S, `${nom} : ${secondes.toFixed(1)} s`);
    ok(deplus < PLACE_MO, `${nom} : ${Math.round(deplus)} Mo de plus`);
    dites.push(`${nom} ${secondes.toFixed(1)} s, ${Math.max(0, Math.round(deplus))} Mo`);
  }
  return dites.join(" ; ");
}
