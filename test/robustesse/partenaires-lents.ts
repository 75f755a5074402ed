import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { enregistreeDe, enregistrer, lire, simulations } from "./cas.ts";
import { demander } from "./connexion.ts";
import { but, type Contexte, dixieme, entier, type Ligne } from "./contexte.ts";
import { memoireDe } from "./memoire.ts";
import { pireSante } from "./sourds.ts";

const [ATTENTE_S, PLACE_MO] = [20, 120];

/** Node, with a collection every 200 ms: a limit that only a signal holds is lost with it. */
const RAMASSE = ["--expose-gc", "--import", "data:text/javascript,setInterval(gc,200).unref()"];

type Conduite = (reponse: ServerResponse) => void;

const ENTETE = { "content-type": "application/json" };
const BEAUCOUP = Buffer.alloc(1_000_000, " ");

/** What a partner does instead of answering. */
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
  "qui renvoie ailleurs": (reponse) => void reponse.writeHead(302, { location: "http://127.0.0.1:1/" }).end(),
  "qui ment": (reponse) =>
    void reponse.writeHead(200, ENTETE).end('{"familles":{"famille":{"rsa":{"2026-11":true}}}}'),
  "qui coupe": (reponse) => {
    reponse.writeHead(200, { ...ENTETE, "content-length": "1000" }).write("{");
    setTimeout(() => reponse.destroy(), 50);
  },
};

const complet = JSON.stringify(simulations[0]);

async function eprouver({ serveur }: Contexte, nom: string, conduite: Conduite): Promise<Ligne> {
  const partenaire = createServer((demande, reponse) => {
    demande.resume();
    conduite(reponse);
  });
  await new Promise<void>((pret) => partenaire.listen(0, "127.0.0.1", pret));
  const url = `http://127.0.0.1:${(partenaire.address() as AddressInfo).port}`;
  try {
    const { adresse, pid } = await serveur({ env: { OPENFISCA_URL: url }, noeud: RAMASSE });
    const une = enregistreeDe(await demander(adresse, enregistrer(complet)));
    const avant = memoireDe(pid);
    const debut = performance.now();
    const resultats = demander(adresse, lire(une, "resultats"));
    const sante = await pireSante(adresse, 2_000);
    const { statut } = await resultats;
    const secondes = (performance.now() - debut) / 1000;
    const deplus = memoireDe(pid) - avant;
    const juste = statut === 200 && secondes < ATTENTE_S && deplus < PLACE_MO;
    return {
      texte: `Moteur distant ${nom}, mémoire ramassée cinq fois par seconde : résultats ${statut} en ${dixieme(secondes)} s, ${entier(Math.max(0, deplus))} Mo de plus, /api/health en ${entier(sante)} ms au plus${but(`${ATTENTE_S} s, ${PLACE_MO} Mo`, juste)}`,
      juste,
    };
  } finally {
    partenaire.closeAllConnections();
    partenaire.close();
  }
}

/** A remote engine that is unwell in each way that holds a caller. Before: 45 s and more for the first, 8,900 MB for the second. */
export async function partenairesLents(contexte: Contexte): Promise<Ligne[]> {
  const lignes: Ligne[] = [];
  const choisies = Object.entries(CONDUITES).slice(0, contexte.court ? 2 : undefined);
  for (const [nom, conduite] of choisies) lignes.push(await eprouver(contexte, nom, conduite));
  return lignes;
}
