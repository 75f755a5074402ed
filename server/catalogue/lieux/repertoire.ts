import { LRUCache } from "lru-cache";
import type { Lieu } from "../../../catalogue/lieux/lieux.ts";
import { partenaire } from "../../http/partenaire.ts";
import { CHAMPS_DEMANDES, lieuxDuRepertoire, MAIRIE, reponse as formeDeReponse } from "./lieu.ts";

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

/** The directory as DILA publishes it (API annuaire de l’administration, Opendatasoft Explore v2.1), and most records that it gives at once. */
const JEU = "catalog/datasets/api-lannuaire-administration/records";
const AU_PLUS = 100;

function adresseDe(url: string, commune: string, types: readonly string[]): string {
  const sortes = [...types, MAIRIE].map((type) => `pivot LIKE "${type}"`).join(" OR ");
  const params = new URLSearchParams({
    select: CHAMPS_DEMANDES.join(","),
    where: `(${sortes}) AND pivot LIKE "${commune}"`,
    limit: `${AU_PLUS}`,
  });
  return `${url}/${JEU}?${params}`;
}

/** The directory of public services; down, what it last said, with the day (docs/specification.md#lieux). */
export function repertoire({ url, now, timeoutMs = TIMEOUT_MS, log }: RepertoireOptions): ChercherLieux {
  const annuaire = partenaire({ nom: "Répertoire des établissements", now, delaiMs: timeoutMs });
  const vus = new LRUCache<string, readonly Lieu[]>({ max: MEMOIRE });
  const demander = (adresse: string, commune: string, types: readonly string[]) =>
    annuaire.demander(adresse, { headers: { accept: "application/json" } }, (reponse) => {
      if (reponse.statut !== 200) throw reponse.panne();
      return lieuxDuRepertoire(reponse.json(formeDeReponse).results, commune, types);
    });
  return async (commune, types) => {
    const adresse = adresseDe(url, commune, types);
    try {
      const lieux = await demander(adresse, commune, types);
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
