import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A directory that knows no place. */
export const AUCUN_LIEU = '{"type":"FeatureCollection","features":[]}';

/** What a partner that is unwell sends, in turn: an answer, a fault, something else, nothing. */
const TOURS = [
  [200, AUCUN_LIEU],
  [500, "<h1>Bad Gateway</h1>"],
  [200, '{"features": [{"properties": null}]}'],
  [200, '{"cut'],
  [302, ""],
] as const;

type Partenaire = Promise<{ adresse: string; fermer(): Promise<void> }>;

/** A remote engine and directory whose answers cannot be trusted, on a free port. */
export const repondreMal = (): Partenaire => repondre(TOURS);

/** A partner that is well and always says the same, on a free port. */
export const repondreBien = (corps: string): Partenaire => repondre([[200, corps]], 0);

/** Gives these answers in turn, then none as many times as told. */
async function repondre(tours: readonly (readonly [number, string])[], silences = 1): Partenaire {
  let tour = 0;
  const serveur = createServer((demande, reponse) => {
    demande.resume();
    const choix = tours[tour++ % (tours.length + silences)];
    if (!choix) return void reponse.destroy();
    reponse.writeHead(choix[0], { "content-type": "application/json" }).end(choix[1]);
  });
  await new Promise<void>((pret) => serveur.listen(0, "127.0.0.1", pret));
  serveur.unref();
  return {
    adresse: `http://127.0.0.1:${(serveur.address() as AddressInfo).port}`,
    fermer: async () => {
      serveur.closeAllConnections();
      await new Promise((fini) => serveur.close(fini));
    },
  };
}
