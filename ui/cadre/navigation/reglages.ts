import type { Liens } from "../../../machines/pages/dite.ts";
import { pageDite } from "./dite.ts";

/** Links written by the server in the page. */
export const liensDeLaPage = (): Liens => pageDite().liens;

/** « 24 heures »: how long the server keeps a stored simulation. */
export function conservation({ conservation: hours = 24 }: Liens = liensDeLaPage()): string {
  return hours === 1 ? "1\u00a0heure" : `${hours}\u00a0heures`;
}

/** An external link carrying the partner’s identifier, when the visit came with one. */
export function avecIdentifiant(href: string, params: URLSearchParams): string {
  const id = params.get("external_id");
  if (!id) return href;
  const url = new URL(href);
  url.searchParams.set("external_id", id);
  return url.toString();
}
