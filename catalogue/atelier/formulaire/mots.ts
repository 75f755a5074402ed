import { themes } from "../../schema/themes.ts";
import {
  anneesEtude,
  mentions,
  nationalites,
  regimes,
  statutsLogement,
} from "../../situation/vocabulaire.ts";
import type { AideFile } from "../../schema/aide.ts";
import { besoins } from "../../schema/besoins.ts";
import type { Institution, institutionTypes } from "../../schema/institution.ts";

/** What an editor reads of a field: its name, and how to fill it. */
export interface MotsDUnChamp {
  nom: string;
  aide?: string;
  /** When it must be filled, of a field that may be left empty otherwise. */
  quand?: string;
  /** Seldom filled: shown under « Plus », which is closed. */
  plus?: true;
  /** Not shown in the form: kept as the file has it. */
  cache?: true;
}

const adresse = "Une adresse complète, qui commence par https:// ; le site officiel de préférence.";
const demarche = "Au moins une adresse des trois : comment demander, formulaire, ou demande en ligne.";

/** The fields of an aid, in the order in which its file writes them (docs/specification.md#aides). */
export const motsDeLAide: Readonly<Record<keyof AideFile, MotsDUnChamp>> = {
  slug: { nom: "Identifiant", cache: true },
  anciens_slugs: { nom: "Anciens identifiants", cache: true },
  label: {
    nom: "Nom de l’aide",
    aide: "Sans majuscule, sauf nom propre : « bourse au permis de conduire ».",
  },
  institution: {
    nom: "Organisme qui la donne",
    aide: "Absent de la liste ? Créez-le d’abord dans « Organismes ».",
  },
  guichet: {
    nom: "À qui la demander",
    aide: "L’organisme qui reçoit la demande et répond, si ce n’est pas celui qui la donne.",
  },
  description: {
    nom: "Description",
    aide: "De 10 à 420 signes, en phrases courtes : ce qu’elle apporte, à qui, comment la demander.",
  },
  prefix: { nom: "Article", aide: "Celui qui va devant le nom : « la bourse », « une aide »." },
  type: { nom: "Sorte d’aide" },
  unit: { nom: "Unité du montant" },
  periodicite: { nom: "Rythme" },
  nature: {
    nom: "Ce que le montant veut dire",
    aide: "Un prix, une remise, un prêt ou un salaire n’entrent dans aucun total.",
  },
  besoin: { nom: "À quoi elle sert" },
  montant: {
    nom: "Montant",
    aide: "Un nombre, sans « € » ; le plus grand si plusieurs sont possibles.",
    quand: "À remplir quand « Sorte d’aide » est « Un montant ».",
  },
  floorAt: { nom: "Arrondi", aide: "À quel multiple le montant calculé est ramené." },
  legend: { nom: "Après le montant", aide: "Par exemple « par jour et par enfant »." },
  top: { nom: "Rang", cache: true },
  interestFlag: { nom: "Projet", aide: "L’aide ne se montre qu’à qui a ce projet." },
  entity: { nom: "Due à", aide: "En cas de doute, laissez « Ménage »." },
  openfiscaPeriod: { nom: "Calculée pour", aide: "En cas de doute, laissez « Le mois »." },
  au_cas_par_cas: {
    nom: "Décidée au cas par cas",
    aide: "Un organisme décide si elle est donnée, et combien.",
  },
  private: { nom: "Cachée", cache: true },
  msa: { nom: "Versée aussi par la MSA", plus: true },
  warning: { nom: "Avertissement", cache: true },
  sensible: {
    nom: "Sujet sensible",
    aide: "Violences, addictions, avortement, asile : la clé, parmi les portées, de la question par laquelle une personne en parle. Sans son « oui », aucune liste ne montre l’aide.",
  },
  a_verifier: {
    nom: "Question à se poser",
    aide: "Ce qui décide de l’aide et que la simulation ne demande pas.",
  },
  participation: {
    nom: "Participation",
    aide: "Une phrase, quand l’aide paie une part qui varie : « Le prix dépend de votre trajet. »",
    plus: true,
  },
  isBaseRessourcesYearMinusTwo: { nom: "Compte les ressources d’il y a deux ans", plus: true },
  isBaseRessourcesPatrimoine: { nom: "Compte le patrimoine", plus: true },
  setToZeroRecently: { nom: "Nulle dans le passé récent", plus: true },
  openfisca_eligibility_source: { nom: "Calculée sous le nom", cache: true },
  national: { nom: "Dans toute la France", aide: "Sinon, les conditions doivent dire un lieu." },
  periode: { nom: "Quand la demander" },
  delai_demande: { nom: "Délai pour demander" },
  delai_reponse: { nom: "Délai de réponse" },
  profils: {
    nom: "Pour qui",
    aide: "Un seul suffit ; sans aucun, l’aide est ouverte à toutes les situations.",
  },
  conditions_generales: {
    nom: "Conditions vérifiées",
    quand: "Un lieu au moins, si l’aide n’est pas pour toute la France.",
    aide: "Toutes doivent être remplies ; la simulation les vérifie.",
  },
  conditions: {
    nom: "Conditions à vérifier soi-même",
    aide: "Chacune commence par un verbe à l’infinitif et finit par un point.",
  },
  portees: {
    nom: "Portée des conditions",
    aide: "Une par condition, dans leur ordre : une chose à faire, ce que presque tout le monde remplit, ou la question qui décide.",
  },
  papiers: { nom: "Papiers à réunir" },
  link: { nom: "Page d’information", aide: adresse, quand: "À remplir pour une aide nouvelle." },
  instructions: { nom: "Page qui dit comment demander", aide: adresse, quand: demarche },
  form: { nom: "Formulaire à remplir", aide: adresse, quand: demarche },
  teleservice: { nom: "Demande en ligne", aide: adresse, quand: demarche },
  teleservices: {
    nom: "Demandes en ligne",
    aide: "S’il y en a plusieurs, chacune avec son nom.",
    plus: true,
  },
  forms: { nom: "Formulaires", aide: "S’il y en a plusieurs, chacun avec son nom.", plus: true },
  customization: {
    nom: "Personnalisation",
    aide: "Ce qui change dans un département ou une métropole : ses adresses, son nom.",
    plus: true,
  },
  lieux: {
    nom: "Lieux d’accueil",
    aide: "« mission_locale », « caf »… : où demander de l’aide.",
    plus: true,
  },
  reference: { nom: "Source", aide: "Les pages et les textes que vous avez lus, chacun avec ce qu’il dit." },
  fin: { nom: "Dernier jour", aide: "Une aide ne se supprime pas : elle prend fin." },
  verifie_le: { nom: "Vérifiée le", aide: "Le jour où vous avez relu ses sources." },
  imgSrc: { nom: "Image", cache: true },
  cta: { nom: "Mots du bouton", aide: "À la place de « Faire la demande en ligne »." },
  list_cta: { nom: "Mots du lien dans une liste", plus: true },
  skip_schema_check: {
    nom: "Relue malgré les doutes",
    aide: "Cochée, la fiche n’est plus dans la liste de ce qui est à vérifier.",
    plus: true,
  },
};

