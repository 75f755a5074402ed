import { describe, expect, it } from "vitest";
import { contexteDe, type Foyer, neIlYA } from "../../../test/fixtures/foyers.ts";
import { traceOf } from "../../fiches/phrases/trace.ts";
import {
  all,
  any,
  type Atom,
  compare,
  type Condition,
  includes,
  is,
  known,
  not,
  oneOf,
  type Operator,
  predicate,
  startsWith,
} from "./condition.ts";
import { evaluate, testOf, verdict } from "./evaluate.ts";

const oui = compare("demandeur.age", ">=", 18);
const non = compare("demandeur.age", ">", 60);
const inconnu = is("legislation.boursier", true);
const contexte = contexteDe(
  { demandeur: { date_naissance: neIlYA(20) } },
  { legislation: { rsa: 0, nbptr: 1 }, inconnus: new Set(["boursier", "rfr"]) },
);

describe("ce qui dépend d’un fait qu’on n’a pas pu calculer", () => {
  it.each<[string, Condition, boolean | undefined]>([
    ["le fait lui-même", inconnu, undefined],
    ["son contraire", not(inconnu), undefined],
    ["sous un nom", predicate("boursière", inconnu), undefined],
    ["avec ce qui tient", all(oui, inconnu), undefined],
    ["avec ce qui ne tient pas, avant", all(non, inconnu), false],
    ["avec ce qui ne tient pas, après", all(inconnu, non), false],
    ["ou ce qui tient, après", any(inconnu, oui), true],
    ["ou ce qui ne tient pas", any(inconnu, non), undefined],
    ["un quotient dont le revenu manque", compare("legislation.quotient_familial", "<=", 600), undefined],
    ["un fait connu", compare("legislation.rsa", ">", 1), false],
    ["un fait que personne n’a dit", is("demandeur.handicap", true), false],
  ])("%s", (_, condition, attendu) => {
    expect(verdict(condition, contexte)).toBe(attendu);
    expect(evaluate(condition, contexte)).toBe(attendu === true);
  });

  it.each([
    [true, true],
    [false, false],
    [undefined, undefined],
  ])("une autre aide ouverte, fermée ou perdue : %s", (ouverte, attendu) => {
    const lisant = { ...contexte, aides: () => ouverte };
    expect(verdict(is("resultats.aide", true, { id: "rsa" }), lisant)).toBe(attendu);
  });

  it("se dit « non calculé » dans les raisons", () => {
    expect(traceOf(inconnu, contexte)[0]?.read).toBe("bourse sur critères sociaux\u00a0: non calculé");
  });
});

const AGE_DES_METIERS = "prestations_sociales.aides_jeunes.carte_des_metiers.age_maximal";
const vrai = (condition: Condition, foyer: Foyer) => evaluate(condition, contexteDe(foyer));

describe("une condition simple", () => {
  it.each<[string, Condition, { oui: Foyer; non: Foyer }]>([
    [
      "une valeur exacte",
      is("demandeur.activite", "etudiant"),
      { oui: { demandeur: { activite: "etudiant" } }, non: { demandeur: { activite: "salarie" } } },
    ],
    [
      "une réponse par non",
      is("famille.en_couple", false),
      { oui: { famille: { en_couple: false } }, non: { famille: { en_couple: true } } },
    ],
    [
      "une valeur parmi plusieurs",
      oneOf("demandeur.scolarite", ["lycee", "college"]),
      { oui: { demandeur: { scolarite: "college" } }, non: { demandeur: { scolarite: "inconnue" } } },
    ],
    [
      "une ressource déclarée",
      includes("demandeur.ressources", "rsa"),
      { oui: { demandeur: { rsa: {} } }, non: { demandeur: { aah: {} } } },
    ],
    [
      "un début de code",
      startsWith("menage.depcom", "75"),
      { oui: { menage: { depcom: "75056" } }, non: { menage: { depcom: "17500" } } },
    ],
    [
      "une question répondue, même par non",
      known("demandeur.handicap"),
      { oui: { demandeur: { handicap: false } }, non: {} },
    ],
    [
      "un nombre comparé",
      compare("demandeur.age", ">=", 18),
      {
        oui: { demandeur: { date_naissance: neIlYA(18) } },
        non: { demandeur: { date_naissance: neIlYA(17) } },
      },
    ],
  ])("tient ou ne tient pas : %s", (_, condition, { oui, non }) => {
    expect(vrai(condition, oui)).toBe(true);
    expect(vrai(condition, non)).toBe(false);
  });

  it("une liste est connue, même vide", () => {
    expect(vrai(known("demandeur.ressources"), {})).toBe(true);
  });

  it.each<[string, Condition]>([
    ["valeur exacte", is("demandeur.activite", "etudiant")],
    ["valeur parmi plusieurs", oneOf("demandeur.scolarite", ["lycee"])],
    ["ressource déclarée", includes("demandeur.ressources", "rsa")],
    ["début de code", startsWith("menage.depcom", "75")],
    ["question répondue", known("menage.depcom")],
    ["plus de", compare("demandeur.age", ">", 0)],
    ["moins de", compare("demandeur.age", "<", 200)],
  ])("ne tient pas quand personne n’a répondu, et son contraire tient : %s", (_, condition) => {
    expect(vrai(condition, {})).toBe(false);
    expect(vrai(not(condition), {})).toBe(true);
  });

  it.each<[Condition, oui: unknown, non: unknown[]]>([
    [includes("demandeur.ressources", "rsa"), ["aah", "rsa"], [["aah"], "rsa", undefined]],
    [startsWith("menage.depcom", "75"), "75056", ["17500", 75_056, undefined]],
    [known("demandeur.handicap"), false, [undefined, null]],
    [compare("demandeur.age", "<", 18), 17, [18, "17", null, undefined]],
  ])("juge une valeur sans foyer : %j", (condition, oui, non) => {
    const vraie = testOf(condition as Atom);
    const sansSeuil = { parameters: {} };
    expect([oui, ...non].map((value) => vraie(value, sansSeuil))).toEqual([true, ...non.map(() => false)]);
  });

  it("ne confond pas un nombre et le texte qui l’écrit", () => {
    expect(vrai(is("menage.depcom", 75056), { menage: { depcom: "75056" } })).toBe(false);
  });

  it("ne lit personne quand la question ne vise personne", () => {
    expect(evaluate(known("personne.age"), { ...contexteDe({}), personne: undefined })).toBe(false);
  });
});

