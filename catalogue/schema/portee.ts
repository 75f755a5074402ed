import * as v from "valibot";

/** Something to do, and what nearly everybody meets: nobody is asked. */
export const porteesSansQuestion = ["demarche", "courante"] as const;

/**
 * What a written condition is worth, which nobody checks: something to do (`demarche`), what nearly everybody meets
 * (`courante`), or what rules out many of those whom the rules let through: the key of the question that decides.
 */
export const portee = v.pipe(
  v.string("écrire demarche, courante, ou la clé de la question qui décide"),
  v.regex(/^[a-z0-9_]{2,60}$/, "un mot : demarche, courante, ou la clé de la question qui décide"),
);
