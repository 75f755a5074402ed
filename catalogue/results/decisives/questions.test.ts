import { expect, it } from "vitest";
import { clesDecisives } from "./cles.ts";
import { type Foyer, situationDe } from "../../../test/fixtures/foyers.ts";
import { reglesDecisives, reponseDesFaits } from "./reglees.ts";
import { questionsDesEtudes } from "./questions-etudes.ts";
import { questionsDesProjets } from "./questions-projets.ts";
import { questionsDeLaVie } from "./questions-vie.ts";
import { type CleDecisive, questionsDecisives } from "./questions.ts";

const questions = Object.values(questionsDecisives);

it("une clé n’est écrite qu’une fois, une question aussi", () => {
  const ecrites = [questionsDesEtudes, questionsDesProjets, questionsDeLaVie].flatMap(Object.keys);
  expect(new Set(ecrites).size).toBe(ecrites.length);
  expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
});

it("chaque question s’adresse à la personne, et son aide finit par un point", () => {
  expect(questions.filter(({ question }) => !/vous|votre|vos |est-ce/iu.test(question))).toEqual([]);
  expect(questions.filter(({ aide = "." }) => !aide.endsWith("."))).toEqual([]);
  expect(questionsDecisives.daeu_sans_bac).toEqual({
    question: "Voulez-vous préparer le DAEU, sans avoir le bac\u00a0?",
    aide: "Ce diplôme permet d’entrer à l’université.",
  });
});

it("les clés d’une aide : celles de ses conditions, puis de sa formule, une fois chacune", () => {
  expect(clesDecisives({ slug: "bafa" })).toEqual([]);
  expect(clesDecisives({ slug: "visale_eligibilite", portees: ["qpv", "demarche", "qpv"] })).toEqual([
    "qpv",
    "va_louer",
  ]);
});

/** What the questionnaire asks, or the law computes, as the words of a question name it. */
const DEMANDE =
  /bourse|\bRSA\b|\bAAH\b|\bAEEH\b|allocation|handicap|apprenti|alternance|service civique|collège|lycée|terminale|étudiez|université|imposable|impôts|revenu|ressources|loge[rz]|logement|seule? |enfant|sans emploi|retraite|enceinte|nationalité|stage/i;

/** Questions that name it and that no answer settles: why. */
const SANS_REGLE: Readonly<Partial<Record<CleDecisive, string>>> = {
  ...Object.fromEntries(
    ["a_anime", "bafa_handicap", "bafa_stage_aube", "bafa_stage_fait", "bafd_commence"].map((cle) => [
      cle,
      "ce qui a été fait du BAFA n’est pas demandé",
    ]),
  ),
  ...Object.fromEntries(
    [
      "stage_ete",
      "stage_hors_reunion",
      "stage_mayenne",
      "stage_plus_de_deux_mois",
      "voyage_etudes_sport",
      "sans_autre_bourse_mobilite",
    ].map((cle) => [cle, "où l’on part, combien de temps et avec qui n’est pas demandé"]),
  ),
  allocation_agepi: "suit « sans allocation ou minimale »",
  sans_allocation_ou_minimale: "suit « sans allocation chômage »",
  institut_agree_region: "l’autre face de « hors institut »",
  apprentissage_reussi: "la fin d’un contrat passé n’est pas demandée",
  aref_formation: "une formation que France Travail a validée n’est pas demandée",
  bourse_en_terminale: "la bourse de l’an dernier n’est pas demandée",
  parcoursup_autre_academie: "l’académie du lycée n’est pas demandée",
  difficulte_factures: "des factures en retard ne se devinent pas",
  difficulte_logement_ou_entree: "ni ces factures ni un logement à venir ne se devinent",
  imprevu_formation: "un imprévu ne se devine pas",
  proche_aidant: "un proche hors du foyer n’est pas demandé",
};

it("une question qui nomme ce qui est déjà demandé a une règle, ou dit pourquoi non", () => {
  const libres = Object.entries(questionsDecisives)
    .filter(([cle, { question }]) => !(cle in reglesDecisives) && DEMANDE.test(question))
    .map(([cle]) => cle);
  expect(libres.sort()).toEqual(Object.keys(SANS_REGLE).sort());
});

