import * as v from "valibot";
import { type ReponseHttp, texteDeReponse, tient } from "./connexion.ts";

/** What an answer does that it must not. */
type Faute = "réponse 5xx" | "malformée acceptée" | "erreur hors forme";

const refus = v.strictObject({ code: v.string(), message: v.pipe(v.string(), v.minLength(1)) });
const avecLieu = v.strictObject({ ...refus.entries, where: v.string() });
const erreur = v.pipe(v.string(), v.parseJson(), v.strictObject({ error: v.union([refus, avecLieu]) }));

/** The fault of an answer to a request, if there is one. */
export function fauteDe(
  { methode, faux, cible = "/api/" }: { methode: string; faux: boolean; cible?: string },
  reponse: ReponseHttp,
): Faute | undefined {
  const { statut } = reponse;
  if (!tient(reponse)) return "réponse 5xx";
  if (faux && statut < 400) return "malformée acceptée";
  if (statut < 400 || methode === "HEAD") return undefined;
  const texte = texteDeReponse(reponse);
  // An address outside the API is a person’s: 404 is then the page that says so.
  const page = statut === 404 && !/^\/+api(?:\/|$)/i.test(cible) && texte.startsWith("<!doctype html>");
  return page || v.is(erreur, texte) ? undefined : "erreur hors forme";
}
