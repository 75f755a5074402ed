import { foyers } from "../../machines/personas/personas.ts";
import { type Persona, personasAttendus } from "./personas.ts";

const quelconque = { titre: /./, aides: [] };

const apprentieChezSesParents: Persona = {
  ...quelconque,
  ...foyers.apprentieChezSesParents,
  demande: ["individu/demandeur/_contrat_alternant", "individu/demandeur/_nombreMoisDebutContratDeTravail"],
  tait: ["famille/bourse_criteres_sociaux_nombre_enfants_a_charge", "menage/loyer", "parents/_en_france"],
};

const jeuneAdulteHandicape: Persona = {
  ...quelconque,
  ...foyers.jeuneAdulteHandicape,
  demande: [
    "individu/demandeur/aah_restriction_substantielle_durable_acces_emploi",
    "individu/demandeur/rsa_jeune_condition_heures_travail_remplie",
  ],
  tait: ["individu/demandeur/date_debut_chomage", "parents/_situation"],
};

const sansDomicile: Persona = {
  ...quelconque,
  ...foyers.sansDomicile,
  demande: ["menage/_nombreMoisEntreeLogement", "individu/demandeur/regime_securite_sociale"],
  tait: ["menage/loyer", "menage/coloc", "individu/demandeur/rsa_jeune_condition_heures_travail_remplie"],
};

const independante: Persona = {
  ...quelconque,
  ...foyers.independante,
  demande: [
    "individu/demandeur/ressources/montants/rpns",
    "individu/conjoint/ressources/montants/revenusActivite",
  ],
  tait: ["individu/demandeur/inapte_travail", "individu/conjoint/alternant"],
};

const serviceCivique: Persona = {
  ...quelconque,
  ...foyers.serviceCivique,
  demande: ["individu/demandeur/ressources/montants/indemnites", "menage/coloc"],
  tait: [
    "individu/demandeur/inapte_travail",
    "individu/demandeur/rsa_jeune_condition_heures_travail_remplie",
  ],
};

const grandParent: Persona = {
  ...quelconque,
  ...foyers.grandParent,
  demande: ["individu/demandeur/gir", "individu/demandeur/ressources/montants/pensions"],
  tait: ["individu/demandeur/regime_securite_sociale", "menage/_nombreMoisEntreeLogement"],
};

const proprietaire: Persona = {
  ...quelconque,
  ...foyers.proprietaire,
  demande: ["individu/enfant_0/enfant_place", "individu/enfant_0/ressources/types", "menage/loyer"],
  tait: ["menage/_nombreMoisEntreeLogement", "individu/enfant_0/scolarite"],
};

const etudianteAParis: Persona = {
  ...quelconque,
  ...foyers.etudianteAParis,
  demande: ["famille/parisien", "individu/demandeur/boursier", "parents/_en_france"],
  tait: [
    "individu/demandeur/_interetAidesSanitaireSocial",
    "individu/demandeur/_bourseCriteresSociauxCommuneDomicileFamilial",
  ],
};

/** The twelve households that walk everywhere. */
export const douzePersonas: readonly Persona[] = [
  ...personasAttendus,
  apprentieChezSesParents,
  jeuneAdulteHandicape,
  sansDomicile,
  independante,
  serviceCivique,
  grandParent,
  proprietaire,
  etudianteAParis,
];
