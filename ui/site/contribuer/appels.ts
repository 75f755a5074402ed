import type { ContributionSaisie } from "../../../catalogue/fiches/contribuer/contribution.ts";
import { client, read, segment } from "../../session/client.ts";

/** What the server is asked about contributions; each rejects with a CallError. */
export const lirePagesContribuer = (signal?: AbortSignal) =>
  read(client.contribuer.$get({}, { init: { signal } }));

export const envoyerContribution = (json: ContributionSaisie) => read(client.contributions.$post({ json }));

/** True once nothing of it is left; false while another program keeps the last trace from going. */
export async function retirerContribution(id: string): Promise<boolean> {
  const { status } = await client.contributions[":id"].$delete({ param: { id: segment(id) } });
  return status !== 202;
}
