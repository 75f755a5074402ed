import { defaultParameters } from "../../catalogue/situation/context.ts";
import {
  isErased,
  journeyText,
  type Restored,
  restoreSession,
  type SessionActor,
} from "../../machines/session/persist.ts";
import { isBlank } from "../../machines/journey/vide.ts";
import { annoncer } from "../cadre/navigation/annonces.ts";
import { conservation, liensDeLaPage } from "../cadre/navigation/reglages.ts";
import { followAddress } from "./adresse.ts";
import { api } from "./api.ts";
import { eraseDevice } from "./device.ts";
import { departDeLaPage } from "./depart.ts";
import { tirerVariantes } from "../../machines/answers/variantes.ts";
import { RESULTATS } from "../../machines/journey/screens.ts";
import { keptOf } from "../../machines/session/kept.ts";
import type { KeptSession } from "../../machines/session/state.ts";
import { produitsDesPages } from "../produits.ts";
import { prendreLesLiens } from "./lien-prive.ts";
import { lancee } from "./reprise.ts";
import { machine } from "./services.ts";
import type { Lancee } from "./source.ts";
import { eraseTab, PARCOURS, readTab, readVariantes, SESSION, writeTab, writeVariantes } from "./storage.ts";

const NON_GARDEE =
  "Votre navigateur refuse de garder vos réponses : elles seront perdues si vous fermez ou rechargez cette page.";
const EFFACEES = "Vos réponses sont effacées de ce navigateur et de notre serveur.";
const effaceesIci = () =>
  `Vos réponses sont effacées de ce navigateur. Notre serveur n’a pas répondu : ce qu’il garde encore s’efface de lui-même au bout de ${conservation()}.`;

/** Starts the session from what this browser kept, and keeps every later change. */
export function startSession(): Lancee {
  const restored = restoreSession(machine, readTab(), {
    ...departDeLaPage(),
    abtesting: tirerVariantes(liensDeLaPage().essais ?? [], readVariantes(), Math.random),
  });
  const { actor } = restored;
  tell(restored);
  tellErasure(actor);
  followAddress(actor);
  prendreLesLiens();
  produitsDesPages.suivre?.(actor);
  annoncer({ type: "session", session: actor });
  addEventListener("online", () => actor.send({ type: "ONLINE" }));
  keepEveryChange(actor);
  garderApresUneReponse(actor);
  // Results that the address shows are asked for while their page is drawn.
  if (location.pathname.startsWith(RESULTATS) && actor.getSnapshot().context.path === RESULTATS)
    setTimeout(() => actor.send({ type: "COMPUTE" }));
  setTimeout(() => void lireSeuils(actor));
  return lancee(actor);
}

/** Once there is an answer, and not before, the device keeps what goes on without a network. */
function garderApresUneReponse(actor: SessionActor): void {
  const repondu = () => {
    const journey = actor.getSnapshot().children.journey?.getSnapshot();
    return journey !== undefined && !isBlank(journey.context);
  };
  const garder = () =>
    void import("../cadre/hors-ligne/installer.tsx")
      .then((un) => un.garderSurLAppareil())
      .catch(() => undefined);
  // Who has it already hears of its newer versions.
  if (navigator.serviceWorker?.controller || repondu()) return garder();
  const { unsubscribe } = actor.subscribe(() => {
    if (!repondu()) return;
    unsubscribe();
    garder();
  });
}

/** Keeps in the tab what changed, each part when it changes: the journey is written often, and is small. */
function keepEveryChange(actor: SessionActor): void {
  let storageWorks = true;
  let journey: unknown;
  let kept: KeptSession = {};
  actor.subscribe((snapshot) => {
    const { abtesting } = snapshot.context;
    if (abtesting && Object.keys(abtesting).length) writeVariantes(abtesting);
    if (isErased(actor)) {
      [journey, kept] = [undefined, {}];
      return eraseTab();
    }
    const now = keptOf(snapshot);
    const here = snapshot.children.journey?.getSnapshot();
    const changed = (Object.keys(now) as (keyof KeptSession)[]).some((part) => now[part] !== kept[part]);
    let written = true;
    // What says which answers the results are of goes first: a tab may be closed in between.
    if (changed) written = writeTab(SESSION, JSON.stringify(now));
    if (here !== journey) written = writeTab(PARCOURS, journeyText(actor)) && written;
    [journey, kept] = [here, now];
    if (written === storageWorks) return;
    storageWorks = written;
    if (!written) actor.send({ type: "MESSAGE.SHOW", text: NON_GARDEE, kind: "warning", views: 3 });
  });
}

/** The thresholds that questions depend on, from the server’s figures; the shipped ones hold meanwhile. */
async function lireSeuils(actor: SessionActor): Promise<void> {
  const { journey } = actor.getSnapshot().children;
  if (!journey) return;
  const { dateDeValeur } = journey.getSnapshot().context;
  try {
    const { parameters } = await api.parametres(dateDeValeur, Object.keys(defaultParameters));
    const lus = Object.keys(defaultParameters).flatMap((name) =>
      typeof parameters[name] === "number" ? [[name, parameters[name]] as const] : [],
    );
    const seuils = { ...defaultParameters, ...Object.fromEntries(lus) };
    if (JSON.stringify(seuils) !== JSON.stringify(defaultParameters)) {
      journey.send({ type: "PARAMETERS.SET", parameters: seuils });
    }
  } catch {
    // No network: the shipped thresholds stay.
  }
}

/** Says once what was erased, each time something is; what the device keeps of aids goes at once. */
function tellErasure(actor: SessionActor): void {
  let last = actor.getSnapshot().value.effacement;
  actor.subscribe(({ value: { effacement } }) => {
    if (effacement === last) return;
    // Tried again when the network is back: what was said meanwhile is of somebody who went on.
    if (effacement === "efface" && last !== "échec") eraseDevice();
    last = effacement;
    if (effacement === "effacé") actor.send({ type: "MESSAGE.SHOW", text: EFFACEES, views: 2 });
    if (effacement === "échec") {
      actor.send({ type: "MESSAGE.SHOW", text: effaceesIci(), kind: "warning", views: 2 });
    }
  });
}

function tell({ actor, from, lost }: Restored): void {
  const dire = (text = "") => actor.send({ type: "MESSAGE.SHOW", text, kind: "warning", views: 2 });
  if (from === "unreadable" || lost.length > 0)
    void import("./perdues.ts").then((un) => dire(lost.length ? un.phraseDesPerdues(lost) : un.ILLISIBLE));
}
