import fc from "fast-check";
import { expect, test } from "vitest";
import { evaluate } from "../predicate/evaluate.ts";
import { defaultParameters, factContext } from "../situation/context.ts";
import type { Situation } from "../situation/situation.ts";
import { calculDe } from "./embarquee.ts";
import { foyersTires } from "./formules/tirage.ts";
import { moisDe } from "./mois.ts";
import { necessaires } from "./necessaires.ts";

const valeur = (slug: string, situation: Situation) => {
  const c = calculDe(situation);
  return Number(c.lireParNom(slug, c.demandeur, moisDe(situation.dateDeValeur.slice(0, 7))));
};

test.each(Object.entries(necessaires))(
  "personne n’obtient %s sans ce qui y est nécessaire",
  (slug, condition) => {
    const vus = { sans: 0, obtenues: 0 };
    fc.assert(
      fc.property(foyersTires, fc.boolean(), (tire, alternant) => {
        const situation = {
          ...tire,
          demandeur: {
            ...tire.demandeur,
            alternant,
            activite: "etudiant",
            _contrat_alternant: alternant ? "apprenti" : undefined,
            categorie_salarie: "prive_non_cadre",
            _nombreMoisDebutContratDeTravail: 5,
          },
        } as Situation;
        const du = valeur(slug, situation) > 0;
        const tient = evaluate(
          condition,
          factContext(situation, { parameters: defaultParameters, marque: "neutre" }),
        );
        if (!tient) vus.sans += 1;
        if (du) vus.obtenues += 1;
        return tient || !du;
      }),
      { numRuns: 300, seed: 1 },
    );
    // Both kinds were met, or nothing was tried.
    expect(vus.sans).toBeGreaterThan(30);
    expect(vus.obtenues).toBeGreaterThan(0);
  },
);
