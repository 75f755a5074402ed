/** A scale of the law in money: when it is revised, and the figures that hold it. */
export interface Revalorisation {
  /** What people call it: « montant du RSA ». */
  nom: string;
  /** Usual first day of force, `MM-DD`, the first of a month; absent from what is revised when somebody decides so. */
  le?: string;
  /** Of a scale without usual day: the day on which its text or its page was last read, `YYYY-MM-DD`. */
  relu?: string;
  /** Months by which its figures may come into force before that day and still be the year’s own. */
  avance?: number;
  /** Last usual day, `YYYY-MM-DD`, on which the law kept the same figures on purpose. */
  reconduit?: string;
  /** What sets it: article or order. */
  texte: string;
  /** Paths in the JSON files of this folder; one that ends with a dot stands for all the sums under it. */
  chemins: readonly string[];
  /** Aids whose own amount or ceiling it sets, by id. */
  aides: readonly string[];
}

const FAMILLE = "prestations_sociales.prestations_familiales.";
const SOLIDARITE = "prestations_sociales.solidarite_insertion.";
const INVALIDITE = "prestations_sociales.prestations_etat_de_sante.invalidite.";
const LOGEMENT = "prestations_sociales.aides_logement.";
const FORMULES = `${LOGEMENT}allocations_logement.`;
const EPARGNE = "taxation_capital.epargne.";
const EDUCATION = "prestations_sociales.education.";
const BOURSES = "prestations_sociales.education.bourses.enseignement_superieur.criteres_sociaux.";

type SansJour = Omit<Revalorisation, "le" | "relu">;

const AU_1ER_JANVIER: readonly SansJour[] = [
  {
    nom: "Smic",
    // A rise at the end of the year may stand for that of 1 January (1 November 2024).
    avance: 2,
    texte: "code du travail, art. L3231-6",
    chemins: ["marche_travail.salaire_minimum.smic.smic_b_"],
    aides: [],
  },
  {
    nom: "plafonds de ressources des prestations familiales",
    texte: "CSS, art. L521-1, R522-2 et L531-3",
    chemins: [
      `${FAMILLE}prestations_generales.af.af_cond_ress.`,
      `${FAMILLE}prestations_generales.cf.cf_plaf.`,
      `${FAMILLE}petite_enfance.paje.paje_plaf.`,
    ],
    aides: ["af", "cf", "paje_base"],
  },
  {
    nom: "allocation de solidarité aux personnes âgées",
    texte: "CSS, art. L816-2 et D815-1",
    chemins: [
      `${SOLIDARITE}minimum_vieillesse.aspa.montant_maximum_annuel.`,
      `${SOLIDARITE}minimum_vieillesse.aspa.plafond_ressources.`,
    ],
    aides: ["aspa"],
  },
  {
    nom: "plafonds de ressources du logement social",
    texte: "CCH, art. R441-1 ; arrêté du 29 juillet 1987",
    chemins: [`${LOGEMENT}logement_social.plu.`],
    aides: ["logement_social_eligible"],
  },
  {
    nom: "plafond de la sécurité sociale",
    texte: "CSS, art. D242-17",
    chemins: ["prelevements_sociaux.pss.plafond_securite_sociale_mensuel"],
    aides: [],
  },
  {
    nom: "seuils de CSG sur les allocations et les retraites",
    texte: "CSS, art. L136-8",
    chemins: ["prelevements_sociaux.contributions_sociales.csg.remplacement.seuils."],
    aides: [],
  },
  {
    nom: "chèque énergie",
    // The steps of 2023 stand for the campaigns since (press of 2023 and 2026).
    reconduit: "2026-01-01",
    texte: "code de l’énergie, art. L124-1 et R124-1",
    chemins: [`${SOLIDARITE}autre_solidarite.cheque_energie.baremes.`],
    aides: ["cheque_energie"],
  },
  {
    nom: "abattement et forfaits de ressources des aides au logement",
    // Order of 28 December 2025: the figures of 2025 stand.
    reconduit: "2026-01-01",
    texte: "arrêté du 27 septembre 2019, art. 15",
    chemins: [
      `${FORMULES}locatif.formule.pp_particip_perso.r0_abattement.cas_general.`,
      `${FORMULES}locatif.formule.pp_particip_perso.r0_abattement.saint_pierre_et_miquelon.`,
      `${FORMULES}ressources.etudiants.locatif.dar_4_forfait_ressources`,
      `${FORMULES}ressources.etudiants.foyer.dar_11_forfait_ressources_foyer`,
      `${FORMULES}ressources.personnes_a_charge.plaf_de_ressources_pac_autres`,
    ],
    aides: ["aide_logement"],
  },
];

const AU_1ER_FEVRIER: readonly SansJour[] = [
  {
    // Revised on 1 August as well, when it changes.
    nom: "taux du livret A et du livret d’épargne populaire",
    texte: "CMF, art. L221-1 et L221-15 ; arrêté du 27 janvier 2021, art. 1",
    chemins: [`${EPARGNE}livret_a.taux`, `${EPARGNE}livret_epargne_populaire.taux`],
    aides: ["livret_epargne_populaire_taux"],
  },
];

