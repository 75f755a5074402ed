import type { Vu } from "../../../catalogue/fiches/liens/etats.ts";

/** One visit; `joint` tells that something answered, so that the network is there. */
export type Visite = Vu & { joint: boolean };

const ABSENTES: ReadonlySet<number> = new Set([404, 410]);

function conclure(statut: number): Visite {
  if (statut >= 200 && statut < 300) return { vu: "page", statut, joint: true };
  return { vu: ABSENTES.has(statut) ? "absence" : "rien", statut, joint: true };
}

/** The host has no address: it no longer exists, or there is no network. */
const hoteInconnu = (error: unknown) =>
  error instanceof Error && (error.cause as { code?: unknown } | undefined)?.code === "ENOTFOUND";

/**
 * Visits an address, redirects followed: the head alone, then the page for servers that refuse to be
 * asked so (some say 404). Never throws.
 */
export async function sonder(url: string, delai: number, aller: typeof fetch = fetch): Promise<Visite> {
  const demander = async (method: "HEAD" | "GET") => {
    const reponse = await aller(url, {
      method,
      redirect: "follow",
      signal: AbortSignal.timeout(delai),
      headers: { "user-agent": "Cap-Aides (verification des liens)", accept: "text/html,*/*" },
    });
    await reponse.body?.cancel();
    return conclure(reponse.status);
  };
  let tete: Visite | undefined;
  try {
    tete = await demander("HEAD");
    if (tete.vu === "page") return tete;
  } catch (error) {
    if (hoteInconnu(error)) return { vu: "absence", joint: false };
  }
  try {
    return await demander("GET");
  } catch {
    // A head that was answered proves the network, not the page.
    return { vu: "rien", joint: tete !== undefined };
  }
}
