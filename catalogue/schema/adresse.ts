import * as v from "valibot";

/** The address of a page. */
export const url = v.pipe(v.string(), v.regex(/^https?:\/\/\S+$/, "Le champ doit contenir une url valide"));
