/**
 * Closed lists of the codes that the engine reads, as OpenFisca-France writes them. The questionnaire’s own
 * (`situation/vocabulaire.ts`) are among them, or are turned into them by `requete/`.
 */
export const ACTIVITES = ["actif", "chomeur", "etudiant", "retraite", "inactif"] as const;

export const SCOLARITES = [
  "inconnue",
  "maternelle",
  "primaire",
  "college",
  "lycee",
  "enseignement_superieur",
  "grande_ecole_du_numerique",
] as const;

const annees = <const D extends string>(diplome: D, ...rangs: number[]) =>
  rangs.map((rang) => `${diplome}_${rang}` as const);

export const ANNEES_ETUDE = [
  ...annees("cap", 1, 2),
  "seconde",
  "premiere",
  "terminale",
  ...annees("bts", 1, 2),
  ...annees("cpge", 1, 2),
  ...annees("but", 1, 2, 3),
  ...annees("licence", 1, 2, 3),
  ...annees("master", 1, 2),
  ...annees("doctorat", 1, 2, 3),
  "autre",
] as const;

export const STATUTS_ETABLISSEMENT = [
  "inconnu",
  "public",
  "prive_sous_contrat",
  "prive_hors_contrat",
] as const;

export const MENTIONS = [
  "non_renseignee",
  "mention_assez_bien",
  "mention_bien",
  "mention_tres_bien",
  "mention_tres_bien_felicitations_jury",
] as const;

export const REGIMES = [
  "regime_general",
  "regime_agricole",
  "regime_retraite_fonctionnaires_civils_militaires_etat",
  "regime_special_fonctionnaires_territoriaux_hospitaliers",
  "fond_special_pensions_ouvriers_etablissements_industriels_etat",
  "regime_special_agents_sncf",
  "regime_special_agents_ratp",
  "regime_special_industries_electriques_gazieres",
  "autres_regimes",
  "aucun",
] as const;

export const STATUTS_MARITAUX = [
  "non_renseigne",
  "marie",
  "celibataire",
  "divorce",
  "veuf",
  "pacse",
  "jeune_veuf",
] as const;

export const CATEGORIES_SALARIE = [
  "prive_non_cadre",
  "prive_cadre",
  "public_titulaire_etat",
  "public_titulaire_militaire",
  "public_titulaire_territoriale",
  "public_titulaire_hospitaliere",
  "public_non_titulaire",
  "non_pertinent",
] as const;

export const TYPES_ACTIVITE_INDEPENDANTE = ["achat_revente", "bic", "bnc"] as const;

export const GIRS = ["non_defini", "gir_1", "gir_2", "gir_3", "gir_4", "gir_5", "gir_6"] as const;

export const STATUTS_LOGEMENT = [
  "non_renseigne",
  "primo_accedant",
  "proprietaire",
  "locataire_hlm",
  "locataire_vide",
  "locataire_meuble",
  "loge_gratuitement",
  "locataire_foyer",
  "sans_domicile",
] as const;

export const ZONES_APL = ["non_renseigne", "zone_1", "zone_2", "zone_3"] as const;

export const REGIONS = [
  "non_renseigne",
  "guadeloupe",
  "martinique",
  "guyane",
  "reunion",
  "mayotte",
  "ile_de_france",
  "centre_val_de_loire",
  "bourgogne_franche_comte",
  "normandie",
  "hauts_de_france",
  "grand_est",
  "pays_de_la_loire",
  "bretagne",
  "nouvelle_aquitaine",
  "occitanie",
  "auvergne_rhone_alpes",
  "provence_alpes_cote_d_azur",
  "corse",
] as const;

/** Categories of job seekers at the employment service (its instruction of 6 October 2016). */
export const CATEGORIES_DEMANDEUR_EMPLOI = [
  "pas_de_categorie",
  ...annees("categorie", 1, 2, 3, 4, 5, 6, 7, 8),
] as const;

/** Fields and groups of training: nomenclature of specialities (décret n° 94-522 du 21 juin 1994). */
const GROUPES: Readonly<Record<string, string>> = {
  10: "0",
  11: "012345678",
  12: "012345678",
  13: "0123456",
  20: "01",
  21: "01234",
  22: "01234567",
  23: "01234",
  24: "0123",
  25: "012345",
  30: "0",
  31: "012345",
  32: "0123456",
  33: "0123456",
  34: "0123456",
  41: "012345",
  42: "123",
};

export const DOMAINES_FORMATION = [
  ...Object.keys(GROUPES).map((domaine): `domaine_${string}` => `domaine_${domaine}`),
  "aucun",
] as const;

export const GROUPES_FORMATION = [
  ...Object.entries(GROUPES).flatMap(([domaine, rangs]) =>
    [...rangs].map((rang): `groupe_${string}` => `groupe_${domaine}${rang}`),
  ),
  "aucun",
] as const;
