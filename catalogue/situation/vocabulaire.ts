/**
 * Closed lists of values of the household, each with the short French word used
 * wherever a rule or a condition is printed. Source: docs/specification.md#valeurs.
 * The longer wording of a choice, as asked to a person, lives in `machines/questions`.
 */
export const activites = {
  etudiant: "en études ou en alternance",
  salarie: "en emploi salarié",
  independant: "à son compte",
  service_civique: "en service civique",
  chomeur: "en recherche d’emploi",
  retraite: "à la retraite",
  inactif: "dans une autre situation",
} as const;

export const scolarites = {
  college: "au collège",
  lycee: "au lycée ou en CAP",
  enseignement_superieur: "dans l’enseignement supérieur",
  grande_ecole_du_numerique: "dans une grande école du numérique",
  inconnue: "dans un autre établissement",
} as const;

export const anneesEtude = {
  cap_1: "1re année de CAP",
  cap_2: "2e année de CAP",
  seconde: "seconde",
  premiere: "première",
  terminale: "terminale",
  bts_1: "BTS",
  but_1: "BUT",
  cpge_1: "classe préparatoire",
  licence_1: "licence 1",
  licence_2: "licence 2",
  licence_3: "licence 3",
  master_1: "master 1",
  master_2: "master 2",
  doctorat_1: "doctorat, 1re année",
  doctorat_2: "doctorat, 2e année",
  doctorat_3: "doctorat, 3e année",
  autre: "autre niveau",
} as const;

export const contratsAlternance = {
  apprenti: "contrat d’apprentissage",
  professionnalisation: "contrat de professionnalisation",
} as const;

export const categoriesSalarie = {
  public_non_titulaire: "employeur public",
  prive_non_cadre: "employeur privé",
} as const;

export const grossesses = { enceinte: "oui", pas_enceinte: "non", pas_concerne: "sans objet" } as const;

export const girs = { gir_6: "jamais", gir_5: "de temps en temps", gir_1: "régulièrement" } as const;

export const nationalites = { FR: "France", DE: "Union européenne", AF: "hors Union européenne" } as const;

export const regimes = {
  regime_general: "régime général",
  regime_agricole: "régime agricole (MSA)",
  autres_regimes: "autre régime",
  inconnu: "régime inconnu",
} as const;

export const statutsEtablissement = {
  public: "public",
  prive_sous_contrat: "privé sous contrat",
  prive_hors_contrat: "privé hors contrat",
  inconnu: "inconnu",
} as const;

export const situationsParents = {
  en_couple: "en couple",
  separes: "séparés",
  celibataire: "un seul parent",
  veuve: "veuvage",
  decedes: "décédés",
  sans_autorite: "sans autorité parentale",
} as const;

export const statutsMaritaux = { marie: "mariage", pacse: "pacs", celibataire: "union libre" } as const;

export const mentions = {
  mention_assez_bien: "mention assez bien",
  mention_bien: "mention bien",
  mention_tres_bien: "mention très bien",
  mention_tres_bien_felicitations_jury: "mention très bien avec félicitations du jury",
  non_renseignee: "sans mention",
} as const;

export const specialites = {
  groupe_330: "sanitaire et social",
  groupe_230: "génie civil, construction ou bois",
  aucun: "autre spécialité",
} as const;

export const typesDeVelo = {
  velo_mecanique: "vélo mécanique",
  velo_electrique: "vélo électrique",
  velo_cargo: "vélo cargo",
  velo_cargo_electrique: "vélo cargo électrique",
  velo_pliant: "vélo pliant",
  velo_motorisation: "kit de motorisation",
} as const;

export const aleas = {
  maladie_invalidite: "maladie ou invalidité",
  separation_divorce: "séparation ou divorce",
  depart_retraite: "départ à la retraite",
  perte_emploi: "perte d’emploi",
} as const;

export const statutsLogement = {
  primo_accedant: "première accession à la propriété",
  proprietaire: "propriété",
  locataire_vide: "location vide",
  locataire_meuble: "location meublée ou hôtel",
  locataire_foyer: "foyer ou résidence",
  loge_gratuitement: "hébergement gratuit",
  sans_domicile: "sans domicile stable",
} as const;

/** Brands of the product (docs/specification.md#marques): `neutre` by default, `banque` for the partner. */
export const marques = { neutre: "Cap Aides", banque: "banque partenaire" } as const;

export type Code<T> = keyof T & string;

/** Short French word of a value read from a list above; codes without a word print as they are. */
export function mot(value: unknown, mots: Readonly<Record<string, string>> = {}): string {
  if (value === true) return "oui";
  if (value === false) return "non";
  if (value === undefined || value === null) return "sans réponse";
  return mots[String(value)] ?? String(value);
}
