import type { CompiledAide } from "../compiled-aide.ts";
import { estRecue } from "../schema/besoins.ts";
import type { Institution } from "../schema/institution.ts";

/** What no answer means, once this time is over. */
export interface Silence {
  nombre: number;
  unite: "mois";
  silence: "refus";
}

/**
 * To whoever asks a public body for money, two months without an answer are a refusal (CRPA, art. L231-4, 3°), unless
 * a text of its own says otherwise: that one is written in the entry (docs/specification.md#aides-silence).
 */
const REGLE: Silence = { nombre: 2, unite: "mois", silence: "refus" };

/** Local authorities (CRPA, art. L100-3): decrees may say otherwise for social security alone. */
const COLLECTIVITES: ReadonlySet<Institution["type"]> = new Set(["region", "departement", "epci", "commune"]);

/**
 * What the general rule says of an aid: one that a local authority set up, a sum of money that is asked for. Nothing
 * for an aid of the law or one that a text gives its own time, for a price, a loan or a service, and for what is given
 * without asking (a free trip): those have no amount to receive.
 */
export function silenceDe({
  aide,
  institution,
}: Pick<CompiledAide, "aide" | "institution">): Silence | undefined {
  const { source, type, unit, nature, delai_reponse } = aide;
  const demandee = source === "javascript" && type === "float" && unit === "euro" && estRecue(nature);
  return demandee && !delai_reponse?.silence && COLLECTIVITES.has(institution.type) ? REGLE : undefined;
}
