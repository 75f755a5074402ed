import type { Carnet } from "../../db/base.ts";
import { estArretee } from "./suivis.ts";
import type { Facteur } from "../courriel/facteur.ts";
import type { CourrielEcrit } from "../courriel/recapitulatif.ts";

/**
 * Hands a letter over, unless whoever reads that box asked for no more: the only way by which a mail leaves. It says
 * nothing of it: what somebody asked is not for another to know. Rejects as the mail service does.
 */
export async function remettre(
  { carnet, facteur }: { carnet: Carnet; facteur: Facteur },
  adresse: string,
  lettre: CourrielEcrit,
): Promise<void> {
  if (await estArretee(carnet, adresse)) return;
  await facteur(adresse, lettre);
}
