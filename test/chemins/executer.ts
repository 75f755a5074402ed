import { isDeepStrictEqual } from "node:util";
import { sansPrenoms } from "../../machines/answers/record.ts";
import { type Avance, avancer, breadcrumb, progress } from "../../machines/journey/position.ts";
import { recordOf, replay } from "../../machines/journey/replay.ts";
import { anonyme } from "../anonyme.ts";
import type { Application } from "./application.ts";
import { type Chemin, contexteDuChemin } from "./chemin.ts";
import { Conducteur, type TransitionsVues } from "./conducteur.ts";
import { entreeDe } from "./valeurs.ts";
import { conjointDeTrop, corriger, enfantDeTrop, refuser, reponsesA, revenir } from "./detours.ts";
import { hasard } from "../hasard.ts";
import {
  adresseInconnue,
  autreRoute,
  cheminsActifs,
  partout,
  type Probleme,
  RegistreDesLois,
  relue,
  toutesLesAdresses,
} from "./proprietes.ts";
import { parcoursOf } from "../../machines/journey/walk.ts";
import { LISTE_ENFANTS, RESULTATS } from "../../machines/journey/screens.ts";

/** What came of a journey. */
export interface Bilan {
  problemes: Probleme[];
  passages: TransitionsVues;
}

interface Marche {
  chemin: Chemin;
  registre: RegistreDesLois;
  conducteur: Conducteur;
  passages: TransitionsVues;
  alea: () => number;
}

/** Steps at which a wrong answer is tried, and whose answer is corrected at the end. */
const DETOURS = 3;

const auSort = <T>(alea: () => number, liste: readonly T[]): T | undefined =>
  liste[Math.floor(alea() * liste.length)];

/** Adds the children asked for, one by one, from their list. */
function ajouterLesEnfants({ conducteur, chemin }: Marche): void {
  const deja = (conducteur.context.enfants ?? []).length;
  if (conducteur.path === LISTE_ENFANTS && deja < chemin.depart.enfants)
    conducteur.envoyer({ type: "CHILD.ADD" });
}

/** The same journey, closed and opened again elsewhere: what is done there changes nothing here. */
const copieDe = ({ chemin, conducteur, passages }: Marche) =>
  new Conducteur(entreeDe(chemin.depart), passages, conducteur.persiste());

/** A journey interrupted: what the server must give back. */
interface Halte {
  path: string;
  part: number;
  fil: unknown;
  record: ReturnType<typeof recordOf>;
}

/** From the first question to the results, as a person goes; properties are checked at each step. */
function marcher(marche: Marche): Halte | undefined {
  const { chemin, registre, conducteur, alea } = marche;
  const arret = Math.floor(alea() * chemin.pas.length);
  let halte: Halte | undefined;
  let avance: Avance | undefined;
  for (const [n, { path, value }] of chemin.pas.entries()) {
    ajouterLesEnfants(marche);
    registre.egal(
      conducteur.path,
      path,
      "le parcours joué demande les questions du pli",
      `question ${n + 1}`,
    );
    if (conducteur.path !== path) break;
    const { parcours } = conducteur;
    partout(registre, parcours, path);
    const part = progress(parcours, path);
    const montree = avancer(avance, parcours, path);
    registre.verifier(
      montree.part >= (avance?.part ?? 0) && montree.part >= part && montree.part <= 1,
      "l’avancement montré ne baisse pas en avançant",
      path,
      `${montree.part}`,
    );
    avance = montree;
    if (n === arret) {
      halte = { path, part, fil: breadcrumb(parcours, path), record: recordOf(conducteur.context, path) };
      toutesLesAdresses(registre, copieDe(marche));
    }
    if (n === arret || alea() < DETOURS / chemin.pas.length) refuser(registre, conducteur);
    conducteur.repondre(value);
    if ((n === arret || alea() < 0.06) && path !== LISTE_ENFANTS && !conducteur.context.unSeulEnfant)
      revenir(registre, conducteur, path, value);
  }
  return halte;
}

