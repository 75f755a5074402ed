import { toJsonSchema, toJsonSchemaDefs } from "@valibot/to-json-schema";
import type { resolver } from "hono-openapi";
import type { GenericSchema, lazy } from "valibot";
import { contributionEnvoyee } from "../../catalogue/fiches/contribuer/contribution.ts";
import { recordSchema } from "../../machines/answers/record.ts";
import { answerSchema } from "../../machines/answers/values.ts";
import { effacementBody } from "./effacement.ts";
import { aideBody, aideListee, institutionBody, motsBody } from "./schemas-aides.ts";
import { doute, ligneDeLettre, parametreExplique } from "./schemas-calcul.ts";
import { contribuerBody, contributionsBody, suiteBody } from "./schemas-contributions.ts";
import {
  aidesLegalesBody,
  baremes,
  communesBody,
  configBody,
  demoBody,
  droitBody,
  ecartsBody,
  errorBody,
  explicationBody,
  healthBody,
  legislationBody,
  lieuxBody,
  missingBody,
  nonCalcule,
  parametersBody,
  pretBody,
  resultatsBody,
  resultatsFictifsBody,
  savedBody,
  situationBody,
  snapshotBody,
} from "./schemas.ts";

/** What a schema that depends on what is read stands for: the union that documents it. */
const dite = (schema: GenericSchema): GenericSchema =>
  schema.type === "lazy" ? (schema as ReturnType<typeof lazy>).getter(undefined) : schema;

/** Shapes that are written once in the description, under their name; the others stand where they are used. */
const nommees: Readonly<Record<string, GenericSchema>> = {
  Aide: aideBody,
  AideListee: aideListee,
  AidesACalculer: missingBody,
  AidesLegales: aidesLegalesBody,
  Baremes: baremes,
  Communes: communesBody,
  Configuration: configBody,
  ContributionEnvoyee: contributionEnvoyee,
  Contributions: contributionsBody,
  Demonstration: demoBody,
  Doute: doute,
  Droit: droitBody,
  Ecarts: ecartsBody,
  Effacement: effacementBody,
  Enregistree: savedBody,
  Erreur: errorBody,
  Etat: snapshotBody,
  Explication: explicationBody,
  Foyer: situationBody,
  Institution: institutionBody,
  Legislation: legislationBody,
  Lieux: lieuxBody,
  LigneDeLettre: ligneDeLettre,
  Mots: motsBody,
  NonCalcule: nonCalcule,
  PagesContribuer: contribuerBody,
  ParametreExplique: parametreExplique,
  Parametres: parametersBody,
  Pret: pretBody,
  Reponse: answerSchema,
  Resultats: resultatsBody,
  ResultatsFictifs: resultatsFictifsBody,
  Simulation: recordSchema,
  SuiteDeContribution: suiteBody,
  Vivant: healthBody,
};

const config = {
  target: "draft-2020-12",
  // Checks that JSON Schema cannot say are left out.
  errorMode: "ignore",
  overrideRef: ({ referenceId }: { referenceId: string }) => `#/components/schemas/${referenceId}`,
} as const;

const definitions = () =>
  Object.fromEntries(Object.entries(nommees).map(([nom, schema]) => [nom, dite(schema)]));

/** Refuses what the converter had to name itself: a number says nothing, and another schema has the same. */
function sansNumero(defs: object): void {
  const inconnus = Object.keys(defs).filter((nom) => !Object.hasOwn(nommees, nom));
  if (inconnus.length > 0) throw new Error("Une forme récursive n’a pas de nom : dites-le dans formes.ts.");
}

/** The same standard, of which two libraries write the type differently. */
type Forme = Awaited<ReturnType<ReturnType<typeof resolver>["toOpenAPISchema"]>>["schema"];

/** JSON Schema 2020-12 of a schema: a reference where it has a name. Throws for a recursive one that has none. */
export function jsonSchema(schema: GenericSchema): Forme | { $ref: string; description?: string } {
  const nom = Object.keys(nommees).find((un) => nommees[un] === schema);
  if (nom) return { $ref: config.overrideRef({ referenceId: nom }) };
  const {
    $schema: _schema,
    $defs = {},
    ...reste
  } = toJsonSchema(schema, { ...config, definitions: definitions() });
  sansNumero($defs);
  return reste as Forme;
}

/** JSON Schema of each named shape, as `components.schemas` holds them. */
export function formesNommees(): Record<string, Forme> {
  const defs = toJsonSchemaDefs(definitions(), config);
  sansNumero(defs);
  return defs as Record<string, Forme>;
}