const AU_1ER_AVRIL: readonly SansJour[] = [
  {
    nom: "RSA",
    texte: "CASF, art. L262-3",
    chemins: [`${SOLIDARITE}minima_sociaux.rsa.rsa_m.montant_de_base_du_rsa`],
    aides: ["rsa"],
  },
  {
    nom: "prime d’activité",
    texte: "CSS, art. L842-3",
    chemins: [`${SOLIDARITE}minima_sociaux.ppa.pa_m.montant_de_base`],
    aides: ["ppa"],
  },
  {
    nom: "base mensuelle des allocations familiales",
    texte: "CSS, art. L551-1",
    chemins: [`${FAMILLE}bmaf.bmaf`],
    aides: ["af", "cf", "asf", "paje_base", "aeeh", "ars"],
  },
  {
    nom: "allocation aux adultes handicapés",
    texte: "CSS, art. L821-3-1",
    chemins: [`${INVALIDITE}aah.montant`],
    aides: ["aah", "caah"],
  },
  {
    nom: "allocation de solidarité spécifique",
    texte: "code du travail, art. L5423-1",
    chemins: ["chomage.allocations_assurance_chomage.ass.montant_plein"],
    aides: ["ass"],
  },
  {
    nom: "allocation supplémentaire d’invalidité",
    texte: "CSS, art. L815-24 et D815-19",
    chemins: [`${INVALIDITE}asi.plafond_ressource_`],
    aides: ["asi"],
  },
  {
    nom: "plafonds de la complémentaire santé solidaire",
    texte: "CSS, art. L861-1",
    chemins: [`${SOLIDARITE}minima_sociaux.cs.cmu.plafond_base`],
    aides: ["css_participation_forfaitaire"],
  },
  {
    nom: "allocation du contrat d’engagement jeune",
    texte: "code du travail, art. L5131-6",
    chemins: ["prestations_sociales.education.contrat_engagement_jeune.montants."],
    aides: ["contrat_engagement_jeune"],
  },
];

const AU_1ER_JUILLET: readonly SansJour[] = [
  {
    nom: "allocation de chômage minimale",
    // The Unédic of 30 June 2026 raises nothing.
    reconduit: "2026-07-01",
    texte: "convention d’assurance chômage",
    chemins: [
      "chomage.allocations_assurance_chomage.alloc_base.montant_minimum.apres_1979.montant_minimum_hors_mayotte",
    ],
    aides: ["aide_permis_demandeur_emploi"],
  },
  {
    nom: "réduction de loyer de solidarité",
    // Set on 1 June in 2025 and 2026.
    avance: 1,
    texte: "CCH, art. L442-2-1",
    chemins: [`${LOGEMENT}reduction_loyer_solidarite.montant.`],
    aides: [],
  },
  {
    nom: "plafonds de revenus du livret d’épargne populaire",
    // Written in May or June of most years.
    avance: 2,
    texte: "CMF, art. L221-15 ; CGI, art. 1417, I",
    chemins: ["metropole", "guadeloupe", "guyane", "la_reunion", "martinique", "mayotte"].map(
      (lieu) => `${EPARGNE}livret_epargne_populaire.baremes.${lieu}.`,
    ),
    aides: ["livret_epargne_populaire_taux"],
  },
];

const AU_1ER_AOUT: readonly SansJour[] = [
  {
    nom: "allocation de rentrée scolaire",
    // Its ceiling is that of 1 January, paid on from August.
    avance: 7,
    texte: "CSS, art. L543-1 et R543-2 à R543-6",
    chemins: [`${FAMILLE}education_presence_parentale.ars.ars_plaf.plafond_ressources`],
    aides: ["ars"],
  },
];

const AU_1ER_SEPTEMBRE: readonly SansJour[] = [
  {
    nom: "bourses de l’enseignement supérieur",
    // The order for the next school year may date from spring (15 March 2023).
    avance: 6,
    // Orders of April 2025 and of 26 March 2026: same amounts and ceilings.
    reconduit: "2026-09-01",
    texte: "code de l’éducation, art. D821-1, et arrêtés de l’année",
    chemins: [`${BOURSES}montants`, `${BOURSES}plafond_ressources.`],
    aides: ["bourse_criteres_sociaux"],
  },
  {
    nom: "Pass’Sport",
    texte: "décret n° 2021-1171 du 10 septembre 2021",
    chemins: ["prestations_sociales.education.pass_sport.montant", "prestations_sociales.education.pass_sport.quotient_familial_maximum"],
    aides: ["pass_sport"],
  },
];

const AU_1ER_OCTOBRE: readonly SansJour[] = [
  {
    nom: "aides au logement",
    texte: "CCH, art. L823-4 ; arrêté du 27 septembre 2019",
    chemins: [
      `${FORMULES}locatif.formule.l_plafonds_loyers.par_zone.`,
      `${FORMULES}locatif.formule.c_forfait_charges.`,
      `${FORMULES}locatif.formule.pp_particip_perso.p0_particip_min.p0_forfait`,
      `${FORMULES}foyer.al.formule.l_plafonds_loyers.`,
      `${FORMULES}foyer.al.formule.c_forfait_charges.`,
      `${FORMULES}foyer.apl.formule.e_equiv_loyers_eligible.`,
      `${FORMULES}accession.formule.c_forfait_charges.`,
    ],
    aides: ["aide_logement"],
  },
];

/** What is revised when the law, a council or a partner decides so. */
const SANS_JOUR: readonly Omit<Revalorisation, "le">[] = [
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

const au = (le: string, lesquelles: readonly SansJour[]): Revalorisation[] =>
  lesquelles.map((une) => ({ ...une, le }));

/**
 * Every scale in money that a formula may read: those of the yearly dates of the law, then those that have none.
 * A year when the law changes nothing is told by `reconduit`, with its text beside it.
 */
export const revalorisations: readonly Revalorisation[] = [
  ...au("01-01", AU_1ER_JANVIER),
  ...au("02-01", AU_1ER_FEVRIER),
  ...au("04-01", AU_1ER_AVRIL),
  ...au("07-01", AU_1ER_JUILLET),
  ...au("08-01", AU_1ER_AOUT),
  ...au("09-01", AU_1ER_SEPTEMBRE),
  ...au("10-01", AU_1ER_OCTOBRE),
  ...SANS_JOUR,
];