/** The fields of an institution. */
export const motsDeLInstitution: Readonly<Record<keyof Institution, MotsDUnChamp>> = {
  slug: { nom: "Identifiant", cache: true },
  label: { nom: "Nom", aide: "Tel qu’il se présente : « Ville de Rennes »." },
  type: { nom: "Sorte d’organisme" },
  code_insee: {
    nom: "Code Insee",
    aide: "Région, département ou commune. À défaut, le SIREN.",
    quand: "À remplir pour une région, un département ou une commune.",
  },
  code_siren: {
    nom: "Code SIREN",
    aide: "Neuf chiffres, à lire dans l’annuaire des entreprises.",
    quand: "À remplir pour une intercommunalité, ou sans code Insee.",
  },
  departements: {
    nom: "Départements",
    quand: "À remplir pour une Caf, une MSA ou un organisme local.",
    aide: "Où agit une Caf, une MSA ou un autre organisme local. Les autres le disent par leur code.",
  },
  prefix: { nom: "Mots de liaison", aide: "« de la » pour « l’aide de la Ville de Rennes »." },
  imgSrc: { nom: "Logo", aide: "Une image PNG ou JPG ; elle est réduite à l’enregistrement." },
  couleur: { nom: "Couleur", aide: "Celle de son identité, sous ses initiales tant qu’il n’a pas de logo." },
  link: { nom: "Site", aide: adresse, quand: "À remplir pour un organisme nouveau." },
  telephone: { nom: "Téléphone", aide: "Le numéro que tout le monde peut appeler : « 32 30 »." },
  national: { nom: "Agit dans toute la France" },
  etablissements: {
    nom: "Lieux d’accueil",
    aide: "« cpam », « caf », « mds »… : ceux que l’on montre.",
    plus: true,
  },
  repository: { nom: "Dépôt", aide: "D’où viennent ses calculs : « france-local », « paris ».", plus: true },
  top: { nom: "Rang", cache: true },
};

const typesDInstitution: Record<(typeof institutionTypes)[number], string> = {
  national: "Organisation nationale",
  region: "Région",
  departement: "Département",
  caf: "CAF locale",
  msa: "MSA locale",
  epci: "EPCI (Métropole, inter-communauté, etc.)",
  commune: "Commune",
  europeen: "Union européenne",
  banque: "Banque partenaire (ses fiches sont des offres commerciales)",
  guichet: "Guichet : on lui demande, il répond, il ne donne rien sous son nom",
  autre: "Autre",
};

/** The closed lists, by the field they are the values of: each value with its words. */
export const motsDesChoix: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  type: {
    float: "Un montant",
    bool: "Un droit, sans montant",
    mixed: "L’un ou l’autre",
    ...typesDInstitution,
  },
  sens: {
    depart_et_arrivee: "Part du territoire et y arrive",
    depart_ou_arrivee: "Part du territoire ou y arrive",
  },
  unit: { euro: "€", percent: "%", séances: "séances" },
  periodicite: {
    ponctuelle: "En une fois",
    mensuelle: "Chaque mois",
    annuelle: "Chaque année",
    autre: "Autre",
  },
  nature: {
    somme: "Une somme reçue",
    plafond: "Un maximum",
    moyenne: "Une moyenne",
    prix: "Un prix à payer",
    remise: "Une remise",
    prêt: "Un prêt à rembourser",
    service: "Un service",
    salaire: "Un salaire dû",
  },
  besoin: besoins,
  interestFlag: themes,
  entity: { familles: "Famille", foyers_fiscaux: "Foyer fiscal", individus: "Personne", menages: "Ménage" },
  openfiscaPeriod: { thisMonth: "Le mois", thisYear: "L’année" },
  floorAt: { 10: "10 €", 1: "1 €", 0.01: "1 centime" },
  operator: { ">": "plus de", ">=": "au moins", "=": "exactement", "<": "moins de", "<=": "au plus" },
  period: { month: "par mois", year: "par an" },
  nationalite: nationalites,
  annee_etude: anneesEtude,
  mention_baccalaureat: mentions,
  regime_securite_sociale: regimes,
  statut_occupation_logement: statutsLogement,
};
