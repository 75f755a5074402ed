/** A part of a form, named by what it asks about. */
export type PartieDeFormulaire =
  | "vous"
  | "conjoint"
  | "enfants"
  | "logement"
  | "etudes"
  | "travail"
  | "sante"
  | "ressources"
  | "parents";

/** What a form asks: parts that the answers fill, in its order, and what it wants besides, that nobody asked. */
export interface DemandeARemplir {
  /** « le dossier de la Caf ». */
  nom: string;
  /** Its order is that of the screens of its site, which a page describes. */
  dansLOrdreDesEcrans?: true;
  /** Asked before all that was answered. */
  dAbord?: readonly string[];
  parties: readonly PartieDeFormulaire[];
  /** Full months of income that it asks for. */
  mois: 3 | 12;
  aussi: readonly string[];
}

const FAMILLE = ["vous", "conjoint", "enfants"] as const;
const IDENTITE = "Nom, adresse, téléphone et courriel";
const SECURITE_SOCIALE = "Numéro de sécurité sociale, à 15 chiffres";
const ALLOCATAIRE = "Numéro d’allocataire, si vous en avez un";
const RIB = "Relevé d’identité bancaire (RIB) à votre nom";

/** Asked of who rents (ij-hdf.fr, « aides au logement » ; merciexpert.fr, 22 mai 2020). */
const logement: DemandeARemplir = {
  nom: "la demande d’aide au logement",
  parties: [...FAMILLE, "travail", "etudes", "ressources", "logement"],
  mois: 12,
  aussi: [
    ALLOCATAIRE,
    SECURITE_SOCIALE,
    "Jour d’entrée dans le logement, sur le bail",
    "Nom, adresse et téléphone de qui vous loue, et son numéro Siret si c’est une société ou une agence",
    "Surface du logement, sur le bail",
    RIB,
  ],
};

/** Income of the three months before the demand (CSS, art. R843-1 ; CASF, art. R262-7). */
const trimestre: DemandeARemplir = {
  nom: "la demande à la Caf ou à la MSA",
  parties: [...FAMILLE, "logement", "travail", "etudes", "ressources"],
  mois: 3,
  aussi: [ALLOCATAIRE, SECURITE_SOCIALE, IDENTITE, RIB],
};

const famille: DemandeARemplir = { ...trimestre, nom: "le dossier de la Caf ou de la MSA", mois: 12 };

/**
 * Household and income of the twelve months before (CSS, art. R861-8 ; cerfa 12504). Online: Caf number, household,
 * papers, body (enim.eu) ; most income is read by the fund itself (ameli.fr, since January 2022).
 */
const sante: DemandeARemplir = {
  nom: "la demande de complémentaire santé solidaire",
  dansLOrdreDesEcrans: true,
  dAbord: [
    ALLOCATAIRE,
    "En ligne, la caisse lit elle-même salaires, retraites, chômage et prestations : n’y ajoutez que bourse, pension alimentaire ou chiffre d’affaires",
  ],
  parties: [...FAMILLE, "logement", "travail", "ressources"],
  mois: 12,
  aussi: [
    SECURITE_SOCIALE,
    "Numéros de sécurité sociale des personnes du foyer",
    IDENTITE,
    "Papiers à joindre, en photo",
    "Qui gérera la complémentaire : votre caisse, ou une mutuelle de la liste",
  ],
};

/** Account, then its screens: aids, wishes of studies, oneself (refugies.info and etudiant.gouv.fr, read on 1 December 2026). */
const bourse: DemandeARemplir = {
  nom: "le dossier social étudiant",
  dansLOrdreDesEcrans: true,
  dAbord: [
    "Pour créer le compte : nom, prénoms, adresse électronique et numéro INE, sur le relevé de notes du bac",
    "Ce que vous demandez : la bourse, un logement, ou les deux",
    "Formations et établissements voulus : ceux de Parcoursup y viennent d’eux-mêmes",
  ],
  parties: ["vous", "etudes", "parents", "enfants"],
  mois: 12,
  aussi: ["Avis d’impôt de vos parents de l’avant-dernière année", RIB],
};

const bourseDuSecondaire: DemandeARemplir = {
  nom: "la demande de bourse de collège ou de lycée",
  parties: ["vous", "etudes", "parents"],
  mois: 12,
  aussi: ["Numéro fiscal et avis d’impôt du parent qui vous déclare", "RIB de ce parent"],
};

const handicap: DemandeARemplir = {
  nom: "le dossier de la MDPH",
  parties: [...FAMILLE, "sante", "logement", "etudes", "travail"],
  mois: 12,
  aussi: [SECURITE_SOCIALE, IDENTITE, "Certificat médical de moins d’un an, sur le modèle de la MDPH"],
};

const insertion: DemandeARemplir = {
  nom: "le rendez-vous de la Mission Locale ou de France Travail",
  parties: [...FAMILLE, "travail", "etudes", "logement", "ressources"],
  mois: 3,
  aussi: [SECURITE_SOCIALE, IDENTITE, "CV et diplômes", RIB],
};

