import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  all,
  any,
  type Condition,
  includes,
  is,
  not,
  predicate,
} from "../../catalogue/predicate/condition.ts";
import { atomsOf } from "../../catalogue/predicate/describe.ts";
import { evaluate } from "../../catalogue/predicate/evaluate.ts";
import { factContext } from "../../catalogue/situation/context.ts";
import { type RessourceId, ressourceIds } from "../../catalogue/situation/ressources.ts";
import { applyAnswer, emptySituation } from "../../machines/answers/fold.ts";
import { changer, estDecisif, verite } from "./arbre.ts";
import { toutesLesConditions } from "./conditions.ts";
import { JOUR_DES_CHEMINS } from "./valeurs.ts";

/** Each type of resource is an atom that a household makes true or false at will. */
const types = ressourceIds.slice(0, 4);
const [A, B, C] = types.map((id) => includes("demandeur.ressources", id)) as [
  Condition,
  Condition,
  Condition,
];

/** The household that receives these resources, and no other. */
function faits(recues: readonly boolean[]) {
  const situation = emptySituation(JOUR_DES_CHEMINS, null);
  const contexte = factContext(situation);
  const value: RessourceId[] = types.filter((_, n) => recues[n]);
  applyAnswer(
    situation,
    { entityName: "individu", id: "demandeur", fieldName: "ressources", value },
    contexte.periods,
  );
  return contexte;
}

const feuille = fc
  .nat(types.length - 1)
  .map((n) => includes("demandeur.ressources", types[n] as RessourceId));
/** Conditions whose groups hold at least so many parts. */
const conditions = (minLength: number) =>
  fc.letrec<{ condition: Condition }>((lie) => {
    const parts = fc.array(lie("condition"), { minLength, maxLength: 3 });
    return {
      condition: fc.oneof(
        { maxDepth: 4, depthSize: "medium" },
        feuille,
        parts.map((une) => all(...une)),
        parts.map((une) => any(...une)),
        lie("condition").map(not),
        lie("condition").map((dedans) => predicate("une condition", dedans)),
      ),
    };
  }).condition;
// No group of the plan is empty, which a test below checks: « changer » would drop it.
const condition = conditions(1);
const recues = fc.array(fc.boolean(), { minLength: types.length, maxLength: types.length });
const pour = { seed: 20_261_120, numRuns: 400 };

/** Truth of each atom of a condition, in the order it is written. */
const vraisDe = (une: Condition, recu: readonly boolean[]) => {
  const contexte = faits(recu);
  return atomsOf(une).map((atome) => evaluate(atome, contexte));
};

describe("la vérité d’une condition selon ses atomes", () => {
  it("est celle que le produit calcule, quels que soient la condition et le foyer", () => {
    fc.assert(
      fc.property(conditions(0), recues, (une, recu) => {
        expect(verite(une, vraisDe(une, recu))).toBe(evaluate(une, faits(recu)));
      }),
      pour,
    );
  });

  it("distingue deux écritures d’un même atome, qui ont chacune leur rang", () => {
    const une = all(A, any(B, A));
    expect(verite(une, [true, false, true])).toBe(true);
    expect(verite(une, [true, false, false])).toBe(false);
    expect(verite(une, [false, true, true])).toBe(false);
  });

  it("lit les rangs qui suivent une partie déjà décidée", () => {
    expect(verite(any(all(A, B), C), [false, true, true])).toBe(true);
    expect(verite(all(any(A, B), C), [true, true, false])).toBe(false);
  });
});

describe("un atome décide", () => {
  it("dans un « et » si les autres sont vrais, dans un « ou » si les autres sont faux", () => {
    expect([0, 1].map((rang) => estDecisif(all(A, B), [true, false], rang))).toEqual([false, true]);
    expect([0, 1].map((rang) => estDecisif(any(A, B), [true, false], rang))).toEqual([true, false]);
    expect([0, 1].map((rang) => estDecisif(not(all(A, B)), [true, true], rang))).toEqual([true, true]);
  });

  it("exactement quand le fixer à vrai ou à faux donne deux vérités", () => {
    fc.assert(
      fc.property(condition, recues, fc.nat(20), (une, recu, n) => {
        const vrais = vraisDe(une, recu);
        fc.pre(vrais.length > 0);
        const rang = n % vrais.length;
        const fixe = (valeur: boolean) =>
          evaluate(changer(une, rang, () => (valeur ? all() : any())) as Condition, faits(recu));
        expect(estDecisif(une, vrais, rang)).toBe(fixe(true) !== fixe(false));
      }),
      pour,
    );
  });
});

describe("changer un atome", () => {
  const tuteur = is("demandeur.activite", "salarie");

  it("ne touche que celui de ce rang, où qu’il soit", () => {
    const une = predicate("le tout", any(all(A, not(B)), predicate("une part", C)));
    const change = (rang: number) => changer(une, rang, () => tuteur);
    expect(change(0)).toEqual(predicate("le tout", any(all(tuteur, not(B)), predicate("une part", C))));
    expect(change(1)).toEqual(predicate("le tout", any(all(A, not(tuteur)), predicate("une part", C))));
    expect(change(2)).toEqual(predicate("le tout", any(all(A, not(B)), predicate("une part", tuteur))));
    expect(change(3)).toEqual(une);
  });

  it("le retirer emporte ce qui ne tenait que par lui", () => {
    const retire = (une: Condition, rang: number) => changer(une, rang, () => undefined);
    expect(retire(all(A, B), 0)).toEqual(all(B));
    expect(retire(all(any(not(A)), B), 0)).toEqual(all(B));
    expect(retire(predicate("seule", all(A)), 0)).toBeUndefined();
  });

  it("peut se faire partout : aucune condition du parcours ne tient un groupe vide", () => {
    const vide = (une: Condition): boolean => {
      if (une.kind === "all" || une.kind === "any")
        return !une.conditions.length || une.conditions.some(vide);
      return (une.kind === "not" || une.kind === "predicate") && vide(une.condition);
    };
    expect(vide(not(predicate("rien", all(A, any()))))).toBe(true);
    expect(toutesLesConditions().filter(vide)).toEqual([]);
  });

  it("garde les autres atomes dans leur ordre", () => {
    fc.assert(
      fc.property(condition, fc.nat(20), (une, n) => {
        const atomes = atomsOf(une);
        fc.pre(atomes.length > 0);
        const rang = n % atomes.length;
        const sans = changer(une, rang, () => undefined);
        expect(sans ? atomsOf(sans) : []).toEqual(atomes.filter((_, ici) => ici !== rang));
        expect(atomsOf(changer(une, rang, () => tuteur) as Condition)).toEqual(
          atomes.map((un, ici) => (ici === rang ? tuteur : un)),
        );
      }),
      pour,
    );
  });
});
