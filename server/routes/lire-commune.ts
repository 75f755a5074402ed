import { ApiError } from "../http/errors.ts";

/** The INSEE code of a commune, as given in an address. Throws 400 for anything else. */
export function lireCommune(given: string | undefined): string {
  if (given && /^(\d{5}|2[AB]\d{3})$/.test(given)) return given;
  throw new ApiError(400, "requete_invalide", "Indiquez le code INSEE d’une commune.", "commune");
}
