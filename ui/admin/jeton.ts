/** Where the git gateway’s login keeps who is logged in. */
const SESSION = "gotrue.user";

/** The token of the editor who is logged in on the page beside, if somebody is. */
export function jetonDEditeur(garde: string | null = localStorage.getItem(SESSION)): string | undefined {
  try {
    const lu = JSON.parse(garde ?? "null") as { token?: { access_token?: unknown } } | null;
    const jeton = lu?.token?.access_token;
    return typeof jeton === "string" ? jeton : undefined;
  } catch {
    return undefined;
  }
}

/** Headers of what an editor asks of the server, with a JSON body or none. */
export function entetesDEditeur(corps: unknown): Record<string, string> {
  const jeton = jetonDEditeur();
  return {
    ...(corps !== undefined && { "content-type": "application/json" }),
    ...(jeton && { authorization: `Bearer ${jeton}` }),
  };
}
