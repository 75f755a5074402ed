import type { Aide } from "../schema/aide.ts";
import type { Menage } from "../situation/situation.ts";

/** Online services named rather than linked, by name: where a query starts them. */
const services: Record<string, (query: Record<string, string>) => string> = {
  ds: ({ procedure = "", ...rest }) => {
    const query = new URLSearchParams(rest).toString();
    return `https://www.demarches-simplifiees.fr/commencer/${encodeURIComponent(procedure)}${query && `?${query}`}`;
  },
};

/** Address of an online service, for whoever depends on the MSA or not. */
export const address = (teleservice: Aide["teleservice"], msa: boolean): string | undefined => {
  if (teleservice === undefined || typeof teleservice === "string") return teleservice;
  if ("name" in teleservice) return services[teleservice.name]?.(teleservice.query ?? {});
  return (msa ? teleservice.msa : undefined) ?? teleservice.caf ?? teleservice.msa;
};

/** Local links, institution and label: the metropolis first, then the département (docs/specification.md#personnalisation). */
export function customizationOf(aide: Aide, menage: Menage) {
  const metropole = menage._epciType === "METRO" || menage._epciType === "MET69";
  const keys = [metropole && `M${menage._epci}`, `D${menage._departement}`];
  return keys.flatMap((key) => (key && aide.customization?.[key] ? [aide.customization[key]] : []))[0] ?? {};
}
