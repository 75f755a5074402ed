import fc from "fast-check";
import { readFileSync } from "node:fs";
import { deflateRawSync } from "node:zlib";
import { afterEach, expect, test, vi } from "vitest";
import { journeyMachine } from "../journey/journey.ts";
import type { JourneyContext } from "../journey/moves.ts";
import { RESULTATS } from "../journey/screens.ts";
import { storedAt } from "../journey/stored.ts";
import { parcoursDe } from "../journey/walk.ts";
import { foyers } from "../studio/personas/personas.ts";
import { remplir } from "../studio/personas/remplir.ts";
import { LinkRefused, openFragment, sealedFragment } from "./carried.ts";

const lettres = (octets: Uint8Array): string => Buffer.from(octets).toString("base64url");

/** A link made elsewhere than by the product, of those bytes: its form, a key of sixteen ones, what is sealed. */
async function lienDe(octets: Uint8Array, forme = "1"): Promise<string> {
  const cle = new Uint8Array(16).fill(1);
  const nom = { name: "AES-GCM", iv: new Uint8Array(12), additionalData: new TextEncoder().encode(forme) };
  const secret = await crypto.subtle.importKey("raw", cle, nom.name, false, ["encrypt"]);
  const scelle = await crypto.subtle.encrypt(nom, secret, Uint8Array.from(octets));
  return `${forme}.${lettres(cle)}.${lettres(new Uint8Array(scelle))}`;
}

/** The same of a text, squeezed as links are. */
const lienDuTexte = (texte: string): Promise<string> => lienDe(deflateRawSync(texte));

afterEach(() => vi.unstubAllGlobals());

const PROPRIETAIRE = remplir(foyers.proprietaire);
const auxResultats = (context: JourneyContext) =>
  journeyMachine.resolveState({ value: { resultats: "liste" }, context });
const lien = () => sealedFragment(auxResultats(PROPRIETAIRE));

const raison = (error: unknown): string => (error instanceof LinkRefused ? error.why : String(error));

/** Why it does not open, « ouvert » when it does; what else is thrown, if it is. */
const issue = (fragment: string): Promise<string> => openFragment(fragment, {}).then(() => "ouvert", raison);

test("un lien se fait, et s’ouvre", async () => {
  expect(await lien().then(issue, raison)).toBe("ouvert");
});

test("sa clé ne sort pas du navigateur autrement que dans le lien", async () => {
  const importer = vi.spyOn(crypto.subtle, "importKey");
  await issue(await lien());
  const cles = await Promise.all(importer.mock.results.map(({ value }) => value as Promise<CryptoKey>));
  importer.mockRestore();
  expect(cles.map(({ extractable, usages }) => ({ extractable, usages }))).toEqual([
    { extractable: false, usages: ["encrypt"] },
    { extractable: false, usages: ["decrypt"] },
  ]);
});

test("un lien est une forme, une clé de 128 bits et ce qu’elle scelle ; deux liens des mêmes réponses n’ont rien en commun", async () => {
  const [un, autre] = [await lien(), await lien()];
  expect(un).toMatch(/^1\.[\w-]{22}\.[\w-]+$/);
  expect(un.split(".").slice(1)).not.toContain(autre.split(".")[1]);
  expect(un.split(".")[2]?.slice(0, 20)).not.toBe(autre.split(".")[2]?.slice(0, 20));
});

test("il rouvre les réponses où l’on en était, sans les prénoms", async () => {
  const { context, path, from, lost } = await openFragment(await lien(), {});
  expect({ path, from, lost }).toEqual({ path: RESULTATS, from: "snapshot", lost: [] });
  expect(parcoursDe(PROPRIETAIRE).situation.enfants?.map(({ _firstName }) => _firstName)).toContain("Alba");
  expect(parcoursDe(context).situation.enfants?.map(({ _firstName }) => _firstName)).toEqual([
    "votre 1er enfant",
  ]);
});

test("la marque est celle de la page qui l’ouvre", async () => {
  expect((await openFragment(await lien(), { marque: "banque" })).context.marque).toBe("banque");
});

test("coupé à chaque dixième lettre, il est refusé, sans autre faute", async () => {
  const entier = await lien();
  const refus = new Set<string>();
  for (let longueur = 0; longueur < entier.length; longueur += 10)
    refus.add(await issue(entier.slice(0, longueur)));
  expect([...refus].sort()).toEqual(["abîmé", "incomplet"]);
});

