import { ApiError } from "../../http/errors.ts";

/** A draft that was not looked at in time, or that found too many before it: its message says which. */
export class ApercuTardif extends Error {}

/** An answer that takes time; 503 when it comes too late. Any other failure is ours, and stays one. */
export async function ouPlusTard<T>(reponse: Promise<T>): Promise<T> {
  try {
    return await reponse;
  } catch (erreur) {
    if (!(erreur instanceof ApercuTardif)) throw erreur;
    throw new ApiError(503, "apercu_impossible", `Le serveur est occupé : ${erreur.message}.`);
  }
}
