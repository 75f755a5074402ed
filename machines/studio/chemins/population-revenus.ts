import type { RessourceId } from "../../../catalogue/situation/ressources.ts";
import type { Gens } from "./population.ts";
import { type Activite, aUnEnfant, enfantsDe, etudie, unSalaire } from "./qui.ts";

/** Who has an income, and how much: euros a month, or a year for the self-employed. */
interface Revenu {
  montant: number;
  de: number;
  a: number;
  /** Whoever does something else does not have it. */
  quand?: readonly Activite[];
  si?: (gens: Gens) => boolean;
  raison: string;
  /** It is paid no more: nobody has it. */
  finie?: true;
}

const outreMer = ({ situation: { menage } }: Gens) => menage._departement?.startsWith("97") === true;
const enfantDeMoinsDe = (ans: number) => (gens: Gens) =>
  enfantsDe(gens).some((un) => (gens.ageDe(un) ?? 99) < ans);
const handicape = ({ personne }: Gens) => personne.handicap === true;

const TRAVAILLE: readonly Activite[] = ["salarie", "independant"];
const CHERCHE: readonly Activite[] = ["chomeur", "inactif"];
const aSonCompte = (montant: number, raison: string): Revenu => ({
  montant,
  de: 18,
  a: 70,
  quand: ["independant", "salarie"],
  raison,
});

