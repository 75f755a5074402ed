import { describe, expect, it } from "vitest";
import { type Answer, answerAt, answersOf } from "../../answers/answer.ts";
import { parcoursDe } from "../../journey/walk.ts";
import { phraseDuFoyer } from "./phrase.ts";
import { contexteAuDepart, type Depart } from "./valeurs.ts";
import { ecartDe } from "./vraisemblance.ts";

const SEUL: Depart = { marque: "neutre", enfants: 0 };

/** A household told so far by its answers, in order. */
function apres(reponses: readonly unknown[], depart: Depart) {
  const donnees: Answer[] = [];
  const parcours = () => parcoursDe({ ...contexteAuDepart(depart), answers: answersOf(donnees) });
  for (const value of reponses) {
    const step = parcours().active.find(({ answered }) => !answered)!;
    donnees.push(answerAt(step.address, value));
  }
  return parcours();
}

/** What is said of an answer to a question, after others. */
function raisonDe(
  reponses: readonly unknown[],
  champ: string,
  valeur: unknown,
  depart = SEUL,
  qui = "demandeur",
) {
  const parcours = apres(reponses, depart);
  const step = parcours.active.find(({ step, personne }) => step.field === champ && personne === qui)!;
  return ecartDe(parcours, step, valeur)?.raison;
}

const ANS = (ans: number) => `${2026 - ans}-01-15`;

describe("la population décrite", () => {
  it.each([
    ["un demandeur de 7 ans", [], "date_naissance", ANS(7), /12 à 30 ans/],
    ["un salarié de 14 ans", [ANS(14), "FR"], "activite", "salarie", /16 ans/],
    ["un collégien de 20 ans", [ANS(20), "FR", "etudiant"], "scolarite", "college", /sixième/],
    [
      "une troisième année de droit à 15 ans",
      [ANS(15), "FR", "etudiant", "enseignement_superieur"],
      "annee_etude",
      "licence_3",
      /deux années/,
    ],
    ["un retraité de 30 ans", [ANS(30), "FR"], "activite", "retraite", /60 ans/],
  ] as const)("ne connaît pas %s", (_, avant, champ, valeur, raison) => {
    expect(raisonDe(avant, champ, valeur)).toMatch(raison);
  });

  it.each([
    ["un demandeur de 12 ans", [], "date_naissance", ANS(12)],
    ["une salariée de 17 ans", [ANS(17), "FR"], "activite", "salarie"],
    ["un collégien de 14 ans", [ANS(14), "FR", "etudiant"], "scolarite", "college"],
    [
      "une doctorante de 26 ans",
      [ANS(26), "FR", "etudiant", "enseignement_superieur"],
      "annee_etude",
      "doctorat_2",
    ],
  ] as const)("connaît %s", (_, avant, champ, valeur) => {
    expect(raisonDe(avant, champ, valeur)).toBeUndefined();
  });

  it("garde un demandeur plus âgé pour après, et n’en fait pas un impossible", () => {
    const parcours = parcoursDe(contexteAuDepart(SEUL));
    expect(ecartDe(parcours, parcours.active[0]!, ANS(61))?.rang).toBe(1);
    expect(ecartDe(parcours, parcours.active[0]!, ANS(8))?.rang).toBe(2);
  });

  it("n’a pas de parent plus jeune que son enfant", () => {
    const parent: Depart = { marque: "neutre", enfants: 1 };
    expect(raisonDe([], "date_naissance", ANS(15), parent)).toMatch(/mères/);
    expect(raisonDe([ANS(30)], "date_naissance", ANS(20), parent, "enfant_0")).toMatch(/mères/);
    expect(raisonDe([ANS(30)], "date_naissance", ANS(6), parent, "enfant_0")).toBeUndefined();
  });

  it("se raconte en une phrase", () => {
    const parcours = parcoursDe({ ...contexteAuDepart(SEUL) });
    const { situation } = parcours;
    expect(
      phraseDuFoyer({
        ...situation,
        demandeur: {
          ...situation.demandeur,
          date_naissance: ANS(19),
          activite: "etudiant",
          scolarite: "enseignement_superieur",
          annee_etude: "licence_1",
          salaire_net: { "2026-11": 1450 },
        },
        menage: {
          ...situation.menage,
          statut_occupation_logement: "locataire_meuble",
          _nomCommune: "Rennes",
        },
      }).replaceAll(/[\u00a0\u202f]/g, " "),
    ).toBe("À 19 ans, en licence 1, dans une location meublée à Rennes, salaire 1 450 €.");
  });
});
