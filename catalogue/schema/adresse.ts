import * as v from "valibot";

/** The address of a page. */
export const url = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/\S+$/, "Écrivez l’adresse entière : ajoutez https:// devant"),
);
