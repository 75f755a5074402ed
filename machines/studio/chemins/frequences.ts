import { communesEssayees } from "./lieux.ts";
import type { Gens } from "./population.ts";
import { type Activite, aUnEnfant, dans, enCouple, estConjoint, etudie, thesard } from "./qui.ts";

/** Shares of the answers to a question, of a hundred people who look like this; the first line that fits is read. */
export interface Frequence {
  ages?: readonly [de: number, a: number];
  activites?: readonly Activite[];
  /** What else is known of them. */
  si?: (gens: Gens) => boolean;
  /** By name of the answer; those without a share divide what is left. */
  parts: Readonly<Record<string, number>>;
  /** Publication and its year, or « estimé ». */
  source: string;
}

const ESTIME = "estimé";
/** Known at 18, 21 and 25: in between, a straight line; who works and who does not, from the other source. */
const ETUDES =
  "taux de scolarisation à 18, 21 et 25 ans : Insee, France portrait social 2021 (rentrée 2019) ; emploi et chômage des 15-24 et 25-29 ans : Insee, Formations et emploi 2025 (2023) ; entre ces âges, estimé";
const COHABITER =
  "Insee, recensement 2010, mode de cohabitation des 18-24 et 25-29 ans (État de la jeunesse)";
const COUPLES = "Insee, recensement 2021, tableau de l’Ined : 1,8 % à 15-19 ans, 22 % à 20-24 ans";
const NAISSANCES =
  "Insee, fécondité 2025 : 1,7 naissance pour 100 femmes de 15-24 ans, 8,2 de 25-29, 10,8 de 30-34 ; neuf mois sur douze, une personne sur deux";
const HANDICAPS = "UNML 2022 : 3,2 % des jeunes suivis ont la reconnaissance de travailleur handicapé";
const APPRENTIS = "Insee, Formations et emploi 2025 : l’apprentissage gagne le supérieur ; parts estimées";

/** Yes, out of a hundred; the rest say no. */
const oui = (part: number, source = ESTIME, qui: Omit<Frequence, "parts" | "source"> = {}): Frequence => ({
  ...qui,
  parts: { oui: part, true: part, non: 100 - part, false: 100 - part },
  source,
});

const enceinte = (part: number, qui: Omit<Frequence, "parts" | "source">): Frequence => ({
  ...qui,
  parts: { enceinte: part, pas_enceinte: 50 - part, pas_concerne: 50 },
  source: NAISSANCES,
});

const activite = (de: number, a: number, parts: Frequence["parts"]): Frequence => ({
  ages: [de, a],
  parts,
  source: ETUDES,
});

const logement = (qui: Omit<Frequence, "parts" | "source">, parts: Frequence["parts"], source = ESTIME) => ({
  ...qui,
  parts,
  source,
});

const villes = (source: string): Frequence => ({
  parts: Object.fromEntries(communesEssayees.map(({ nom, part }) => [nom, part])),
  source,
});
const REGIONS = "Insee, estimations de population par région ; parts arrondies, estimées";

