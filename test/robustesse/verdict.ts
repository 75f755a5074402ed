import { tient } from "./charge.ts";
import { type ReponseHttp, texteDeReponse } from "./connexion.ts";

/** What an answer does that it must not. */
export type Faute = "réponse 5xx" | "malformée acceptée" | "erreur hors forme" | "sans réponse";

const estObjet = (un: unknown): un is Record<string, unknown> => typeof un === "object" && un !== null;

/** True for `{error: {code, message, where?}}` and nothing else. */
function aLaForme(texte: string): boolean {
  let lu: unknown;
  try {
    lu = JSON.parse(texte);
  } catch {
    return false;
  }
  if (!estObjet(lu) || Object.keys(lu).join() !== "error" || !estObjet(lu["error"])) return false;
  const { code, message, where, ...reste } = lu["error"];
  return (
    typeof code === "string" &&
    typeof message === "string" &&
    message !== "" &&
    (where === undefined || typeof where === "string") &&
    Object.keys(reste).length === 0
  );
}

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
  if (!page && !aLaForme(texte)) return "erreur hors forme";
  return undefined;
}
