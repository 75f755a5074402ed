import { expect, it } from "vitest";
import { situationDe } from "../../test/fixtures/foyers.ts";
import { libelleDuMontant, titreDeLaPersonne } from "./nommer.ts";

it("chaque personne du foyer a son titre, l’enfant par son prénom", () => {
  const situation = situationDe({ conjoint: {}, enfants: [{ _firstName: "élio" }] });
  expect(["demandeur", "conjoint", "enfant_0"].map((id) => titreDeLaPersonne(situation, id))).toEqual([
    "Vous",
    "Conjoint ou conjointe",
    "Élio",
  ]);
});

it("un montant facultatif se nomme par la fin de son adresse ; une question, non", () => {
  const dit = (adresse: string) => libelleDuMontant(adresse)?.label;
  expect(dit("/simulation/ressources/fiscales/conjoint/frais_reels")).toBe("Frais réels");
  expect(dit("/simulation/ressources/patrimoine/livret_a")).toBe("Livret A");
  expect(dit("/simulation/menage/depcom")).toBeUndefined();
});
