import type { CompiledAide } from "../lire/compiled-aide.ts";
import type { Aide } from "../schema/aide.ts";
import type { Source } from "../schema/reference.ts";
import { estRecue } from "../schema/besoins.ts";
import type { Institution } from "../schema/institution.ts";
import { sourcesMontrees } from "./sources-montrees.ts";

/** What no answer means, once this time is over. */
interface Silence {
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

/** What asking for an aid takes, as its entry says it. */
export interface Demande {
  delaiDemande?: NonNullable<Aide["delai_demande"]>;
  delaiReponse?: NonNullable<Aide["delai_reponse"]>;
  /** What no answer means, where no text says more of this aid than of all. */
  sansReponse?: Silence;
  /** What to gather before asking. */
  papiers?: readonly string[];
  /** Where the entry was read, as people are told it. */
  reference?: readonly Source[];
  /** Words of the button that leads to the aid, and of the link that leads to its page. */
  cta?: string;
  listCta?: string;
}

/** The part of an entry that says how it is asked for; only what is known. */
export function demandeDe(compiled: Pick<CompiledAide, "aide" | "institution">): Demande {
  const { delai_demande, delai_reponse, papiers, cta, list_cta } = compiled.aide;
  const reference = sourcesMontrees(compiled);
  const sansReponse = silenceDe(compiled);
  return {
    ...(delai_demande && { delaiDemande: delai_demande }),
    ...(delai_reponse && { delaiReponse: delai_reponse }),
    ...(sansReponse && { sansReponse }),
    ...(papiers.length > 0 && { papiers }),
    ...(reference && { reference }),
    ...(cta && { cta }),
    ...(list_cta && { listCta: list_cta }),
  };
}
