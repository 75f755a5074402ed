import { describe, expect, it } from "vitest";
import { couvertureDesFoyers } from "./foyers-couverture.ts";
import { conduireTous } from "./foyers.ts";
import { groupesDits, resultatsDuFoyer } from "./foyers-resultats.ts";

describe("tous les foyers racontés", () => {
  const suivis = conduireTous();

  it("sont plus de deux cents, dont soixante dans la banque, et chacun a son titre", () => {
    expect(suivis.length).toBeGreaterThanOrEqual(200);
    expect(suivis.filter(({ foyer: { marque } }) => marque === "banque").length).toBeGreaterThanOrEqual(60);
    expect(new Set(suivis.map(({ foyer: { titre } }) => titre)).size).toBe(suivis.length);
  });

  it("ont de un à six enfants, et vivent dans les dix-huit régions et en Nouvelle-Calédonie", () => {
    const enfants = new Set(suivis.map(({ conduit }) => conduit.situation.enfants?.length ?? 0));
    expect([...enfants].sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(new Set(suivis.map(({ conduit }) => conduit.situation.menage._region)).size).toBe(19);
  });

  it("rencontrent chaque question, et font chaque choix", () => {
    const { questions, choix } = couvertureDesFoyers(suivis);
    expect([...questions.manquantes, ...choix.manquants]).toEqual([]);
    expect(couvertureDesFoyers(suivis.slice(0, 1)).choix.manquants).toContain(
      "individu/demandeur/activite = retraite",
    );
  });

  it("reçoivent ce que les barèmes publiés donnent pour trois enfants de 5, 7 et 10 ans", async () => {
    const suivi = suivis.find(
      ({ foyer: { titre } }) => titre === "Couple au SMIC, trois enfants de 5, 7 et 10 ans",
    );
    const [, nationales] = groupesDits(await resultatsDuFoyer(suivi!.conduit.situation, "neutre"));
    // BMAF 478,16 € : 73 % ; 62,48 % ; deux fois 89,72 % pour les enfants de 6 à 10 ans ; moins 0,5 % de CRDS.
    expect(nationales?.lignes).toEqual(
      expect.arrayContaining([
        "allocations familiales : 347 € par mois",
        "complément familial : 297 € par mois",
        "allocation de rentrée scolaire : 853 € en une fois",
      ]),
    );
  });
});
