import type { Contribution, EtatDeContribution } from "../../../catalogue/fiches/contribuer/contribution.ts";
import { entetesDEditeur } from "../jeton.ts";

/** What the server refused: its status, 0 when it was not reached, and why. */
export class RefusDAppel extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

async function appeler(chemin: string, init: RequestInit = {}): Promise<Response> {
  const headers = await entetesDEditeur(init.body);
  const reponse = await fetch(`/api/contributions${chemin}`, { ...init, headers }).catch(() => {
    throw new RefusDAppel(0, "Le serveur ne répond pas. Réessayez dans un instant.");
  });
  if (reponse.ok) return reponse;
  const lu = (await reponse.json().catch(() => null)) as { detail?: string } | null;
  throw new RefusDAppel(reponse.status, lu?.detail ?? "Le serveur n’a pas pu répondre.");
}

/** Every contribution, those that wait first. Rejects with a RefusDAppel. */
export const listerRecues = async (): Promise<Contribution[]> =>
  (await appeler("")).json() as Promise<Contribution[]>;

/** Says what was done of one, its draft included. Rejects with a RefusDAppel. */
export async function marquer(
  id: string,
  etat: EtatDeContribution,
  suite: Pick<Contribution, "brouillon" | "publiee"> = {},
): Promise<void> {
  await appeler(`/${encodeURIComponent(id)}`, { method: "PATCH", body: JSON.stringify({ etat, ...suite }) });
}

/** Erases one for good, as its author asks. Rejects with a RefusDAppel. */
export async function effacerRecue(id: string): Promise<void> {
  await appeler(`/${encodeURIComponent(id)}`, { method: "DELETE" });
}
