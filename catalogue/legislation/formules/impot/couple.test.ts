import { expect, test } from "vitest";
import type { Individu, Situation } from "../../../situation/situation.ts";
import { conjoint, enfant, foyer } from "../../requete/kit.ts";
import { bourse_college } from "../bourses/index.ts";
import { calcul, chaqueMois, imposableEn2024, JUIN, ne, valeurFamille } from "../kit.ts";
import { logement_social_eligible } from "../logement/index.ts";
import { partsDuCouple, rfrDuCouple } from "./couple.ts";
import { rfr } from "./foyer.ts";

const ANNEE = 2024;
type Statut = NonNullable<Individu["statut_marital"]>;

/** Two people of 30 with these taxable incomes of 2024, and a pupil of twelve. */
const couple = (un: number, autre: number, statut_marital: Statut): Situation =>
  foyer(
    { ...ne(30), ...imposableEn2024(un), statut_marital },
    {
      conjoint: conjoint({ ...ne(30), ...imposableEn2024(autre), statut_marital }),
      enfants: [enfant(0, { ...ne(12), scolarite: "college" })],
      famille: { en_couple: true },
      menage: { ...foyer().menage, depcom: "15014" },
    },
  );

const lus = (situation: Situation) => {
  const c = calcul(situation);
  return [
    rfr(c, c.foyerFiscalDe(c.demandeur), ANNEE),
    rfrDuCouple(c, c.demandeur, ANNEE),
    partsDuCouple(c, c.demandeur, ANNEE),
  ];
};

test("CGI, art. 6 : le revenu de référence est celui du foyer fiscal, ce qui regarde le foyer compte les deux", () => {
  expect(lus(couple(12_000, 9000, "celibataire"))).toEqual([12_000, 21_000, 2.5]);
  expect(lus(couple(12_000, 9000, "pacse"))).toEqual([21_000, 21_000, 2.5]);
});

test("un demandeur rattaché compte avec ses parents seuls, le revenu de son conjoint à part", () => {
  const { demandeur, ...reste } = couple(0, 9000, "celibataire");
  const rattache = foyer(
    { ...demandeur, enfant_a_charge: { "2026": true } },
    { ...reste, parents: { _situation: "veuve", rfr: 30_000, nbptr: 2 } },
  );
  expect(lus(rattache)).toEqual([30_000, 30_000, 2]);
});

test("C. éduc., art. D531-4 : la bourse de collège regarde les revenus des deux, mariés ou non", () => {
  const montant = (statut: Statut) => valeurFamille(couple(15_000, 15_000, statut), bourse_college);
  expect(montant("celibataire")).toBe(montant("marie"));
  expect(valeurFamille(couple(15_000, 0, "celibataire"), bourse_college)).toBeGreaterThan(0);
});

test("CCH, art. R441-1 : le logement social compte les deux, en N-2 ou sur douze mois s’ils baissent d’un dixième", () => {
  const ouvert = (situation: Situation) => valeurFamille(situation, logement_social_eligible, JUIN);
  const stable = (autre: number) => {
    const { demandeur, ...reste } = couple(0, 0, "celibataire");
    return foyer(
      {
        ...ne(30),
        statut_marital: demandeur.statut_marital,
        salaire_net: chaqueMois(1000),
      } as Partial<Individu>,
      { ...reste, conjoint: conjoint({ ...ne(30), salaire_net: chaqueMois(autre) }) },
    );
  };
  expect([ouvert(stable(0)), ouvert(stable(4000))]).toEqual([true, false]);
  const { demandeur, ...reste } = couple(45_000, 0, "marie");
  const gagne = (net: number) =>
    foyer({ ...demandeur, salaire_net: chaqueMois(net) }, { ...reste, enfants: reste.enfants });
  expect([ouvert(gagne(1000)), ouvert(gagne(4000))]).toEqual([true, false]);
});
