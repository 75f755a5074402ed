import {
  all,
  any,
  compare,
  type Condition,
  is,
  not,
  oneOf,
  predicate,
} from "../../conditions/predicate/condition.ts";
import { habiterChez } from "../../fiches/phrases/institutions.ts";
import type { Aide } from "../../schema/aide.ts";
import type { Institution } from "../../schema/institution.ts";
import type { Profil, ProfilType, Regle } from "../../schema/regles.ts";
import { communeDe } from "../../situation/commune.ts";
import type { PartDAdresse } from "../../situation/lieu-des-parents.ts";

/** Rules of the catalogue as conditions of the same algebra as the journey (docs/specification.md#regles). */

const toujours: Condition = all();
const jamais: Condition = any();

const inList = (fact: Parameters<typeof oneOf>[0], values: readonly string[]): Condition =>
  values.length === 0 ? toujours : oneOf(fact, values);

/** A place of one’s own, of the parents, of either or of the school, by the part of its address. */
function auLieu(
  part: PartDAdresse,
  { values, lieu_de }: { values: readonly string[]; lieu_de?: string | undefined },
): Condition {
  if (lieu_de === "etablissement") return inList("etablissement.region", values);
  const siens = inList(`parents.${part}`, values);
  if (lieu_de === "parents") return siens;
  const ici = inList(`menage.${part}`, values);
  return lieu_de === undefined ? ici : any(ici, siens);
}

const listed = (
  fact: Parameters<typeof oneOf>[0],
  { includes = [], excludes = [] }: { includes?: readonly string[]; excludes?: readonly string[] },
): Condition =>
  all(
    ...(includes.length ? [oneOf(fact, includes)] : []),
    ...(excludes.length ? [not(oneOf(fact, excludes))] : []),
  );

/** The household lives where the institution acts, by the code of the institution’s own type. */
function attachedTo(institution: Institution): Condition {
  const { type, code_insee, code_siren } = institution;
  if (type === "region" && code_insee) return is("menage.region", code_insee);
  if (type === "departement" && code_insee) return is("menage.departement", code_insee);
  if (type === "commune" && code_insee) return is("menage.commune", communeDe(code_insee) ?? code_insee);
  if (type === "epci" && code_siren) return is("menage.epci", code_siren);
  return jamais;
}

/**
 * Where an aid of legislation may be due, by its institution alone: bodies that act everywhere or
 * whose area no code says hold for everyone.
 */
export const surLeTerritoire = (institution: Institution): Condition =>
  ["region", "departement", "commune", "epci"].includes(institution.type)
    ? attachedTo(institution)
    : toujours;

/** Condition of one rule; `institution` is the one that gives the aid. */
export function compileRegle(regle: Regle, institution: Institution): Condition {
  switch (regle.type) {
    case "age":
      return compare("demandeur.age", regle.operator, regle.value);
    case "regions":
      return auLieu("region", regle);
    case "departements":
      return auLieu("departement", regle);
    case "communes":
      return auLieu("commune", { ...regle, values: regle.values.map((code) => communeDe(code) ?? code) });
    case "epcis":
      return auLieu("epci", regle);
    case "codes_postaux":
      return inList("menage.codePostal", regle.values);
    case "excluded_epcis":
      return listed("menage.epci", { excludes: regle.values });
    case "attached_to_institution":
      return predicate(habiterChez(institution), attachedTo(institution));
    case "quotient_familial":
      return compare(
        "legislation.quotient_familial",
        regle.operator ?? "<=",
        regle.value ?? regle.floor ?? 0,
        {
          period: regle.period,
        },
      );
    case "regime_securite_sociale":
      return listed("demandeur.regime_securite_sociale", regle);
    case "nationalite":
      return inList("demandeur.nationalite", regle.values);
    case "boursier":
      return is("legislation.boursier", true);
    case "beneficiaire_rsa":
      return compare("legislation.rsa", ">", 1);
    case "formation_sanitaire_social":
      return is("demandeur.groupe_specialites_formation", "groupe_330");
    case "mention_baccalaureat":
      return inList("demandeur.mention_baccalaureat", regle.values);
    case "annee_etude":
      return inList("demandeur.annee_etude", regle.values);
    case "taux_incapacite":
      return compare("demandeur.taux_incapacite", regle.operator, regle.value);
    case "statut_occupation_logement":
      return listed("menage.statut_occupation_logement", regle);
    case "enfants_eligibles": {
      const { operator, value, age_min, age_max } = regle;
      const nes = compare("enfants.eligibles", operator, value, { age_min, age_max });
      return regle.a_naitre ? any(nes, is("famille.grossesse", true)) : nes;
    }
    case "benefit":
      return is("resultats.aide", !regle.invert, { id: regle.name });
    case "not":
      return not(compileRegle(regle.value, institution));
  }
}

const profils: Record<ProfilType, Condition> = {
  apprenti: is("demandeur._contrat_alternant", "apprenti"),
  professionnalisation: is("demandeur._contrat_alternant", "professionnalisation"),
  chomeur: is("demandeur.activite", "chomeur"),
  etudiant: is("demandeur.activite", "etudiant"),
  inactif: is("demandeur.activite", "inactif"),
  independant: is("demandeur.activite", "independant"),
  salarie: is("demandeur.activite", "salarie"),
  service_civique: is("demandeur.activite", "service_civique"),
  enseignement_superieur: is("demandeur.ecole", "enseignement_superieur"),
  lyceen: is("demandeur.ecole", "lycee"),
  collegien: is("demandeur.ecole", "college"),
  stagiaire: is("demandeur.stagiaire", true),
  situation_handicap: is("demandeur.handicap", true),
  parent: compare("enfants.nombre", ">", 0),
  beneficiaire_rsa: compare("legislation.rsa", ">", 1),
};

const compileProfil = ({ type, conditions }: Profil, institution: Institution): Condition =>
  all(profils[type], ...conditions.map((regle) => compileRegle(regle, institution)));

/** The rules of an aid: all general conditions and, if profiles are listed, any one of them. */
export interface CompiledRules {
  general: readonly Condition[];
  profils: readonly Condition[];
  whole: Condition;
  /** Another aid of the results is read: to be evaluated after it. */
  readsResults: boolean;
}

const readsResults = (regle: Regle): boolean =>
  regle.type === "benefit" || (regle.type === "not" && readsResults(regle.value));

export function compileRules(aide: Aide, institution: Institution): CompiledRules {
  const general = aide.conditions_generales.map((regle) => compileRegle(regle, institution));
  const those = aide.profils.map((profil) => compileProfil(profil, institution));
  const rules = [...aide.conditions_generales, ...aide.profils.flatMap((profil) => profil.conditions)];
  return {
    general,
    profils: those,
    whole: all(...general, ...(those.length ? [any(...those)] : [])),
    readsResults: rules.some(readsResults),
  };
}
