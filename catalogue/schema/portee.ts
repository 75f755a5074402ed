import * as v from "valibot";

/**
 * What a written condition is worth, which nobody checks: something to do (`demarche`), what nearly everybody meets
 * (`courante`), or what rules out many of those whom the rules let through, with the question that decides.
 */
export const portee = v.union(
  [v.picklist(["demarche", "courante"]), v.strictObject({ cle: v.pipe(v.string(), v.minLength(1)) })],
  "écrire demarche (une chose à faire), courante (presque tout le monde la remplit) ou {cle: …} (elle décide : la clé de sa question)",
);
export type Portee = v.InferOutput<typeof portee>;
