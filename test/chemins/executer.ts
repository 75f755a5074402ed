import { sansPrenoms } from "../../machines/answers/record.ts";
import { type Avance, avancer, breadcrumb, progress } from "../../machines/journey/position.ts";
import { recordOf, replay } from "../../machines/journey/replay.ts";
import { LISTE_ENFANTS, RESULTATS } from "../../machines/journey/screens.ts";
import { parcoursDe } from "../../machines/journey/walk.ts";
import { anonyme } from "../anonyme.ts";
import { hasard } from "../../machines/studio/chemins/hasard.ts";
import { exiger, exigerEgal, LoiRompue } from "../invariants/loi.ts";
import { activePaths, journey, type Journey } from "../journeys.ts";
import type { Application } from "./application.ts";
import { type Chemin, contexteDuChemin } from "../../machines/studio/chemins/chemin.ts";
import {
  autreOrdre,
  conjointDeTrop,
  corriger,
  partout,
  refuser,
  rejouee,
  toutesLesAdresses,
} from "./lois.ts";
import { entreeDe } from "../../machines/studio/chemins/valeurs.ts";

/** Answers corrected at the end. */
const CORRECTIONS = 3;

/** A journey interrupted: what the server must give back. */
interface Halte {
  path: string;
  part: number;
  fil: unknown;
  record: ReturnType<typeof recordOf>;
}

/** Where a journey stands, as a person sees it. */
const halteDe = ({ path, parcours, context }: Journey): Halte => ({
  path,
  part: progress(parcours, path),
  fil: breadcrumb(parcours, path),
  record: recordOf(context, path),
});

/** Where a journey is that is being run: how many questions it answered. */
interface Ici {
  moment: number;
}

/** A journey that does not hold: why, in words that are those of every journey that fails so, and after how many answers. */
export interface CheminRompu {
  cause: string;
  moment: number;
  erreur: Error;
}

/** The question that the machine asks wrongly, or does not ask: of the two, the first of the tree. */
function detourne({ path, parcours }: Journey, voulu: string): string {
  const rang = (un: string) => parcours.steps.findIndex((step) => step.path === un);
  const etat = (un: string) => parcours.byPath.get(un)?.stateId ?? un;
  const aTort = rang(path) >= 0 && rang(path) < rang(voulu);
  return aTort ? `« ${etat(path)} » est demandée à tort` : `« ${etat(voulu)} » n’est pas demandée`;
}

/** From the first question to the results, as a person goes, stopped once on the way; laws hold at each step. */
function marcher(chemin: Chemin, to: Journey, alea: () => number, ici: Ici): Halte {
  const arret = Math.floor(alea() * chemin.pas.length);
  let halte = halteDe(to);
  let avance: Avance | undefined;
  for (const [n, { path, value }] of chemin.pas.entries()) {
    if (to.path === LISTE_ENFANTS && (to.context.enfants ?? []).length < chemin.depart.enfants)
      to.send({ type: "CHILD.ADD" });
    ici.moment = n;
    exiger(
      to.path === path,
      to.path === path ? "" : detourne(to, path),
      `question ${n + 1}, le parcours joué est à ${to.path}, le pli à ${path}`,
    );
    partout(to);
    const montree = avancer(avance, to.parcours, path);
    exiger(
      montree.part >= Math.max(avance?.part ?? 0, progress(to.parcours, path)) && montree.part <= 1,
      "l’avancement montré ne baisse pas en avançant",
      `${path} : ${montree.part}`,
    );
    avance = montree;
    if (n === arret) {
      halte = halteDe(to);
      // What is done in a copy changes nothing here.
      toutesLesAdresses(journey(entreeDe(chemin.depart), to.persisted()));
      refuser(to);
    }
    to.answer(value);
  }
  return halte;
}

