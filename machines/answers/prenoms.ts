import type { Explication } from "../../catalogue/loi/expliquer.ts";
import type { Individu } from "../../catalogue/situation/situation.ts";
import { placeholderPrenom } from "../questions/words.ts";

/** A sentence where each child bears its name, at its start too. */
function nommerDans(phrase: string, prenoms: ReadonlyMap<string, string | undefined>): string {
  let dite = phrase;
  for (const [tenu, prenom] of prenoms) {
    if (!prenom) continue;
    dite = dite.replaceAll(tenu, prenom).replaceAll(`V${tenu.slice(1)}`, prenom);
  }
  return dite;
}

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
  const nommer = ({ qui, details, lettre, ...rest }: Explication): Explication => ({
    ...rest,
    ...(qui !== undefined && { qui: prenoms.get(qui) ?? qui }),
    details: details.map(nommer),
    ...(lettre && {
      lettre: lettre.map((ligne) => ({ ...ligne, phrase: nommerDans(ligne.phrase, prenoms) })),
    }),
  });
  return nommer(explication);
}
