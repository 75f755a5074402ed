import { PassThrough } from "node:stream";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { jsonBody, MAX_BODY } from "./body.ts";
import { ApiError } from "./errors.ts";

/** What is read of a body that comes as Node hears it: its value, or how it is refused. */
function lire(incoming: PassThrough): Promise<unknown> {
  return new Promise((resolve) => {
    const app = new Hono().post("/", async (c) => {
      resolve(await jsonBody(c));
      return c.body(null);
    });
    app.onError((error, c) => {
      resolve(error instanceof ApiError ? error.status : error.constructor.name);
      return c.body(null);
    });
    void app.request("/", { method: "POST" }, { incoming });
  });
}

const flux = () => new PassThrough();

test("un corps qui arrive en morceaux, un caractère coupé en deux, est lu entier", async () => {
  const [corps, octets] = [flux(), Buffer.from('{"nom":"Zoé"}')];
  const lu = lire(corps);
  corps.write(octets.subarray(0, 11));
  setImmediate(() => corps.end(octets.subarray(11)));
  expect(await lu).toEqual({ nom: "Zoé" });
});

test.each([
  ["tient dans la limite", MAX_BODY, MAX_BODY - 2],
  ["la dépasse d’un octet", MAX_BODY + 1, 413],
])("un corps dont la longueur n’est pas annoncée et qui %s", async (_, taille, attendu) => {
  const corps = flux();
  const lu = lire(corps);
  corps.end(`"${"a".repeat(taille - 2)}"`);
  const dit = await lu;
  expect(typeof dit === "string" ? dit.length : dit).toBe(attendu);
});

test.each(["__proto__", "constructor", "prototype"])("un corps qui nomme « %s » est refusé", async (cle) => {
  const corps = flux();
  const lu = lire(corps);
  corps.end(`{"dedans":[{"${cle}":1}]}`);
  expect(await lu).toBe(422);
});

test.each([
  ["un caractère nul dans une valeur", '{"a":"x\\u0000"}', 422],
  ["un caractère nul dans une clé", '{"a\\u0000":1}', 422],
  ["60 000 listes l’une dans l’autre", `${"[".repeat(60_000)}${"]".repeat(60_000)}`, 422],
  ["51 l’une dans l’autre", `${"[".repeat(51)}${"]".repeat(51)}`, 422],
])("%s : refusé", async (_, texte, attendu) => {
  const corps = flux();
  const lu = lire(corps);
  corps.end(texte);
  expect(await lu).toBe(attendu);
});

test("cinquante listes l’une dans l’autre, et autant de crochets dans un texte, se lisent", async () => {
  const corps = flux();
  const lu = lire(corps);
  const crochets = "[{".repeat(500);
  corps.end(JSON.stringify({ crochets, guillemet: '\\"[' }));
  expect(await lu).toEqual({ crochets, guillemet: '\\"[' });
  const [imbrique, profond] = [flux(), "[".repeat(50) + "]".repeat(50)];
  const relu = lire(imbrique);
  imbrique.end(profond);
  expect(JSON.stringify(await relu)).toBe(profond);
});

test("qui s’en va au milieu d’un corps n’est pas attendu", async () => {
  const corps = flux();
  const lu = lire(corps);
  corps.write('{"nom":');
  setImmediate(() => corps.destroy());
  expect(await lu).toBe("AppelantParti");
});

test("qui était déjà parti non plus", async () => {
  const corps = flux();
  corps.destroy();
  await new Promise((resolve) => void setImmediate(resolve));
  expect(await lire(corps)).toBe("AppelantParti");
});
