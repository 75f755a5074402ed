import { beforeAll, expect, test } from "vitest";
import { ecouter } from "../../../test/ecouter.ts";
import { chercherDehors, visiterDehors } from "./dehors.ts";

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

/** A name that leads to these addresses, then inside. */
const mene = (...adresses: string[]) => {
  const nom = { cherches: 0 };
  const chercher: Parameters<typeof chercherDehors>[0] = (_hote, _options, rendre) => {
    const la = nom.cherches++ === 0 ? adresses : ["127.0.0.1"];
    rendre(
      null,
      la.map((address) => ({ address, family: 4 })),
    );
  };
  return { nom, chercher };
};

test("un nom qui mène sur cette machine n’est pas visité", async () => {
  const { port } = new URL(adresse);
  const { nom, chercher } = mene("127.0.0.1");
  expect(await visiterDehors(`http://exemple.fr:${port}/`, chercher)).toMatchObject({ vu: "rien" });
  expect([nom.cherches > 0, recues]).toEqual([true, 0]);
});

test.each([
  [["93.184.216.34"], "93.184.216.34"],
  [["93.184.216.34", "10.0.0.1"], undefined],
  [[], undefined],
])("des adresses %j, la connexion prend %s, cherchée une seule fois", (adresses, attendue) => {
  const { nom, chercher } = mene(...adresses);
  let prise: unknown;
  chercherDehors(chercher)("exemple.fr", {}, (erreur, ou) => (prise = erreur ? undefined : ou));
  expect([prise, nom.cherches]).toEqual([attendue, 1]);
});
