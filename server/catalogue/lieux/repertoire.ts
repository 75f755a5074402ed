import { LRUCache } from "lru-cache";
import type { Lieu } from "../../../catalogue/lieux/lieux.ts";
import { partenaire } from "../../http/partenaire.ts";
import { collection, lieuxDuRepertoire, MAIRIE } from "./lieu.ts";

/** Places of these kinds that serve a commune (INSEE code). Rejects with a PartenaireError. */
export type ChercherLieux = (commune: string, types: readonly string[]) => Promise<Lieu[]>;

export interface RepertoireOptions {
  /** Address of the directory, without a final slash. */
  url: string;
  now(): Date;
  /** Milliseconds for an answer. */
  timeoutMs?: number;
  /** Told of a failure that a remembered answer makes up for. */
  log?: (message: string) => void;
}

const TIMEOUT_MS = 5_000;
/** Answers remembered, of a few kilobytes each. */
const MEMOIRE = 2_000;

/** The directory of public establishments; down, what it last said, with the day (docs/specification.md#lieux). */
export function repertoire({ url, now, timeoutMs = TIMEOUT_MS, log }: RepertoireOptions): ChercherLieux {
  const annuaire = partenaire({ nom: "Répertoire des établissements", now, delaiMs: timeoutMs });
  const vus = new LRUCache<string, readonly Lieu[]>({ max: MEMOIRE });
  const demander = (adresse: string) =>
    annuaire.demander(adresse, { headers: { accept: "application/json" } }, (reponse) => {
      // A commune the directory does not know has no place there: that is an answer.
      if (reponse.statut === 404) return [];
      if (reponse.statut !== 200) throw reponse.panne();
      return lieuxDuRepertoire(reponse.json(collection).features);
    });
  return async (commune, types) => {
    const genres = [...types, MAIRIE].map(encodeURIComponent).join("+");
    const adresse = `${url}/communes/${encodeURIComponent(commune)}/${genres}`;
    try {
      const lieux = await demander(adresse);
      const vuLe = now().toISOString().slice(0, 10);
      vus.set(
        adresse,
        lieux.map((lieu) => ({ ...lieu, vuLe })),
      );
      return lieux;
    } catch (error) {
      const retenus = vus.get(adresse);
      if (!retenus?.length) throw error;
      log?.(`${(error as Error).message}, réponse retenue`);
      return [...retenus];
    }
  };
}
