/**
 * Resource types and tax or wealth items (docs/specification.md#ressources). Amounts are euros, net, keyed by
 * month (`YYYY-MM`) or, for annual types, by calendar year (`YYYY`).
 */
export const categoriesRessources = [
  "revenusActivite",
  "rpns",
  "allocations",
  "indemnites",
  "pensions",
  "autre",
  "patrimoine",
] as const;
export type CategorieRessources = (typeof categoriesRessources)[number];

export const ressourcesParCategorie = {
  revenusActivite: ["salaire_net", "indemnites_stage", "revenus_stage_formation_pro", "ppa"],
  rpns: [
    "rpns_micro_entreprise_CA_bic_vente_imp",
    "rpns_micro_entreprise_CA_bic_service_imp",
    "rpns_micro_entreprise_CA_bnc_imp",
    "rpns_benefice_exploitant_agricole",
    "rpns_autres_revenus",
  ],
  allocations: [
    "chomage_net",
    "allocation_securisation_professionnelle",
    "prime_forfaitaire_mensuelle_reprise_activite",
    "aide_logement",
    "af",
    "cf",
    "asf",
    "rsa",
    "aspa",
    "asi",
    "ass",
    "aah",
    "caah",
    "contrat_engagement_jeune",
    "mva",
    "aeeh",
    "pch",
    "paje_base",
    "paje_clca",
    "paje_prepare",
  ],
  indemnites: [
    "indemnites_journalieres_maternite",
    "indemnites_journalieres_maladie",
    "indemnites_journalieres_maladie_professionnelle",
    "indemnites_journalieres_accident_travail",
    "indemnites_chomage_partiel",
    "indemnites_volontariat",
    "dedommagement_victime_amiante",
  ],
  pensions: [
    "pensions_alimentaires_percues",
    "prestation_compensatoire",
    "retraite_nette",
    "retraite_combattant",
    "pensions_invalidite",
  ],
  autre: ["bourse_enseignement_sup", "bourse_recherche", "bourse_lycee", "gains_exceptionnels"],
  patrimoine: ["revenus_locatifs", "revenus_capital"],
} as const satisfies Record<CategorieRessources, readonly string[]>;

export type RessourceId = (typeof ressourcesParCategorie)[CategorieRessources][number];

export const ressourceIds: readonly RessourceId[] = categoriesRessources.flatMap(
  (categorie) => ressourcesParCategorie[categorie],
);

/** Category of each resource type. */
export const categorieDe = Object.fromEntries(
  categoriesRessources.flatMap((categorie) => ressourcesParCategorie[categorie].map((id) => [id, categorie])),
) as Record<RessourceId, CategorieRessources>;

/** Self-employed income is declared for the last calendar year, everything else by month. */
export const estAnnuelle = (id: RessourceId) => categorieDe[id] === "rpns";

/** Exceptional income is never expected this month (docs/specification.md#ressources-periodes). */
export const estExceptionnelle = (id: RessourceId) => id === "gains_exceptionnels";

/** Field that other self-employed income is told with, or that stands in an answer of its own. */
export const COMPANION = "tns_autres_revenus_type_activite";

/** Field asked along with a resource type, with its default (docs/specification.md#ressources-periodes). */
export const champsSupplementaires: Partial<Record<RessourceId, { champ: string; defaut: string }>> = {
  rpns_autres_revenus: { champ: COMPANION, defaut: "bic" },
};
export const typesActiviteTns = ["achat_revente", "bic", "bnc"] as const;

/** Alimony paid lately: told on the page of taxes, the total of the twelve previous months. */
export const PENSION_VERSEE = "pensions_alimentaires_versees_individu";

export const revenusFiscaux = [
  "salaire_imposable",
  "chomage_imposable",
  "retraite_imposable",
  "frais_reels",
  "pensions_alimentaires_percues",
  "pensions_alimentaires_versees",
  "revenus_locatifs",
  PENSION_VERSEE,
] as const;
export type RevenuFiscal = (typeof revenusFiscaux)[number];

export const elementsPatrimoine = [
  "valeur_patrimoine_loue",
  "valeur_terrains_non_loues",
  "valeur_locative_terrains_non_loues",
  "valeur_immo_non_loue",
  "valeur_locative_immo_non_loue",
  "livret_a",
  "epargne_revenus_non_imposables",
  "epargne_revenus_imposables",
] as const;
export type ElementPatrimoine = (typeof elementsPatrimoine)[number];

/** Wealth is stored under this fixed period (docs/specification.md#patrimoine) but means today’s wealth. */
export const PERIODE_PATRIMOINE = "month:2012-01:120";

export type Amounts = Record<string, number | null>;

/** True when someone received one of these resources in one of these periods (`YYYY-MM`, or `YYYY` for annual ones). */
export const recoit = (
  personne: { readonly [id in RessourceId]?: Amounts } | undefined,
  ids: readonly RessourceId[],
  periodes: readonly string[],
): boolean => ids.some((id) => periodes.some((periode) => (personne?.[id]?.[periode] ?? 0) > 0));

/** Euros of a month from which a benefit is received: what is worth no more has stopped (docs/specification.md#aides-percues). */
const PERCU_AU_DELA_DE = 1;
export const estPercu = (montant: number): boolean => Math.abs(montant) > PERCU_AU_DELA_DE;
