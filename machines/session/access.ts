import { assign } from "xstate";
import { isDurable } from "./outputs.ts";
import { sessionSetup } from "./setup.ts";

/** Opening a stored simulation, or being refused it. */
export const accès = sessionSetup.createStateConfig({
  initial: "début",
  on: {
    FETCH: [
      { guard: "adresse complète", target: ".lecture", actions: "retenir l’adresse" },
      { target: ".refusé", actions: "refuser l’adresse" },
    ],
    CLEAR: ".libre",
  },
  states: {
    début: { always: [{ guard: "était en train d’ouvrir", target: "lecture" }, { target: "libre" }] },
    libre: {},
    lecture: {
      invoke: {
        src: "fetchSimulation",
        input: ({ context }) => context.opened ?? { id: "", token: "" },
        onDone: [
          {
            guard: ({ event }) => isDurable(event.output),
            target: "libre",
            actions: "ouvrir le dossier reçu",
          },
          { target: "refusé", actions: "noter l’échec" },
        ],
        onError: { target: "refusé", actions: "noter le refus" },
      },
    },
    refusé: {
      on: {
        ONLINE: { guard: "réseau perdu", target: "lecture" },
        "ACCESS.CLOSE": { target: "libre", actions: assign({ error: null, opened: null }) },
        NAVIGATED: { target: "libre", actions: assign({ error: null, opened: null }) },
      },
    },
  },
});
