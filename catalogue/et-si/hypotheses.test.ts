import { describe, expect, it } from "vitest";
import { situationDe } from "../../test/fixtures/foyers.ts";
import { foyersImagines, rienDeChange, SALAIRES } from "./hypotheses.ts";
import { salaireActuel } from "./variations.ts";

const foyer = situationDe({ demandeur: { date_naissance: "2001-11-20", activite: "salarie" } });

describe("ce que l’on imagine", () => {
  it("commence par le foyer tel qu’il est, deux fois quand rien ne change", () => {
    const [avant, apres] = foyersImagines(foyer, rienDeChange);
    expect([avant, apres]).toEqual([foyer, foyer]);
  });

  it("tient tout ensemble : le salaire, le loyer, l’enfant, le conjoint, l’anniversaire", () => {
    const [avant, apres] = foyersImagines(foyer, {
      salaire: 1500,
      loyer: 450,
      enfant: true,
      conjoint: true,
      anniversaire: true,
    });
    expect(avant).toBe(foyer);
    expect(salaireActuel(apres!)).toBe(1500);
    expect(apres).toMatchObject({
      menage: { loyer: 450, statut_occupation_logement: "locataire_vide" },
      enfants: [{ id: "enfant_0" }],
      famille: { en_couple: true },
      demandeur: { date_naissance: "2000-11-20" },
    });
  });

  it("donne à la courbe un foyer par salaire, avec tout le reste imaginé", () => {
    const [, , ...courbe] = foyersImagines(foyer, { ...rienDeChange, salaire: 1500, enfant: true });
    expect(courbe.map(salaireActuel)).toEqual(SALAIRES);
    expect(courbe.filter(({ enfants }) => enfants?.length !== 1)).toEqual([]);
  });
});
