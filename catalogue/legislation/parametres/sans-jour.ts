import type { Revalorisation } from "./revalorisation.ts";

const FAMILLE = "prestations_sociales.prestations_familiales.";
const SOLIDARITE = "prestations_sociales.solidarite_insertion.";
const INVALIDITE = "prestations_sociales.prestations_etat_de_sante.invalidite.";
const LOGEMENT = "prestations_sociales.aides_logement.";
const FORMULES = `${LOGEMENT}allocations_logement.`;
const EDUCATION = "prestations_sociales.education.";
const BOURSES = "prestations_sociales.education.bourses.enseignement_superieur.criteres_sociaux.";

/** What is revised when the law, a council or a partner decides so. */
export const SANS_JOUR: readonly Omit<Revalorisation, "le">[] = [
  {
    nom: "barème de l’impôt et abattements",
    relu: "2026-11-25",
    texte: "CGI, art. 197 et 157 bis",
    chemins: ["impot_revenu."],
    aides: [],
  },
  {
    nom: "plus petits montants versés, retenues fixes",
    relu: "2026-10-09",
    texte: "CSS, art. D523-3, D543-2 et D846-2 ; CASF, art. R262-39 ; arrêté du 27 septembre 2019, art. 10 à 12",
    chemins: [
      `${FAMILLE}education_presence_parentale.ars.montant_minimum_verse`,
      `${FAMILLE}education_presence_parentale.asf.seuil`,
      `${SOLIDARITE}minima_sociaux.rsa.rsa_maj.montant_minimum_verse`,
      `${SOLIDARITE}minima_sociaux.ppa.pa_m.montant_minimum_verse`,
      `${FORMULES}locatif.minoration_forfaitaire`,
      `${FORMULES}locatif.seuils_minimum_versement.`,
    ],
    aides: [],
  },
  {
    nom: "aides au logement : accession, foyers, abattements",
    relu: "2020-10-01",
    texte: "arrêté du 27 septembre 2019",
    chemins: [
      `${FORMULES}accession.formule.l0_mensualite_minimale.`,
      `${FORMULES}accession.formule.l_mensualite_eligible.`,
      `${FORMULES}accession.formule.k_coef_prise_en_charge.`,
      `${FORMULES}accession.minoration_forfaitaire.`,
      `${FORMULES}accession.seuil_minimum_versement.`,
      `${FORMULES}foyer.al.minimum_depense_nette_logement`,
      `${FORMULES}foyer.al.minoration_forfaitaire`,
      `${FORMULES}foyer.al.seuil_minimum_versement`,
      `${FORMULES}foyer.apl.formule.e0_equiv_loyers_minimale.`,
      `${FORMULES}foyer.apl.minoration_forfaitaire`,
      `${FORMULES}foyer.k_coef_prise_en_charge.`,
      `${FORMULES}locatif.formule.pp_particip_perso.r0_abattement.outre_mer.`,
      `${FORMULES}ressources.abattements.`,
      `${FORMULES}ressources.accession.`,
      `${FORMULES}ressources.etudiants.foyer.dar_12_minoration_boursier`,
      `${FORMULES}ressources.etudiants.locatif.dar_5_minoration_boursier`,
      `${FORMULES}ressources.patrimoine.`,
    ],
    aides: [],
  },
  {
    nom: "réduction de loyer de solidarité : plafonds",
    relu: "2026-06-01",
    texte: "CCH, art. L442-2-1",
    chemins: [`${LOGEMENT}reduction_loyer_solidarite.plafond_ressources.`],
    aides: [],
  },
  {
    nom: "garantie Visale",
    relu: "2026-11-27",
    texte: "convention quinquennale État – Action Logement",
    chemins: [`${LOGEMENT}action_logement.visale.`],
    aides: ["visale_eligibilite"],
  },
  {
    nom: "bail réel solidaire",
    relu: "2026-11-27",
    texte: "CCH, art. R255-1",
    chemins: ["prestations_sociales.bail_reel_solidaire."],
    aides: ["bail_reel_solidaire"],
  },
  {
    nom: "complémentaire santé solidaire : participations et déductions",
    relu: "2026-11-27",
    texte: "CSS, art. D861-7 et R861-10",
    chemins: [`${SOLIDARITE}minima_sociaux.cs.css.`],
    aides: [],
  },
  {
    nom: "AAH : ressources du couple d’avant 2023, majoration pour la vie autonome",
    relu: "2026-10-09",
    texte: "CSS, art. R532-3 et D821-3",
    chemins: [`${INVALIDITE}aah.abattement_conjoint.`, `${INVALIDITE}caah.majoration_vie_autonome`],
    aides: [],
  },
  {
    nom: "allocations à Mayotte",
    relu: "2026-04-01",
    texte: "code du travail, art. L5524-1 et suivants",
    chemins: [
      "chomage.allocations_assurance_chomage.ass.montant_plein_mayotte",
      "chomage.allocations_assurance_chomage.alloc_base.montant_minimum.apres_1979.mayotte",
    ],
    aides: [],
  },
  {
    nom: "CSG : tranche de la déduction pour frais",
    relu: "2022-01-01",
    texte: "CSS, art. L136-2",
    chemins: [
      "prelevements_sociaux.contributions_sociales.csg.activite.abattement",
      "prelevements_sociaux.contributions_sociales.csg.remplacement.allocations_chomage.",
    ],
    aides: [],
  },
  {
    nom: "aides de France Travail",
    relu: "2026-10-06",
    texte: "délibérations de France Travail",
    chemins: [
      `${FAMILLE}education_presence_parentale.agepi.`,
      "prestations_sociales.transport.permis_de_conduire.aide_permis_demandeur_emploi.montant_maximum",
    ],
    aides: ["agepi"],
  },
  {
    nom: "bourses de collège, aides et prêts des études",
    relu: "2026-11-25",
    texte: "code de l’éducation, art. D531-7 et D821-1 ; circulaires de l’année",
    chemins: [
      `${EDUCATION}bourses.bourses_education.`,
      `${EDUCATION}bourses.enseignement_superieur.aide_merite.`,
      `${BOURSES}points_de_charge.`,
      `${EDUCATION}garantie_pret_etudiant.`,
      `${EDUCATION}mobilite.internationale.`,
      `${EDUCATION}mobilite.master.`,
      `${EDUCATION}mobilite.parcoursup.`,
      `${EDUCATION}alimentation.`,
      "prestations_sociales.alimentation.",
    ],
    aides: [
      "bourse_college",
      "aide_merite_montant",
      "aide_mobilite_master",
      "aide_mobilite_parcoursup",
      "crous_repas_montant",
    ],
  },
  {
    nom: "aides des jeunes : pass Culture, Pass colo, Mobili-Jeune, Départ 18:25, permis du bâtiment",
    relu: "2026-11-27",
    texte: "décrets n° 2021-628 et n° 2024-277 ; Action Logement ; ANCV ; Pro BTP",
    chemins: [
      `${EDUCATION}pass_culture.`,
      `${EDUCATION}pass_colo.`,
      `${EDUCATION}mobilite.mobili_jeune.`,
      `${EDUCATION}depart1825.`,
      `${EDUCATION}aide_permis_pro_btp.`,
      `${EDUCATION}contrat_engagement_jeune.degressivite.`,
    ],
    aides: ["pass_culture", "pass_colo", "mobili_jeune", "depart1825_montant_maximum", "aide_permis_pro_btp"],
  },
  {
    nom: "aides de Paris",
    relu: "2024-06-01",
    texte: "règlement municipal des prestations d’aide sociale facultative",
    chemins: ["paris."],
    aides: [],
  },
  {
    nom: "aides des communes, des départements, des métropoles et des régions",
    relu: "2024-01-01",
    texte: "règlements et délibérations locaux",
    chemins: ["communes.", "departements.", "metropoles.", "regions."],
    aides: [],
  },
];

