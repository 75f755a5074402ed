import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Conduite = (reponse: ServerResponse) => void;

/** A remote engine or directory that does this with what it is asked, on a free port. */
export async function repondreAinsi(conduite: Conduite): Promise<{ adresse: string; fermer(): void }> {
  const serveur = createServer((demande, reponse) => {
    demande.resume();
    conduite(reponse);
  });
  await new Promise<void>((pret) => serveur.listen(0, "127.0.0.1", pret));
  return {
    adresse: `http://127.0.0.1:${(serveur.address() as AddressInfo).port}`,
    fermer() {
      serveur.closeAllConnections();
      serveur.close();
    },
  };
}

const dire =
  (statut: number, corps: string): Conduite =>
  (reponse) =>
    void reponse.writeHead(statut, { "content-type": "application/json" }).end(corps);

/** What a directory that knows no place says. */
export const aucunLieu = dire(200, '{"type":"FeatureCollection","features":[]}');

/** A partner that is unwell sends, in turn: an answer, a fault, something else, nothing. */
export function tourATour(): Conduite {
  const tours = [
    aucunLieu,
    dire(500, "<h1>Bad Gateway</h1>"),
    dire(200, '{"features": [{"properties": null}]}'),
    dire(200, '{"cut'),
    dire(302, ""),
    (reponse: ServerResponse) => void reponse.destroy(),
  ];
  let tour = 0;
  return (reponse) => tours[tour++ % tours.length]?.(reponse);
}
