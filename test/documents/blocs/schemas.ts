import { toJsonSchema } from "@valibot/to-json-schema";
import type * as v from "valibot";
import { enUnePhrase } from "../../../catalogue/fiches/phrases/conditions.ts";
import { compileRules } from "../../../catalogue/results/rules/compile.ts";
import { aideFile } from "../../../catalogue/schema/aide.ts";
import { institutionFile } from "../../../catalogue/schema/institution.ts";
import { profilTypes, regle as regleSchema, type Regle } from "../../../catalogue/schema/regles.ts";
import { nomsDeLieux } from "../../../server/catalogue/lieux/communes/noms.ts";
import { aideDe, institutionDe } from "../../fixtures/aides.ts";
import { nom, tableau } from "./tableau.ts";

/** A rule of each kind, to show how it reads. */
const EXEMPLES: { readonly [T in Regle["type"]]: Extract<Regle, { type: T }> } = {
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

const [INSTITUTION, AIDE] = [institutionDe({ code_insee: "44" }), aideDe()];

export type Forme = ReturnType<typeof toJsonSchema>;

/** A shape, or a boolean for anything and nothing. */
type Morceau = NonNullable<Forme["properties"]>[string];

const mots: Readonly<Record<string, string>> = {
  string: "texte",
  number: "nombre",
  boolean: "oui ou non",
};

function formeDUnObjet({ properties = {}, additionalProperties }: Forme): string {
  if (typeof additionalProperties === "object") return `table de : ${formeDe(additionalProperties)}`;
  const champs = Object.entries(properties).map(([champ, une]) => `${nom(champ)} ${formeDe(une)}`);
  return `{ ${champs.join(", ")} }`;
}

/** What a field holds, in a few French words. */
export function formeDe(forme: Morceau): string {
  if (typeof forme === "boolean") return "n’importe quoi";
  const { type, pattern, anyOf, items, $ref } = forme;
  if ($ref) return "règle";
  if (forme.const !== undefined) return nom(JSON.stringify(forme.const));
  if (forme.enum) return forme.enum.map((un) => nom(String(un))).join(", ");
  if (anyOf) return anyOf.map(formeDe).join(", ou ");
  if (type === "array") return `liste de : ${items && !Array.isArray(items) ? formeDe(items) : "tout"}`;
  if (type === "object") return formeDUnObjet(forme);
  if (pattern?.startsWith("^https")) return "adresse";
  return mots[String(type)] ?? "texte";
}

const enJson = (schema: v.GenericSchema): Forme =>
  toJsonSchema(schema, { errorMode: "ignore", typeMode: "input" });

/** The fields of a file of the catalogue. */
function champs(schema: v.GenericSchema): string {
  const { properties = {}, required = [] } = enJson(schema);
  return tableau(
    ["champ", "forme", "sans lui"],
    Object.entries(properties).map(([champ, forme]) => {
      const defaut = typeof forme === "object" ? forme.default : undefined;
      const sans = required.includes(champ)
        ? "refusé"
        : defaut === undefined
          ? "rien"
          : nom(JSON.stringify(defaut));
      return [nom(champ), formeDe(forme), sans];
    }),
  );
}

export const aide = (): string => champs(aideFile);
export const institution = (): string => champs(institutionFile);

const noms = { lieu: nomsDeLieux(), aide: () => undefined };

/** What a rule becomes, as the product says it. */
const lue = (regle: Regle) =>
  compileRules({ ...AIDE, conditions_generales: [regle] }, INSTITUTION)
    .general.map((une) => enUnePhrase(une, noms))
    .join(" ; ");

function genres(): string {
  const { $defs = {} } = enJson(regleSchema);
  // One of the simple ones, or its contrary.
  const formes = Object.values($defs)
    .flatMap((forme) => (typeof forme === "object" ? (forme.anyOf ?? []) : []))
    .flatMap((forme) => (typeof forme === "object" ? (forme.oneOf ?? []) : []));
  const champsDe = new Map(
    formes.flatMap((forme) => {
      if (typeof forme !== "object") return [];
      const { type, ...autres } = forme.properties ?? {};
      const genre = typeof type === "object" ? String(type.const) : "";
      return [[genre, Object.entries(autres).map(([champ, une]) => `${nom(champ)} ${formeDe(une)}`)]];
    }),
  );
  return tableau(
    ["règle", "champs", "par exemple, se lit"],
    Object.values(EXEMPLES).map((regle) => [
      nom(regle.type),
      champsDe.get(regle.type)?.join(" ; ") || "aucun",
      lue(regle),
    ]),
  );
}

const profils = () =>
  tableau(
    ["profil", "est obtenu si"],
    profilTypes.map((type) => {
      const {
        profils: [profil],
      } = compileRules({ ...AIDE, profils: [{ type, conditions: [] }] }, INSTITUTION);
      return [nom(type), profil ? enUnePhrase(profil, noms) : ""];
    }),
  );

/** Every kind of rule and of profile. */
export const regles = (): string => `${genres()}\n\n${profils()}`;
