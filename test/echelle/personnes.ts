import { oracleCases } from "../fixtures/oracle.ts";
import type { Demander } from "./charge.ts";

const dossiers = oracleCases.map(({ simulation }) => JSON.stringify(simulation));
const COMMUNES = ["ren", "76000", "saint-de", "mars", "35", "lyo", "petit-c", "97"];

export interface Tenue {
  _id: string;
  token: string;
}

const porteur = (token: string) => ({ authorization: `Bearer ${token}` });

export const relireLeFoyer = (demander: Demander, { _id, token }: Tenue, forme = "") =>
  demander(`/api/simulation/${_id}${forme}`, { entetes: porteur(token) });

/** Saves a household that the questionnaire produced; they come round. */
export async function garderUnFoyer(
  demander: Demander,
  n: number,
  entetes: Record<string, string> = {},
): Promise<Tenue> {
  const { statut, lire: texte } = await demander("/api/simulation", {
    corps: dossiers[n % dossiers.length] ?? "",
    entetes,
  });
  if (statut !== 201) throw new Error(`non enregistrée : ${statut}`);
  return JSON.parse(texte()) as Tenue;
}

/**
 * One journey, as a person makes it: the page, a commune looked for in three letters, answers saved with their results;
 * every third comes back to them; every tenth changes an answer, which saves anew in place of the first.
 */
export async function unParcours(
  demander: Demander,
  n: number,
  garder?: (une: Tenue) => void,
): Promise<void> {
  await demander("/");
  for (const ajoute of ["", "e", "n"])
    await demander(`/api/communes?q=${COMMUNES[n % COMMUNES.length]}${ajoute}`);
  const une = await garderUnFoyer(demander, n, { joindre: "resultats" });
  if (n % 3 === 0) {
    for (const forme of ["", "/resultats"]) {
      const { statut } = await relireLeFoyer(demander, une, forme);
      if (statut !== 200 && statut !== 409) throw new Error(`non lue : ${statut}`);
    }
  }
  if (n % 10 !== 0) return garder?.(une);
  garder?.(await garderUnFoyer(demander, n + 1, { remplace: une._id, ...porteur(une.token) }));
}
