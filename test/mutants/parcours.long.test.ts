import { afterAll, expect, it } from "vitest";
import { compter, echantillon, toutesSortes } from "./compter.ts";
import { cleDuMutant, type FamilleDeFautes } from "./famille.ts";
import { famillesDuParcours } from "./parcours.ts";

/** One fault in so many by day; the transitions of the journey, which take longer, wait for `npm run test:mutants`. */
const UN_SUR: Readonly<Record<string, number>> = {
  questions: 600,
  conditions: 400,
  arbre: 200,
  session: 160,
};

const famille = (nom: string) => famillesDuParcours.find((une) => une.nom === nom) as FamilleDeFautes;

afterAll(async () => {
  for (const { fermer } of famillesDuParcours) await fermer?.();
});

it.each(Object.entries(UN_SUR))("toute faute tirée au sort est vue : %s", async (nom, unSur) => {
  const une = famille(nom);
  const bilan = await compter(une, echantillon(await une.mutants(), unSur, 1));
  const { total, plantes, survivants } = toutesSortes(bilan);
  expect(total).toBeLessThan(20);
  expect([plantes, survivants.map(cleDuMutant), bilan.perimes]).toEqual([0, [], []]);
});

it.each([
  ["la boucle s’arrête après deux personnes", /les foyers approuvés|« retour »/],
  ["but_1 n’ouvre plus la mention au baccalauréat", /les conditions approuvées/],
  ["« sans autorité » ne saute plus les questions de bourse", /les conditions approuvées/],
  ["Oui et Non échangent leurs libellés", /les questions approuvées/],
  ["Précédent recule de deux questions", /« retour »/],
])("« %s » est vue, et par ce qui le dit", async (quoi, par) => {
  const fautes = await famille("machine").mutants();
  const faute = fautes.find((une) => une.quoi === quoi);
  expect(await faute?.essayer()).toMatch(par);
});
