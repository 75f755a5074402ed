import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  all,
  any,
  compare,
  type Condition,
  is,
  oneOf,
} from "../../../catalogue/conditions/predicate/condition.ts";
import { changementsDesSections, direUneFois, ecrireSections } from "../sections.ts";
import { conditionDite } from "./conditions.ts";

const dite = (condition: Condition) => ecrireSections("Essai", [conditionDite("elle", condition)]);
const changements = (avant: Condition, apres: Condition) => changementsDesSections(dite(avant), dite(apres));

describe("une condition approuvée", () => {
  const annees = ["bts_1", "but_1", "licence_1"] as const;

  it.each<[string, Condition, Condition]>([
    [
      "une valeur retirée",
      oneOf("demandeur.annee_etude", annees),
      oneOf("demandeur.annee_etude", ["bts_1", "licence_1"]),
    ],
    ["une borne déplacée", compare("personne.age", "<=", 25), compare("personne.age", "<=", 26)],
    ["« au plus » devenu « moins de »", compare("personne.age", "<=", 25), compare("personne.age", "<", 25)],
    [
      "« et » devenu « ou »",
      all(is("famille.en_couple", true), compare("enfants.nombre", ">", 0)),
      any(is("famille.en_couple", true), compare("enfants.nombre", ">", 0)),
    ],
    ["un autre fait", is("demandeur.alternant", true), is("demandeur.stagiaire", true)],
  ])("change quand on lui fait la faute : %s", (_, avant, apres) => {
    expect(changements(avant, apres)).not.toEqual([]);
    expect(changements(avant, avant)).toEqual([]);
  });
});

describe("ce qui change d’un texte à l’autre", () => {
  const texte = (...parties: [titre: string, ...lignes: string[]][]) =>
    ecrireSections(
      "Essai",
      parties.map(([titre, ...lignes]) => ({ titre, lignes })),
    );
  const avant = texte(["une", "a", "b"], ["deux", "c"]);

  it.each([
    [
      "une ligne changée",
      texte(["une", "a", "d"], ["deux", "c"]),
      ["« une » n’a plus : b", "« une » a maintenant : d"],
    ],
    [
      "les mêmes lignes",
      texte(["une", "b", "a"], ["deux", "c"]),
      ["« une » dit la même chose dans un autre ordre"],
    ],
    ["une partie de moins", texte(["une", "a", "b"]), ["« deux » a disparu"]],
    [
      "une partie de plus",
      texte(["une", "a", "b"], ["deux", "c"], ["trois", "e"]),
      ["« trois » est nouveau"],
    ],
    [
      "deux parties échangées",
      texte(["deux", "c"], ["une", "a", "b"]),
      ["L’ordre des parties n’est plus le même"],
    ],
    ["rien", avant, []],
  ])("%s", (_, apres, dits) => {
    expect(changementsDesSections(avant, apres)).toEqual(dits);
  });
});

describe("ce qui se dit une fois", () => {
  const regle = /^(?<garde>(?<sujet>\w+) \(si)(?<dit> : .+)(?<fin>\))$/gm;

  it("se retire des lignes qui le répètent, pas de celle qui dit autre chose, ni d’une seule", () => {
    const texte =
      "apl (si : Louez-vous ?)\nrsa (si : Quoi ?)\napl (si : Payez-vous ?)\napl (si : Louez-vous ?)";
    const [courts, dits] = direUneFois(new Map([["un", texte]]), regle);
    expect(courts.get("un")).toBe("apl (si)\nrsa (si : Quoi ?)\napl (si : Payez-vous ?)\napl (si)");
    expect([...dits]).toEqual([["apl", " : Louez-vous ?"]]);
  });
});

/** Two words written as one, as code writes them. */
const NOM_DE_CODE = /(?<![\p{L}/.@_-])\p{Ll}+\p{Lu}\p{L}*/u;

it("ce que lit une personne ne porte aucun nom du code", () => {
  const dossiers = ["test/approuves/textes", "test/approuves/questions"];
  const dits = dossiers.flatMap((dossier) =>
    readdirSync(dossier).flatMap((nom) =>
      [...readFileSync(`${dossier}/${nom}`, "utf8").matchAll(/«[^»]*»/g)].map(([texte]) => texte),
    ),
  );
  expect(dits.length).toBeGreaterThan(1000);
  expect(dits.filter((texte) => NOM_DE_CODE.test(texte))).toEqual([]);
});