/** Incomes that people tell. Amounts are ordinary ones, near those of the law. */
export const revenusCourants: Readonly<Record<RessourceId, Revenu>> = {
  salaire_net: {
    montant: 1450,
    de: 15,
    a: 70,
    quand: ["etudiant", "salarie", "independant", "chomeur", "inactif"],
    raison: "le SMIC net",
  },
  indemnites_stage: {
    montant: 650,
    de: 16,
    a: 30,
    quand: ["etudiant"],
    raison: "la gratification minimale, à temps plein",
  },
  revenus_stage_formation_pro: {
    montant: 700,
    de: 16,
    a: 66,
    quand: ["chomeur", "inactif", "salarie"],
    raison: "rémunération des stagiaires de la formation professionnelle",
  },
  ppa: { montant: 180, de: 18, a: 70, quand: [...TRAVAILLE, "etudiant"], raison: "une prime courante (CAF)" },
  rpns_micro_entreprise_CA_bic_vente_imp: aSonCompte(14_000, "ventes d’une micro-entreprise, par an"),
  rpns_micro_entreprise_CA_bic_service_imp: aSonCompte(9_000, "services d’une micro-entreprise, par an"),
  rpns_micro_entreprise_CA_bnc_imp: aSonCompte(11_000, "micro-entreprise libérale, par an"),
  rpns_benefice_exploitant_agricole: aSonCompte(13_000, "bénéfice d’une petite ferme, par an"),
  rpns_autres_revenus: aSonCompte(12_000, "bénéfice d’un artisan, par an"),
  chomage_net: {
    montant: 980,
    de: 18,
    a: 66,
    quand: [...CHERCHE, "salarie"],
    raison: "une allocation courante (Unédic)",
  },
  allocation_securisation_professionnelle: {
    montant: 1250,
    de: 20,
    a: 64,
    quand: ["chomeur"],
    raison: "75 % d’un salaire modeste, après un licenciement économique",
  },
  prime_forfaitaire_mensuelle_reprise_activite: {
    montant: 150,
    de: 20,
    a: 64,
    finie: true,
    raison: "supprimée depuis le 1er septembre 2017 (loi de finances pour 2017, article 87)",
  },
  aide_logement: {
    montant: 210,
    de: 16,
    a: 99,
    si: ({ situation: { menage } }) =>
      menage.statut_occupation_logement?.startsWith("locataire") === true ||
      menage.statut_occupation_logement === "primo_accedant",
    raison: "elle va à qui paie un loyer, ou un prêt ancien",
  },
  af: {
    montant: 151,
    de: 17,
    a: 70,
    si: (gens) => enfantsDe(gens).length >= (outreMer(gens) ? 1 : 2),
    raison: "dès deux enfants, un outre-mer (CSS, L521-1 et L755-11)",
  },
  cf: {
    montant: 196,
    de: 17,
    a: 70,
    si: (gens) => enfantsDe(gens).length >= (outreMer(gens) ? 1 : 3),
    raison: "dès trois enfants, un outre-mer (CSS, L522-1 et L755-16)",
  },
  asf: {
    montant: 199,
    de: 17,
    a: 70,
    si: (gens) => aUnEnfant(gens) && gens.situation.conjoint === undefined,
    raison: "à qui élève seul un enfant (CSS, L523-1)",
  },
  rsa: {
    montant: 560,
    de: 18,
    a: 66,
    quand: [...CHERCHE],
    si: (gens) => !unSalaire(gens),
    raison: "une personne seule, logée ; un salaire au SMIC l’éteint",
  },
  aspa: { montant: 600, de: 60, a: 99, quand: ["retraite", "inactif"], raison: "à partir de 62 ou 65 ans" },
  asi: { montant: 400, de: 20, a: 66, quand: [...CHERCHE], raison: "complète une pension d’invalidité" },
  ass: { montant: 560, de: 23, a: 66, quand: ["chomeur"], raison: "après l’allocation chômage" },
  aah: { montant: 1030, de: 20, a: 70, si: handicape, raison: "à partir de 20 ans (CSS, L821-1)" },
  caah: {
    montant: 104,
    de: 27,
    a: 70,
    si: handicape,
    raison: "fermé le 1er décembre 2019, gardé dix ans au plus",
  },
  contrat_engagement_jeune: {
    montant: 560,
    de: 16,
    a: 30,
    quand: [...CHERCHE],
    raison: "de 16 à 25 ans, 29 avec un handicap (Code du travail, L5131-6)",
  },
  mva: { montant: 104, de: 20, a: 70, si: handicape, raison: "complète l’AAH de qui vit chez soi" },
  aeeh: { montant: 151, de: 17, a: 70, si: aUnEnfant, raison: "pour un enfant de moins de 20 ans" },
  pch: { montant: 300, de: 16, a: 75, si: handicape, raison: "quelques heures d’aide par semaine" },
  paje_base: { montant: 198, de: 17, a: 50, si: enfantDeMoinsDe(3), raison: "un enfant de moins de 3 ans" },
  paje_clca: { montant: 400, de: 18, a: 50, finie: true, raison: "remplacé par la PreParE depuis 2015" },
  paje_prepare: { montant: 450, de: 18, a: 50, si: enfantDeMoinsDe(3), raison: "congé parental" },
  indemnites_journalieres_maternite: {
    montant: 1100,
    de: 18,
    a: 48,
    quand: [...TRAVAILLE, "chomeur"],
    si: (gens) => gens.personne.enceinte === "enceinte" || enfantDeMoinsDe(1)(gens),
    raison: "autour d’une naissance",
  },
  indemnites_journalieres_maladie: {
    montant: 700,
    de: 17,
    a: 66,
    quand: [...TRAVAILLE, "chomeur"],
    raison: "la moitié d’un petit salaire",
  },
  indemnites_journalieres_maladie_professionnelle: {
    montant: 900,
    de: 20,
    a: 66,
    quand: ["salarie"],
    raison: "60 % d’un petit salaire",
  },
  indemnites_journalieres_accident_travail: {
    montant: 900,
    de: 16,
    a: 66,
    quand: ["salarie"],
    raison: "60 % d’un petit salaire",
  },
  indemnites_chomage_partiel: { montant: 500, de: 16, a: 66, quand: ["salarie"], raison: "quelques jours" },
  indemnites_volontariat: {
    montant: 620,
    de: 16,
    a: 30,
    quand: ["service_civique"],
    raison: "indemnité du service civique",
  },
  dedommagement_victime_amiante: {
    montant: 900,
    de: 45,
    a: 99,
    raison: "l’amiante est interdit depuis 1997",
  },
  pensions_alimentaires_percues: { montant: 170, de: 16, a: 70, raison: "une pension courante par enfant" },
  prestation_compensatoire: { montant: 300, de: 25, a: 99, raison: "après un divorce" },
  retraite_nette: { montant: 1100, de: 60, a: 99, quand: ["retraite"], raison: "une pension modeste" },
  retraite_combattant: { montant: 70, de: 60, a: 99, raison: "à partir de 60 ou 65 ans (ONaCVG)" },
  pensions_invalidite: {
    montant: 800,
    de: 20,
    a: 66,
    quand: [...CHERCHE, ...TRAVAILLE],
    raison: "avant l’âge de la retraite (CPAM)",
  },
  bourse_enseignement_sup: {
    montant: 250,
    de: 17,
    a: 30,
    si: etudie("enseignement_superieur", "grande_ecole_du_numerique"),
    raison: "échelon 2 du Crous, par mois",
  },
  bourse_recherche: {
    montant: 1700,
    de: 21,
    a: 35,
    si: ({ personne }) => /^(master|doctorat)/.test(personne.annee_etude ?? ""),
    raison: "un contrat de thèse",
  },
  bourse_lycee: {
    montant: 60,
    de: 14,
    a: 21,
    si: etudie("lycee", "college"),
    raison: "échelon 3, par mois",
  },
  gains_exceptionnels: { montant: 500, de: 18, a: 99, raison: "un don, une prime, un héritage" },
  revenus_locatifs: { montant: 400, de: 25, a: 99, raison: "un studio loué" },
  revenus_capital: { montant: 40, de: 18, a: 99, raison: "les intérêts d’un livret" },
};

/** Incomes that children who depend on the household have: a first job, studies, a handicap. */
export const REVENUS_D_ENFANT: readonly RessourceId[] = [
  "salaire_net",
  "indemnites_stage",
  "indemnites_volontariat",
  "rpns_micro_entreprise_CA_bic_service_imp",
  "chomage_net",
  "contrat_engagement_jeune",
  "aah",
  "pensions_alimentaires_percues",
  "bourse_enseignement_sup",
  "bourse_lycee",
  "gains_exceptionnels",
  "revenus_capital",
];
