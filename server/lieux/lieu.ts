import * as v from "valibot";
import type { Lieu } from "../../catalogue/lieux/lieux.ts";
import { ecrireHoraires } from "./horaires.ts";

const line = v.pipe(v.string(), v.trim(), v.minLength(1));
/** A field that may be missing or odd: then it is left out. */
const maybe = <T>(schema: v.GenericSchema<unknown, T>) => v.fallback(v.optional(schema), undefined);

const adresse = v.object({
  type: maybe(line),
  lignes: v.fallback(v.array(line), []),
  codePostal: maybe(line),
  commune: maybe(line),
});

const feature = v.object({
  properties: v.object({
    nom: line,
    url: maybe(v.pipe(line, v.regex(/^https?:\/\/\S+$/))),
    telephone: maybe(line),
    adresses: v.fallback(v.array(v.unknown()), []),
    horaires: v.optional(v.unknown()),
  }),
});

export const collection = v.object({ features: v.array(v.unknown()) });

/** The address where one goes, rather than the one where one writes. */
function ecrireAdresse(given: readonly unknown[]): string {
  const all = given.flatMap((one) => {
    const { success, output } = v.safeParse(adresse, one);
    return success ? [output] : [];
  });
  const chosen = all.find(({ type }) => type !== "postale") ?? all[0];
  if (!chosen) return "";
  const town = [chosen.codePostal, chosen.commune].filter(Boolean).join(" ");
  return [...chosen.lignes, town].filter(Boolean).join(", ");
}

/** A place of the directory in our words; none if it has no name. Never throws. */
export function lieuxDuRepertoire(features: readonly unknown[]): Lieu[] {
  return features.flatMap((one): Lieu[] => {
    const { success, output } = v.safeParse(feature, one);
    if (!success) return [];
    const { nom, url, telephone, adresses, horaires } = output.properties;
    const where = ecrireAdresse(adresses);
    return [
      {
        nom,
        ...(where && { adresse: where }),
        ...(telephone && { telephone }),
        ...(url && { url }),
        horaires: ecrireHoraires(horaires),
      },
    ];
  });
}
