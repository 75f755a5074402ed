import { createServer, type Socket } from "node:net";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { Connexion, Coupure, lireReponse } from "./connexion.ts";

const tete = "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n";
const lire = (texte: string, options: Partial<{ sansCorps: boolean; fini: boolean }> = {}) =>
  lireReponse(Buffer.from(texte), { sansCorps: false, fini: false, ...options });

test.each([
  ["à sa longueur", `${tete}Content-Length: 5\r\n\r\nvélo`, "vélo"],
  ["en morceaux", `${tete}Transfer-Encoding: chunked\r\n\r\n2\r\nab\r\n1\r\nc\r\n0\r\n\r\n`, "abc"],
  ["après une annonce", `HTTP/1.1 100 Continue\r\n\r\n${tete}Content-Length: 1\r\n\r\na`, "a"],
  ["sans corps", "HTTP/1.1 304 Not Modified\r\n\r\n", ""],
])("une réponse se lit %s", (_, texte, corps) => {
  const lue = lire(texte);
  expect(lue?.reponse.corps.toString()).toBe(corps);
  expect(lue?.lu).toBe(Buffer.byteLength(texte));
});

test.each([
  ["sa tête", tete],
  ["son corps", `${tete}Content-Length: 5\r\n\r\nvél`],
  ["un morceau", `${tete}Transfer-Encoding: chunked\r\n\r\n5\r\nab`],
])("une réponse à laquelle il manque %s n’en est pas encore une", (_, texte) => {
  expect(lire(texte)).toBeUndefined();
});

const fermer: (() => void)[] = [];
afterEach(() => fermer.splice(0).forEach((un) => un()));

/** A server that does this with what it receives. */
const serveur = (faire: (prise: Socket, recu: string) => void) =>
  new Promise<string>((pret) => {
    const ecoute = createServer((prise) => prise.on("data", (recu) => faire(prise, recu.toString())));
    fermer.push(() => ecoute.close());
    ecoute.listen(0, "127.0.0.1", () => pret(`http://127.0.0.1:${(ecoute.address() as AddressInfo).port}`));
  });

test("une connexion coupée au milieu d’une réponse est une coupure", async () => {
  const adresse = await serveur((prise) => prise.end(`${tete}Content-Length: 50\r\n\r\nvél`));
  await expect(new Connexion(adresse).envoyer({ methode: "GET", cible: "/" })).rejects.toThrow(Coupure);
});

test("une connexion que le serveur ferme est rouverte pour la demande suivante", async () => {
  let recues = 0;
  const adresse = await serveur((prise) => {
    recues++;
    prise.end("HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n");
  });
  const connexion = new Connexion(adresse);
  fermer.push(() => connexion.fermer());
  for (let fois = 0; fois < 2; fois++)
    expect((await connexion.envoyer({ methode: "GET", cible: "/" })).statut).toBe(204);
  expect(recues).toBe(2);
});
