import { hasard } from "../hasard.ts";
import { effacer, enregistreeDe, enregistrer, lire } from "./cas.ts";
import { charger } from "./charge.ts";
import { Connexion, demander } from "./connexion.ts";
import { but, type Contexte, dixieme, entier, type Ligne, mediane } from "./contexte.ts";
import { avecVelo } from "./memoire.ts";

const CONNEXIONS = 20;
const RECHERCHES = 1_000;
const VELOS_MS = 25;

/** Milliseconds of processor that the server has used since its start, all threads, as it says itself. */
async function processeurDe(mesures: string): Promise<number> {
  const { hostname, port, pathname } = new URL(mesures);
  const texte = await (await fetch(`http://${hostname}:${port}${pathname}`)).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(texte)?.[1]) * 1000;
}

const DEBUTS = [
  "75",
  "130",
  "35000",
  "69",
  "ren",
  "saint",
  "la ro",
  "par",
  "mont",
  "bor",
  "lille",
  "97",
  "sainte m",
  "ville",
  "le ma",
];

/** What people type: the beginning of a name or of a postal code, never twice the same in a row. */
const recherche = (tirer: () => number) => () => {
  const debut = DEBUTS[Math.floor(tirer() * DEBUTS.length)] ?? "";
  const suite = tirer() < 0.5 ? "" : ("aeiourstln"[Math.floor(tirer() * 10)] ?? "");
  return { methode: "GET", cible: `/api/communes?q=${encodeURIComponent(debut + suite)}` };
};

/** Searches of communes in a second, and what one costs. */
export async function communes({ graine, court, serveur }: Contexte): Promise<Ligne[]> {
  const { adresse, mesures = "" } = await serveur({ env: { METRICS_PORT: "0" } });
  const demande = recherche(hasard(graine));
  await charger(adresse, { connexions: CONNEXIONS, dureeMs: 300, demande });
  const avant = await processeurDe(mesures);
  const { parSeconde, reponses, pannes, coupures } = await charger(adresse, {
    connexions: CONNEXIONS,
    dureeMs: court ? 1_500 : 10_000,
    demande,
  });
  const cout = ((await processeurDe(mesures)) - avant) / reponses;
  return [
    {
      texte: `Recherches de communes à ${CONNEXIONS} connexions : ${entier(parSeconde)} par seconde${but(entier(RECHERCHES), parSeconde >= RECHERCHES)}, ${dixieme(cout)} ms de processeur chacune, HTTP compris`,
      juste: pannes + coupures === 0,
    },
  ];
}

/** Processor time of results with bikes, each of a simulation just saved. */
export async function epreuveDesVelos({ court, serveur }: Contexte): Promise<Ligne[]> {
  const { adresse, mesures = "" } = await serveur({ env: { METRICS_PORT: "0" } });
  const connexion = new Connexion(adresse);
  const couts: number[] = [];
  const [chauffe, combien] = [5, court ? 15 : 200];
  for (let rang = 0; rang < chauffe + combien; rang++) {
    const une = enregistreeDe(await demander(adresse, enregistrer(avecVelo[rang % avecVelo.length] ?? "")));
    const vide = await processeurDe(mesures);
    const avant = await processeurDe(mesures);
    const { statut } = await connexion.envoyer(lire(une, "resultats"));
    // Reading the figure costs too: what it cost just before is taken away.
    const cout = (await processeurDe(mesures)) - avant - (avant - vide);
    if (statut !== 200) throw new Error(`résultats ${statut}`);
    if (rang >= chauffe) couts.push(Math.max(0, cout));
    await connexion.envoyer(effacer(une));
  }
  connexion.fermer();
  const milieu = mediane(couts);
  return [
    {
      texte: `Résultats avec vélos : ${dixieme(milieu)} ms de processeur, médiane de ${combien}${but(`${VELOS_MS} ms`, milieu <= VELOS_MS)}`,
    },
  ];
}
