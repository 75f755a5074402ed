import { beforeAll, expect, test } from "vitest";
import { ecouter } from "../../test/ecouter.ts";
import { visiterDehors } from "./dehors.ts";

let [adresse, recues] = ["", 0];
beforeAll(async () => {
  adresse = await ecouter((_, reponse) => {
    recues += 1;
    reponse.end("ici");
  });
});

test.each(["127.0.0.1", "localhost", "[::1]", "[::ffff:127.0.0.1]"])(
  "une visite demandée par une page ne regarde pas cette machine : %s",
  async (hote) => {
    const { port } = new URL(adresse);
    expect(await visiterDehors(`http://${hote}:${port}/`)).toMatchObject({ vu: "rien" });
    expect(recues).toBe(0);
  },
);
