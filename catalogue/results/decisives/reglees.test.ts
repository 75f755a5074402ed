import { expect, it } from "vitest";
import { type Foyer, neIlYA, situationDe } from "../../../test/fixtures/foyers.ts";
import { reponseDesFaits } from "./reglees.ts";
import type { CleDecisive } from "./questions.ts";

// The day is 20 November 2026.
const MOIS = ["2026-11", "2026-10", "2026-09", "2026-08", "2026-07", "2026-06", "2026-05"];
const chaque = (montant: number) => Object.fromEntries(MOIS.map((mois) => [mois, montant]));
const lycee = (annee: string, autres: object = {}) =>
  ({ demandeur: { activite: "etudiant", scolarite: "lycee", annee_etude: annee, ...autres } }) as Foyer;
const superieur = (annee: string, autres: object = {}) =>
  ({
    demandeur: { activite: "etudiant", scolarite: "enseignement_superieur", annee_etude: annee, ...autres },
  }) as Foyer;
const apprenti = { alternant: true, _contrat_alternant: "apprenti" };
const apres = { activite: "salarie" } as const;

it.each<[CleDecisive, Foyer, boolean | undefined]>([
  // « Au moins 16/20 au CAP », « mention Très bien au dernier bac ».
  ["merite_diplome_recent", lycee("terminale", { mention_baccalaureat: "mention_bien" }), false],
  ["merite_diplome_recent", superieur("licence_1", { mention_baccalaureat: "mention_tres_bien" }), undefined],
  ["merite_diplome_recent", superieur("licence_3", { mention_baccalaureat: "mention_tres_bien" }), false],
  ["merite_diplome_recent", lycee("cap_2"), undefined],
  // After a CAP, one enters the second year of a bac pro.
  ["merite_diplome_recent", lycee("premiere"), undefined],
  ["merite_diplome_recent", lycee("seconde"), false],
  ["bac_derniere_session", lycee("seconde"), false],
  ["bac_derniere_session", superieur("bts_1"), undefined],
  ["bac_3_ans", superieur("master_1"), false],
  ["bac_3_ans", superieur("licence_3"), undefined],
  ["cpge_2", superieur("licence_2"), false],
  ["cpge_2", superieur("cpge_1"), undefined],
  ["cpge_2", superieur("autre"), undefined],
  ["cpge_2", { demandeur: apres }, false],
  ["apprentissage_avant_bac", lycee("cap_1", apprenti), true],
  ["apprentissage_avant_bac", superieur("bts_1", apprenti), false],
  ["apprentissage_avant_bac", lycee("premiere", apprenti), undefined],
  ["apprentissage_1re_annee_bac2", superieur("master_1", apprenti), false],
  ["cours_etranger", { demandeur: { _interetEtudesEtranger: false } }, false],
  ["cours_etranger", { demandeur: { _interetEtudesEtranger: true } }, undefined],
  ["infirmier_3e", superieur("licence_3", { groupe_specialites_formation: "aucun" }), false],
  ["infirmier_3e", superieur("licence_3", { groupe_specialites_formation: "groupe_330" }), undefined],
  ["infirmier_3e", { demandeur: apres }, false],
  [
    "formation_sanitaire_sociale",
    superieur("licence_1", { groupe_specialites_formation: "groupe_330" }),
    true,
  ],
  ["hors_institut_region", superieur("licence_1"), true],
  ["hors_institut_region", superieur("licence_1", { groupe_specialites_formation: "aucun" }), true],
  ["hors_institut_region", superieur("bts_1", { groupe_specialites_formation: "groupe_330" }), true],
  ["hors_institut_region", superieur("licence_1", { groupe_specialites_formation: "groupe_330" }), undefined],
  ["hors_institut_region", lycee("terminale"), undefined],
  ["interne_boursier", { ...lycee("seconde"), famille: { bourse_lycee: false } }, false],
  // Decree 2023-765: pupils of a public school or one under contract, apprentices apart; a year of CAP says the path.
  ["voie_pro_lycee", lycee("cap_1", { alternant: false }), true],
  ["voie_pro_lycee", lycee("terminale", { alternant: false }), undefined],
  ["voie_pro_lycee", lycee("cap_1"), undefined],
  ["voie_pro_lycee", lycee("cap_1", apprenti), false],
  [
    "voie_pro_lycee",
    lycee("cap_1", { alternant: false, statuts_etablissement_scolaire: "prive_hors_contrat" }),
    false,
  ],
  ["voie_pro_lycee", superieur("bts_1"), false],
  ["voie_pro_lycee", { demandeur: apres }, false],
  // Nothing tells it: parents who live together may have had a child placed.
  ["confie_ase", { parents: { _situation: "sans_autorite" } }, undefined],
  ["confie_ase", { parents: { _situation: "en_couple" } }, undefined],
  ["sorti_etudes_9_mois", lycee("seconde"), false],
  ["abonnement_train_travail", { demandeur: { activite: "chomeur" } }, false],
  ["abonnement_train_travail", lycee("seconde"), undefined],
  ["dossier_parents_ou_enfant", { enfants: [{}] }, true],
  ["foyer_fiscal_bfc", { demandeur: { enfant_a_charge: { "2026": false } } }, true],
  ["parcours_insertion", { demandeur: { contrat_engagement_jeune: { "2026-11": 561 } } }, true],
  ["ter_solidaire", { demandeur: { activite: "chomeur", chomage_net: { "2026-11": 900 } } }, true],
  ["ter_solidaire", { demandeur: { activite: "chomeur", chomage_net: { "2026-11": 1_600 } } }, undefined],
  ["aeeh_complement", { demandeur: { date_naissance: "2006-11-20" } }, true],
  ["aeeh_complement", { demandeur: { date_naissance: "2006-11-21" } }, undefined],
  ["gestes_quotidien", { demandeur: { handicap: false } }, false],
  ["apprenti_32", { menage: { _region: "32" } }, true],
  ["apprenti_32", { menage: { _region: "32" }, precisions: { ecole_ici: false } }, undefined],
  ["apprenti_32", { menage: { _region: "11" }, precisions: { ecole_ici: false } }, undefined],
  ["bac_93", superieur("licence_2"), false],
  ["bac_93", superieur("licence_1"), undefined],
  // The first request for the PCH is made before 60 (CASF, art. L245-1 and D245-3).
  ["pch_avant_60", { demandeur: { date_naissance: "1966-11-21" } }, true],
  ["pch_avant_60", { demandeur: { date_naissance: "1966-11-20", activite: "retraite" } }, undefined],
  ["pch_avant_60", { demandeur: { date_naissance: "1962-02-01", activite: "salarie" } }, true],
  ["pch_avant_60", { demandeur: { date_naissance: "1962-02-01", pch: { "2026-11": 400 } } }, true],
  ["contrat_signe", lycee("cap_1", apprenti), true],
  ["premier_logement", { menage: { _nombreMoisEntreeLogement: -12 } }, false],
  ["premier_logement", { menage: { _nombreMoisEntreeLogement: -2 } }, undefined],
  ["prime_naissance_due", { conjoint: { enceinte: "enceinte" } }, true],
  ["prime_naissance_due", { enfants: [{ date_naissance: "2026-12-15" }] }, true],
  ["prime_naissance_due", { enfants: [{ date_naissance: "2026-08-15" }] }, undefined],
  ["enfant_depuis_2026", { enfants: [{ date_naissance: "2026-01-01" }] }, true],
  ["enfant_depuis_2026", { enfants: [{ date_naissance: "2025-12-31" }] }, undefined],
  ["enfant_depuis_2026", { demandeur: { enceinte: "enceinte" } }, true],
  ["touche_aah", { demandeur: { aah: { "2026-11": 900 } } }, true],
  ["touche_aah", {}, false],
  ["touche_aspa", { conjoint: { aspa: { "2026-11": 600 } } }, true],
  ["touche_aspa", {}, false],
  ["emploi_court_87h", { demandeur: { activite: "inactif" } }, true],
  ["emploi_court_87h", { demandeur: { activite: "salarie" } }, undefined],
  ["stas_10_euros", { demandeur: { date_naissance: "2000-11-21", activite: "salarie" } }, true],
  ["stas_10_euros", { demandeur: { date_naissance: "1990-11-20", activite: "salarie" } }, undefined],
  ["stas_10_euros", { demandeur: { date_naissance: "1990-11-20", activite: "chomeur" } }, true],
  ["stas_10_euros", { demandeur: { date_naissance: "1966-11-20", activite: "retraite" } }, true],
  ["mission_locale_ou_rsa_jeune", { demandeur: { rsa: { "2026-11": 600 } } }, true],
  ["travaux_energie", { menage: { statut_occupation_logement: "locataire_vide" } }, false],
  ["travaux_energie", { menage: { statut_occupation_logement: "proprietaire" } }, undefined],
  // Nobody buys a home without one to leave, or without income (the stranger’s remark A8).
  ["projet_achat_logement", { menage: { statut_occupation_logement: "sans_domicile" } }, false],
  ["sans_logement_deux_ans", { menage: { statut_occupation_logement: "locataire_vide" } }, true],
  ["sans_logement_deux_ans", { menage: { statut_occupation_logement: "proprietaire" } }, undefined],
  ["sans_logement_adapte", { menage: { statut_occupation_logement: "primo_accedant" } }, undefined],
  ["projet_achat_logement", { menage: { statut_occupation_logement: "locataire_vide" } }, false],
  ["projet_achat_logement", { demandeur: { salaire_net: { "2026-11": 1_500 } } }, undefined],
  // « Ne pas dépasser 551,31 € nets de ressources. »
  ["ressources_551", {}, true],
  ["ressources_551", { demandeur: { salaire_net: { "2026-11": 551 } } }, true],
  ["ressources_551", { demandeur: { salaire_net: { "2026-11": 552 } } }, false],
  [
    "ressources_551",
    { demandeur: { salaire_net: { "2026-11": 400 }, aide_logement: { "2026-11": 200 } } },
    undefined,
  ],
  ["ressources_551", { demandeur: { salaire_net: { "2026-11": null } } }, undefined],
  // « Moins de 500 € de revenus sur les trois derniers mois. »
  ["revenus_500_trois_mois", { demandeur: { salaire_net: chaque(166) } }, true],
  ["revenus_500_trois_mois", { demandeur: { salaire_net: chaque(167) } }, false],
  ["revenus_500_trois_mois", { demandeur: { salaire_net: { "2026-11": 20 } } }, undefined],
  ["revenus_500_trois_mois", { demandeur: { rpns_autres_revenus: { "2025": 100 } } }, undefined],
  // 55 % of 1 867,02 €, gross.
  ["revenu_55_smic", { demandeur: { salaire_net: chaque(700) } }, true],
  ["revenu_55_smic", { demandeur: { salaire_net: chaque(1_030) } }, false],
  ["revenu_55_smic", { demandeur: { salaire_net: chaque(900) } }, undefined],
  ["sans_allocation_chomage", { demandeur: { activite: "chomeur" } }, true],
  [
    "sans_allocation_chomage",
    { demandeur: { activite: "chomeur", salaire_net: { "2026-05": 900 } } },
    undefined,
  ],
  ["sans_emploi_ni_formation", lycee("seconde"), false],
  ["permis_b", { demandeur: { date_naissance: "2009-11-21" } }, false],
  ["permis_b", { demandeur: { date_naissance: "2009-11-20" } }, undefined],
  ["hors_fonction_publique", { demandeur: { activite: "chomeur" } }, true],
  [
    "va_louer",
    { menage: { statut_occupation_logement: "locataire_vide", _nombreMoisEntreeLogement: 1 } },
    true,
  ],
  [
    "va_louer",
    { menage: { statut_occupation_logement: "locataire_vide", _nombreMoisEntreeLogement: -2 } },
    true,
  ],
  ["va_louer", { menage: { statut_occupation_logement: "locataire_vide" } }, undefined],
  [
    "va_louer",
    { menage: { statut_occupation_logement: "locataire_vide", _nombreMoisEntreeLogement: -12 } },
    undefined,
  ],
  ["volontaire_service_civique", { demandeur: { activite: "service_civique" } }, true],
  // An apprentice who says « en emploi » is in training (C. trav., art. L5131-6).
  ["sans_emploi_ni_formation", { demandeur: { activite: "salarie", alternant: true } }, false],
  ["sans_emploi_fixe", lycee("seconde", { alternant: false }), true],
  ["sans_titre_trois_mois", { demandeur: { nationalite: "FR" } }, false],
  ["sans_titre_trois_mois", { demandeur: { nationalite: "DE" } }, undefined],
  ["sans_titre_trois_mois", { demandeur: { nationalite: "DE", activite: "inactif" } }, undefined],
  ["sans_titre_trois_mois", { demandeur: { nationalite: "DE", activite: "salarie" } }, false],
  ["ne_outre_mer", { menage: { _departement: "974" } }, true],
  ["ne_outre_mer", { menage: { _departement: "69" } }, undefined],
  ["enfant_recueilli", { famille: { en_couple: false } }, false],
  ["enfant_recueilli", { famille: { en_couple: true } }, undefined],
  ["seize_ans_ou_contrat", { demandeur: { date_naissance: neIlYA(16) } }, true],
  ["seize_ans_ou_contrat", { demandeur: { date_naissance: neIlYA(15) } }, undefined],
  ["seize_ans_ou_contrat", { demandeur: { date_naissance: neIlYA(15), stagiaire: true } }, true],
  [
    "seize_ans_ou_contrat",
    { demandeur: { date_naissance: neIlYA(15), _contrat_alternant: "apprenti" } },
    true,
  ],
  ["contrat_ou_stage_3_mois", { demandeur: { activite: "salarie" } }, true],
  ["contrat_ou_stage_3_mois", { demandeur: { activite: "etudiant", alternant: true } }, true],
  [
    "contrat_ou_stage_3_mois",
    { demandeur: { activite: "etudiant", salaire_net: { "2026-11": 300 } } },
    undefined,
  ],
  [
    "code_ou_service_civique",
    { demandeur: { activite: "service_civique" }, menage: { _departement: "62" } },
    true,
  ],
  ["code_ou_service_civique", { demandeur: { activite: "service_civique" } }, undefined],
  ["eleve_5e", { demandeur: apres, enfants: [{ scolarite: "lycee" }] }, false],
  ["eleve_5e", { demandeur: apres, enfants: [{ scolarite: "college" }] }, undefined],
  ["eleve_5e", { demandeur: apres, enfants: [{}] }, undefined],
  ["entree_6e", superieur("licence_1"), false],
  ["car_train_scolaire", lycee("seconde"), undefined],
  ["car_train_scolaire", superieur("licence_1"), false],
  ["stage_3e", lycee("seconde"), false],
  ["enseignement_agricole", { demandeur: apres }, false],
  ["adoption", { demandeur: apres, enfants: [] }, false],
  ["adoption", { demandeur: apres, enfants: [{}] }, undefined],
  ["en_etablissement", { demandeur: { handicap: false } }, false],
  ["trajets_interne", { demandeur: apres, enfants: [] }, false],
  ["presque_sans_ressources", { demandeur: { salaire_net: chaque(1_001) } }, false],
  ["presque_sans_ressources", { demandeur: { salaire_net: chaque(900) } }, undefined],
  ["voie_pro_pays_de_la_loire", superieur("bts_1"), false],
  ["voie_pro_pays_de_la_loire", lycee("premiere"), undefined],
])("%s : %j → %s", (cle, foyer, attendu) => {
  expect(reponseDesFaits(cle, { situation: situationDe(foyer) })).toBe(attendu);
});

