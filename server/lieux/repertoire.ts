import type { Lieu } from "../../catalogue/lieux/lieux.ts";
import { partenaire } from "../http/partenaire.ts";
import { collection, lieuxDuRepertoire } from "./lieu.ts";

/** Places of these kinds that serve a commune (INSEE code). Rejects with a PartenaireError. */
export type ChercherLieux = (commune: string, types: readonly string[]) => Promise<Lieu[]>;

export interface RepertoireOptions {
  /** Address of the directory, without a final slash. */
  url: string;
  now(): Date;
  /** Milliseconds for an answer. */
  timeoutMs?: number;
}

const TIMEOUT_MS = 5_000;

/** The directory of public establishments (docs/specification.md#lieux). */
export function repertoire({ url, now, timeoutMs = TIMEOUT_MS }: RepertoireOptions): ChercherLieux {
  const annuaire = partenaire({ nom: "Répertoire des établissements", now, delaiMs: timeoutMs });
  return (commune, types) =>
    annuaire.demander(
      `${url}/communes/${encodeURIComponent(commune)}/${types.map(encodeURIComponent).join("+")}`,
      { headers: { accept: "application/json" } },
      (reponse) => {
        // A commune the directory does not know has no place there: that is an answer.
        if (reponse.statut === 404) return [];
        if (reponse.statut !== 200) throw reponse.panne();
        return lieuxDuRepertoire(reponse.json(collection).features);
      },
    );
}
