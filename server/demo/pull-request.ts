import * as v from "valibot";

const DELAI_MS = 5_000;

const files = v.array(v.looseObject({ filename: v.string(), status: v.optional(v.string()) }));

/** Slugs of the aids that the demonstrated pull request adds or changes. Rejects if the host fails. */
export type AidesDeLaDemande = () => Promise<string[]>;

const slugOf = (path: string) => /^catalogue\/aides\/[^/]+\/([^/]+)\.yml$/.exec(path)?.[1];

/**
 * Files of a pull request, from a code host speaking the usual protocol: `GET {url}/files` answers
 * a list of `{filename, status}` (docs/specification.md#demonstration).
 */
export const aidesDeLaDemande =
  (url: string, timeoutMs = DELAI_MS): AidesDeLaDemande =>
  async () => {
    const response = await fetch(`${url}/files`, {
      headers: { accept: "application/json" },
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`hébergeur de code : ${response.status}`);
    const changed = v.parse(files, await response.json());
    return changed.flatMap(({ filename, status }) => (status === "removed" ? [] : (slugOf(filename) ?? [])));
  };
