import type { Commune, CommuneTrouvee } from "../../../catalogue/situation/situation.ts";
import { communeFields } from "../../../machines/kinds/commune.ts";

/** A commune as its field shows it. */
export const labelOf = (commune: Commune): string => `${commune._nomCommune} (${commune._codePostal})`;

/** Names of the stored fields: as they are for the household, prefixed for the family home. */
export function stored(trouvee: CommuneTrouvee, prefix: string): Record<string, string | undefined> {
  const { ancienNom: _nom, certaine: _certaine, ...commune } = trouvee;
  if (prefix === "") return commune;
  return {
    [prefix]: commune.depcom,
    [`${prefix}CodePostal`]: commune._codePostal,
    [`${prefix}NomCommune`]: commune._nomCommune,
    [`${prefix}Departement`]: commune._departement,
    [`${prefix}Region`]: commune._region,
    ...(commune._epci && { [`${prefix}Epci`]: commune._epci, [`${prefix}EpciType`]: commune._epciType }),
  };
}

export function storedLabel(value: unknown, prefix: string): string {
  const given = (value ?? {}) as Record<string, string>;
  const { name, postal } = communeFields(prefix);
  return given[name] && given[postal] ? `${given[name]} (${given[postal]})` : "";
}

/** True of five digits, in one word or two. */
export const estUnCodeEntier = (texte: string): boolean => /^\s*\d{2}\s?\d{3}\s*$/.test(texte);
