import fc from "fast-check";
import { fromPromise } from "xstate";
import type { Resultats } from "../../catalogue/results/results.ts";
import { defaultParameters } from "../../catalogue/situation/context.ts";
import type { JourneyEvent } from "../../machines/journey/base.ts";
import { pathOf } from "../../machines/journey/path.ts";
import { LISTE_ENFANTS } from "../../machines/journey/screens.ts";
import { parcoursDe } from "../../machines/journey/walk.ts";
import { keptOf } from "../../machines/session/kept.ts";
import { journeyText, restoreSession, type SessionActor } from "../../machines/session/persist.ts";
import { sessionMachine } from "../../machines/session/session.ts";
import type { Access, Saved, SessionEvent, SessionInput, ToSave } from "../../machines/session/state.ts";
import { GESTES, suitesDe } from "../chemins/gestes.ts";
import { desResultats } from "../fixtures/droits.ts";
import { JOUR } from "../fixtures/foyers.ts";
import { choicesAt } from "../journeys.ts";
import { exigerEgal } from "./loi.ts";
import { deuxMarques } from "./retour.ts";

/** A server that answers at once; every server is the same. */
function machineServie() {
  return sessionMachine.provide({
    actors: {
      save: fromPromise<Saved, ToSave>(async ({ input }) => {
        const numero = Number(input.replaces?.id ?? 0) + 1;
        return {
          _id: String(numero),
          token: `jeton ${numero}`,
          ecartees: [{ where: "ici", reason: "essai" }],
        };
      }),
      fetchResults: fromPromise<Resultats, Access>(async ({ input }) => desResultats({ _id: input.id })),
      eraseSimulation: fromPromise<void, readonly Access[]>(async () => undefined),
    },
  }) as typeof sessionMachine;
}

const parcours = (actor: SessionActor) => actor.getSnapshot().children.journey!;
const ou = (actor: SessionActor) => {
  const snapshot = parcours(actor).getSnapshot();
  const { context } = snapshot;
  return { path: pathOf(snapshot), parcours: parcoursDe(context), context };
};

/** Gestures around the journey, by name. */
const AUTOUR: Readonly<Record<string, SessionEvent>> = Object.fromEntries(
  (
    [
      { type: "MESSAGE.SHOW", text: "Bonjour", kind: "warning", views: 3 },
      { type: "MESSAGE.HIDE" },
      { type: "NAVIGATED" },
      { type: "DEMO.ON" },
      { type: "DEMO.OFF" },
      { type: "AB.SET", name: "appel", value: "b" },
      { type: "EMAIL.SAVED", email: "lou@exemple.fr" },
      { type: "SAVE" },
      { type: "COMPUTE" },
      { type: "RECOMPUTE" },
    ] as const satisfies readonly SessionEvent[]
  ).map((event) => [event.type, event]),
);

const gestes = suitesDe([...Object.keys(GESTES), ...Object.keys(AUTOUR)], 12, {
  minLength: 2,
  maxLength: 14,
});

/** Sends it to the session, or to its journey; every answer of the server has come. */
async function faire(actor: SessionActor, event: JourneyEvent | SessionEvent): Promise<void> {
  if (event.type in AUTOUR) actor.send(event as SessionEvent);
  else parcours(actor).send(event as JourneyEvent);
  await new Promise((resolve) => setImmediate(resolve));
}

/** Takes a new session to the list of children, with so many of them. */
async function avancer(actor: SessionActor, enfants: number): Promise<void> {
  for (
    let la = ou(actor);
    enfants > (la.context.enfants ?? []).length || la.path !== LISTE_ENFANTS;
    la = ou(actor)
  )
    await faire(
      actor,
      la.path === LISTE_ENFANTS ? { type: "CHILD.ADD" } : { type: "ANSWER", value: choicesAt(la)[0] },
    );
}

/** Everything that a person may see of a session, but for failures, which do not outlive a tab. */
function vue(actor: SessionActor): unknown {
  const snapshot = parcours(actor).getSnapshot();
  // The order of what is set aside means nothing, nor does the cursor of the loops beside the path; a child removed is put back in its tab only.
  const { oubliees, personne: _, retire: __, ...context } = snapshot.context;
  return JSON.parse(
    JSON.stringify({
      path: pathOf(snapshot),
      foyer: parcoursDe(snapshot.context).situation,
      garde: { value: snapshot.value, ...context, oubliees: [...oubliees].sort() },
      session: keptOf(actor.getSnapshot()),
      empreinte: actor.getSnapshot().context.key,
    }),
  );
}

/** Cut at any moment and taken up again from what the browser kept, a session goes on like one that was not. */
export const coupure = fc.asyncProperty(
  deuxMarques,
  gestes,
  fc.array(fc.nat(80), { minLength: 1, maxLength: 4 }),
  fc.constantFrom(undefined, 1, 2),
  async (marque, suite, coupures, enfants) => {
    const input: SessionInput = { today: JOUR, marque, parameters: defaultParameters };
    const neuve = () => restoreSession(machineServie(), { journey: null, session: null }, input).actor;
    const [entiere, premiere] = [neuve(), neuve()];
    let coupee = premiere;
    if (enfants !== undefined) for (const actor of [entiere, coupee]) await avancer(actor, enfants);
    for (const [rang, [nom, n]] of suite.entries()) {
      if (coupures.some((une) => une % suite.length === rang)) {
        const texts = {
          journey: journeyText(coupee),
          session: JSON.stringify(keptOf(coupee.getSnapshot())),
        };
        coupee.stop();
        coupee = restoreSession(machineServie(), texts, { ...input, today: "2031-01-01" }).actor;
        // A page that the browser opens is one more, as one that is gone to.
        await faire(entiere, { type: "NAVIGATED" });
        exigerEgal(vue(coupee), vue(entiere), "une session reprise est celle qui fut coupée");
      }
      for (const pas of GESTES[nom] ?? [() => AUTOUR[nom]]) {
        const event = pas(ou(entiere), n);
        if (!event) continue;
        await faire(entiere, event);
        await faire(coupee, event);
        exigerEgal(
          vue(coupee),
          vue(entiere),
          `une session reprise continue comme si elle n’avait pas été coupée (${event.type})`,
        );
      }
    }
    entiere.stop();
    coupee.stop();
  },
);
