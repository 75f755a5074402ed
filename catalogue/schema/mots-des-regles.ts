import type { ProfilType, Regle } from "./regles.ts";

/** Kinds of rules, by what they ask of a household. */
export const motsDesRegles: Readonly<Record<Regle["type"], string>> = {
  age: "Âge",
  regions: "Habiter une région",
  departements: "Habiter un département",
  communes: "Habiter une commune",
  epcis: "Habiter une intercommunalité",
  codes_postaux: "Code postal",
  excluded_epcis: "Habiter hors d’une intercommunalité",
  attached_to_institution: "Habiter le territoire de l’organisme",
  quotient_familial: "Quotient familial",
  regime_securite_sociale: "Régime de sécurité sociale",
  nationalite: "Nationalité",
  boursier: "Avoir une bourse",
  beneficiaire_rsa: "Recevoir le RSA",
  formation_sanitaire_social: "Suivre une formation sanitaire ou sociale",
  mention_baccalaureat: "Mention au baccalauréat",
  annee_etude: "Année d’études",
  taux_incapacite: "Taux d’incapacité",
  statut_occupation_logement: "Logement",
  enfants_eligibles: "Avoir des enfants d’un âge",
  benefit: "Une autre aide",
  not: "Le contraire d’une condition",
};

/** Parameters of the rules. */
export const motsDesParametres: Readonly<Record<string, string>> = {
  operator: "Comparé à",
  value: "Valeur",
  values: "Parmi",
  floor: "Plafond",
  period: "Période",
  includes: "Parmi",
  excludes: "Sauf",
  age_min: "À partir de (ans)",
  age_max: "Jusqu’à (ans)",
  a_naitre: "Attendre un enfant suffit",
  lieu_de: "Le lieu de qui",
  name: "Identifiant de l’aide",
  invert: "Ne pas y avoir droit",
};

export const motsDesProfils: Readonly<Record<ProfilType, string>> = {
  apprenti: "En apprentissage",
  professionnalisation: "En contrat de professionnalisation",
  chomeur: "En recherche d’emploi",
  etudiant: "En études",
  inactif: "Sans activité",
  independant: "À son compte",
  salarie: "En emploi salarié",
  service_civique: "En service civique",
  enseignement_superieur: "Dans le supérieur",
  lyceen: "Au lycée ou en CAP, sans apprentissage",
  collegien: "Au collège",
  stagiaire: "En stage",
  situation_handicap: "En situation de handicap",
  parent: "Parent",
  beneficiaire_rsa: "Au RSA",
};
