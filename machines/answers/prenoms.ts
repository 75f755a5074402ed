import type { Explication } from "../../catalogue/legislation/explication.ts";
import type { Individu } from "../../catalogue/situation/situation.ts";
import { placeholderPrenom } from "../questions/words.ts";

/**
 * The computation of an aid where each child bears the name that the person gave: the server was told
 * « votre 1er enfant » only (record.ts, `sansPrenoms`).
 */
export function avecPrenoms(
  explication: Explication,
  enfants: readonly Pick<Individu, "id" | "_firstName">[] | null | undefined,
): Explication {
  const prenoms = new Map(
    (enfants ?? []).map(({ id, _firstName }) => [placeholderPrenom(Number(id.split("_")[1])), _firstName]),
  );
  const nommer = ({ qui, details, ...rest }: Explication): Explication => ({
    ...rest,
    ...(qui !== undefined && { qui: prenoms.get(qui) ?? qui }),
    details: details.map(nommer),
  });
  return nommer(explication);
}
