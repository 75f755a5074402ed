import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { visiterDehors } from "./dehors.ts";

let [serveur, recues] = [{} as Server, 0];
beforeAll(async () => {
  serveur = createServer((_, reponse) => {
    recues += 1;
    reponse.end("ici");
  });
  await new Promise<void>((pret) => serveur.listen(0, "127.0.0.1", pret));
});
afterAll(() => serveur.close());

test.each(["127.0.0.1", "localhost", "[::1]", "[::ffff:127.0.0.1]"])(
  "une visite demandée par une page ne regarde pas cette machine : %s",
  async (hote) => {
    const { port } = serveur.address() as AddressInfo;
    expect(await visiterDehors(`http://${hote}:${port}/`)).toMatchObject({ vu: "rien" });
    expect(recues).toBe(0);
  },
);
