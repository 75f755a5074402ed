import { titreOuOrdre } from "../../../catalogue/results/dabord-dit.ts";
import type { Resultats } from "../../../catalogue/results/results.ts";
import { montrables } from "../../../catalogue/results/sensibles.ts";
import { type ACompter, dureeComptee, type TitreMontre } from "../../../machines/pages/statistiques.ts";
import { type JourneySnapshot, pathOf } from "../../../machines/journey/path.ts";
import { FIRST_STEP } from "../../../machines/journey/screens.ts";
import { parcoursDe } from "../../../machines/journey/walk.ts";
import type { SessionActor } from "../../../machines/session/persist.ts";
import { estPrete } from "../../resultats/demarches/prete.ts";
import type { Annonce } from "../navigation/annonces.ts";

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

/** Says where the journey of a session stands, then each move of it, with the event that made it. */
function suivreLeParcours(session: SessionActor, aller: (place: Place, par?: string) => void): void {
  const parcours = () => session.getSnapshot().children.journey;
  const depart = parcours();
  if (depart) aller(placeDe(depart.getSnapshot()));
  session.system.inspect((inspection) => {
    if (inspection.type === "@xstate.snapshot" && inspection.actorRef === parcours())
      aller(placeDe(inspection.snapshot as JourneySnapshot), inspection.event.type);
  });
}

/** The first question shows before the machine, which knows the others. */
const PREMIERE: Place = { etape: FIRST_STEP.slice("/simulation/".length), rang: 0 };

/**
 * Tells each step of a journey by itself: reached, answered in about how long, gone back from, left. `now`: milliseconds.
 * Returns what counts the first question, then follows a session; and, of the step one stands at, a refusal, an explanation
 * that is opened, the site being left, or come back to.
 */
export function compterLesPas(compter: Compter, now = () => performance.now()) {
  let suivie: SessionActor | undefined;
  let ici: Place = { etape: undefined, rang: -1 };
  let depuis = now();
  const arriver = (place: Place) => {
    [ici, depuis] = [place, now()];
    if (place.etape !== undefined) compter({ sorte: "etape", etape: place.etape, geste: "entree" });
  };
  const dire = (geste: Extract<ACompter, { sorte: "etape" }>["geste"]) => {
    if (ici.etape !== undefined) compter({ sorte: "etape", etape: ici.etape, geste });
  };
  const meme = (place: Place) => place.etape === ici.etape && place.rang === ici.rang;
  const aller = (place: Place, par?: string) => {
    if (meme(place)) return;
    if (par?.startsWith("ANSWER")) dire(dureeComptee(now() - depuis));
    else if (place.rang < ici.rang) dire("retour");
    arriver(place);
  };
  return {
    premiere: () => void (!suivie && ici.etape === undefined && arriver(PREMIERE)),
    suivre: (session: SessionActor) => {
      if (suivie) return;
      suivie = session;
      suivreLeParcours(session, aller);
    },
    refus: () => dire("refus"),
    aide: () => dire("aide"),
    sortie: () => dire("sortie"),
    revenue: () => arriver(ici),
  };
}

/** How the headline of some results speaks. */
function titreMontre(resultats: Resultats): TitreMontre {
  const { etat } = titreOuOrdre(resultats);
  if (etat === undefined) return "ordre";
  return etat === "à demander" ? "sur" : "verifier";
}

/** Tells the aids of results, once for each that are shown, with the region of the household; then how they were shown. */
export function compterLesAides(session: SessionActor, compter: Compter): void {
  let vus: unknown;
  session.subscribe(({ context: { resultats }, children: { journey } }) => {
    if (!resultats || resultats === vus || !journey) return;
    vus = resultats;
    const montres = montrables(resultats);
    const { droitsEligibles } = montres;
    const aides = [...droitsEligibles, ...resultats.droitsInjectes].map(({ id }) => id);
    const region = parcoursDe(journey.getSnapshot().context).situation.menage._region || undefined;
    if (aides.length > 0) compter({ sorte: "aides", aides, geste: "montree", region });
    const titre = titreMontre(montres);
    for (const prete of new Set(droitsEligibles.map(({ id }) => estPrete(id))))
      compter({ sorte: "effet", titre, prete, geste: "montree" });
  });
}

/** Tells what is said to have become of an aid, by what was shown of it; nothing of one that results do not show. */
export function compterLaSuite(
  session: SessionActor | undefined,
  { aide, suite }: Extract<Annonce, { type: "suite" }>,
  compter: Compter,
): void {
  const { resultats } = session?.getSnapshot().context ?? {};
  if (!resultats) return;
  const vus = montrables(resultats);
  if ([...vus.droitsEligibles, ...vus.droitsInjectes].some(({ id }) => id === aide))
    compter({ sorte: "effet", titre: titreMontre(vus), prete: estPrete(aide), geste: suite });
}
