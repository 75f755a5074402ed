import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** What a partner that is unwell sends, in turn: an answer, a fault, something else, nothing. */
const TOURS = [
  [200, '{"type":"FeatureCollection","features":[]}'],
  [500, "<h1>Bad Gateway</h1>"],
  [200, '{"features": [{"properties": null}]}'],
  [200, '{"cut'],
  [302, ""],
] as const;

/** A remote engine and directory whose answers cannot be trusted, on a free port. */
export async function repondreMal(): Promise<{ adresse: string; fermer(): Promise<void> }> {
  let tour = 0;
  const serveur = createServer((demande, reponse) => {
    demande.resume();
    const choix = TOURS[tour++ % (TOURS.length + 1)];
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
