import * as v from "valibot";
import { type Aide, aideFile } from "../../../catalogue/schema/aide.ts";
import { type Institution, institutionFile } from "../../../catalogue/schema/institution.ts";
import type { Regle } from "../../../catalogue/schema/regles.ts";

/** A rule of each kind, to show how it reads. */
export const EXEMPLES: { readonly [T in Regle["type"]]: Extract<Regle, { type: T }> } = {
  age: { type: "age", operator: ">=", value: 18 },
  regions: { type: "regions", values: ["44", "84"] },
  departements: { type: "departements", values: ["67"] },
  communes: { type: "communes", values: ["59512"] },
  epcis: { type: "epcis", values: ["200023414"] },
  codes_postaux: { type: "codes_postaux", values: ["59100"] },
  excluded_epcis: { type: "excluded_epcis", values: ["200023414"] },
  attached_to_institution: { type: "attached_to_institution" },
  quotient_familial: { type: "quotient_familial", period: "month", floor: 700 },
  regime_securite_sociale: { type: "regime_securite_sociale", includes: ["regime_agricole"] },
  nationalite: { type: "nationalite", values: ["FR", "DE"] },
  boursier: { type: "boursier" },
  beneficiaire_rsa: { type: "beneficiaire_rsa" },
  formation_sanitaire_social: { type: "formation_sanitaire_social" },
  mention_baccalaureat: { type: "mention_baccalaureat", values: ["mention_bien"] },
  annee_etude: { type: "annee_etude", values: ["licence_1", "licence_2"] },
  taux_incapacite: { type: "taux_incapacite", operator: ">=", value: 0.5 },
  statut_occupation_logement: { type: "statut_occupation_logement", excludes: ["proprietaire"] },
  enfants_eligibles: { type: "enfants_eligibles", operator: ">=", value: 1, age_min: 6, age_max: 18 },
  benefit: { type: "benefit", name: "bourse_lycee", invert: false },
  not: { type: "not", value: { type: "boursier" } },
};

export const INSTITUTION: Institution = v.parse(institutionFile, {
  slug: "une-region",
  label: "Région de l’exemple",
  type: "region",
  code_insee: "44",
});

export const AIDE: Aide = {
  ...v.parse(aideFile, {
    nature: "somme",
    besoin: "vivre",
    slug: "une-aide",
    label: "Aide de l’exemple",
    institution: INSTITUTION.slug,
    description: "Une aide.",
    prefix: "une",
    type: "bool",
  }),
  source: "javascript",
};
