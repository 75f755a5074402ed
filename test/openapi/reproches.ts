import Ajv2020 from "ajv/dist/2020.js";

/** What Ajv has against a value, from the shape at a place of the description of the API. */
export function reprochesDe(description: object, place: readonly string[], valeur: unknown): unknown {
  const ajv = new Ajv2020.default({ strict: false, validateFormats: false, validateSchema: false });
  ajv.addSchema(description, "api");
  const pointeur = place
    .map((un) => encodeURIComponent(un.replaceAll("~", "~0").replaceAll("/", "~1")))
    .join("/");
  const valider = ajv.compile({ $ref: `api#/${pointeur}` });
  return valider(valeur) ? [] : valider.errors?.slice(0, 3);
}
