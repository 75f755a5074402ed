import { assign } from "xstate";
import { sessionSetup } from "./setup.ts";

/** Erasing from the server what was sent to it; failing that, trying again when the network is back. */
export const effacement = sessionSetup.createStateConfig({
  initial: "repos",
  on: { CLEAR: ".efface" },
  states: {
    repos: {},
    efface: {
      invoke: {
        src: "eraseSimulation",
        id: "effacement",
        input: ({ context }) => context.erasing,
        onDone: { target: "effacé", actions: assign({ erasing: [] }) },
        onError: "échec",
      },
    },
    effacé: {},
    échec: { on: { ONLINE: "efface" } },
  },
});
