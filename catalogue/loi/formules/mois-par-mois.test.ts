import { expect, test } from "vitest";
import type { Individu } from "../../situation/situation.ts";
import { periodsOf } from "../../situation/periods.ts";
import { moisDe } from "../mois.ts";
import { enfant, foyer } from "../requete/kit.ts";
import { valeurFamille } from "./kit.ts";
import { ppa } from "./solidarite/index.ts";

const NOVEMBRE = "2026-11-15";
const chaqueMois = (montant: number) =>
  Object.fromEntries(periodsOf(NOVEMBRE).last13Months.map((mois) => [mois, montant]));

/** The prime of November of somebody alone who earns 1 300 €, with a baby born on 15 October. */
const prime = (demandeur: Partial<Individu>, naissance = "2026-10-15") =>
  valeurFamille(
    foyer(
      {
        date_naissance: "1996-03-01",
        nationalite: "FR",
        activite: "salarie",
        salaire_net: chaqueMois(1300),
        ...demandeur,
      },
      {
        dateDeValeur: NOVEMBRE,
        famille: { en_couple: false },
        enfants: [enfant(0, { date_naissance: naissance, nationalite: "FR" })],
      },
    ),
    ppa,
    moisDe(NOVEMBRE),
  );

test("CSS, art. R843-1, II : l’enfant né en octobre ne compte pas de juillet à septembre, ni pour son père ni avant sa naissance", () => {
  expect(prime({ enceinte: "pas_concerne" })).toBeCloseTo(258.29, 2);
});

test("CSS, art. L842-7 : sa mère, enceinte ces mois-là, a la majoration de l’isolement", () => {
  expect(prime({ enceinte: "pas_enceinte" })).toBeCloseTo(439.64, 2);
});
