import { expect, test } from "vitest";
import { situationDe } from "../../test/fixtures/foyers.ts";
import { aidesDuPlan } from "../../test/fixtures/plan.ts";
import { catalogueServi, resultatsSansVelo } from "../../test/fixtures/sans-velo.ts";
import { planDit } from "../results/demarches/plan-dit.ts";
import { ETAT, guichetDe, quiRepond } from "./logo.ts";

/** The desk of an aid, and its phone. */
const auquel = (slug: string) => {
  const compilee = catalogueServi.byId.get(slug);
  if (!compilee) throw new Error(`${slug} : aucune aide`);
  const { slug: id, ...institution } = compilee.institution;
  const qui = quiRepond({ ...guichetDe(compilee), institution: { id, ...institution } });
  return qui && [qui.label, qui.telephone];
};

// CASF, art. L146-3 and R146-25 (MDPH); C. éduc., art. L822-1 (Crous); C. énergie, art. R124-6; CESEDA, art. D553-8 (OFII); C. trav., art. L5131-6.
test.each([
  ["aah", "Maison départementale des personnes handicapées (MDPH)", undefined],
  ["aeeh", "Maison départementale des personnes handicapées (MDPH)", undefined],
  ["bourse_criteres_sociaux", "Crous", undefined],
  ["cheque_energie", "Service du chèque énergie", "0 805 204 805"],
  ["allocation_demandeur_asile", "Office français de l’immigration et de l’intégration (OFII)", undefined],
  ["contrat_engagement_jeune", "Mission locale", undefined],
  ["aide_juridictionnelle", "Point-justice", "30 39"],
  ["rsa", "Caisse d’allocations familiales", "32 30"],
])("%s se demande à : %s", (slug, nom, telephone) => {
  expect(auquel(slug)).toEqual([nom, telephone]);
});

test("personne n’est envoyé à l’État : un guichet, ou le site où l’on demande", () => {
  const sans = catalogueServi.aides.filter(
    ({ institution, guichet }) => institution.slug === ETAT && guichet.slug === ETAT,
  );
  expect(sans.length).toBeGreaterThan(5);
  for (const { aide } of sans) expect(auquel(aide.slug), aide.slug).toBeUndefined();
  expect(catalogueServi.institutions.get(ETAT)?.telephone).toBeUndefined();
});

test("le plan d’une personne handicapée dit la MDPH, celui d’une étudiante le Crous, aucun l’État", async () => {
  const plan = planDit(
    await resultatsSansVelo(
      situationDe({
        demandeur: {
          date_naissance: "2002-02-02",
          nationalite: "FR",
          activite: "etudiant",
          scolarite: "enseignement_superieur",
          annee_etude: "licence_2",
          statuts_etablissement_scolaire: "public",
          habite_chez_parents: false,
          _hasRessources: false,
          handicap: true,
          taux_incapacite: 0.85,
          bourse_criteres_sociaux_base_ressources_parentale: 9000,
        },
        famille: {
          en_couple: false,
          bourse_criteres_sociaux_nombre_enfants_a_charge: 1,
          bourse_criteres_sociaux_nombre_enfants_a_charge_dans_enseignement_superieur: 1,
        },
        menage: {
          statut_occupation_logement: "locataire_vide",
          loyer: 400,
          depcom: "38185",
          _codePostal: "38000",
          _nomCommune: "Grenoble",
          _departement: "38",
          _region: "84",
        },
      }),
    ),
  );
  const noms = new Map(aidesDuPlan(plan).map(({ id, qui }) => [id, qui?.nom]));
  expect([noms.get("aah"), noms.get("bourse_criteres_sociaux")]).toEqual([
    "Maison départementale des personnes handicapées (MDPH)",
    "Crous",
  ]);
  expect([...noms.values()]).not.toContain("L’État français");
});
