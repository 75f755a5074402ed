import { everyAnswer, keyOf } from "../../answers/answer.ts";
import type { JourneyEvent } from "../../journey/base.ts";
import type { JourneyContext } from "../../journey/moves.ts";
import { type JourneySnapshot, pathOf, stepOf } from "../../journey/path.ts";
import { frontier } from "../../journey/position.ts";
import type { VisitedStep } from "../../journey/visited.ts";
import { type Dossier, parcoursDe } from "../../journey/walk.ts";
import { demarrer, type Joueur, persister } from "./mouvements.ts";

/** What a person does at the list of children, one at a time, to come to those of the dossier; then its answer. */
function gesteSurLaListe({ enfants }: Dossier, voulus: readonly number[]): JourneyEvent {
  const dernier = enfants?.at(-1) ?? -1;
  if (voulus.some((index) => index > dernier)) return { type: "CHILD.ADD" };
  const detrop = enfants?.find((index) => !voulus.includes(index));
  if (detrop !== undefined) return { type: "CHILD.REMOVE", index: detrop };
  return { type: "ANSWER", value: voulus.length };
}

/** The dossier has an answer there, and goes on from it. */
const aDonner = (voulue: VisitedStep | undefined, jusqua: string | undefined): voulue is VisitedStep =>
  voulue?.answered === true && voulue.path !== jusqua;

/** What is done next to come to a dossier, from where a journey stands; nothing once it is there. */
function gesteVers(
  snapshot: JourneySnapshot,
  dossier: Dossier,
  jusqua: string | undefined,
): JourneyEvent | undefined {
  const etape = stepOf(snapshot);
  if (!etape) return undefined;
  const voulue = parcoursDe(dossier).byPath.get(etape.path);
  if (etape.step.entity === "enfants") {
    const geste = gesteSurLaListe(snapshot.context, dossier.enfants ?? []);
    return geste.type === "ANSWER" && !aDonner(voulue, jusqua) ? undefined : geste;
  }
  // A child whom the dossier no longer has was only added to come to the ones after.
  if (etape.child && !voulue) return { type: "CHILD.ADD" };
  return aDonner(voulue, jusqua) ? { type: "ANSWER", value: voulue.given?.value } : undefined;
}

/** Everything a dossier holds, whatever the order in which it came. */
function contenu({ answers, oubliees, enfants, ressourcesFiscales, patrimoine }: Dossier): string {
  const reponses = everyAnswer(answers).map((answer) => [keyOf(answer), answer.value] as const);
  const triees = [...reponses].sort(([a], [b]) => a.localeCompare(b));
  return JSON.stringify([triees, [...oubliees].sort(), enfants, ressourcesFiscales, patrimoine]);
}

/** A journey that starts from the dossier itself, after what another one did. */
function repartir(dossier: JourneyContext, { mouvements }: Joueur): Joueur {
  const input = { context: dossier, path: frontier(parcoursDe(dossier)) };
  const { actor } = demarrer(input);
  const saut = {
    evenement: { type: "xstate.init" as const, input },
    passages: [],
    snapshot: persister(actor.getSnapshot()),
  };
  return { actor, mouvements: [...mouvements, saut] };
}

/** Sends the answers of a dossier, as far as they go or up to a path. */
function repondre({ actor }: Joueur, dossier: JourneyContext, jusqua: string | undefined): void {
  for (;;) {
    const avant = actor.getSnapshot();
    const geste = gesteVers(avant, dossier, jusqua);
    if (!geste) return;
    actor.send(geste);
    const refusee = geste.type === "ANSWER" && pathOf(actor.getSnapshot()) === pathOf(avant);
    if (refusee) return;
  }
}

/**
 * Gives the answers of a dossier to a new journey, as events from the first question, as far as they go
 * or up to the path `jusqua`. Its children are added one by one, or are there from the start (`dejaLa`). The journey is
 * still running.
 */
export function derouler(
  dossier: JourneyContext,
  { jusqua, dejaLa = false }: { jusqua?: string | undefined; dejaLa?: boolean } = {},
): Joueur {
  const { dateDeValeur, marque, parameters, ressourcesFiscales, patrimoine, enfants = [] } = dossier;
  const joueur = demarrer({ dateDeValeur, marque, parameters, ...(dejaLa && { enfants }) });
  const { actor } = joueur;
  repondre(joueur, dossier, jusqua);
  if (jusqua !== undefined) return joueur;
  if (ressourcesFiscales) actor.send({ type: "TAX.SET", ressourcesFiscales });
  if (patrimoine) actor.send({ type: "WEALTH.SET", patrimoine });
  // What no straight journey holds (answers set aside, a child completed before another) starts there.
  if (contenu(actor.getSnapshot().context) === contenu(dossier)) return joueur;
  actor.stop();
  return repartir(dossier, joueur);
}
