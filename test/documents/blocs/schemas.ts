import { toJsonSchema } from "@valibot/to-json-schema";
import type { GenericSchema } from "valibot";
import { enUnePhrase } from "../../../catalogue/phrases/conditions.ts";
import { compileRules } from "../../../catalogue/rules/compile.ts";
import { aideFile } from "../../../catalogue/schema/aide.ts";
import { institutionFile } from "../../../catalogue/schema/institution.ts";
import { profilTypes, regle as regleSchema, type Regle } from "../../../catalogue/schema/regles.ts";
import { nomsDeLieux } from "../../../server/communes/noms.ts";
import { AIDE, EXEMPLES, INSTITUTION } from "./exemples-de-regles.ts";
import { formeDe, type Forme } from "./formes.ts";
import { nom, tableau } from "./tableau.ts";

const enJson = (schema: GenericSchema): Forme =>
  toJsonSchema(schema, { errorMode: "ignore", typeMode: "input" });

/** The fields of a file of the catalogue. */
function champs(schema: GenericSchema): string {
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
  const formes = Object.values($defs).flatMap((forme) =>
    typeof forme === "object" ? (forme.oneOf ?? []) : [],
  );
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
