import { motsDeLAide, type MotsDUnChamp } from "./mots.ts";
import type { NomDeFamille } from "../../schema/aide.ts";
import type {
  EntreeApa,
  EntreeCommune,
  EntreeCovoiturage,
  EntreeFsl,
  PalierDuPassager,
} from "../../fiches/familles/entrees.ts";

type Mots<Entree> = Readonly<Record<keyof Entree, MotsDUnChamp>>;

const { slug, label, institution, link, form, instructions, teleservice, warning, fin, reference } =
  motsDeLAide;
const communs: Mots<EntreeCommune> = { slug, label, institution, link, form, instructions, teleservice };

const apa: Mots<EntreeApa> = {
  ...communs,
  departements: {
    nom: "Départements",
    aide: "Leurs codes, quand l’organisme en réunit plusieurs.",
  },
  sans_etablissement: {
    nom: "Pas d’APA en établissement",
    aide: "Dans les 23 départements de l’expérience, jusqu’au 31 décembre 2026.",
  },
};

const fsl: Mots<EntreeFsl> = {
  ...communs,
  page_generale: {
    nom: "Le lien n’est pas la page du fonds",
    aide: "Cochez si la page ne dit pas comment le demander.",
  },
  sauf_epci: {
    nom: "Métropole qui a son propre fonds",
    aide: "Son SIREN, de neuf chiffres : ses habitants ne relèvent pas de celui-ci.",
  },
  departements: {
    nom: "Départements sans fiche à eux",
    aide: "Leurs codes, pour la fiche générale, ou quand l’organisme en réunit plusieurs.",
  },
  sauf_etudiants: {
    nom: "Refuse les étudiants et les étudiantes",
    aide: "Cochez si une page publique le dit ; la fiche le fait confirmer.",
  },
  reference: { ...reference, cache: true },
};

const covoiturage: Mots<EntreeCovoiturage> = {
  ...communs,
  operateurs: { nom: "Applications", aide: "Karos, BlaBlaCar Daily…" },
  plateforme: {
    nom: "Nom du service de la collectivité",
    aide: "S’il en a un à lui, que ces applications font marcher.",
  },
  sens: { nom: "Un trajet payé" },
  par_passager: {
    nom: "Euros pour le conducteur, par passager",
    aide: "Deux nombres : le plus petit, puis le plus grand. Deux fois le même s’il n’y en a qu’un.",
  },
  par_mois: { nom: "Euros par mois, au plus" },
  km: { nom: "Kilomètres d’un trajet payé", aide: "Deux nombres : à partir de combien, jusqu’à combien." },
  trajets_offerts: { nom: "Premiers trajets offerts au passager" },
  trajets_par_mois: { nom: "Trajets par mois, au plus" },
  passager: {
    nom: "Ce que paie le passager",
    aide: "Du trajet le plus court au plus long. Rien si la page ne le dit pas.",
  },
  zone: { nom: "Où rouler", aide: "Une seule des trois, si la page en dit une." },
  warning,
  fin,
  reference: { ...reference, cache: true },
};

/** The fields of each family, in the order in which its entries write them. */
export const motsDesFamilles = { apa, fsl, covoiturage } as const satisfies Record<NomDeFamille, unknown>;

export const motsDUnPalier: Mots<PalierDuPassager> = {
  euros: { nom: "Euros par trajet", aide: "0 si c’est gratuit." },
  euros_au_plus: {
    nom: "Jusqu’à combien d’euros",
    aide: "Si la page ne dit que deux bornes : celle d’en haut.",
  },
  selon_distance: {
    nom: "Un prix que la page ne dit pas",
    aide: "Elle dit seulement qu’il dépend de la distance : laissez alors les euros vides.",
  },
  par_km: { nom: "Par kilomètre, et non par trajet" },
  jusqua_km: { nom: "Jusqu’à combien de kilomètres", aide: "Rien pour le plus long." },
};

export const motsDUneZone: Mots<NonNullable<EntreeCovoiturage["zone"]>> = {
  seulement: { nom: "Seulement", aide: "« en Savoie »" },
  ailleurs_que: { nom: "Ailleurs que", aide: "« sur l’axe de la ligne A »" },
  extremites_ailleurs_que: { nom: "Départ et arrivée ailleurs que", aide: "« sur la ligne de covoiturage »" },
};

/** What a family is called, in the list of what may be written. */
export const titresDesFamilles: Readonly<Record<NomDeFamille, string>> = {
  apa: "Autonomie à domicile (APA)",
  fsl: "Fonds logement (FSL)",
  covoiturage: "Covoiturage",
};
