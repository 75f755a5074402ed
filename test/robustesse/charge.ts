import { Connexion, type DemandeHttp, type ReponseHttp } from "./connexion.ts";
import { quantile } from "./contexte.ts";

export interface Charge {
  reponses: number;
  parSeconde: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Connections that ended without an answer. */
  coupures: number;
  /** How, each said once. */
  raisons: readonly string[];
  /** 5xx answers that are not a 503 with `Retry-After`. */
  pannes: number;
}

/** True for an answer that says neither « fault of mine » nor nothing: a 503 must say when to come back. */
export const tient = ({ statut, entetes }: ReponseHttp): boolean =>
  statut < 500 || (statut === 503 && entetes["retry-after"] !== undefined);

/**
 * Connections that the server has accepted. Node accepts one at each turn of its loop: opened all at once
 * under load, the last ones would wait for the others to be silent.
 */
async function ouvrir(adresse: string, combien: number): Promise<Connexion[]> {
  const connexions = Array.from({ length: combien }, () => new Connexion(adresse));
  await Promise.all(connexions.map((une) => une.envoyer({ methode: "HEAD", cible: "/api/config" })));
  return connexions;
}

/** As many connections as asked, each sending its next request when the last one is answered. Loopback only. */
export async function charger(
  adresse: string,
  {
    connexions,
    dureeMs,
    demande,
    recue,
  }: {
    connexions: number;
    dureeMs: number;
    demande(rang: number): DemandeHttp;
    recue?(reponse: ReponseHttp): void;
  },
): Promise<Charge> {
  const ouvertes = await ouvrir(adresse, connexions);
  const debut = performance.now();
  const durees: number[] = [];
  const raisons = new Set<string>();
  let [rang, coupures, pannes] = [0, 0, 0];
  const une = async (connexion: Connexion) => {
    while (performance.now() - debut < dureeMs) {
      const avant = performance.now();
      try {
        const reponse = await connexion.envoyer(demande(rang++));
        durees.push(performance.now() - avant);
        if (!tient(reponse)) pannes++;
        recue?.(reponse);
      } catch (erreur) {
        coupures++;
        raisons.add((erreur as Error).message);
      }
    }
    connexion.fermer();
  };
  await Promise.all(ouvertes.map(une));
  const parSeconde = (durees.length / (performance.now() - debut)) * 1000;
  return {
    reponses: durees.length,
    parSeconde,
    p50: quantile(durees, 0.5),
    p99: quantile(durees, 0.99),
    coupures,
    raisons: [...raisons],
    pannes,
  };
}
