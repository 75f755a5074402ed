import type { Contribution, EtatDeContribution } from "../../../catalogue/fiches/contribuer/contribution.ts";
import { appelerLeServeur, appelerJson } from "../appeler.ts";

const RECUES = "/api/contributions";
const adresseDe = (id: string) => `${RECUES}/${encodeURIComponent(id)}`;

/** Every contribution, those that wait first. Rejects with a RefusDit. */
export const listerRecues = (): Promise<Contribution[]> => appelerJson(RECUES);

/** Says what was done of one, its draft included. Rejects with a RefusDit. */
export async function marquer(
  id: string,
  etat: EtatDeContribution,
  suite: Pick<Contribution, "brouillon" | "publiee"> = {},
): Promise<void> {
  await appelerLeServeur(adresseDe(id), { methode: "PATCH", corps: { etat, ...suite } });
}

/** Erases one for good, as its author asks. Rejects with a RefusDit. */
export async function effacerRecue(id: string): Promise<void> {
  await appelerLeServeur(adresseDe(id), { methode: "DELETE" });
}
