import { describe, expect, it } from "vitest";
import { situationDe } from "../../../test/fixtures/foyers.ts";
import { foyersImagines, rienDeChange, SALAIRES } from "./hypotheses.ts";
import {
  aProchainAnniversaire,
  avecConjoint,
  avecEnfant,
  avecLoyer,
  avecSalaire,
  prochainAge,
  salaireActuel,
} from "./variations.ts";

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

const chomeuse = situationDe({
  demandeur: {
    date_naissance: "2001-11-20",
    activite: "chomeur",
    nationalite: "FR",
    chomage_net: { "2026-11": 900 },
    habite_chez_parents: true,
  },
  menage: { statut_occupation_logement: "loge_gratuitement", depcom: "35238" },
});

describe("« et si… »", () => {
  it("un salaire vaut pour ce mois et les douze d’avant, et remplace le chômage", () => {
    const { demandeur } = avecSalaire(chomeuse, 1200);
    expect(demandeur.activite).toBe("salarie");
    expect(demandeur.chomage_net).toBeUndefined();
    expect(Object.keys(demandeur.salaire_net ?? {})).toHaveLength(13);
    expect(new Set(Object.values(demandeur.salaire_net ?? {}))).toEqual(new Set([1200]));
    expect(salaireActuel(avecSalaire(chomeuse, 1200))).toBe(1200);
  });

  it.each([
    [100, 818.69],
    [500, 493.46],
    [1100, 5.62],
    [1107, undefined],
  ])("un petit salaire de %i € laisse %s € d’allocation chômage", (net, reste) => {
    const { chomage_net, activite } = avecSalaire(chomeuse, net).demandeur;
    expect(chomage_net?.["2026-11"]).toBe(reste);
    expect(activite).toBe(reste === undefined ? "salarie" : "chomeur");
  });

  it("l’allocation d’aujourd’hui est celle d’à côté du salaire d’aujourd’hui", () => {
    const actuelle = avecSalaire(chomeuse, 500);
    expect(avecSalaire(actuelle, 500).demandeur.chomage_net).toEqual({ "2026-11": 493.46 });
    expect(avecSalaire(actuelle, 0).demandeur.chomage_net).toEqual({ "2026-11": 900 });
  });

  it("un salaire nul laisse au chômage, et des études restent des études", () => {
    expect(avecSalaire(chomeuse, 0).demandeur).toMatchObject({
      activite: "chomeur",
      chomage_net: { "2026-11": 900 },
    });
    const etudiante = situationDe({ demandeur: { activite: "etudiant" } });
    expect(avecSalaire(etudiante, 500).demandeur.activite).toBe("etudiant");
  });

  it("louer un logement garde la commune et quitte les parents", () => {
    const { menage, demandeur } = avecLoyer(chomeuse, 520);
    expect(menage).toMatchObject({
      statut_occupation_logement: "locataire_vide",
      loyer: 520,
      depcom: "35238",
    });
    expect(demandeur.habite_chez_parents).toBe(false);
  });

  it("un enfant de plus naît le jour du calcul, sans toucher aux autres", () => {
    const [premier, second] = [avecEnfant(chomeuse), avecEnfant(avecEnfant(chomeuse))];
    expect(premier.enfants?.map(({ id, date_naissance }) => [id, date_naissance])).toEqual([
      ["enfant_0", "2026-11-20"],
    ]);
    expect(second.enfants?.map(({ id }) => id)).toEqual(["enfant_0", "enfant_1"]);
    expect(chomeuse.enfants).toBeNull();
  });

  it("vivre avec quelqu’un fait un couple, une seule fois", () => {
    const couple = avecConjoint(chomeuse);
    expect([couple.famille.en_couple, couple.conjoint?.date_naissance]).toEqual([true, "2001-11-20"]);
    expect(avecConjoint(couple)).toBe(couple);
  });

  it("le prochain anniversaire ajoute un an", () => {
    expect(prochainAge(chomeuse)).toBe(26);
    expect(aProchainAnniversaire(chomeuse).demandeur.date_naissance).toBe("2000-11-20");
    expect(prochainAge(situationDe({}))).toBeUndefined();
  });
});
