import type { Subscription } from "xstate";
import { observer, persister } from "../../machines/studio/graph/mouvements.ts";
import type { SessionActor } from "../../machines/session/persist.ts";
import { type MessageSuivi, ouvrirLeCanal } from "./canal.ts";
import { estSuivie } from "./sonnette.ts";

/** Tells the journey of this session while an inspector follows it, and no longer. `premier`: what the first of them asked. */
export function ecouterLesInspecteurs(session: SessionActor, premier?: unknown): void {
  const inspecteurs = new Set<string>();
  let suivie: Subscription | undefined;
  const parcours = () => session.getSnapshot().children.journey;
  // Another journey takes its place when answers come from elsewhere, or are erased.
  let vu = parcours();
  session.subscribe(({ children: { journey } }) => {
    if (suivie && journey && journey !== vu)
      dire({ type: "état", snapshot: persister(journey.getSnapshot()) });
    vu = journey;
  });
  addEventListener("pagehide", () => {
    if (suivie) dire({ type: "parti" });
  });
  const entendre = ({ type, de }: MessageSuivi) => {
    const journey = parcours();
    if (type === "qui est là ?" && journey) {
      inspecteurs.add(de);
      suivie ??= session.system.inspect(
        observer(parcours, (mouvement) => dire({ type: "mouvement", mouvement })),
      );
      dire({ type: "état", snapshot: persister(journey.getSnapshot()) });
    } else if (type === "au revoir" && inspecteurs.delete(de) && inspecteurs.size === 0) {
      suivie?.unsubscribe();
      suivie = undefined;
    }
  };
  const canal = ouvrirLeCanal(entendre);
  const dire: NonNullable<typeof canal>["dire"] = (quoi) => canal?.dire(quoi);
  if (premier) entendre(premier as MessageSuivi);
  if (estSuivie()) dire({ type: "me voici" });
}
