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

/**
 * Gives the answers of a dossier to a new journey, as events from the first question, as far as they go
 * or up to the path `jusqua`. The journey is still running.
 */
export function derouler(dossier: JourneyContext, jusqua?: string): Joueur {
  const { dateDeValeur, marque, parameters, ressourcesFiscales, patrimoine } = dossier;
  const joueur = demarrer({ dateDeValeur, marque, parameters });
  const { actor } = joueur;
  for (;;) {
    const avant = actor.getSnapshot();
    const geste = gesteVers(avant, dossier, jusqua);
    if (!geste) break;
    actor.send(geste);
    const refusee = geste.type === "ANSWER" && pathOf(actor.getSnapshot()) === pathOf(avant);
    if (refusee) break;
  }
  if (jusqua !== undefined) return joueur;
  if (ressourcesFiscales) actor.send({ type: "TAX.SET", ressourcesFiscales });
  if (patrimoine) actor.send({ type: "WEALTH.SET", patrimoine });
  // What no straight journey holds (answers set aside, a child completed before another) starts there.
  if (contenu(actor.getSnapshot().context) === contenu(dossier)) return joueur;
  actor.stop();
  const input = { context: dossier, path: frontier(parcoursDe(dossier)) };
  const { actor: repris } = demarrer(input);
  const saut = {
    evenement: { type: "xstate.init" as const, input },
    passages: [],
    snapshot: persister(repris.getSnapshot()),
  };
  return { actor: repris, mouvements: [...joueur.mouvements, saut] };
}
