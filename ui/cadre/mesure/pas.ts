import { montrables } from "../../../catalogue/results/sensibles.ts";
import { type ACompter, dureeComptee } from "../../../machines/pages/statistiques.ts";
import { type JourneySnapshot, pathOf } from "../../../machines/journey/path.ts";
import { parcoursDe } from "../../../machines/journey/walk.ts";
import type { SessionActor } from "../../../machines/session/persist.ts";

type Compter = (quoi: ACompter) => void;

/** Where somebody stands. */
interface Place {
  /** Id of the step; nothing on another screen. */
  etape: string | undefined;
  rang: number;
}

function placeDe(snapshot: JourneySnapshot): Place {
  const { byPath, active } = parcoursDe(snapshot.context);
  const step = byPath.get(pathOf(snapshot));
  return { etape: step?.stateId, rang: step ? active.indexOf(step) : active.length };
}

/**
 * Tells each step of a journey by itself: reached, answered in about how long, gone back from, left. `now`: milliseconds.
 * Returns what counts, of the step one stands at, a refusal, an explanation that is opened, the site being left, or come back to.
 */
export function compterLesPas(session: SessionActor, compter: Compter, now = () => performance.now()) {
  const parcours = () => session.getSnapshot().children.journey;
  let ici: Place = { etape: undefined, rang: -1 };
  let depuis = now();
  const arriver = (place: Place) => {
    [ici, depuis] = [place, now()];
    if (place.etape !== undefined) compter({ sorte: "etape", etape: place.etape, geste: "entree" });
  };
  const dire = (geste: Extract<ACompter, { sorte: "etape" }>["geste"]) => {
    if (ici.etape !== undefined) compter({ sorte: "etape", etape: ici.etape, geste });
  };
  const depart = parcours();
  if (depart) arriver(placeDe(depart.getSnapshot()));
  session.system.inspect((inspection) => {
    if (inspection.type !== "@xstate.snapshot" || inspection.actorRef !== parcours()) return;
    const place = placeDe(inspection.snapshot as JourneySnapshot);
    if (place.etape === ici.etape && place.rang === ici.rang) return;
    if (inspection.event.type.startsWith("ANSWER")) dire(dureeComptee(now() - depuis));
    else if (place.rang < ici.rang) dire("retour");
    arriver(place);
  });
  return {
    refus: () => dire("refus"),
    aide: () => dire("aide"),
    sortie: () => dire("sortie"),
    revenue: () => arriver(ici),
  };
}

/** Tells the aids of results, once for each that are shown, with the region of the household. */
export function compterLesAides(session: SessionActor, compter: Compter): void {
  let vus: unknown;
  session.subscribe(({ context: { resultats }, children: { journey } }) => {
    if (!resultats || resultats === vus || !journey) return;
    vus = resultats;
    const aides = [...montrables(resultats).droitsEligibles, ...resultats.droitsInjectes].map(({ id }) => id);
    const region = parcoursDe(journey.getSnapshot().context).situation.menage._region || undefined;
    if (aides.length > 0) compter({ sorte: "aides", aides, geste: "montree", region });
  });
}