// CGI, art. 197, on income of 2024: nothing up to 11 497 € a share.
it.each([
  [22_994, 2, {}, true],
  [22_995, 2, {}, undefined],
  [0, 1, { doutes: { rfr: "vos revenus de 2024" } }, undefined],
])("non imposable : %i € pour %i parts, %j → %s", (rfr, nbptr, reste, attendu) => {
  const connu = { situation: situationDe({}), legislation: { rfr, nbptr }, ...reste };
  expect(reponseDesFaits("non_imposable", connu)).toBe(attendu);
});

// Leasing of 2026: 16 880 € a share.
it.each([
  [33_760, undefined],
  [33_761, false],
])("la location sociale d’une voiture : %i € pour deux parts → %s", (rfr, attendu) => {
  const connu = { situation: situationDe({}), legislation: { rfr, nbptr: 2 } };
  expect(reponseDesFaits("revenus_modestes_km", connu)).toBe(attendu);
});

// Service-public F18074, 2025: 19 290 € alone; decree 2020-1717, art. 4: 0,18 × 12 862 € for a second person.
it.each([
  [19_290, {}, 0, true],
  [19_291, {}, 0, undefined],
  [19_291, {}, 1_800, false],
  [19_291, { conjoint: {} }, 1_800, undefined],
  [21_700, { conjoint: {} }, 2_100, false],
  [30_000, { demandeur: { enfant_a_charge: { "2026": true } } }, 1_800, undefined],
])(
  "l’aide juridictionnelle : %i € de revenu fiscal, %j, %i € par mois → %s",
  (rfr, foyer: Foyer, salaire, attendu) => {
    const demandeur = { ...foyer.demandeur, ...(salaire > 0 && { salaire_net: chaque(salaire) }) };
    const situation = situationDe({ ...foyer, demandeur });
    const dit = (reste: object) => reponseDesFaits("plafond_aide_juridictionnelle", { situation, ...reste });
    expect(dit({ legislation: { rfr } })).toBe(attendu);
    expect(dit({ legislation: { rfr }, doutes: { rfr: "vos revenus de 2024" } })).toBeUndefined();
    expect(dit({ legislation: { rfr }, inconnus: new Set(["rfr"]) })).toBeUndefined();
  },
);

it.each<[boolean | undefined, object, object]>([
  [true, {}, { legislation: { cmu_c: true } }],
  [false, {}, { legislation: { cmu_c: false } }],
  [undefined, { handicap: true }, { legislation: { cmu_c: false } }],
  [undefined, {}, { legislation: { cmu_c: false }, doutes: { cmu_c: "vos revenus de 2024" } }],
])("le tarif à 10 € de Saint-Étienne suit la complémentaire santé gratuite : %s", (attendu, autres, loi) => {
  const demandeur = { date_naissance: "1990-11-20", activite: "salarie", ...autres } as const;
  expect(reponseDesFaits("stas_10_euros", { situation: situationDe({ demandeur }), ...loi })).toBe(attendu);
});
