import { expect, test } from "vitest";
import { createActor } from "xstate";
import { ressourceDeLAide } from "../catalogue/results/percues.ts";
import { journeyMachine } from "../machines/journey/journey.ts";
import { type JourneyContext } from "../machines/journey/moves.ts";
import { recevoir } from "../machines/journey/recues.ts";
import { parcoursDe } from "../machines/journey/walk.ts";
import { conduire } from "../machines/studio/foyers/conduire.ts";
import { handicaps } from "../machines/studio/foyers/handicaps.ts";
import { communeRacontee } from "../server/catalogue/lieux/communes/racontee.ts";
import { resultatsSansVelo } from "./fixtures/sans-velo.ts";

const [foyer] = handicaps.foyers;
const { context } = conduire(foyer!, communeRacontee).snapshot as { context: JourneyContext };
const resultats = async (un: JourneyContext) => {
  const { droitsEligibles, droitsInjectes } = await resultatsSansVelo(parcoursDe(un).situation);
  return {
    montants: Object.fromEntries(droitsEligibles.map(({ id, montant }) => [id, montant])),
    recues: droitsInjectes.map(({ id, montant }) => [id, montant]),
  };
};

test("« Je la reçois déjà » écrit la ressource, et tout le reste se recalcule comme si elle avait été dite", async () => {
  const avant = await resultats(context);
  const apres = await resultats(recevoir(context, "aah", 1041));
  expect([avant.recues, apres.recues]).toEqual([[], [["aah", 1041]]]);
  // The AAH, once received, is what the cover and the others read; the same household that told it gets the same.
  const dite = { ...foyer!, revenus: { "Allocation aux adultes": 1041 } };
  const contee = await resultatsSansVelo(conduire(dite, communeRacontee).situation);
  expect(apres.montants).toEqual(
    Object.fromEntries(contee.droitsEligibles.map(({ id, montant }) => [id, montant])),
  );
  expect(apres.montants).not.toEqual(avant.montants);
});

test("et se défait : les mêmes réponses, les mêmes résultats", async () => {
  const recue = recevoir(context, "aah", 1041);
  const defaite = recevoir(recue, "aah", undefined);
  expect(parcoursDe(defaite).situation).toEqual(parcoursDe(context).situation);
  expect(await resultats(defaite)).toEqual(await resultats(context));
});

test("ce qui n’est pas une ressource, ou n’en a pas le nom à elle seule, ne change rien aux réponses", () => {
  expect(["pass_sport", "service_civique", "prime_naissance"].map(ressourceDeLAide)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(["aah", "caah", "bourse_criteres_sociaux", "rsa"].map(ressourceDeLAide)).toEqual([
    "aah",
    "caah",
    "bourse_enseignement_sup",
    "rsa",
  ]);
  expect(recevoir(context, "pass_sport", 70)).toBe(context);
});

test("la machine l’entend, où que l’on soit, sans changer de page", () => {
  const actor = createActor(journeyMachine, { input: { context, path: "/simulation/resultats" } });
  actor.start();
  const ou = JSON.stringify(actor.getSnapshot().value);
  actor.send({ type: "AID.RECEIVED", aide: "aah", montant: 900 });
  const { situation } = parcoursDe(actor.getSnapshot().context);
  expect(situation.demandeur.aah?.[situation.dateDeValeur.slice(0, 7)]).toBe(900);
  expect(JSON.stringify(actor.getSnapshot().value)).toBe(ou);
});