/** The same household as a pure fold, without the machine. */
function comparerAuPli(chemin: Chemin, to: Journey): void {
  const pli = parcoursDe(contexteDuChemin(chemin));
  exigerEgal(
    activePaths(pli),
    chemin.pas.map(({ path }) => path),
    "le pli suit le modèle",
  );
  exigerEgal(to.path, RESULTATS, "le parcours finit aux résultats");
  exigerEgal(to.situation, pli.situation, "le pli et la machine disent le même foyer");
}

/** Through the server: saved half-way and at the end, fetched, replayed, computed. */
async function parLeServeur(chemin: Chemin, halte: Halte, application: Application): Promise<void> {
  const { marque } = chemin.depart;
  const aMiChemin = await application.enregistrer(halte.record);
  const relu = await aMiChemin<typeof halte.record>();
  exigerEgal(relu, sansPrenoms(halte.record), "le serveur rend ce qu’il a reçu, sans les prénoms");
  const { parcours, path } = replay(relu, { marque });
  exigerEgal(
    [path, progress(parcours, path), breadcrumb(parcours, path)],
    [halte.path, halte.part, halte.fil],
    "le serveur rend la même question, le même avancement et le même fil d’Ariane",
  );
  const pli = contexteDuChemin(chemin);
  const situation = anonyme(parcoursDe(pli).situation);
  const finie = await application.enregistrer(recordOf(pli, RESULTATS));
  exigerEgal(
    await finie("/situation"),
    JSON.parse(JSON.stringify(situation)),
    "le serveur et le pli disent le même foyer",
  );
  exigerEgal(
    await finie("/resultats"),
    await application.calculer(situation),
    "le serveur et le pli donnent les mêmes résultats",
  );
}

/** At the end: replayed, in another order, every address, corrections, a partner too many. */
function finirParDesDetours(to: Journey, alea: () => number, reprendre: (garde: string) => Journey): void {
  rejouee(to);
  autreOrdre(to, (liste) =>
    liste
      .map((un) => [alea(), un] as const)
      .sort(([a], [b]) => a - b)
      .map(([, un]) => un),
  );
  const fini = to.persisted();
  toutesLesAdresses(reprendre(fini));
  const corrigibles = to.parcours.active.filter(({ path }) => path !== LISTE_ENFANTS);
  for (let fois = 0; fois < CORRECTIONS; fois += 1) {
    const step = corrigibles[Math.floor(alea() * corrigibles.length)];
    if (step) corriger(reprendre(fini), step, Math.floor(alea() * 99));
  }
  conjointDeTrop(to);
}

/**
 * Runs a journey as a fold, as an actor and through the server; says what does not hold, if anything does not. One in two
 * finds its children there from the start, as in a record taken up again.
 */
export async function executer(
  chemin: Chemin,
  graine: number,
  application: Application,
): Promise<CheminRompu | undefined> {
  const ici: Ici = { moment: 0 };
  try {
    const depart = { ...chemin.depart, enfants: chemin.numero % 2 === 0 ? 0 : chemin.depart.enfants };
    const suivre = (garde?: string) => journey(entreeDe(depart), garde);
    const to = suivre();
    const alea = hasard(graine * 7919 + chemin.numero);
    const halte = marcher(chemin, to, alea, ici);
    ici.moment = chemin.pas.length;
    comparerAuPli(chemin, to);
    await parLeServeur(chemin, halte, application);
    finirParDesDetours(to, alea, suivre);
    return undefined;
  } catch (erreur) {
    const { moment } = ici;
    const loi = erreur instanceof LoiRompue ? erreur.loi : (erreur as Error).message;
    // Where it happens is not why: the path, or the number of the question, is told apart.
    const cause = loi.replaceAll(/ \([^)]*\)/g, "");
    const ou = cause.startsWith("«") ? "" : ` (${chemin.pas[moment]?.stateId ?? "à la fin"})`;
    return { cause: cause + ou, moment, erreur: erreur as Error };
  }
}
