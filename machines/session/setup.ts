import { assertEvent, assign, enqueueActions, fromPromise, setup } from "xstate";
import type { Resultats } from "../../catalogue/results/results.ts";
import { journeyMachine } from "../journey/journey.ts";
import { RESULTATS } from "../journey/screens.ts";
import { readStored, isStored } from "../journey/stored.ts";
import { notedOf } from "./record.ts";
import { isResults, isSaved, isSavedWithResults } from "./outputs.ts";
import {
  type Access,
  failureOf,
  optionsOf,
  type Region,
  resultatsAJour,
  type Saved,
  type SessionContext,
  type SessionEvent,
  type SessionInput,
  type ToSave,
} from "./state.ts";

const ADRESSE_INCOMPLETE = "Cette adresse n’est pas complète.";

const notProvided = () => Promise.reject(new Error("Service non fourni"));

/** What a service answered, and why one did not. */
interface Received {
  output: unknown;
}
interface Failed {
  error?: unknown;
}

/** Types, services, guards and actions of the session; its regions are made from it. */
export const sessionSetup = setup({
  types: {} as {
    context: SessionContext;
    events: SessionEvent;
    input: SessionInput;
    children: { journey: "journey" };
  },
  actors: {
    journey: journeyMachine,
    save: fromPromise<Saved, ToSave>(notProvided),
    fetchSimulation: fromPromise<unknown, Access>(notProvided),
    fetchResults: fromPromise<Resultats, Access>(notProvided),
    eraseSimulation: fromPromise<void, readonly Access[]>(notProvided),
  },
  guards: {
    "arrive aux résultats": ({ context, event }) => {
      if (event.type !== "xstate.snapshot.journey") return false;
      const { key, path } = notedOf(event.snapshot);
      return path === RESULTATS && (context.path !== path || context.key !== key);
    },
    // The page may say so: what it shows is of nobody.
    "rien à calculer ici": ({ event }) => event.type !== "COMPUTE",
    "résultats à jour": ({ context }) => resultatsAJour(context),
    "déjà enregistrée": ({ context }) => context.simulation !== undefined && context.savedKey === context.key,
    "message en route": ({ context }) => context.message?.enRoute === true,
    "dernière vue du message": ({ context }) => (context.message?.views ?? 0) <= 1,
    "adresse complète": ({ event }) => {
      assertEvent(event, "FETCH");
      return event.id !== "" && event.token !== "";
    },
    "celle que l’on garde": ({ context, event }) => {
      assertEvent(event, "GONE");
      return event.id === context.simulation?.id;
    },
    "perdue par le serveur": ({ context }, { error }: Failed) =>
      !context.savedAgain && failureOf(error).status === 404,
    "enregistrement compris": (_, { output }: Received) => isSaved(output),
    "enregistrement et résultats compris": (_, { output }: Received) => isSavedWithResults(output),
    "résultats compris": (_, { output }: Received) => isResults(output),
    "dossier compris": (_, { output }: Received) => isStored(output),
    "réseau perdu": ({ context }) => context.error?.status === 0,
    "réseau perdu en ouvrant": ({ context }) => context.openError?.status === 0,
    "enregistrée, réseau perdu": ({ context }) =>
      context.error?.status === 0 && context.simulation !== undefined && context.savedKey === context.key,
    "calcule déjà ces réponses": ({ context }) => context.sentKeys.calcul === context.key,
  },
  actions: {
    "noter les réponses": assign(({ event }) =>
      event.type === "xstate.snapshot.journey" ? notedOf(event.snapshot) : {},
    ),
    "montrer le message": assign(({ event }) => {
      assertEvent(event, "MESSAGE.SHOW");
      const { text, kind = "info", views = 1, enRoute } = event;
      return { message: { text, kind, views, ...(enRoute && { enRoute }) } };
    }),
    "arriver avec le message": assign(({ context: { message } }) => ({
      message: message && { text: message.text, kind: message.kind, views: message.views },
    })),
    "cacher le message": assign({ message: null }),
    "compter une vue": assign(({ context }) => ({
      message: context.message && { ...context.message, views: context.message.views - 1 },
    })),
    /** What the server lost is saved again, once for each time results are asked for. */
    "renvoyer une fois": assign({ savedAgain: true }),
    "permettre un renvoi": assign({ savedAgain: false }),
    "retenir l’adresse": assign(({ event }) => {
      assertEvent(event, "FETCH");
      return { savedEmail: null, opened: { id: event.id, token: event.token }, openError: null };
    }),
    "refuser l’adresse": assign({ opened: null, openError: { message: ADRESSE_INCOMPLETE, status: 404 } }),
    "noter le refus": assign(({ context }, failed: Failed) => {
      const openError = failureOf(failed.error);
      // What the server does not have is not asked for again.
      return { openError, opened: openError.status === 404 ? null : context.opened };
    }),
    "noter l’envoi": assign(({ context }, { region }: { region: Region }) => ({
      saveError: null,
      sentKeys: { ...context.sentKeys, [region]: context.key },
    })),
    "noter l’enregistrement": assign(({ context }, { region, saved }: { region: Region; saved: Saved }) => {
      const { _id, token, ecartees = [] } = saved;
      const savedKey = context.sentKeys[region];
      const { resultats } = context;
      // Saved again as they were: the results of these answers are still theirs.
      const same = resultats && resultats._id === context.simulation?.id && savedKey === context.savedKey;
      return {
        simulation: { id: _id, token },
        ecartees,
        savedKey,
        saveError: null,
        savedEmail: null,
        ...(same && { resultats: { ...resultats, _id } }),
      };
    }),
    "noter l’échec": assign((_, { error }: Failed) => ({ error: failureOf(error) })),
    // What another sending saved meanwhile is saved.
    "noter l’échec de l’enregistrement": assign(({ context }, { error }: Failed) =>
      context.savedKey === context.key ? {} : { saveError: failureOf(error) },
    ),
    "noter les résultats": assign((_, resultats: Resultats) => ({ resultats })),
    "ouvrir le dossier reçu": enqueueActions(({ context, enqueue }, { output }: Received) => {
      const journey = readStored(output, optionsOf(context))!;
      enqueue.assign({ modifiedFrom: context.opened!.id, resultats: undefined, savedKey: null, error: null });
      enqueue.raise({ type: "OPENED", journey });
    }),
    // What the server holds of the answers before stays known: the next saving takes its place. The same
    // answers of another day are to be saved again: their fingerprint does not tell the day.
    "reprendre d’un lien": assign({
      modifiedFrom: null,
      openError: null,
      ecartees: [],
      resultats: undefined,
      savedKey: null,
      error: null,
      saveError: null,
      savedEmail: null,
    }),
    recommencer: assign(({ context, event }) => {
      assertEvent(event, "CLEAR");
      const known = [context.simulation, context.opened].filter((one) => one != null);
      return {
        erasing: [...context.erasing, ...known],
        opened: null,
        ecartees: [],
        today: event.today,
        simulation: undefined,
        resultats: undefined,
        savedKey: null,
        saveError: null,
        error: null,
        openError: null,
        modifiedFrom: null,
        savedEmail: null,
      };
    }),
  },
});
