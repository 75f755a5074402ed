import { describe, expect, it } from "vitest";
import { desResultats, unDroit } from "../../test/fixtures/droits.ts";
import { douzeMois } from "./annee/annee.ts";
import { donneePar, estDeLaBanque } from "./banque.ts";
import { datesConnues } from "./dates-connues.ts";
import { planDit } from "./demarches/plan-dit.ts";
import { planDe } from "./demarches/plan.ts";
import type { Droit } from "./results.ts";
import { totauxDe } from "./totaux.ts";
import { premiersPas } from "./utilite.ts";

const banque = { id: "banque_partenaire", label: "La banque partenaire", type: "banque" };

/** What would come first, were it an aid: money each month, sure, that closes soon, told first by editors. */
const offres: Partial<Droit>[] = [
  { id: "prime", montant: 900, nature: "somme" },
  { id: "pack", montant: 639, nature: "prix" },
  { id: "bientôt", campagne: { etat: "à venir", du: "2026-12-15", au: "2026-12-20" } },
];
const uneAide = unDroit({ id: "aide", label: "l’aide" });
const resultats = desResultats({
  droitsEligibles: [
    ...offres.map((champs) =>
      unDroit({
        top: 1,
        label: `offre ${champs.id}`,
        campagne: { etat: "ouverte", jusquAu: "2026-12-01" },
        institution: banque,
        ...champs,
      }),
    ),
    uneAide,
  ],
});
const sans = { ...resultats, droitsEligibles: [uneAide] };

describe("ce que vend la banque n’est pas une aide", () => {
  it.each<[string, (de: typeof resultats) => unknown]>([
    [
      "parmi les premières",
      ({ droitsEligibles, dateDeValeur }) => premiersPas(droitsEligibles, dateDeValeur),
    ],
    ["dans le plan", planDe],
    ["dans le plan écrit, ni dans le courriel", planDit],
    ["dans un total", ({ droitsEligibles }) => totauxDe(droitsEligibles)],
    ["dans les dates de l’année et de l’agenda", datesConnues],
    ["dans l’argent de l’année", (de) => douzeMois(de, [], []).map((mois) => JSON.stringify(mois))],
  ])("ni %s", (_, lire) => {
    expect(lire(resultats)).toEqual(lire(sans));
  });

  it.each([
    ["La banque partenaire", "Offre commerciale de la banque partenaire"],
    ["Le Crédit du Nord", "Offre commerciale du Crédit du Nord"],
    ["Banque Exemple", "Offre commerciale de Banque Exemple"],
  ])("« %s » : « %s »", (label, dite) => {
    expect(donneePar({ type: "banque", label })).toBe(dite);
    expect(donneePar({ type: "commune", label })).toBe(label);
  });

  it("est dit par le type de l’organisme, et par lui seul", () => {
    expect(estDeLaBanque({ institution: banque })).toBe(true);
    expect(estDeLaBanque({ institution: { ...banque, type: "autre" } })).toBe(false);
  });
});