test.each([
  ["une autre clé", (un: string) => un.replace(/\.[\w-]{22}\./, `.${"A".repeat(22)}.`), "abîmé"],
  [
    "une lettre changée",
    (un: string) => un.slice(0, 60) + (un[60] === "A" ? "B" : "A") + un.slice(61),
    "abîmé",
  ],
  ["des lettres en trop", (un: string) => `${un}AAAA`, "abîmé"],
  ["un espace au milieu", (un: string) => `${un.slice(0, 80)} ${un.slice(80)}`, "incomplet"],
  ["sa clé perdue", (un: string) => un.replace(/\.[\w-]{22}\./, ".."), "incomplet"],
  ["une lettre devant", (un: string) => `x${un}`, "incomplet"],
  ["rien du tout", () => "", "incomplet"],
  ["tout autre chose", () => "contenu", "incomplet"],
  ["une forme à venir", (un: string) => un.replace(/^1/, "2"), "autre forme"],
  ["une forme à venir, à trois parties de plus", () => "12.a.b.c.d", "autre forme"],
  ["trop de lettres", (un: string) => un + "A".repeat(16_384), "trop long"],
])("%s", async (_, abimer, attendu) => {
  expect(await issue(abimer(await lien()))).toBe(attendu);
});

test("un lien scellé par d’autres : rien n’en est cru", async () => {
  for (const texte of ["", "{", "null", "[]", '"<script>"', "{}", '{"version":1}', "[".repeat(60_000)])
    expect(await issue(await lienDuTexte(texte)), texte.slice(0, 20)).toBe("illisible");
  expect(await issue(await lienDe(new Uint8Array(0)))).toBe("illisible");
  expect(await issue(await lienDe(deflateRawSync(Uint8Array.of(0xff, 0xfe))))).toBe("illisible");
});

test("ce qui se déplie sans fin s’arrête à la borne", async () => {
  const bombe = deflateRawSync(new Uint8Array(10_000_000).fill(32), { level: 9 });
  const fragment = await lienDe(bombe);
  expect(fragment.length).toBeLessThan(16_384);
  expect(await issue(fragment)).toBe("illisible");
});

/** The stored form of a journey where the answers are those. */
const garde = (answers: string) =>
  `{"version":"atelier","snapshot":{"value":{"resultats":"liste"},"context":{"dateDeValeur":"2026-11-20","answers":${answers}}}}`;

test("des clés de prototype et des valeurs hostiles tombent, sans rien toucher", async () => {
  const { context, lost } = await openFragment(
    await lienDuTexte(
      garde(`{
        "__proto__": { "sali": true },
        "individu/__proto__": { "activite": "etudiant" },
        "individu/demandeur": {
          "date_naissance": "2004-02-29",
          "__proto__": { "sali": true },
          "constructor": { "prototype": { "sali": true } },
          "nationalite": "<img src=x onerror=alert(1)>"
        }
      }`),
    ),
    {},
  );
  expect(context.answers).toEqual({ "individu/demandeur": { date_naissance: "2004-02-29" } });
  expect(lost.length).toBeGreaterThan(1);
  expect(({} as { sali?: boolean }).sali).toBeUndefined();
});

test("un lien d’un questionnaire d’avant : ce qui vaut encore est rejoué, ce qui tombe est compté", async () => {
  const texte = JSON.stringify({
    ...storedAt({ context: PROPRIETAIRE, path: RESULTATS }),
    version: "avant",
  }).replace('"nationalite":"FR"', '"nationalite":"FR","couleur_preferee":"bleu"');
  const { from, lost, path, context } = await openFragment(await lienDuTexte(texte), {});
  expect({ from, lost, path }).toEqual({ from: "answers", lost: [""], path: RESULTATS });
  expect(context.answers).toEqual(PROPRIETAIRE.answers);
});

test("un lien d’aujourd’hui s’ouvrira demain : celui-ci est gardé tel qu’il fut fait", async () => {
  const ancien = readFileSync("test/fixtures/lien-de-novembre-2026.txt", "utf8").trim();
  const { from, context } = await openFragment(ancien, {});
  const { demandeur, menage } = parcoursDe(context).situation;
  expect([from, demandeur.date_naissance, menage["_nomCommune"]]).toEqual(["answers", "1998-07-17", "Dijon"]);
});

