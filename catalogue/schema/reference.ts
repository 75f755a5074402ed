import * as v from "valibot";
import { isDay } from "../situation/periods.ts";
import { url } from "./adresse.ts";
import { typographier } from "./typographie.ts";

/** The day, the month or the year of a page: `2026-04-01`, `2026-04` or `2026`. */
const dateDePage = v.pipe(
  v.string("la date d’une page s’écrit entre guillemets"),
  v.check(
    (date) => /^\d{4}(-\d{2}){0,2}$/.test(date) && isDay(`${date}-01-01`.slice(0, 10)),
    "date de la page : AAAA, AAAA-MM ou AAAA-MM-JJ",
  ),
);
const mots = v.pipe(v.string(), v.trim(), v.minLength(1));

const page = {
  /** Field of the entry that was read there; the whole entry without it. */
  champ: v.optional(mots),
  date: v.optional(dateDePage),
  /** The figure or the date that the page says, as it writes it: never its sentence. */
  ecrit: v.optional(v.pipe(mots, v.maxLength(40, "le chiffre ou la date, pas la phrase"))),
};
const source = v.union(
  [
    v.strictObject({ ...page, adresse: url }),
    v.strictObject({ ...page, texte: v.pipe(mots, v.transform(typographier)) }),
  ],
  "une source a une « adresse » ou un « texte », et au besoin « champ », « date », « ecrit »",
);
/** Where an entry, or one of its fields, was read: a page, or a text of law. */
export type Source = v.InferOutput<typeof source>;

/** Where an entry was read: each page and text, with the field that it says. */
export const reference = v.pipe(v.array(source), v.minLength(1));
