import * as v from "valibot";
import { partenaire } from "../../http/partenaire.ts";

const DELAI_MS = 5_000;

/** What the code host said is said again for this long, in milliseconds; a failure too. */
const RETENUE_MS = 60_000;

/** Most files of a pull request that are looked at. */
const FICHIERS = 3_000;

const files = v.pipe(
  v.array(v.looseObject({ filename: v.string(), status: v.optional(v.string()) })),
  v.maxLength(FICHIERS),
);

/** Slugs of the aids that the demonstrated pull request adds or changes. Rejects with a PartenaireError if the host fails. */
export type AidesDeLaDemande = () => Promise<string[]>;

const slugOf = (path: string) => /^catalogue\/aides\/[^/]+\/([^/]+)\.yml$/.exec(path)?.[1];

/**
 * Files of a pull request, from a code host speaking the usual protocol: `GET {url}/files` answers
 * a list of `{filename, status}` (docs/specification.md#demonstration). Asked once a minute at most.
 */
export function aidesDeLaDemande(url: string, now: () => Date, delaiMs = DELAI_MS): AidesDeLaDemande {
  const hebergeur = partenaire({ nom: "Hébergeur de code", now, delaiMs });
  const demander = () =>
    hebergeur.demander(`${url}/files`, { headers: { accept: "application/json" } }, (reponse) => {
      if (reponse.statut !== 200) throw reponse.panne();
      return reponse
        .json(files)
        .flatMap(({ filename, status }) => (status === "removed" ? [] : (slugOf(filename) ?? [])));
    });
  let connue: { at: number; aides: Promise<string[]> } | undefined;
  return () => {
    const at = now().getTime();
    if (!connue || at - connue.at >= RETENUE_MS) connue = { at, aides: demander() };
    return connue.aides;
  };
}