/** By field of the question. What is not here is answered evenly. */
export const frequences: Readonly<Record<string, readonly Frequence[]>> = {
  nationalite: [{ parts: { FR: 91, DE: 3, AF: 6 }, source: ESTIME }],
  activite: [
    activite(12, 15, { etudiant: 100 }),
    activite(16, 17, { etudiant: 94, chomeur: 2, inactif: 2, salarie: 2 }),
    activite(18, 18, {
      etudiant: 79,
      salarie: 10,
      chomeur: 6,
      inactif: 4,
      service_civique: 1,
      independant: 0.3,
    }),
    activite(19, 20, {
      etudiant: 57,
      salarie: 26,
      chomeur: 9,
      inactif: 6,
      service_civique: 1.5,
      independant: 0.5,
    }),
    activite(21, 22, {
      etudiant: 41,
      salarie: 41,
      chomeur: 9,
      inactif: 7,
      service_civique: 1,
      independant: 1,
    }),
    activite(23, 24, {
      etudiant: 24,
      salarie: 57,
      chomeur: 9,
      inactif: 7,
      service_civique: 1,
      independant: 2,
    }),
    activite(25, 30, {
      etudiant: 7,
      salarie: 70,
      chomeur: 9,
      inactif: 8,
      service_civique: 0.1,
      independant: 6,
    }),
    { ages: [31, 59], parts: { salarie: 75, independant: 11, chomeur: 6, inactif: 8 }, source: ESTIME },
    { parts: { retraite: 80, salarie: 10, inactif: 6, independant: 4 }, source: ESTIME },
  ],
  scolarite: [
    { ages: [3, 10], parts: { inconnue: 100 }, source: ESTIME },
    { ages: [11, 13], parts: { college: 99, inconnue: 1 }, source: ESTIME },
    { ages: [14, 14], parts: { college: 90, lycee: 10 }, source: ESTIME },
    {
      ages: [15, 17],
      parts: { college: 2, lycee: 93, enseignement_superieur: 3, inconnue: 2 },
      source: ESTIME,
    },
    { ages: [18, 18], parts: { lycee: 30, enseignement_superieur: 64, inconnue: 5 }, source: ESTIME },
    {
      parts: { lycee: 4, enseignement_superieur: 84, grande_ecole_du_numerique: 2, inconnue: 10 },
      source: ESTIME,
    },
  ],
  statuts_etablissement_scolaire: [
    { parts: { public: 79, prive_sous_contrat: 18, prive_hors_contrat: 2, inconnu: 1 }, source: ESTIME },
  ],
  alternant: [
    oui(0, "un doctorat se fait en contrat, pas en alternance", { si: thesard }),
    oui(45, APPRENTIS, { si: ({ personne }) => personne.annee_etude?.startsWith("cap_") === true }),
    oui(10, APPRENTIS, { si: etudie("lycee") }),
    oui(21, APPRENTIS, { si: etudie("enseignement_superieur") }),
    oui(10, APPRENTIS),
  ],
  stagiaire: [
    oui(0, ESTIME, { si: thesard }),
    oui(12, ESTIME, { si: etudie("enseignement_superieur") }),
    oui(3),
  ],
  _contrat_alternant: [{ parts: { apprenti: 92, professionnalisation: 8 }, source: ESTIME }],
  groupe_specialites_formation: [{ parts: { aucun: 85 }, source: ESTIME }],
  categorie_salarie: [{ parts: { prive_non_cadre: 78 }, source: ESTIME }],
  regime_securite_sociale: [
    { parts: { regime_general: 92, regime_agricole: 4, inconnu: 2 }, source: ESTIME },
  ],
  handicap: [oui(3.2, HANDICAPS)],
  taux_incapacite: [{ parts: { 0.3: 40, 0.65: 45, 0.9: 15 }, source: ESTIME }],
  inapte_travail: [oui(4)],
  enceinte: [
    enceinte(0, { ages: [0, 17] }),
    // Of a couple, a man and a woman most often.
    {
      si: (gens) => estConjoint(gens) && gens.situation.demandeur.enceinte !== "pas_concerne",
      parts: { pas_concerne: 97, pas_enceinte: 3 },
      source: ESTIME,
    },
    { si: estConjoint, parts: { enceinte: 8, pas_enceinte: 90, pas_concerne: 2 }, source: NAISSANCES },
    enceinte(0.7, { ages: [18, 24] }),
    enceinte(3.1, { ages: [25, 29] }),
    enceinte(4, { ages: [30, 34] }),
    enceinte(1, {}),
  ],
  enfant_a_charge: [
    oui(98, ESTIME, { si: ({ personne }) => personne._role === "enfant" }),
    oui(100, ESTIME, { ages: [0, 17] }),
    oui(20, ESTIME, { ages: [18, 24], activites: ["salarie", "independant"] }),
    oui(75, ESTIME, { ages: [18, 24] }),
    oui(1),
  ],
  en_couple: [
    oui(78, COHABITER, { ages: [18, 24], si: aUnEnfant }),
    oui(89, COHABITER, { si: aUnEnfant }),
    oui(2, COUPLES, { ages: [0, 19] }),
    oui(20, COUPLES, { ages: [20, 24] }),
    oui(37, COHABITER, { ages: [25, 30] }),
    oui(60),
  ],
  statut_marital: [{ parts: { celibataire: 60, pacse: 20, marie: 20 }, source: ESTIME }],
  garde_alternee: [oui(15, ESTIME, { si: (gens) => !enCouple(gens) }), oui(2)],
  enfant_place: [oui(1)],
  _situation: [
    {
      parts: { en_couple: 66, separes: 23, celibataire: 5, veuve: 4, decedes: 1, sans_autorite: 1 },
      source: ESTIME,
    },
  ],
  _en_france: [oui(93)],
  statut_occupation_logement: [
    logement({ ages: [0, 17] }, { loge_gratuitement: 94, locataire_foyer: 5, locataire_meuble: 1 }),
    logement(
      { ages: [0, 24], si: (gens) => !enCouple(gens) && !aUnEnfant(gens) },
      {
        loge_gratuitement: 62,
        locataire_meuble: 13,
        locataire_vide: 14,
        locataire_foyer: 9,
        proprietaire: 1,
        primo_accedant: 0.7,
        sans_domicile: 0.3,
      },
      COHABITER,
    ),
    logement(
      { ages: [0, 24] },
      { locataire_vide: 66, locataire_meuble: 14, loge_gratuitement: 11, primo_accedant: 6, proprietaire: 2 },
    ),
    logement(
      { ages: [25, 30], si: (gens) => !enCouple(gens) && !aUnEnfant(gens) },
      {
        loge_gratuitement: 33,
        locataire_vide: 41,
        locataire_meuble: 13,
        locataire_foyer: 5,
        primo_accedant: 4,
        proprietaire: 3,
        sans_domicile: 1,
      },
      COHABITER,
    ),
    logement(
      {},
      { locataire_vide: 60, locataire_meuble: 6, loge_gratuitement: 4, primo_accedant: 22, proprietaire: 8 },
      "Insee Analyses Auvergne-Rhône-Alpes n° 140 (2018) : un quart des jeunes actifs logés chez eux possèdent leur logement",
    ),
  ],
  habite_chez_parents: [oui(94, COHABITER, { ages: [0, 30] }), oui(40)],
  participation_frais: [oui(12)],
  coloc: [oui(1, ESTIME, { si: enCouple }), oui(18, ESTIME, { activites: ["etudiant"] }), oui(9)],
  logement_chambre: [oui(55, ESTIME, { si: dans("locataire_foyer") }), oui(3)],
  proprietaire_proche_famille: [oui(3)],
  parisien: [oui(70)],
  depcom: [villes(REGIONS)],
  _bourseCriteresSociauxCommuneDomicileFamilial: [villes(REGIONS)],
  rsa_isolement_recent: [oui(10)],
  ass_precondition_remplie: [oui(8)],
  rsa_jeune_condition_heures_travail_remplie: [oui(4)],
  _nombreMoisDebutContratDeTravail: [{ parts: { 2: 10, 5: 10 }, source: ESTIME }],
  _hasRessources: [{ parts: { aucun: 97 }, source: ESTIME }],
  _aleas: [
    { parts: { aucun: 90, perte_emploi: 5, maladie_invalidite: 2, separation_divorce: 2 }, source: ESTIME },
  ],
  _interetBafa: [oui(25, ESTIME, { ages: [16, 22] }), oui(4)],
  _interetPermisDeConduire: [oui(65, ESTIME, { ages: [15, 20] }), oui(20)],
  _interetVoiture: [oui(25)],
  _interetEtudesEtranger: [oui(25)],
  _interetAidesSanitaireSocial: [oui(8)],
  boursier: [oui(37, "SIES 2023-2024 : 37,1 % des étudiants des formations éligibles ont une bourse")],
  bourse_lycee: [oui(25)],
};
