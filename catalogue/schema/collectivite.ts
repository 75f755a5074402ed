import type { Institution } from "./institution.ts";

/** The code that tells where an institution of a kind acts, and what it is a code of. */
const codesDInstitution = {
  region: ["code_insee", "regions"],
  departement: ["code_insee", "departements"],
  commune: ["code_insee", "communes"],
  epci: ["code_siren", "epcis"],
} as const;

export const codeDe = ({ type }: Institution) =>
  Object.hasOwn(codesDInstitution, type)
    ? codesDInstitution[type as keyof typeof codesDInstitution]
    : undefined;

/** A collectivity that has a code, whoever writes of it: `epci 243500139`. */
export function cleDeCollectivite(institution: Institution): string | undefined {
  const [champ] = codeDe(institution) ?? [];
  return champ && `${institution.type} ${institution[champ]}`;
}
