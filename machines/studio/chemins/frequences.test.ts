import { describe, expect, it } from "vitest";
import { choicesOf } from "../../kinds/kinds.ts";
import { questions } from "../../questions/index.ts";
import { frequences } from "./frequences.ts";
import { communesEssayees } from "./lieux.ts";
import { partsDe } from "./parts.ts";
import { revenusCourants } from "./population-revenus.ts";
import { revenusDus } from "./revenus-parts.ts";
import type { Gens } from "./population.ts";

const unePersonne = (dit: Partial<Gens["personne"]>, age: number): Gens => {
  const personne = { id: "demandeur", _role: "demandeur", ...dit } as Gens["personne"];
  const situation = { dateDeValeur: "2026-11-20", demandeur: personne, menage: {} } as Gens["situation"];
  return { personne, age, situation, ageDe: () => age };
};

describe("les fréquences de la population", () => {
  it("ont une source ou disent qu’elles sont estimées, et ne passent pas cent", () => {
    for (const [champ, lignes] of Object.entries(frequences))
      for (const { source, parts } of lignes) {
        expect([champ, source]).toEqual([champ, expect.stringMatching(/20[12]\d|estim|alternance/)]);
        // Yes and no are each said twice, as the two kinds of question name them.
        const somme = Object.entries(parts).reduce(
          (n, [nom, une]) => (/^(oui|non)$/.test(nom) ? n : n + une),
          0,
        );
        expect([champ, somme <= 101]).toEqual([champ, true]);
      }
  });

  it("sont celles de questions et de réponses qui existent", () => {
    const parChamp = new Map(questions.map((une) => [une.field, une]));
    for (const [champ, lignes] of Object.entries(frequences)) {
      const question = parChamp.get(champ as never)!;
      const valeurs =
        question.kind === "enum" ? choicesOf(question).map(({ value }) => `${value}`) : undefined;
      const nommees = lignes
        .flatMap(({ parts }) => Object.keys(parts))
        .filter((un) => !/^(oui|non|true|false)$/.test(un));
      expect([champ, valeurs ? nommees.filter((une) => !valeurs.includes(une)) : []]).toEqual([champ, []]);
    }
  });

  it("lisent la personne : à 13 ans on étudie, à 27 on travaille sept fois sur dix", () => {
    const noms = ["etudiant", "salarie", "chomeur"];
    expect(partsDe("activite", noms, unePersonne({}, 13))).toEqual([100, 0, 0]);
    expect(partsDe("activite", noms, unePersonne({}, 27))).toEqual([7, 70, 9]);
    expect(partsDe("handicap", ["non", "oui"], unePersonne({}, 27))).toEqual([96.8, 3.2]);
  });

  it("paient qui travaille, et ne donnent plus une prestation supprimée", () => {
    const proposees = ["salaire_net", "paje_clca", "indemnites_volontariat"] as const;
    expect(revenusDus(unePersonne({ activite: "salarie" }, 27), proposees)).toEqual(["salaire_net"]);
    expect(revenusDus(unePersonne({ activite: "etudiant", alternant: true }, 17), proposees)).toEqual([
      "salaire_net",
    ]);
    expect(revenusDus(unePersonne({ activite: "chomeur" }, 27), proposees)).toEqual([]);
    expect(Object.entries(revenusCourants).flatMap(([id, { finie }]) => (finie ? [id] : []))).toEqual([
      "prime_forfaitaire_mensuelle_reprise_activite",
      "paje_clca",
    ]);
  });

  it("répartissent les communes", () => {
    expect(communesEssayees.reduce((somme, { part }) => somme + part, 0)).toBe(100);
    expect(Math.max(...communesEssayees.map(({ part }) => part))).toBeLessThan(12);
  });
});
