import { expect, it } from "vitest";
import { catalogueServi, resultatsSansVelo } from "./fixtures/sans-velo.ts";
import { foyer } from "../catalogue/loi/requete/kit.ts";

/** Words of an aid for trainees of vocational training, or for people who work: an intern is neither. */
const FORMATION_PROFESSIONNELLE =
  /formation professionnelle|stagiaires? (de|du) |payée par la Région|financée par la Région|Mission Locale|France Travail|proche aidant|employeur un mois avant|salaire net/i;

/** What an intern may have, whatever these words stand for in its text. */
const POUR_UN_STAGE = new Set(["region_normandie-pass-monde-volontariat"]);

it("aucune aide pour les stagiaires de la formation professionnelle n’est ouverte par un stage d’études", () => {
  const ouvertes = catalogueServi.aides.filter(
    ({ aide }) =>
      aide.source === "javascript" &&
      aide.profils.some(({ type }) => type === "stagiaire") &&
      FORMATION_PROFESSIONNELLE.test([aide.description, ...aide.conditions].join("\n")) &&
      !POUR_UN_STAGE.has(aide.slug),
  );
  expect(ouvertes.map(({ aide }) => aide.slug)).toEqual([]);
});

it.each([
  ["Paris", { depcom: "75056", _departement: "75", _region: "11" }],
  ["Rennes", { depcom: "35238", _departement: "35", _region: "53" }],
] as const)("un étudiant de master en stage à %s ne lit aucune paie de stagiaire", async (_, lieu) => {
  const stage = foyer(
    {
      date_naissance: "2003-02-01",
      nationalite: "FR",
      activite: "etudiant",
      scolarite: "enseignement_superieur",
      annee_etude: "master_1",
      stagiaire: true,
      _interetPermisDeConduire: true,
    },
    {
      menage: {
        aide_logement_date_pret_conventionne: "2018-12-31",
        statut_occupation_logement: "loge_gratuitement",
        ...lieu,
      },
    },
  );
  const { droitsEligibles } = await resultatsSansVelo(stage);
  const ids = droitsEligibles.map(({ id }) => id);
  expect(ids).toContain("residences-etudiantes-loyer-modere");
  for (const id of [
    "rfft",
    "aref",
    "aide_mobilite_france_travail",
    "ajpa",
    "conge_supplementaire_naissance",
    "region-bretagne-aide-financiere-formation",
    "region-bretagne-aide-permis",
    "region-ile-de-france-aide-au-permis-de-conduire",
    "region-ile-de-france-forfait-gratuite-jeunes-en-insertion",
  ])
    expect(ids).not.toContain(id);
});
