import { describe, expect, test } from "vitest";
import { desResultats, unDroit } from "../../test/fixtures/droits.ts";
import { datesConnues } from "./dates-connues.ts";
import { planDe } from "./demarches/plan.ts";
import { lireCeQuiEstFait, pointer, RIEN_DE_FAIT, suiteDUnePointe } from "./pointages.ts";
import { totauxDe } from "./totaux.ts";

const ids = (droits: readonly { id: string }[]) => droits.map(({ id }) => id);
const apl = unDroit({ id: "apl", montant: 250 });
const prime = unDroit({ id: "prime", montant: 100, campagne: { etat: "ouverte", jusquAu: "2027-01-31" } });
const bourse = unDroit({ id: "bourse", montant: 40 });
const declaree = unDroit({ id: "declaree" });
const resultats = desResultats({ droitsEligibles: [apl, prime, bourse], droitsInjectes: [declaree] });

describe("ce qu’on dit d’une aide", () => {
  test("ne change rien aux résultats tant qu’on ne dit rien d’une des leurs", () => {
    expect(pointer(resultats, {}).resultats).toBe(resultats);
    expect(pointer(resultats, { rsa: "recue" }).resultats).toBe(resultats);
  });

  test.each([
    ["recue", ["declaree", "prime"]],
    ["demandee", ["declaree"]],
    ["ecartee", ["declaree"]],
  ] as const)(
    "« %s » la retire de ce qu’il y a à demander, et de tout ce qui s’en tire",
    (pointe, recues) => {
      const { resultats: restent, pointees } = pointer(resultats, { prime: pointe });
      expect(ids(restent.droitsEligibles)).toEqual(["apl", "bourse"]);
      expect(ids(restent.droitsInjectes)).toEqual(recues);
      expect(ids(pointees[pointe])).toEqual(["prime"]);
      expect(totauxDe(restent.droitsEligibles).surs.parMois).toBe(290);
      expect(ids(planDe(restent).demarches)).toEqual(["apl", "bourse"]);
      expect([datesConnues(resultats).length, datesConnues(restent).length]).toEqual([1, 0]);
    },
  );

  test("reprise, elle revient : les résultats calculés n’ont pas changé", () => {
    pointer(resultats, { apl: "ecartee", prime: "recue", bourse: "demandee" });
    expect(ids(pointer(resultats, {}).resultats.droitsEligibles)).toEqual(["apl", "prime", "bourse"]);
  });

  test("une question qui ne décide plus que d’elle ne se pose plus", () => {
    const question = (cle: string, aides: string[]) => ({ cle, question: cle, aides }) as never;
    const posees = [question("seule", ["apl"]), question("deux", ["apl", "prime"])];
    const restent = pointer({ ...resultats, questions: posees }, { apl: "ecartee" }).resultats.questions;
    expect(restent.map(({ cle }) => cle)).toEqual(["deux"]);
  });

  test("ce qui est déclaré reçu le reste, quoi qu’on en dise", () => {
    expect(ids(pointer(resultats, { declaree: "ecartee" }).resultats.droitsInjectes)).toEqual(["declaree"]);
  });
});

describe("ce qui est fait, lu du dehors", () => {
  test("revient tel quel", () => {
    const fait = {
      pointages: { apl: "demandee", rsa: "recue" },
      demandees: { apl: "2026-11-02" },
      papiers: ["bail"],
      note: { texte: "Rappeler la Caf.", le: "2026-11-30" },
    };
    expect(lireCeQuiEstFait(JSON.parse(JSON.stringify(fait)))).toEqual(fait);
  });

  test.each([
    null,
    12,
    "texte",
    [],
    { pointages: { apl: "perdue" }, demandees: { apl: "hier" }, papiers: [{}, 3] },
    { pointages: "demandee", demandees: 4, papiers: {} },
    { note: "Rappeler" },
    { note: { texte: 12, le: "2026-11-30" } },
    { note: { texte: "Rappeler", le: "demain" } },
    { demandees: { apl: ["2026-01-01"], rsa: "2026-99-99", aah: 20260101 }, papiers: ["x".repeat(201)] },
  ])("de %j, rien ne reste", (lu) => {
    expect(lireCeQuiEstFait(lu)).toEqual(RIEN_DE_FAIT);
  });

  test("une note trop longue est coupée ; une clé de prototype ne salit rien", () => {
    const lu = JSON.parse(
      `{"note":{"texte":"${"x".repeat(3_000)}","le":"2026-11-30"},"pointages":{"__proto__":"recue"}}`,
    ) as unknown;
    expect(lireCeQuiEstFait(lu).note?.texte).toHaveLength(1_000);
    expect(({} as { recue?: unknown }).recue).toBeUndefined();
  });
});

test.each([
  [undefined, "demandee", "demandee"],
  ["ecartee", "demandee", "demandee"],
  ["demandee", "recue", "recue"],
  ["demandee", "ecartee", "abandonnee"],
  ["demandee", undefined, undefined],
  [undefined, "recue", undefined],
  [undefined, "ecartee", undefined],
] as const)("dite %s, puis %s : ce qu’elle est devenue est %s", (avant, maintenant, suite) => {
  expect(suiteDUnePointe(avant, maintenant)).toBe(suite);
});
