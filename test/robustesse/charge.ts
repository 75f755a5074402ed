import { Connexion, type Demande, type Reponse } from "./connexion.ts";
import { quantile } from "./contexte.ts";

export interface Charge {
  reponses: number;
  parSeconde: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Connections that ended without an answer. */
  coupures: number;
  /** 5xx answers that are not a 503 with `Retry-After`. */
  pannes: number;
}

/** True for an answer that says neither « fault of mine » nor nothing: a 503 must say when to come back. */
export const tient = ({ statut, entetes }: Reponse): boolean =>
  statut < 500 || (statut === 503 && entetes["retry-after"] !== undefined);

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
    demande(rang: number): Demande;
    recue?(reponse: Reponse): void;
  },
): Promise<Charge> {
  const debut = performance.now();
  const durees: number[] = [];
  let [rang, coupures, pannes] = [0, 0, 0];
  const une = async () => {
    const connexion = new Connexion(adresse);
    while (performance.now() - debut < dureeMs) {
      const avant = performance.now();
      try {
        const reponse = await connexion.envoyer(demande(rang++));
        durees.push(performance.now() - avant);
        if (!tient(reponse)) pannes++;
        recue?.(reponse);
      } catch {
        coupures++;
      }
    }
    connexion.fermer();
  };
  await Promise.all(Array.from({ length: connexions }, une));
  const parSeconde = (durees.length / (performance.now() - debut)) * 1000;
  return {
    reponses: durees.length,
    parSeconde,
    p50: quantile(durees, 0.5),
    p99: quantile(durees, 0.99),
    coupures,
    pannes,
  };
}