/** State and situation, income, papers: three steps before any lease (help.livin-france.com ; service-public.gouv.fr, R42843). */
const visale: DemandeARemplir = {
  nom: "la demande sur visale.fr",
  dansLOrdreDesEcrans: true,
  parties: ["vous", "travail", "etudes", "ressources"],
  mois: 3,
  aussi: [
    IDENTITE,
    "Pièce d’identité ou titre de séjour, en photo",
    "Carte d’étudiant, certificat de scolarité ou contrat de travail",
    "Bulletins de salaire, si vous en déclarez",
  ],
};

const actionLogement: DemandeARemplir = {
  nom: "la demande à Action Logement",
  parties: ["vous", "travail", "etudes", "logement", "ressources"],
  mois: 3,
  aussi: [IDENTITE, "Nom et numéro Siret de l’employeur", "Bail, ou adresse du logement", RIB],
};

/** Its screens, in order (betagouv/pass-sport, MergedEligibilityForm.tsx, 7dc8f4c4, read on 30 November 2026). */
const sport: DemandeARemplir = {
  nom: "pass.sports.gouv.fr",
  dansLOrdreDesEcrans: true,
  parties: ["vous", "logement"],
  mois: 3,
  aussi: [
    "Aide reçue (AAH, AEEH, allocation de rentrée, bourse), et la caisse qui la verse",
    "Nom, prénom et genre, comme sur les papiers de cette caisse ou du Crous",
    "Numéro INE, à 11 caractères, ou numéro d’allocataire Caf, à 7 chiffres",
    "Pays et commune de naissance",
    "Adresse électronique : le lien qui y arrive vaut 24 heures",
  ],
};

/** Asked online of whom the tax office did not find (vimines.com, « Chèque énergie 2025 », read on 1 December 2026). */
const chequeEnergie: DemandeARemplir = {
  nom: "la demande de chèque énergie",
  parties: ["vous", "logement"],
  mois: 12,
  aussi: [
    "Numéro fiscal et mot de passe, pour créer le compte",
    "Adresse du logement où l’électricité est consommée",
    "Numéro de point de livraison (PDL ou PRM), à 14 chiffres, sur la facture d’électricité",
  ],
};

/** Its printed form is signed by the training body too (caf.fr, Haute-Saône and Cantal, read on 1 December 2026). */
const bafa: DemandeARemplir = {
  nom: "l’imprimé de la Caf pour le Bafa",
  parties: ["vous"],
  mois: 3,
  aussi: [
    IDENTITE,
    "Numéro d’allocataire, le vôtre ou celui de vos parents, s’il y en a un",
    "Jour de l’inscription à la session d’approfondissement : trois mois pour envoyer l’imprimé",
    "La partie de l’organisme de formation, qu’il remplit et signe",
    "Relevé d’identité bancaire (RIB) à votre nom : rien ne se verse à vos parents",
  ],
};

/** The bank asks the tax office itself (code monétaire et financier, art. R221-34). */
const livretPopulaire: DemandeARemplir = {
  nom: "l’ouverture du livret à la banque",
  parties: ["vous"],
  mois: 12,
  aussi: [
    "Pièce d’identité",
    "Commune de naissance",
    "Avis d’impôt, seulement si les impôts ne répondent pas à la banque",
  ],
};

/** Cerfa 16029. */
const adresse: DemandeARemplir = {
  nom: "la demande de domiciliation",
  parties: ["vous", "enfants"],
  mois: 3,
  aussi: ["Nom, prénoms et naissance des personnes à votre charge", "Votre lien avec la commune"],
};

/** Forms by the aid that they ask for. */
export const formulaires: Readonly<Record<string, DemandeARemplir>> = {
  aide_logement: logement,
  ppa: trimestre,
  rsa: trimestre,
  revenu_solidaire_jeune: insertion,
  af: famille,
  cf: famille,
  asf: famille,
  ars: famille,
  paje_base: famille,
  prime_naissance: famille,
  prime_adoption: famille,
  prepare: famille,
  cmg_emploi_direct: famille,
  css_participation_forfaitaire: sante,
  bourse_criteres_sociaux: bourse,
  crous_logement_eligibilite: bourse,
  bourse_lycee: bourseDuSecondaire,
  bourse_college: bourseDuSecondaire,
  aah: handicap,
  aeeh: handicap,
  caah: handicap,
  pch: handicap,
  rqth: handicap,
  carte_mobilite_inclusion: handicap,
  contrat_engagement_jeune: insertion,
  ass: insertion,
  are: insertion,
  mobili_jeune: actionLogement,
  locapass_eligibilite: actionLogement,
  visale_eligibilite: visale,
  pass_sport: sport,
  cheque_energie: chequeEnergie,
  "caf-aide-nationale-bafa": bafa,
  livret_epargne_populaire_taux: livretPopulaire,
  "etat-domiciliation-pour-les-personnes-sans-domicile-stable": adresse,
};
