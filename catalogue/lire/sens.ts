import { besoins } from "../schema/besoins.ts";

/** What the values of a field mean, for who writes a file: they are words of the program. */
type Sens = Readonly<Record<string, string>>;

const periodicite: Sens = {
  ponctuelle: "une fois",
  mensuelle: "chaque mois",
  annuelle: "chaque année",
  autre: "autrement, ou sans périodicité",
};

const genresDInstitution: Sens = {
  national: "organisation nationale",
  region: "région",
  departement: "département",
  caf: "Caf locale",
  msa: "Mutualité sociale agricole",
  epci: "intercommunalité, métropole",
  commune: "commune",
  europeen: "organisation européenne",
  banque: "banque partenaire",
  guichet: "service qui reçoit les demandes",
  autre: "autre organisme",
};

const genresDAide: Sens = {
  float: "un montant",
  bool: "sans montant",
  mixed: "un montant ou un oui",
};

const genresDeRegle: Sens = {
  epcis: "intercommunalités",
  excluded_epcis: "intercommunalités exclues",
  attached_to_institution: "le territoire de l’institution",
  regime_securite_sociale: "régime de sécurité sociale",
  nationalite: "nationalité",
  boursier: "bourse sur critères sociaux",
  beneficiaire_rsa: "RSA",
  formation_sanitaire_social: "formation sanitaire ou sociale",
  mention_baccalaureat: "mention au baccalauréat",
  annee_etude: "année d’études",
  taux_incapacite: "taux d’incapacité",
  statut_occupation_logement: "logement",
  enfants_eligibles: "nombre d’enfants",
  benefit: "une autre aide",
  not: "le contraire d’une règle",
};

const genresDeProfil: Sens = {
  apprenti: "en apprentissage",
  professionnalisation: "en contrat de professionnalisation",
  chomeur: "au chômage",
  etudiant: "en études",
  inactif: "sans activité",
  independant: "indépendant",
  salarie: "en emploi",
  service_civique: "en service civique",
  enseignement_superieur: "dans l’enseignement supérieur",
  lyceen: "au lycée",
  collegien: "au collège",
  stagiaire: "en stage",
  situation_handicap: "en situation de handicap",
  parent: "parent",
  beneficiaire_rsa: "au RSA",
};

const parChamp: Readonly<Record<string, Sens>> = {
  periodicite,
  unit: { euro: "en euros", percent: "en pour cent", séances: "en séances" },
  operator: {
    ">": "plus de",
    ">=": "au moins",
    "=": "exactement",
    "<": "moins de",
    "<=": "au plus",
  },
  period: { month: "par mois", year: "par an" },
  floorAt: { 10: "à la dizaine", 1: "à l’unité", 0.01: "au centime" },
  entity: {
    familles: "la famille",
    foyers_fiscaux: "le foyer fiscal",
    individus: "la personne",
    menages: "le ménage",
  },
  openfiscaPeriod: { thisMonth: "ce mois-ci", thisYear: "cette année" },
  interestFlag: {
    _interetsAidesVelo: "le vélo",
    _interetBafa: "le Bafa",
    _interetPermisDeConduire: "le permis de conduire",
    _interetEtudesEtranger: "les études à l’étranger",
    _interetAidesSanitaireSocial: "les formations sanitaires et sociales",
    _interetVoiture: "la voiture",
    _interetLogement: "le logement",
    _interetEmploi: "l’emploi",
    _interetDiagnostifFinancier: "le diagnostic financier",
  },
  nature: {
    somme: "de l’argent reçu",
    plafond: "de l’argent reçu, au plus",
    moyenne: "de l’argent reçu, en moyenne",
    prix: "un prix à payer",
    remise: "retirée d’un prix",
    prêt: "de l’argent à rendre",
    service: "pas d’argent",
    salaire: "le moins qu’un employeur doit pour un travail",
  },
  besoin: Object.fromEntries(Object.entries(besoins).map(([besoin, mots]) => [besoin, mots.toLowerCase()])),
  sens: {
    depart_et_arrivee: "le trajet part du territoire et y arrive",
    depart_ou_arrivee: "le trajet part du territoire ou y arrive",
  },
};

function sensDuType(valeurs: readonly string[], chemin: readonly unknown[]): Sens {
  if (chemin.includes("profils") && !chemin.includes("conditions")) return genresDeProfil;
  if (chemin.includes("conditions_generales") || chemin.includes("conditions")) return genresDeRegle;
  return valeurs.includes("commune") ? genresDInstitution : genresDAide;
}

/** « euro (en euros) », of each value that a field may take; the value alone when it says what it means. */
export function avecLeurSens(valeurs: readonly string[], chemin: readonly (string | number)[]): string[] {
  const champ = String(chemin.at(-1) ?? "");
  const sens = champ === "type" ? sensDuType(valeurs, chemin) : parChamp[champ];
  return valeurs.map((valeur) => {
    const dit = sens && Object.hasOwn(sens, valeur) ? sens[valeur] : undefined;
    return dit === undefined || dit === valeur ? valeur : `${valeur} (${dit})`;
  });
}
