import { describe, expect, it } from "vitest";
import { assign, createMachine, fromPromise } from "xstate";
import { diagrammeDe } from "./diagrammes.ts";

const essai = createMachine(
  {
    id: "essai",
    type: "parallel",
    states: {
      porte: {
        initial: "fermée",
        states: {
          fermée: {
            id: "fermée",
            meta: { screen: "/porte" },
            route: { guard: "peut entrer", actions: "noter l’entrée" },
            always: { guard: { type: "est forcée", params: { par: "le vent" } }, target: "ouverte" },
            on: { SONNER: [{ guard: "quelqu’un", target: "ouverte", actions: ["saluer", "entrer"] }, {}] },
          },
          ouverte: {
            entry: { type: "éclairer", params: () => ({}) },
            exit: "éteindre",
            invoke: { src: fromPromise(async () => 1), id: "veille" },
            on: { OUVRIR: { target: "ouverte", reenter: true, actions: assign({}) } },
          },
        },
      },
    },
  },
  { guards: { "peut entrer": () => true, "est forcée": () => false, "quelqu’un": () => true } },
);

describe("un diagramme approuvé", () => {
  it("dit de chaque état comment il commence, ce qu’il fait, où il mène et quand", () => {
    expect(Object.fromEntries(diagrammeDe(essai).map(({ titre, lignes }) => [titre, lignes]))).toEqual({
      essai: ["mène tout de front"],
      "essai.porte": ["se trouve à porte", "commence par fermée"],
      fermée: [
        "se trouve à porte / fermée",
        "montre /porte",
        "par son adresse, si « peut entrer », et fait « noter l’entrée »",
        'aussitôt, si « est forcée » {"par":"le vent"} : va à essai.porte.ouverte',
        "à SONNER, si « quelqu’un » : va à essai.porte.ouverte, et fait « saluer », « entrer »",
        "à SONNER : reste",
      ],
      "essai.porte.ouverte": [
        "se trouve à porte / ouverte",
        "fait en entrant « éclairer » de ce qu’il reçoit",
        "fait en sortant « éteindre »",
        "demande « xstate.invoke.0.essai.porte.ouverte », nommé veille",
        "à OUVRIR : va à essai.porte.ouverte, en y entrant à nouveau, et fait un changement sans nom",
      ],
    });
  });
});
