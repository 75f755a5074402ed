import type { Revalorisation } from "./revalorisation.ts";
import sansJour from "./calendrier/sans-jour.json" with { type: "json" };

const FAMILLE = "prestations_sociales.prestations_familiales.";
const SOLIDARITE = "prestations_sociales.solidarite_insertion.";
const INVALIDITE = "prestations_sociales.prestations_etat_de_sante.invalidite.";
const LOGEMENT = "prestations_sociales.aides_logement.";
const FORMULES = `${LOGEMENT}allocations_logement.`;
const EPARGNE = "taxation_capital.epargne.";
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
    aides: ["af", "cf", "paje_base", "prime_adoption", "prime_naissance"],
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
    aides: ["af", "cf", "asf", "paje_base", "prime_naissance", "aeeh", "ars"],
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
      "chomage.allocations_assurance_chomage.alloc_base.are.part_fixe",
      "chomage.allocations_assurance_chomage.alloc_base.montant_minimum.apres_1979.montant_minimum_hors_mayotte",
    ],
    aides: ["are", "aide_permis_demandeur_emploi"],
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
  // What is revised when the law, a council or a partner decides so.
  ...sansJour,
];
