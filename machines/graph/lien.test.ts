import { expect, test } from "vitest";
import { foyers } from "../personas/personas.ts";
import { remplir } from "../personas/remplir.ts";
import { RESULTATS } from "../journey/screens.ts";
import { parcoursOf } from "../journey/walk.ts";
import { jouerJusqua, vueCourante } from "./jeu.ts";
import { lienDuParcours, lireLeLien } from "./lien.ts";

const context = remplir(foyers.coupleAuChomage);
const ACTIVITE = "/simulation/individu/demandeur/activite";

function lu(fragment: string) {
  const rendu = lireLeLien(fragment);
  if (!rendu || rendu === "illisible") throw new Error(`${rendu}`);
  return rendu;
}

test("un lien rouvre le même dossier, au même endroit", () => {
  const lien = lienDuParcours(context, ACTIVITE);
  expect(lien).toMatch(/^\/inspecteur#parcours=neutre\.[\w-]+$/);
  const { context: rouvert, path, lost } = lu(lien.replace("/inspecteur", ""));
  expect({ path, lost }).toEqual({ path: ACTIVITE, lost: 0 });
  expect(parcoursOf(rouvert).situation).toEqual(parcoursOf(context).situation);
});

test("la marque du parcours est celle du lien, non celle de la page", () => {
  const lien = lienDuParcours({ ...context, marque: "banque" }, RESULTATS);
  expect(lu(lien.replace("/inspecteur", "")).context.marque).toBe("banque");
});

test("le parcours ouvert se tient à la question du lien, la suite gardée", () => {
  const jeu = jouerJusqua(context, ACTIVITE);
  expect(vueCourante(jeu).ici).toBe(ACTIVITE);
  expect(jeu.rang).toBe(2);
  expect(jeu.vues.at(-1)?.ici).toBe(RESULTATS);
  expect(jouerJusqua(context, RESULTATS).rang).toBe(jeu.vues.length - 1);
});

test.each([
  "#parcours=",
  "#parcours=neutre.",
  "#parcours=neutre.abc",
  "#parcours=autre.e30",
  "#parcours=neutre.e30",
])("« %s » est illisible", (fragment) => {
  expect(lireLeLien(fragment)).toBe("illisible");
});

test.each(["", "#contenu", "#simulation=a.b"])("« %s » ne porte pas de parcours", (fragment) => {
  expect(lireLeLien(fragment)).toBeUndefined();
});
