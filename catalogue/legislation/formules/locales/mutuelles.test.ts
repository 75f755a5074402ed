import { describe, expect, it } from "vitest";
import { conjoint, foyer } from "../../requete/kit.ts";
import { chaqueMois } from "../kit.ts";
import { a, enJuin, ne } from "./kit.ts";
import {
  auvergne_mutuelle_communale,
  auvergne_mutuelle_communale_etudiant,
  montpellier_mutuelle_communale,
} from "./mutuelles.ts";

/** Above every ceiling of the complementary health cover. */
const AISE = { salaire_net: chaqueMois(4000) };

describe("la mutuelle communale de Montpellier", () => {
  it("est pour ceux qui y habitent sans complémentaire santé solidaire", () => {
    const de = (depcom: string, demandeur: object) =>
      enJuin(foyer({ ...ne(30), ...demandeur }, a(depcom)), montpellier_mutuelle_communale, "famille");
    expect(de("34172", AISE)).toBe(true);
    expect(de("34172", {})).toBe(false);
    expect(de("34057", AISE)).toBe(false);
  });

  it("n’est pas pour qui a droit à la complémentaire payante", () => {
    // One person: free up to 10 526 € a year, paid for up to 14 210 € (CSS, art. L861-1).
    const situation = foyer({ ...ne(30), salaire_net: chaqueMois(1100) }, a("34172"));
    expect(enJuin(situation, montpellier_mutuelle_communale, "famille")).toBe(false);
  });
});

describe("les mutuelles communales d’Auvergne-Rhône-Alpes", () => {
  const droits = (demandeur: object, depcom = "63113", rest: object = {}) => {
    const situation = foyer({ ...AISE, ...demandeur }, { ...a(depcom), ...rest });
    return [auvergne_mutuelle_communale, auvergne_mutuelle_communale_etudiant].map((variable) =>
      enJuin(situation, variable, "famille"),
    );
  };

  it("distinguent les étudiants de 18 à 30 ans des autres", () => {
    expect(droits({ ...ne(40), activite: "salarie" })).toEqual([true, false]);
    const etudiant = (ans: number) => droits({ ...ne(ans), activite: "etudiant" });
    expect([17, 18, 19, 29, 30, 31].map(etudiant)).toEqual([
      [false, false],
      [false, true],
      [false, true],
      [false, true],
      [false, true],
      [false, false],
    ]);
  });

  it("regardent la première personne de la famille", () => {
    const partenaire = conjoint({ ...ne(22), activite: "etudiant" });
    expect(droits({ ...ne(40), activite: "salarie" }, "69123", { conjoint: partenaire })).toEqual([
      true,
      false,
    ]);
  });

  it("ne sont que pour la région, sans complémentaire santé solidaire", () => {
    expect(droits({ ...ne(40) }, "21231")).toEqual([false, false]);
    expect(droits({ ...ne(40), salaire_net: {} })).toEqual([false, false]);
  });
});