test("sans chiffrement ou sans compression, faire et ouvrir sont refusés, chacun par sa raison", async () => {
  const fragment = await lien();
  const deux = async () => [await issue(fragment), await lien().catch(({ why }: LinkRefused) => why)];
  vi.stubGlobal("CompressionStream", undefined);
  expect(await deux()).toEqual(["sans compression", "sans compression"]);
  vi.stubGlobal("CompressionStream", function formatInconnu() {
    throw new TypeError("Unsupported format");
  });
  expect(await deux()).toEqual(["sans compression", "sans compression"]);
  for (const rien of [{}, undefined]) {
    vi.stubGlobal("crypto", rien);
    expect(await deux()).toEqual(["sans chiffrement", "sans chiffrement"]);
  }
});

test("ce qui est refusé se nomme, et dit pourquoi sans rien dire de ce que le lien tient", () => {
  expect(String(new LinkRefused("abîmé"))).toBe("LinkRefused: Lien refusé : abîmé");
});

test("des réponses qui ne tiendraient pas ne font pas de lien", async () => {
  const bruit = Array.from({ length: 3_000 }, (_, rang) => `individu//${((rang * 7_919) ** 3).toString(36)}`);
  const trop = sealedFragment(auxResultats({ ...PROPRIETAIRE, oubliees: bruit }));
  await expect(trop).rejects.toThrow("Lien refusé : trop long");
});

test("un lien a 16 384 lettres au plus, quand on le fait comme quand on l’ouvre", async () => {
  // 12 253 bytes make 16 384 letters, with their key and their seal.
  const [tient, deborde] = [await lienDe(new Uint8Array(12_253)), await lienDe(new Uint8Array(12_254))];
  expect([tient.length, deborde.length]).toEqual([16_384, 16_385]);
  expect([await issue(tient), await issue(deborde)]).toEqual(["illisible", "trop long"]);

  // Nothing is squeezed: one more letter of an answer is one more byte.
  vi.stubGlobal(
    "CompressionStream",
    class extends TransformStream {
      constructor(_forme: string) {
        super();
      }
    },
  );
  const avec = (lettres: number) =>
    sealedFragment(auxResultats({ ...PROPRIETAIRE, oubliees: ["a".repeat(lettres)] }));
  const SCEAU = 16;
  const sans = Buffer.from((await avec(0)).split(".")[2]!, "base64url").length - SCEAU;
  const faits = [12_253, 12_254].map((octets) => avec(octets - sans).then(({ length }) => length, raison));
  expect(await Promise.all(faits)).toEqual([16_384, "trop long"]);
});

const forme = fc.constantFrom("1.", "1.AAAAAAAAAAAAAAAAAAAAAA.", "2.", "");

test("aucun texte ne fait autre chose que s’ouvrir ou être refusé", async () => {
  await fc.assert(
    fc.asyncProperty(
      forme,
      fc.oneof(fc.string({ unit: "binary" }), fc.base64String()),
      async (debut, suite) => {
        expect(await issue(debut + suite)).toMatch(/^(incomplet|abîmé|autre forme|trop long)$/);
      },
    ),
  );
});

test("aucun octet scellé, aucun texte JSON, non plus", async () => {
  const reponses = fc.dictionary(
    fc.constantFrom("individu/demandeur", "individu/enfant_0", "menage", "__proto__", "toString"),
    fc.dictionary(fc.constantFrom("activite", "loyer", "depcom", "", "__proto__"), fc.jsonValue()),
  );
  const scelle = fc.oneof(
    fc.uint8Array({ maxLength: 300 }).map(lienDe),
    fc.uint8Array({ maxLength: 300 }).map((octets) => lienDe(deflateRawSync(octets))),
    fc.jsonValue().map((valeur) => lienDuTexte(JSON.stringify(valeur))),
    reponses.map((dites) => lienDuTexte(garde(JSON.stringify(dites)))),
  );
  await fc.assert(
    fc.asyncProperty(scelle, async (fait) => {
      expect(await issue(await fait)).toMatch(/^(ouvert|illisible)$/);
    }),
  );
});
