import { describe, expect, it } from "vitest";
import { ecranQuiPose } from "../../../machines/journey/reunies/ecrans.ts";
import { answer, type JourneyContext } from "../../../machines/journey/moves.ts";
import { parcoursDe } from "../../../machines/journey/walk.ts";
import { foyers } from "../../../machines/studio/personas/personas.ts";
import { remplir } from "../../../machines/studio/personas/remplir.ts";
import { finished } from "../../../test/journeys.ts";
import { desResultats, unDroit } from "../../../test/fixtures/droits.ts";
import { direMouvement, estMontrable, montrer } from "./montrer.ts";

const { parcours } = finished({ "demandeur/activite": "salarie" });

it.each([
  ["individu/demandeur/activite", false],
  ["famille/en_couple", false],
  ["menage/depcom", false],
  ["individu/demandeur/ressources/types", true],
  ["ressources/fiscales", true],
  ["ressources/patrimoine", true],
  ["individu/demandeur/_interetBafa", true],
  ["recapitulatif", true],
  ["resultats", false],
])("à /simulation/%s, ce que l’on pourrait toucher se montre : %s", (path, montre) => {
  expect(estMontrable(parcours, `/simulation/${path}`)).toBe(montre);
});

const REVENUS = new Set(["bourse_criteres_sociaux_base_ressources_parentale", "rfr", "nbptr"]);

it("un revenu coché dont le montant n’est pas encore écrit ne fait ni gagner ni perdre", () => {
  const resultats = desResultats({ droitsEligibles: [unDroit({ montant: 580 })] });
  const sansMontant = {
    ...parcours,
    active: parcours.active.map((step) =>
      step.path.endsWith("ressources/types") ? { ...step, answered: false } : step,
    ),
  };
  expect(montrer(resultats, parcours).parMois).toEqual({ sur: 580, tout: 580 });
  expect(montrer(resultats, sansMontant).parMois).toBeUndefined();
});

it("ce qui n’est pas encore ouvert n’est pas dans l’estimation", () => {
  const demain = unDroit({ montant: 580, campagne: { etat: "à venir", du: "2027-09-01" } });
  const { droits, parMois } = montrer(desResultats({ droitsEligibles: [demain] }), parcours);
  expect([droits, parMois]).toEqual([[], { sur: 0, tout: 0 }]);
});

describe("ce qui a bougé", () => {
  /** What is said of the incomes of the family, known or not. */
  const lyceen = (rfr: number | null) => {
    const depart: JourneyContext = { ...remplir(foyers.lyceenEnTerminale), reunies: true };
    const context = parcoursDe(depart)
      .active.filter(({ step }) => REVENUS.has(step.field))
      .reduce((avant, step) => answer(avant, step, rfr), depart);
    return parcoursDe(context);
  };
  const dire = (rfr: number | null, avant: [number, number], apres: [number, number]) => {
    const parcours = lyceen(rfr);
    const pose = ecranQuiPose(parcours, "/simulation/parents/rfr");
    const rang = parcours.ecrans.findIndex(({ path }) => path === pose);
    expect(rang).toBeGreaterThan(0);
    const [un, deux] = [avant, apres].map(([sur, tout]) => ({ sur, tout }));
    return direMouvement(un!, deux!, parcours, parcours.ecrans[rang + 1]!.path)?.replaceAll(
      /[\u00a0\u202f]/g,
      " ",
    );
  };

  it("dit ce qui est sûr, et après quelle réponse", () => {
    expect(dire(20_000, [0, 0], [570, 570])).toMatch(
      /^\+ 570 € depuis vos réponses : Les revenus du parent qui vous déclare\.$/,
    );
    expect(dire(20_000, [570, 570], [0, 0])).toMatch(/^− 570 € depuis/);
  });

  it("ne compte pas comme sûr ce qui est à vérifier", () => {
    expect(dire(20_000, [0, 0], [0, 570])).toBeUndefined();
    expect(dire(20_000, [100, 100], [150, 700])).toMatch(/^\+ 50 € /);
  });

  it("ne dit pas perdu ce qui devient à vérifier", () => {
    expect(dire(20_000, [570, 570], [0, 570])).toBeUndefined();
  });

  it("« je ne sais pas » n’est la cause de rien", () => {
    expect(dire(null, [0, 0], [570, 570])).toBeUndefined();
  });
});
