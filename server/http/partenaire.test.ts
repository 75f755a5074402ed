import type { RequestListener } from "node:http";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { gzipSync } from "node:zlib";
import * as v from "valibot";
import { expect, test } from "vitest";
import { ecouter } from "../../test/ecouter.ts";
import { partenaire, PartenaireError } from "./partenaire.ts";

/** A partner that answers as told, asked once or more; bytes it could send before it was hung up on. */
async function face(repondre: RequestListener, { delaiMs = 2_000, octets = 10_000 } = {}) {
  const vu = { demandes: 0, raccroches: 0 };
  const adresse = await ecouter((demande, reponse) => {
    vu.demandes += 1;
    reponse.on("close", () => (vu.raccroches += reponse.writableFinished ? 0 : 1));
    repondre(demande, reponse);
  });
  const clock = { at: 0 };
  const { demander } = partenaire({ nom: "Partenaire", now: () => new Date(clock.at), delaiMs, octets });
  const dire = () =>
    demander(adresse, {}, (lue) => lue.json(v.object({ dit: v.string() }))).then(
      ({ dit }) => dit,
      (erreur: Error) => (erreur instanceof PartenaireError ? erreur.echec : erreur.name),
    );
  return { dire, vu, clock };
}

const json = (corps: string) => (_: unknown, reponse: { end(dit: string): unknown }) =>
  void reponse.end(corps);

test.each<[string, string, RequestListener]>([
  ["oui", "répond", json('{"dit":"oui"}')],
  ["illisible", "ment sur sa forme", json('{"dit":true}')],
  ["illisible", "n’envoie pas de JSON", json("<html>")],
  ["injoignable", "redirige", (_, reponse) => void reponse.writeHead(302, { location: "/" }).end()],
  ["injoignable", "coupe", (_, reponse) => void reponse.writeHead(200).write("{", () => reponse.destroy())],
  ["demesure", "envoie trop", json(`{"dit":"${"a".repeat(20_000)}"}`)],
  [
    "demesure",
    "envoie trop, une fois décomprimé",
    (_, reponse) =>
      void reponse.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync("a".repeat(9e6))),
  ],
])("%s : un partenaire qui %s", async (attendu, _, repondre) => {
  expect(await (await face(repondre)).dire()).toBe(attendu);
});

test("un partenaire qui n’en finit pas est raccroché dès la limite", async () => {
  const { dire, vu } = await face((_, reponse) => {
    const verser = () => {
      while (!reponse.destroyed && reponse.write("a".repeat(16_384)));
      if (!reponse.destroyed) reponse.once("drain", verser);
    };
    verser();
  });
  expect(await dire()).toBe("demesure");
  await expect.poll(() => vu.raccroches).toBe(1);
});

test("un partenaire qui répond goutte à goutte est lâché au bout du délai, la mémoire eût-elle été ramassée", async () => {
  setFlagsFromString("--expose-gc");
  const ramasser = runInNewContext("gc") as () => void;
  const { dire, vu } = await face(
    (_, reponse) => {
      const goutte = setInterval(() => void reponse.write(" "), 20);
      reponse.on("close", () => clearInterval(goutte));
    },
    { delaiMs: 400 },
  );
  const ramassages = setInterval(ramasser, 50);
  try {
    expect(await dire()).toBe("delai");
  } finally {
    clearInterval(ramassages);
  }
  await expect.poll(() => vu.raccroches).toBe(1);
});

test("après trois échecs il est laissé trente secondes, puis réessayé", async () => {
  const { dire, vu, clock } = await face(json("<html>"));
  for (let n = 0; n < 3; n++) await dire();
  expect([await dire(), vu.demandes]).toEqual(["disjoncteur", 3]);
  clock.at = 30_000;
  expect([await dire(), vu.demandes]).toEqual(["illisible", 4]);
});
