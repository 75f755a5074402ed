import type { CompiledAide } from "../compiled-aide.ts";
import type { Aide } from "../schema/aide.ts";
import type { Source } from "../schema/reference.ts";
import { type Silence, silenceDe } from "./silence.ts";

/** What asking for an aid takes, as its entry says it. */
export interface Demande {
  delaiDemande?: NonNullable<Aide["delai_demande"]>;
  delaiReponse?: NonNullable<Aide["delai_reponse"]>;
  /** What no answer means, where no text says more of this aid than of all. */
  sansReponse?: Silence;
  /** What to gather before asking. */
  papiers?: readonly string[];
  /** Where the entry was read. */
  reference?: readonly Source[];
  /** Words of the button that leads to the aid, and of the link that leads to its page. */
  cta?: string;
  listCta?: string;
}

/** The part of an entry that says how it is asked for; only what is known. */
export function demandeDe(compiled: Pick<CompiledAide, "aide" | "institution">): Demande {
  const { delai_demande, delai_reponse, papiers, reference, cta, list_cta } = compiled.aide;
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
