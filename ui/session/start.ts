import { fromPromise } from "xstate";
import { defaultParameters, type Marque } from "../../catalogue/situation/context.ts";
import type { SimulationRecord } from "../../machines/answers/record.ts";
import {
  type Restored,
  restoreSession,
  serialise,
  type SessionActor,
} from "../../machines/session/persist.ts";
import { sessionMachine } from "../../machines/session/session.ts";
import { aujourdhui } from "../format/dates.ts";
import { liensDeLaPage } from "../navigation/reglages.ts";
import { api } from "./api.ts";
import { tirerVariantes } from "../../machines/answers/variantes.ts";
import { readSession, readVariantes, writeSession, writeVariantes } from "./storage.ts";

const machine = sessionMachine.provide({
  actors: {
    save: fromPromise(({ input }: { input: SimulationRecord }) => api.save(input)),
    fetchSimulation: fromPromise(({ input }: { input: { id: string; token: string } }) =>
      api.simulation(input.id, input.token),
    ),
    fetchResults: fromPromise(({ input }: { input: { id: string; token: string } }) =>
      api.results(input.id, input.token),
    ),
  },
});

const ILLISIBLE =
  "Nous n’avons pas pu relire les réponses gardées dans ce navigateur : la simulation repart du début.";
const NON_GARDEE =
  "Votre navigateur refuse de garder vos réponses : elles seront perdues si vous fermez ou rechargez cette page.";
const perdues = (count: number) =>
  count === 1
    ? "Une de vos réponses ne convient plus au questionnaire : nous vous reposons la question."
    : `${count} de vos réponses ne conviennent plus au questionnaire : nous vous reposons ces questions.`;

/** Brand written by the server in the page. */
export const marqueDeLaPage = (): Marque =>
  document.documentElement.dataset["marque"] === "banque" ? "banque" : "neutre";

/** Starts the session from what this browser kept, and keeps every later change. */
export function startSession(): SessionActor {
  const restored = restoreSession(machine as typeof sessionMachine, readSession(), {
    today: aujourdhui(),
    marque: marqueDeLaPage(),
    parameters: defaultParameters,
    abtesting: tirerVariantes(liensDeLaPage().essais ?? [], readVariantes(), Math.random),
  });
  const { actor } = restored;
  tell(restored);
  void lireSeuils(actor);
  let storageWorks = true;
  actor.subscribe(() => {
    const { abtesting } = actor.getSnapshot().context;
    if (abtesting && Object.keys(abtesting).length) writeVariantes(abtesting);
    const written = writeSession(serialise(actor));
    if (written === storageWorks) return;
    storageWorks = written;
    if (!written) actor.send({ type: "MESSAGE.SHOW", text: NON_GARDEE, kind: "warning", views: 3 });
  });
  return actor;
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

function tell({ actor, from, lost }: Restored): void {
  const text = from === "unreadable" ? ILLISIBLE : lost ? perdues(lost) : undefined;
  if (text) actor.send({ type: "MESSAGE.SHOW", text, kind: "warning", views: 2 });
}
