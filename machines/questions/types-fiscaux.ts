import type { ElementPatrimoine, RevenuFiscal } from "../../catalogue/situation/ressources.ts";
import type { TypeRessource } from "./types-ressources.ts";

export const revenusFiscauxLibelles: Record<RevenuFiscal, TypeRessource> = {
  salaire_imposable: {
    label: "Salaires imposables",
    hint: "Écrivez 0 s’il n’y en a pas eu",
    where: "sur l’avis d’impôt, au total des salaires et assimilés, ou aux cases 1AJ à 1DJ de la déclaration",
  },
  chomage_imposable: {
    label: "Allocations chômage imposables",
    hint: "Si elles ne sont pas déjà comptées avec les salaires",
    where: "sur la déclaration de revenus, cases 1AP à 1DP",
  },
  retraite_imposable: {
    label: "Retraites imposables",
    where: "sur la déclaration de revenus, cases 1AS à 1DS",
  },
  frais_reels: {
    label: "Frais réels",
    hint: "Dépenses liées au travail déclarées à la place de l’abattement de 10 %",
    where: "sur la déclaration de revenus, cases 1AK à 1DK",
  },
  pensions_alimentaires_percues: {
    label: "Pensions alimentaires reçues",
    where: "sur la déclaration de revenus, cases 1AO à 1DO",
  },
  pensions_alimentaires_versees: {
    label: "Pensions alimentaires versées",
    where: "sur la déclaration de revenus, partie charges à déduire",
  },
  revenus_locatifs: {
    label: "Revenus locatifs",
    where: "sur la déclaration de revenus, partie revenus fonciers",
  },
  pensions_alimentaires_versees_individu: {
    label: "Pensions alimentaires que vous versez aujourd’hui",
    hint: "Le total des douze derniers mois, et non de l’année déclarée",
  },
};

export const elementsPatrimoineLibelles: Record<ElementPatrimoine, TypeRessource> = {
  valeur_patrimoine_loue: {
    label: "Valeur des biens que vous louez à d’autres",
    hint: "Logements et terrains, au prix d’aujourd’hui",
  },
  valeur_terrains_non_loues: { label: "Valeur de vos terrains non loués", hint: "Au prix d’aujourd’hui" },
  valeur_locative_terrains_non_loues: {
    label: "Valeur locative de vos terrains non loués",
    where: "sur l’avis de taxe foncière",
  },
  valeur_immo_non_loue: {
    label: "Valeur de vos logements non loués",
    hint: "Sans compter le logement où vous habitez",
  },
  valeur_locative_immo_non_loue: {
    label: "Valeur locative de vos logements non loués",
    where: "sur l’avis de taxe foncière",
  },
  livret_a: { label: "Livret A", hint: "Total du livret", where: "sur le relevé annuel de la banque" },
  epargne_revenus_non_imposables: {
    label: "Autre épargne non imposable",
    hint: "LDDS, livret jeune, livret d’épargne populaire…",
    where: "sur le relevé annuel de la banque",
  },
  epargne_revenus_imposables: {
    label: "Épargne imposable",
    hint: "Compte à terme, actions, assurance-vie…",
    where: "sur le relevé annuel de la banque",
  },
};
