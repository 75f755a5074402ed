import * as v from "valibot";
import { moments } from "../pages/rappel.ts";

export const NUMERO =
  "Écrivez un numéro de téléphone français, entier, qui n’est pas surtaxé : par exemple 06\u00a012\u00a034\u00a056\u00a078.";
const PRENOM = "Un prénom seulement, de 40 lettres au plus.";
const QUAND = "Dites quand vous appeler.";

/** What is asked to be called back: a number, a first name at most, when. The server says if the number is one. */
export const demandeDeRappel = v.strictObject({
  telephone: v.pipe(v.string(NUMERO), v.trim(), v.minLength(1, NUMERO), v.maxLength(30, NUMERO)),
  prenom: v.optional(
    v.pipe(v.string(PRENOM), v.trim(), v.maxLength(40, PRENOM), v.regex(/^[^\p{Cc}]*$/u, PRENOM)),
    "",
  ),
  quand: v.picklist(moments, QUAND),
});
export type DemandeDeRappel = v.InferInput<typeof demandeDeRappel>;
export type RappelDemande = v.InferOutput<typeof demandeDeRappel>;
