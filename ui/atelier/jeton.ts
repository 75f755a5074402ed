import { compteDe } from "./compte/compte.ts";
import { lireReglages } from "./reglages.ts";

/** The token of the editor who is logged in, renewed when it has expired; nothing where nobody is. Never rejects. */
async function jetonDEditeur(): Promise<string | undefined> {
  const identite = lireReglages(document.documentElement).passerelle?.identite;
  if (!identite) return undefined;
  const lui = compteDe(identite).service.currentUser();
  return lui?.jwt().catch(() => undefined);
}

/** Headers of what an editor asks of the server, with a JSON body or none. */
export async function entetesDEditeur(corps: unknown): Promise<Record<string, string>> {
  const jeton = await jetonDEditeur();
  return {
    ...(corps !== undefined && { "content-type": "application/json" }),
    ...(jeton && { authorization: `Bearer ${jeton}` }),
  };
}
