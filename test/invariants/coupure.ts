import fc from "fast-check";
import { fromPromise } from "xstate";
import type { Resultats } from "../../catalogue/results/results.ts";
import { defaultParameters } from "../../catalogue/situation/context.ts";
import type { JourneyEvent } from "../../machines/journey/base.ts";
import { pathOf } from "../../machines/journey/path.ts";
import { canVisit } from "../../machines/journey/position.ts";
import { LISTE_ENFANTS, RECAPITULATIF, RESULTATS, screens } from "../../machines/journey/screens.ts";
import { parcoursOf } from "../../machines/journey/walk.ts";
import { keptOf } from "../../machines/session/kept.ts";
import { journeyText, restoreSession, type SessionActor } from "../../machines/session/persist.ts";
import { sessionMachine } from "../../machines/session/session.ts";
import type { Access, Saved, SessionEvent, SessionInput, ToSave } from "../../machines/session/state.ts";
import { JOUR } from "../fixtures/foyers.ts";
import { choicesAt } from "../journeys.ts";
import { exigerEgal } from "./loi.ts";
import { deuxMarques } from "./retour.ts";
import { resultatsVides } from "./serveur.ts";

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
      fetchResults: fromPromise<Resultats, Access>(async ({ input }) => resultatsVides(input.id)),
      eraseSimulation: fromPromise<void, readonly Access[]>(async () => undefined),
    },
  }) as typeof sessionMachine;
}

type Evenement = JourneyEvent | SessionEvent;
/** A gesture, found from where a session stands and from a number drawn. */
type GesteDeSession = (actor: SessionActor, n: number) => Evenement | undefined;

const parcours = (actor: SessionActor) => actor.getSnapshot().children.journey!.getSnapshot();
const parmi = <T>(liste: readonly T[], n: number): T | undefined => liste[n % Math.max(1, liste.length)];
const ou = (actor: SessionActor) => {
  const snapshot = parcours(actor);
  const { enfants } = snapshot.context;
  return { path: pathOf(snapshot), parcours: parcoursOf(snapshot.context), enfants };
};

const ouverte = (actor: SessionActor, n: number) => {
  const { parcours: la } = ou(actor);
  const tous = [...la.steps.map(({ path }) => path), ...screens, LISTE_ENFANTS, RECAPITULATIF, RESULTATS];
  return parmi(
    tous.filter((path) => canVisit(la, path)),
    n,
  );
};

const aller =
  (type: "GO" | "EDIT"): GesteDeSession =>
  (actor, n) => {
    const path = ouverte(actor, n);
    return path === undefined ? undefined : { type, path };
  };
const surUnEnfant =
  (type: "CHILD.EDIT" | "CHILD.REMOVE"): GesteDeSession =>
  (actor, n) => ({ type, index: parmi(ou(actor).enfants ?? [], n) ?? 0 });

const repondre: GesteDeSession = (actor, n) => ({
  type: "ANSWER",
  value: parmi(choicesAt(ou(actor)), n) ?? null,
});

const DIVERS: readonly Evenement[] = [
  { type: "TAX.SET", ressourcesFiscales: { demandeur: { salaire_imposable: 12_000 } } },
  { type: "WEALTH.SET", patrimoine: { livret_a: 900 } },
  { type: "MESSAGE.SHOW", text: "Bonjour", kind: "warning", views: 3 },
  { type: "MESSAGE.HIDE" },
  { type: "NAVIGATED" },
  { type: "DEMO.ON" },
  { type: "DEMO.OFF" },
  { type: "AB.SET", name: "appel", value: "b" },
  { type: "EMAIL.SAVED", email: "lou@exemple.fr" },
];
const SERVEUR: readonly Evenement[] = [{ type: "SAVE" }, { type: "COMPUTE" }, { type: "RECOMPUTE" }];

const AUTRES: readonly GesteDeSession[] = [
  aller("GO"),
  aller("EDIT"),
  (actor) => ({ type: "BACK", from: ou(actor).path }),
  (actor) => ((ou(actor).enfants ?? []).length < 3 ? { type: "CHILD.ADD" } : undefined),
  surUnEnfant("CHILD.EDIT"),
  surUnEnfant("CHILD.REMOVE"),
  (_, n) => parmi(DIVERS, n),
  (_, n) => parmi(SERVEUR, n),
];

const tirer = (...ceux: readonly GesteDeSession[]) => fc.tuple(fc.constantFrom(...ceux), fc.nat(999));

/** Runs of answers, and other gestures between them. */
const gestes = fc
  .array(
    fc.oneof(
      { weight: 5, arbitrary: fc.array(tirer(repondre), { minLength: 3, maxLength: 12 }) },
      { weight: AUTRES.length, arbitrary: tirer(...AUTRES).map((geste) => [geste]) },
    ),
    { minLength: 2, maxLength: 14 },
  )
  .map((suites) => suites.flat());

const duParcours = (event: Evenement): event is JourneyEvent =>
  /^(ANSWER|BACK|GO|EDIT|CHILD\..*|TAX\.SET|WEALTH\.SET)$/.test(event.type);

async function faire(actor: SessionActor, event: Evenement): Promise<void> {
  if (duParcours(event)) actor.getSnapshot().children.journey!.send(event);
  else actor.send(event as SessionEvent);
  // Every answer of the server has come.
  await new Promise((resolve) => setImmediate(resolve));
}

/** Takes a new session to the list of children, with so many of them. */
async function avancer(actor: SessionActor, enfants: number): Promise<void> {
  while (enfants > (ou(actor).enfants ?? []).length || ou(actor).path !== LISTE_ENFANTS)
    await faire(
      actor,
      ou(actor).path === LISTE_ENFANTS
        ? { type: "CHILD.ADD" }
        : { type: "ANSWER", value: choicesAt(ou(actor))[0] },
    );
}

/** Everything that a person may see of a session, but for failures, which do not outlive a tab. */
function vue(actor: SessionActor): unknown {
  const snapshot = parcours(actor);
  // The order of what is set aside means nothing, nor does the cursor of the loops beside the path; a child removed is put back in its tab only.
  const { oubliees, personne: _, retire: __, ...context } = snapshot.context;
  return JSON.parse(
    JSON.stringify({
      path: pathOf(snapshot),
      foyer: parcoursOf(snapshot.context).situation,
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
    for (const [rang, [geste, n]] of suite.entries()) {
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
      const event = geste(entiere, n);
      if (!event) continue;
      await faire(entiere, event);
      await faire(coupee, event);
      exigerEgal(
        vue(coupee),
        vue(entiere),
        `une session reprise continue comme si elle n’avait pas été coupée (${event.type})`,
      );
    }
    entiere.stop();
    coupee.stop();
  },
);