describe("une comparaison", () => {
  it.each<[Operator, [boolean, boolean, boolean]]>([
    [">", [false, false, true]],
    [">=", [false, true, true]],
    ["=", [false, true, false]],
    ["<", [true, false, false]],
    ["<=", [true, true, false]],
  ])("« %s 25 » se juge à 24, 25 et 26 ans", (operator, attendu) => {
    const ages = [24, 25, 26].map((ans) => ({ demandeur: { date_naissance: neIlYA(ans) } }));
    expect(ages.map((foyer) => vrai(compare("demandeur.age", operator, 25), foyer))).toEqual(attendu);
  });

  it("prend son seuil dans la loi de la date de valeur", () => {
    const condition = compare("demandeur.age", "<=", AGE_DES_METIERS);
    const contexte = (maximum: number) =>
      contexteDe(
        { demandeur: { date_naissance: neIlYA(27) } },
        { parameters: { [AGE_DES_METIERS]: maximum } },
      );
    expect(evaluate(condition, contexte(26))).toBe(false);
    expect(evaluate(condition, contexte(27))).toBe(true);
  });

  it("dit quel seuil manque plutôt que de deviner", () => {
    const contexte = contexteDe({ demandeur: { date_naissance: neIlYA(20) } }, { parameters: {} });
    expect(() => evaluate(compare("demandeur.age", "<=", AGE_DES_METIERS), contexte)).toThrow(
      `Paramètre inconnu : ${AGE_DES_METIERS}`,
    );
  });

  it("reçoit les bornes d’âge des enfants à compter", () => {
    const foyer = { enfants: [3, 6, 17].map((ans) => ({ date_naissance: neIlYA(ans) })) };
    const entre = (age_min: number, age_max: number) =>
      [0, 1, 2, 3].map((n) => vrai(compare("enfants.eligibles", "=", n, { age_min, age_max }), foyer));
    expect(entre(3, 6)).toEqual([false, false, true, false]);
    expect(entre(4, 5)).toEqual([true, false, false, false]);
    expect(entre(0, 99)).toEqual([false, false, false, true]);
  });
});

describe("une condition composée", () => {
  const oui = all();
  const non = any();

  it("« et » tient si tout tient ; sans rien à tenir, elle tient", () => {
    expect([all(), all(oui), all(oui, non), all(non, non)].map((c) => vrai(c, {}))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it("« ou » tient si une seule chose tient ; sans rien, elle ne tient pas", () => {
    expect([any(), any(non), any(non, oui), any(oui, oui)].map((c) => vrai(c, {}))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it("« sauf » dit le contraire, deux fois de suite ne change rien", () => {
    expect([not(oui), not(non), not(not(oui))].map((c) => vrai(c, {}))).toEqual([false, true, true]);
  });

  it("un nom n’y change rien", () => {
    expect([predicate("jamais", non), predicate("toujours", oui)].map((c) => vrai(c, {}))).toEqual([
      false,
      true,
    ]);
  });
});

it("une liste contient une valeur ou non, et ce qui n’est pas une liste n’en contient aucune", () => {
  const contient = testOf(includes("demandeur.ressources", "rsa"));
  const listes = [["rsa"], ["aah", "rsa"], ["aah"], []];
  expect(listes.map((lue) => contient(lue, contexteDe({})))).toEqual([true, true, false, false]);
  expect([undefined, "rsa"].map((lue) => contient(lue, contexteDe({})))).toEqual([false, false]);
});
