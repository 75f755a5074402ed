import { isDeepStrictEqual } from "node:util";
import type { Resultats } from "../../catalogue/results/results.ts";
import { sansPrenoms } from "../../machines/answers/record.ts";
import { type Avance, avancer, breadcrumb, progress } from "../../machines/journey/position.ts";
import { recordOf, replay } from "../../machines/journey/replay.ts";
import { anonyme } from "./anonyme.ts";
import type { Application } from "./application.ts";
import { type Chemin, contexteDuChemin } from "./chemin.ts";
import { Conducteur, type Passages } from "./conducteur.ts";
import { entreeDe } from "./depart.ts";
import { conjointDeTrop, corriger, enfantDeTrop, refuser, reponsesA, revenir } from "./detours.ts";
import { gestesRares } from "./gestes.ts";
import { hasard } from "./hasard.ts";
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

/** What a journey is asked besides being walked. */
export interface Consigne {
  chemin: Chemin;
  /** Steps where a wrong answer is tried, and corrected from the summary at the end. */
  detours: readonly string[];
  /** Children are added from their list, or are there from the start as in a record taken up again. */
  ajoutes: boolean;
  /** Every address is opened at the end. */
  adresses: boolean;
  /** Rare gestures are made at the end. */
  gestes: boolean;
}

/** What came of a journey. */
export interface Bilan {
  numero: number;
  problemes: Probleme[];
  /** Steps whose answer opened questions enough for the bar of progress to wait. */
  attentes: string[];
  passages: readonly (readonly [string, number])[];
  /** Aids obtained. */
  obtenues: readonly string[];
  /** The results were computed through the server. */
  calcule: boolean;
}

interface Marche {
  consigne: Consigne;
  registre: RegistreDesLois;
  conducteur: Conducteur;
  passages: Passages;
  alea: () => number;
  attentes: string[];
}

/** Adds the children asked for, one by one, from their list. */
function ajouterLesEnfants({ conducteur, consigne: { chemin } }: Marche): void {
  const deja = (conducteur.context.enfants ?? []).length;
  if (conducteur.path === LISTE_ENFANTS && deja < chemin.depart.enfants)
    conducteur.envoyer({ type: "CHILD.ADD" });
}

/** The same journey, closed and opened again elsewhere: what is done there changes nothing here. */
const copieDe = ({ consigne: { chemin }, conducteur, passages }: Marche) =>
  new Conducteur(entreeDe(chemin.depart), passages, conducteur.persiste());

/** From the first question to the results, as a person goes; properties are checked at each step. */
function marcher(marche: Marche): {
  path: string;
  part: number;
  fil: unknown;
  record: ReturnType<typeof recordOf>;
} {
  const { consigne, registre, conducteur, alea, attentes } = marche;
  const { pas } = consigne.chemin;
  const arret = Math.floor(alea() * pas.length);
  let halte: ReturnType<typeof marcher> | undefined;
  let avance: Avance | undefined;
  let avant = { part: 0, etape: "" };
  for (const [n, { path, value, stateId }] of pas.entries()) {
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
    if (part < avant.part) attentes.push(avant.etape);
    avance = montree;
    avant = { part, etape: stateId };
    if (n === arret)
      halte = { path, part, fil: breadcrumb(parcours, path), record: recordOf(conducteur.context, path) };
    if (n === arret && consigne.adresses) toutesLesAdresses(registre, copieDe(marche));
    if (consigne.detours.includes(stateId)) refuser(registre, conducteur);
    conducteur.repondre(value);
    if ((n === arret || alea() < 0.06) && path !== LISTE_ENFANTS && !conducteur.context.unSeulEnfant)
      revenir(registre, conducteur, path, value);
  }
  return halte ?? { path: "", part: 0, fil: [], record: recordOf(conducteur.context, conducteur.path) };
}

/** The same household as a pure fold, without the machine. */
function comparerAuPli({ consigne: { chemin }, registre, conducteur }: Marche): void {
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

/** Random detours at the end: corrections, a child and a partner too many, every address. */
function finirParDesDetours({ consigne, registre, conducteur, passages, alea }: Marche): void {
  relue(registre, conducteur, passages);
  adresseInconnue(registre, conducteur.parcours);
  autreRoute(registre, conducteur.context, (liste) =>
    liste
      .map((un) => [alea(), un] as const)
      .sort(([a], [b]) => a - b)
      .map(([, un]) => un),
  );
  if (consigne.adresses) toutesLesAdresses(registre, conducteur);
  const { active } = conducteur.parcours;
  const auHasard = active[Math.floor(alea() * active.length)]?.stateId;
  const fini = conducteur.context;
  for (const voulue of [...consigne.detours, auHasard]) {
    const step = active.find(({ stateId }) => stateId === voulue);
    if (!step || step.path === LISTE_ENFANTS) continue;
    conducteur.envoyer({ type: "RESET", context: fini, path: RESULTATS });
    conducteur.envoyer({ type: "GO", path: step.path });
    const offertes = reponsesA(conducteur);
    const autres = offertes.filter((value) => !isDeepStrictEqual(value, step.given?.value));
    conducteur.envoyer({ type: "GO", path: RESULTATS });
    corriger(
      registre,
      conducteur,
      step,
      (autres.length ? autres : offertes)[Math.floor(alea() * (autres.length || offertes.length))],
    );
  }
  enfantDeTrop(registre, conducteur);
  conjointDeTrop(registre, conducteur);
  if (consigne.gestes) gestesRares(registre, conducteur);
}

/** Through the server: saved half-way and at the end, fetched, replayed, computed. */
async function parLeServeur(
  { registre, consigne: { chemin } }: Marche,
  halte: ReturnType<typeof marcher>,
  application: Application,
): Promise<Resultats | undefined> {
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
  const resultats = await enregistree.resultats();
  registre.egal(
    resultats,
    await application.calculer(situation),
    "le serveur et le pli donnent les mêmes résultats",
    RESULTATS,
  );
  return resultats;
}

/** Runs a journey as a fold, as an actor and through the server; says what does not hold. */
export async function executer(consigne: Consigne, graine: number, application: Application): Promise<Bilan> {
  const { chemin, ajoutes } = consigne;
  const registre = new RegistreDesLois();
  const passages: Passages = new Map();
  const depart = { ...chemin.depart, enfants: ajoutes ? 0 : chemin.depart.enfants };
  const conducteur = new Conducteur(entreeDe(depart), passages);
  const marche: Marche = {
    consigne,
    registre,
    conducteur,
    passages,
    alea: hasard(graine * 7919 + chemin.numero),
    attentes: [],
  };
  let resultats: Resultats | undefined;
  try {
    const halte = marcher(marche);
    comparerAuPli(marche);
    resultats = await parLeServeur(marche, halte, application);
    if (conducteur.path === RESULTATS) finirParDesDetours(marche);
  } catch (error) {
    registre.verifier(false, "aucune erreur ne sort du parcours", conducteur.path, (error as Error).message);
  }
  conducteur.arreter();
  return {
    numero: chemin.numero,
    problemes: registre.problemes,
    attentes: marche.attentes,
    passages: [...passages],
    calcule: resultats !== undefined,
    obtenues: (resultats?.droitsEligibles ?? []).map(({ id }) => id),
  };
}