/** The same household as a pure fold, without the machine. */
function comparerAuPli({ chemin, registre, conducteur }: Marche): void {
  const pli = parcoursOf(contexteDuChemin(chemin));
  registre.egal(
    cheminsActifs(pli),
    chemin.pas.map(({ path }) => path),
    "le pli suit le modèle",
    RESULTATS,
  );
  registre.egal(conducteur.path, RESULTATS, "le parcours finit aux résultats", conducteur.path);
  registre.egal(
    conducteur.parcours.situation,
    pli.situation,
    "le pli et la machine disent le même foyer",
    RESULTATS,
  );
}

/** Random detours at the end: every address, corrections, a child and a partner too many. */
function finirParDesDetours({ registre, conducteur, passages, alea }: Marche): void {
  relue(registre, conducteur, passages);
  adresseInconnue(registre, conducteur.parcours);
  autreRoute(registre, conducteur.context, (liste) =>
    liste
      .map((un) => [alea(), un] as const)
      .sort(([a], [b]) => a - b)
      .map(([, un]) => un),
  );
  toutesLesAdresses(registre, conducteur);
  const active = conducteur.parcours.active.filter(({ path }) => path !== LISTE_ENFANTS);
  const fini = conducteur.persiste();
  for (let fois = 0; fois < DETOURS; fois += 1) {
    const step = auSort(alea, active);
    if (!step) continue;
    conducteur.reprendre(fini);
    conducteur.envoyer({ type: "GO", path: step.path });
    const offertes = reponsesA(conducteur);
    const autres = offertes.filter((value) => !isDeepStrictEqual(value, step.given?.value));
    conducteur.envoyer({ type: "GO", path: RESULTATS });
    corriger(registre, conducteur, step, auSort(alea, autres.length > 0 ? autres : offertes));
  }
  enfantDeTrop(registre, conducteur);
  conjointDeTrop(registre, conducteur);
}

/** Through the server: saved half-way and at the end, fetched, replayed, computed. */
async function parLeServeur(
  { registre, chemin }: Marche,
  halte: Halte,
  application: Application,
): Promise<void> {
  const { marque } = chemin.depart;
  const aMiChemin = await (await application.enregistrer(halte.record)).relire();
  const sansNoms = sansPrenoms(halte.record);
  registre.egal(aMiChemin, sansNoms, "le serveur rend ce qu’il a reçu, sans les prénoms", halte.path);
  const { parcours, path } = replay(aMiChemin, { marque });
  registre.egal(path, halte.path, "le serveur rend la même question", halte.path);
  registre.egal(progress(parcours, path), halte.part, "le serveur rend le même avancement", halte.path);
  registre.egal(breadcrumb(parcours, path), halte.fil, "le serveur rend le même fil d’Ariane", halte.path);
  const pli = contexteDuChemin(chemin);
  const situation = anonyme(parcoursOf(pli).situation);
  const enregistree = await application.enregistrer(recordOf(pli, RESULTATS));
  registre.egal(
    await enregistree.situation(),
    JSON.parse(JSON.stringify(situation)),
    "le serveur et le pli disent le même foyer",
    RESULTATS,
  );
  registre.egal(
    await enregistree.resultats(),
    await application.calculer(situation),
    "le serveur et le pli donnent les mêmes résultats",
    RESULTATS,
  );
}

/**
 * Runs a journey as a fold, as an actor and through the server; says what does not hold. One in two finds its children
 * there from the start, as in a record taken up again.
 */
export async function executer(chemin: Chemin, graine: number, application: Application): Promise<Bilan> {
  const registre = new RegistreDesLois();
  const passages: TransitionsVues = new Set();
  const depart = { ...chemin.depart, enfants: chemin.numero % 2 === 0 ? 0 : chemin.depart.enfants };
  const conducteur = new Conducteur(entreeDe(depart), passages);
  const alea = hasard(graine * 7919 + chemin.numero);
  const marche: Marche = { chemin, registre, conducteur, passages, alea };
  try {
    const halte = marcher(marche);
    comparerAuPli(marche);
    if (halte) await parLeServeur(marche, halte, application);
    if (conducteur.path === RESULTATS) finirParDesDetours(marche);
  } catch (error) {
    registre.verifier(false, "aucune erreur ne sort du parcours", conducteur.path, (error as Error).message);
  }
  conducteur.arreter();
  return { problemes: registre.problemes, passages };
}
