import { describe, expect, it } from "vitest";
import { recordOf } from "../journey/replay.ts";
import { lireDossier } from "./dossier.ts";
import { foyers } from "./personas.ts";
import { remplir } from "./remplir.ts";

const rempli = remplir(foyers.mereSeule);
const dossier = recordOf(rempli, "/simulation/resultats");
const lire = (valeur: unknown) => lireDossier(JSON.stringify(valeur), "neutre");

describe("lire un dossier collé", () => {
  it("rend le parcours qui l’a écrit", () => {
    const lu = lire(dossier);
    expect(lu).toEqual({ context: rempli, ecartees: [] });
  });

  it("le trouve dans une session enregistrée", () => {
    expect(lire({ schema: 1, marque: "neutre", record: dossier, path: "/simulation/resultats" })).toEqual(
      lire(dossier),
    );
  });

  it("dit les réponses qui ne conviennent plus", () => {
    const [premiere, ...autres] = dossier.answers.all;
    const all = [{ ...premiere!, value: "2030-01-01" }, ...autres];
    const lu = lire({ ...dossier, answers: { ...dossier.answers, all } });
    expect("ecartees" in lu && lu.ecartees[0]).toBe(
      "answers.all[0] : La réponse à « Date de naissance » ne convient pas à cette situation.",
    );
  });

  it.each<[string, string, RegExp]>([
    ["du texte", "bonjour", /^Ce texte n’est pas du JSON/],
    ["du vide", "", /^Ce texte n’est pas du JSON/],
    ["un nombre", "12", /^le dossier : on attend un objet/],
    ["une liste", "[]", /^answers manque\.$/],
    ["rien dedans", "{}", /^answers manque\.$/],
  ])("refuse %s en le disant", (_, texte, message) => {
    const lu = lireDossier(texte, "neutre");
    expect("erreurs" in lu ? lu.erreurs[0] : "").toMatch(message);
  });

  it.each<[string, object, string]>([
    ["une version d’hier", { version: 10 }, "version : on attend 11, et non 10."],
    ["un jour mal écrit", { dateDeValeur: "hier" }, "dateDeValeur : date attendue : AAAA-MM-JJ."],
    ["une clé de trop", { autre: 1 }, 'autre : on attend rien de plus, et non "autre".'],
    ["des enfants en texte", { enfants: ["un"] }, 'enfants.0 : on attend un nombre, et non "un".'],
  ])("dit où et quoi : %s", (_, change, message) => {
    const lu = lire({ ...dossier, ...change });
    expect("erreurs" in lu ? lu.erreurs : []).toEqual([message]);
  });

  it("ne montre pas plus de cinq erreurs", () => {
    const lu = lire({ ...dossier, enfants: ["a", "b", "c", "d", "e", "f", "g"] });
    expect("erreurs" in lu ? lu.erreurs.length : 0).toBe(5);
  });
});
