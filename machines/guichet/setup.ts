import { montrables } from "../../catalogue/results/sensibles.ts";
import { assertEvent, assign, fromPromise, setup } from "xstate";
import type { Resultats } from "../../catalogue/results/results.ts";
import { sansPrenoms } from "../answers/record.ts";
import { isComplete } from "../journey/position.ts";
import { recordOf } from "../journey/replay.ts";
import { RESULTATS } from "../journey/screens.ts";
import { parcoursDe } from "../journey/walk.ts";
import { isResults } from "../session/outputs.ts";
import { dossierKey, failureOf } from "../session/state.ts";
import {
  addNamedChild,
  changerLeFoyer,
  dire,
  toutFermer,
  fermerLeFoyer,
  confirmAll,
  moved,
  noter,
  ouvrirUnFoyer,
  recevoirUnFoyer,
  weigh,
} from "./foyers.ts";
import {
  foyerCourant,
  type GuichetContext,
  type GuichetEvent,
  type GuichetInput,
  resultatsDuFoyerOuvert,
  type ToCompute,
} from "./state.ts";

/** Milliseconds without a change before results are asked for. */
const PAUSE = 600;

/** What the server is sent of the household shown: its answers, without first names nor label. */
export const toCompute = (context: GuichetContext): ToCompute => ({
  record: sansPrenoms(recordOf(foyerCourant(context).journey, RESULTATS)),
});

/** What an event says of an answer to the household shown. */
function weighed({ context, event }: { context: GuichetContext; event: GuichetEvent }) {
  if (event.type !== "ANSWER.AT") return undefined;
  return weigh(foyerCourant(context).journey, event.path, event.value);
}

/** Types, services, guards and actions of a sitting; its states are made from it. */
export const guichetSetup = setup({
  types: {} as { context: GuichetContext; events: GuichetEvent; input: GuichetInput },
  actors: {
    fetchResults: fromPromise<Resultats, ToCompute>(() => Promise.reject(new Error("Service non fourni"))),
  },
  delays: { pause: PAUSE },
  guards: {
    "question absente": (asked) => weighed(asked) === undefined,
    "réponse refusée": (asked) => weighed(asked)?.refus !== undefined,
    "foyer ouvert": ({ context, event }) =>
      (event.type === "FOYER.CHOOSE" || event.type === "FOYER.CLOSE") &&
      context.foyers.some(({ id }) => id === event.id),
    "enfant connu": ({ context, event }) =>
      event.type === "CHILD.REMOVE" && (foyerCourant(context).journey.enfants ?? []).includes(event.index),
    "questions sans réponse": ({ context }) => !isComplete(parcoursDe(foyerCourant(context).journey)),
    "résultats à jour": ({ context }) => resultatsDuFoyerOuvert(foyerCourant(context)) !== undefined,
    "résultats compris": (_, { output }: { output: unknown }) => isResults(output),
    "réseau perdu": ({ context }) => context.error?.status === 0,
  },
  actions: {
    ouvrir: assign(({ context, event }) => {
      assertEvent(event, "FOYER.OPEN");
      return ouvrirUnFoyer(context.foyers, { ...context, today: event.today });
    }),
    recevoir: assign(({ context, event }) => {
      assertEvent(event, "FOYER.RECEIVE");
      return recevoirUnFoyer(context.foyers, event);
    }),
    "noter avec la personne": assign(({ context, event }) => {
      assertEvent(event, "FOYER.NOTE");
      return changerLeFoyer(context, (foyer) => noter(foyer, event.texte, event.today));
    }),
    choisir: assign(({ event }) => {
      assertEvent(event, "FOYER.CHOOSE");
      return { courant: event.id };
    }),
    nommer: assign(({ context, event }) => {
      assertEvent(event, "FOYER.RENAME");
      const { id, label } = event;
      return { foyers: context.foyers.map((foyer) => (foyer.id === id ? { ...foyer, label } : foyer)) };
    }),
    fermer: assign(({ context, event }) => {
      assertEvent(event, "FOYER.CLOSE");
      return fermerLeFoyer(context, event.id, { ...context, today: event.today });
    }),
    "tout effacer": assign(({ context, event }) => {
      assertEvent(event, "CLEAR");
      return toutFermer(context.foyers, { ...context, today: event.today });
    }),
    "dire au parcours": assign(({ context, event }) => {
      assertEvent(event, ["ANSWER.AT", "CHILD.REMOVE", "TAX.SET", "WEALTH.SET", "PRECISION.SET"]);
      const path = event.type === "ANSWER.AT" ? event.path : undefined;
      return changerLeFoyer(context, (foyer) => moved(foyer, dire(foyer.journey, event), path));
    }),
    "noter le refus": assign(({ context, event }) => {
      assertEvent(event, "ANSWER.AT");
      return changerLeFoyer(context, (foyer) => {
        const refus = weigh(foyer.journey, event.path, event.value)?.refus;
        return refus ? { ...foyer, refus: { ...foyer.refus, [event.path]: refus } } : foyer;
      });
    }),
    "garder les réponses": assign(({ context }) =>
      changerLeFoyer(context, (foyer) => moved(foyer, confirmAll(foyer.journey))),
    ),
    "ajouter un enfant": assign(({ context }) =>
      changerLeFoyer(context, (foyer) => moved(foyer, addNamedChild(foyer.journey))),
    ),
    "noter le refus d’un montant": assign(({ context, event }) => {
      assertEvent(event, "AMOUNT.WEIGHED");
      const { adresse, refus } = event;
      return changerLeFoyer(context, (foyer) => {
        const { [adresse]: _, ...autres } = foyer.refus;
        return { ...foyer, refus: refus === undefined ? autres : { ...autres, [adresse]: refus } };
      });
    }),
    "noter les seuils": assign(({ context, event }) => {
      assertEvent(event, "PARAMETERS.SET");
      const { parameters } = event;
      const foyers = context.foyers.map((foyer) => ({ ...foyer, journey: dire(foyer.journey, event) }));
      return { parameters, foyers };
    }),
    "noter l’envoi": assign(({ context }) => {
      const { id, journey } = foyerCourant(context);
      return { error: null, envoi: { id, key: dossierKey(journey) } };
    }),
    "noter les résultats": assign(({ context }, resultats: Resultats) => {
      const { id, key } = context.envoi ?? {};
      const foyers = context.foyers.map((foyer) =>
        foyer.id === id && key !== undefined
          ? { ...foyer, calcul: { key, resultats: montrables(resultats) } }
          : foyer,
      );
      return { foyers, envoi: null };
    }),
    "noter l’échec": assign((_, { error }: { error?: unknown }) => ({
      envoi: null,
      error: failureOf(error),
    })),
    "oublier l’échec": assign({ envoi: null, error: null }),
  },
});
