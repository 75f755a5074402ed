import { createHmac, randomBytes } from "node:crypto";
import type { Config } from "../../reglages/config.ts";
import { ApiError } from "../../http/errors.ts";
import { tokenBuckets } from "../../http/rate-limit.ts";
import { boiteDeLAdresse } from "./boite.ts";

const HEURE = 3_600;
/** Mails that one address gets in a day, whoever asks for them. */
const PAR_JOUR = 3;
const RETENUES = 10_000;

const heures = (secondes: number): string => {
  const nombre = Math.ceil(secondes / HEURE);
  return nombre > 1 ? `${nombre} heures` : "une heure";
};

/**
 * Counts what a box is sent, whatever plus sign leads to it, by a print of it under a key that only this process has: nothing of the address
 * stays. Throws 429 for one that was sent enough; gives back what takes the count back, for a mail that did not leave.
 */
export function limiteParAdresse({
  config,
  now,
}: {
  config: Pick<Config, "rateLimitFactor">;
  now(): Date;
}): (adresse: string) => () => void {
  const cle = randomBytes(32);
  const quota = PAR_JOUR * config.rateLimitFactor;
  const compter = tokenBuckets({ quota, window: 24 * HEURE, maxCallers: RETENUES, now });
  return (adresse) => {
    const empreinte = createHmac("sha256", cle).update(boiteDeLAdresse(adresse)).digest("base64url");
    const { wait } = compter(empreinte);
    if (wait > 0)
      throw new ApiError(
        429,
        "trop_de_courriels",
        `Cette adresse a déjà reçu plusieurs récapitulatifs. Réessayez dans ${heures(wait)}.`,
      );
    return () => void compter(empreinte, -1);
  };
}