const apprenti = { activite: "etudiant", alternant: true, _contrat_alternant: "apprenti" } as const;

it.each<[CleDecisive, Foyer, boolean | undefined]>([
  ["a_charge_parents", { demandeur: { enfant_a_charge: { "2026": true } } }, true],
  ["a_charge_parents", { demandeur: { enfant_a_charge: { "2026": false } } }, undefined],
  ["a_charge_parents", { parents: { _situation: "decedes" } }, false],
  ["parents_impots_vannes", { parents: { _situation: "decedes" } }, false],
  ["parents_impots_vannes", { parents: { _situation: "veuve" } }, undefined],
  ["impots_a_part", { demandeur: { enfant_a_charge: { "2025": true, "2026": false } } }, true],
  ["impots_a_part", {}, undefined],
  ["apprentissage_1re_annee", { demandeur: { activite: "salarie" } }, false],
  ["apprentissage_1re_annee", { demandeur: apprenti }, undefined],
  ["apprentissage_avant_bac", { demandeur: { activite: "etudiant", alternant: false } }, false],
  ["alternance_2e_annee", { demandeur: apprenti }, undefined],
  ["demenagement_alternance", { demandeur: apprenti }, undefined],
  ["demenagement_alternance", { demandeur: { activite: "etudiant", alternant: false } }, false],
  ["stage_peu_paye", { demandeur: apprenti }, true],
  ["stage_peu_paye", { demandeur: { activite: "etudiant", alternant: false } }, undefined],
  ["apprentissage_ou_formation_region", { demandeur: apprenti }, true],
  ["bourse_crous", { demandeur: { bourse_enseignement_sup: { "2026-11": 320 } } }, true],
  ["bourse_crous", { demandeur: { boursier: false } }, undefined],
  ["bourse_crous", { demandeur: { bourse_enseignement_sup: { "2026-06": 320 } } }, undefined],
  ["bourse_crous", { conjoint: { bourse_enseignement_sup: { "2026-11": 320 } } }, undefined],
  ["caf_allocataire_soi", { conjoint: { aide_logement: { "2026-11": 200 } } }, undefined],
  ["caf_allocataire_soi", { demandeur: { aide_logement: { "2026-11": 200 } } }, true],
  ["revenu_55_smic", {}, true],
  ["revenu_55_smic", { demandeur: { salaire_net: { "2026-06": 900 } } }, undefined],
  ["rsa_ou_ass", { conjoint: { rsa: { "2026-11": 500 } } }, true],
  ["rsa_ou_ass", { demandeur: { rsa: { "2026-02": 500 } } }, undefined],
  ["allocation_chomage_ouverte", { demandeur: { chomage_net: { "2026-11": 900 } } }, true],
  ["allocation_chomage_ouverte", { demandeur: { activite: "chomeur" } }, false],
  ["emploi_ou_chomage_un_an", { demandeur: { activite: "chomeur" } }, false],
  ["emploi_ou_chomage_un_an", { demandeur: { activite: "chomeur", salaire_net: { "2026-03": 900 } } }, true],
  ["emploi_ou_chomage_un_an", { demandeur: { activite: "salarie" } }, true],
  [
    "allocation_chomage_ouverte",
    { demandeur: { activite: "chomeur", salaire_net: { "2026-06": 900 } } },
    undefined,
  ],
  ["bourse_ou_repas_1_euro", { demandeur: { boursier: true } }, true],
  ["bourse_ou_non_imposable", { demandeur: { rsa: { "2026-11": 500 } } }, true],
  ["bretagne_voie", { demandeur: { scolarite: "enseignement_superieur" } }, true],
  ["caf_allocataire", { conjoint: { af: { "2026-11": 140 } } }, true],
  ["caf_ou_sans_emploi", { demandeur: { activite: "chomeur" } }, true],
  ["cap_bac_pro", { demandeur: { scolarite: "lycee", annee_etude: "cap_2" } }, true],
  ["cap_bac_pro", { demandeur: { scolarite: "lycee", annee_etude: "terminale" } }, undefined],
  ["carte_mobilite", { demandeur: { taux_incapacite: 0.8 } }, true],
  ["carte_mobilite", { demandeur: { taux_incapacite: 0.79 } }, undefined],
  ["cherche_logement", { menage: { statut_occupation_logement: "sans_domicile" } }, true],
  ["echelon_0_bis_a_4", { demandeur: { bourse_criteres_sociaux_echelon: 4 } }, true],
  ["echelon_0_bis_a_4", { demandeur: { bourse_criteres_sociaux_echelon: 5 } }, false],
  ["entreprise_dix_personnes", { demandeur: { categorie_salarie: "public_non_titulaire" } }, false],
  ["etudes_etranger", { demandeur: { _interetEtudesEtranger: true } }, true],
  ["etudes_etranger", { demandeur: { _interetEtudesEtranger: false } }, false],
  ["etudes_etranger", {}, undefined],
  ["entreprise_dix_personnes", { demandeur: { categorie_salarie: "prive_non_cadre" } }, undefined],
  ["hors_fonction_publique", { demandeur: { categorie_salarie: "prive_non_cadre" } }, true],
  ["internat_foyer_hlm", { menage: { statut_occupation_logement: "locataire_foyer" } }, true],
  ["logement_a_son_nom", { menage: { statut_occupation_logement: "proprietaire" } }, true],
  ["logement_a_son_nom", { menage: { statut_occupation_logement: "loge_gratuitement" } }, false],
  ["logement_a_son_nom", { menage: { statut_occupation_logement: "locataire_vide" } }, undefined],
  ["nouveau_logement", { menage: { _nombreMoisEntreeLogement: -2 } }, true],
  ["nouveau_logement", { menage: { _nombreMoisEntreeLogement: -12 } }, false],
  ["parent_seul", { famille: { en_couple: false }, enfants: [{}] }, true],
  ["parent_seul", { famille: { en_couple: true }, enfants: [{}] }, false],
  ["parent_seul", { famille: { en_couple: false }, enfants: [] }, false],
  ["permis_bfc", { demandeur: { activite: "service_civique" } }, true],
  ["perte_autonomie", { demandeur: { gir: "gir_1" } }, true],
  ["perte_autonomie", { demandeur: { gir: "gir_5" } }, undefined],
  ["perte_autonomie", { demandeur: { gir: "gir_6" } }, false],
  ["prestations_dordogne", { demandeur: { aide_logement: { "2026-11": 0 } } }, undefined],
  ["rsa_ou_ass", { demandeur: { ass: { "2026-11": 500 } } }, true],
  ["rsa_ou_ass", {}, false],
  ["sans_allocation_chomage", { demandeur: { chomage_net: { "2026-11": 700 } } }, false],
  ["sans_allocation_chomage", { demandeur: { salaire_net: { "2026-06": 900 } } }, undefined],
  ["sans_emploi_ni_formation", { demandeur: { activite: "chomeur" } }, true],
  ["sans_emploi_ni_formation", { demandeur: { activite: "salarie" } }, undefined],
  ["statut_pass_jeunes", { demandeur: apprenti }, true],
  ["permis_b", {}, undefined],
])("%s : %j", (cle, foyer, attendu) => {
  expect(reponseDesFaits(cle, { situation: situationDe(foyer) })).toBe(attendu);
});

it("le droit à la bourse, tel que la loi le donne, règle ce qui suit son barème ; la toucher, non", () => {
  const dit = (cle: CleDecisive, boursier: boolean) =>
    reponseDesFaits(cle, { situation: situationDe({}), legislation: { boursier } });
  expect(dit("ressources_bourse_crous", true)).toBe(true);
  expect(dit("prepa_talents_ou_bourse", true)).toBe(true);
  expect(dit("ressources_bourse_crous", false)).toBeUndefined();
  expect(dit("bourse_crous", true)).toBeUndefined();
});
