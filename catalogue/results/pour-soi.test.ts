import { expect, test } from "vitest";
import { catalogueServi, resultatsSansVelo } from "../../test/fixtures/sans-velo.ts";
import { foyer } from "../loi/requete/kit.ts";
import type { Situation } from "../situation/situation.ts";

/** A commune of each place that has aids of the law: code, département, région, intercommunality. */
const COMMUNES =
  `75056 75 11|69123 69 84 200046977|59350 59 32|59122 59 32|13055 13 93|31555 31 76 243100518|35238 35 53 243500139
  29019 29 53|44109 44 52 244400404|33063 33 75 243300316|67482 67 44 246700488|67218 67 44|68297 68 44|92002 92 11|34172 34 76
  11069 11 76|28085 28 24|22278 22 53|54395 54 44|93066 93 11|78646 78 11|70550 70 27|87085 87 75|85191 85 52|63113 63 84|62041 62 32`
    .split(/[|\n]\s*/)
    .map((ligne) => ligne.trim().split(" "));

/** Aids whose text is for children and pupils too, and who says so. */
const POUR_LES_ENFANTS: Readonly<Record<string, string>> = {
  bourse_college: "C. éduc., art. L531-1",
  bourse_lycee: "C. éduc., art. L531-4",
  carte_sncf_eleve_apprenti_eligibilite: "élèves de moins de 21 ans",
  pass_colo: "décret n° 2024-277",
  pass_sport: "décret n° 2021-1171",
  pass_culture: "dès 15 ans",
  pass_jeune_54: "enfants de 6 à 16 ans",
  illkirch_graffenstaden_coupon_arts_et_sports: "moins de 18 ans",
  seine_saint_denis_cheque_reussite: "entrée en 6e",
  occitanie_carte_transport_scolaire_lio: "élèves",
  occitanie_carte_jeune_region: "lycéennes et lycéens",
  nouvelle_aquitaine_carte_solidaire: "titre de transport, à tout âge",
  bordeaux_metropole_aide_tarification_solidaire_transport: "titre de transport, à tout âge",
  brest_metropole_transport: "titre de transport, à tout âge",
  nantes_metropole_tarification_solidaire_transport: "titre de transport, à tout âge",
  rennes_metropole_transport: "titre de transport, à tout âge",
  eurometropole_strasbourg_tarification_solidaire_transport_montant: "titre de transport, à tout âge",
  tisseo_transport_reduction: "titre de transport, à tout âge",
  grand_est_fluo_67_tarification_solidaire: "titre de transport, à tout âge",
  grand_est_fluo_67_eligible_gratuite: "titre de transport, à tout âge",
  loire_atlantique_aide_mobilite_permis_am: "permis AM, dès 14 ans",
  haute_vienne_aide_permis: "conduite accompagnée, dès 15 ans",
  msa_armorique_aide_permis: "conduite accompagnée, dès 15 ans (C. route, art. R211-3)",
  msa_portes_de_bretagne_aide_permis: "conduite accompagnée, dès 15 ans (C. route, art. R211-3)",
  pret_formation_permis_eligibilite: "conduite accompagnée, dès 15 ans (décret n° 2005-1225)",
  eure_et_loir_eligibilite_pch_domicile: "enfants handicapés (CASF, art. L245-1)",
  eure_et_loir_eligibilite_pch_etablissement: "enfants handicapés (CASF, art. L245-1)",
  eure_et_loir_eligibilite_transport_eleves_etudiants: "élèves handicapés",
};

const eleve = (age: number, handicap: boolean, loge: boolean, [depcom = "", dep, region, epci]: string[]) =>
  foyer(
    {
      date_naissance: `${2026 - age}-01-10`,
      nationalite: "FR",
      activite: "etudiant",
      scolarite: age < 15 ? "college" : "lycee",
      statuts_etablissement_scolaire: "public",
      handicap,
      ...(handicap && { taux_incapacite: 0.9, inapte_travail: true }),
      habite_chez_parents: loge,
      enfant_a_charge: { "2026": true },
      _interetPermisDeConduire: true,
      regime_securite_sociale: "regime_agricole",
    },
    {
      parents: { _situation: "en_couple", rfr: 9000, nbptr: 2.5 },
      famille: { en_couple: false, parisien: true, bourse_criteres_sociaux_nombre_enfants_a_charge: 1 },
      menage: {
        aide_logement_date_pret_conventionne: "2018-12-31",
        statut_occupation_logement: loge ? "loge_gratuitement" : "locataire_vide",
        loyer: loge ? 0 : 300,
        depcom,
        _departement: dep,
        _region: region,
        ...(epci && { _epci: epci, _epciType: "METRO" }),
      },
    } as Partial<Situation>,
  );

test("avant 16 ans, aucune aide de la loi pour soi, sauf où son texte est aussi pour les enfants", async () => {
  const donnees = new Set<string>();
  for (const commune of COMMUNES)
    for (const age of [12, 14, 15])
      for (const handicap of [false, true])
        for (const loge of [false, true]) {
          const { droitsEligibles } = await resultatsSansVelo(eleve(age, handicap, loge, commune));
          for (const { id, doutes } of droitsEligibles)
            // A lease that a minor may sign or not: to be verified (C. civ., art. 1146).
            if (
              !(id === "aide_logement" && doutes?.some(({ texte }) => texte.includes("bail"))) &&
              catalogueServi.byId.get(id)?.aide.source === "openfisca"
            )
              donnees.add(id);
        }
  expect([...donnees].filter((id) => !Object.hasOwn(POUR_LES_ENFANTS, id))).toEqual([]);
  // The property is not empty.
  expect(donnees.size).toBeGreaterThan(15);
});
