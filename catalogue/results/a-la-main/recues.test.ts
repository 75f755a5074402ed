import { expect, test } from "vitest";
import { resultatsSansVelo } from "../../../test/fixtures/sans-velo.ts";
import { chaqueMois } from "../../loi/formules/kit.ts";
import { enfant, foyer } from "../../loi/requete/kit.ts";
import type { Individu } from "../../situation/situation.ts";

const menage = {
  aide_logement_date_pret_conventionne: "2018-12-31",
  statut_occupation_logement: "locataire_vide",
  loyer: 450,
  depcom: "69123",
  _departement: "69",
  _region: "84",
} as const;
const trois = ["2022-01-10", "2019-03-01", "2017-05-05"].map((jour, rang) =>
  enfant(rang, { date_naissance: jour }),
);

/**
 * Ten people alone who were paid an aid, and are paid 0, 1, 1,01 or 2 € this month: received is more than 1 € (docs/specification.md).
 * Under it, the aid is open again; over it, it is told as received and closed.
 */
test.each([
  ["rsa", {}, 0],
  ["rsa", { activite: "chomeur" }, 0],
  ["ppa", { activite: "salarie", salaire_net: chaqueMois(1000) }, 0],
  ["ppa", { activite: "independant" as const, salaire_net: chaqueMois(1300) }, 0],
  ["aide_logement", {}, 0],
  ["aide_logement", { activite: "salarie", salaire_net: chaqueMois(900) }, 0],
  ["cf", {}, 3],
  ["af", {}, 3],
  ["asf", {}, 3],
  ["ass", { activite: "chomeur", ass_precondition_remplie: true, date_naissance: "1985-02-01" }, 0],
] as const)("%s : %o, %i enfants", async (id, plus, enfants) => {
  const montants = async (recu: Partial<Individu>) => {
    const { droitsEligibles, droitsInjectes } = await resultatsSansVelo(
      foyer(
        { date_naissance: "1996-02-01", nationalite: "FR", activite: "inactif", ...plus, ...recu },
        { menage, enfants: enfants ? trois : null, famille: { en_couple: false } },
      ),
    );
    return [droitsEligibles, droitsInjectes].map((liste) => liste.find((un) => un.id === id)?.montant);
  };
  const [ouverte] = await montants({});
  expect(ouverte).toBeGreaterThan(20);
  for (const recu of [0, 1])
    expect(await montants({ [id]: { "2026-06": recu } })).toEqual([ouverte, undefined]);
  for (const recu of [1.01, 2])
    expect(await montants({ [id]: { "2026-06": recu } })).toEqual([undefined, recu]);
});
