import { expect, it } from "vitest";
import { isSaved } from "./outputs.ts";

const cle = { _id: "65f0c0ffee", token: "jeton" };
const ecartee = { where: "menage/depcom", reason: "inconnue" };

it.each([
  ["une clé et un jeton", cle, true],
  ["ce qui a été laissé de côté", { ...cle, ecartees: [ecartee] }, true],
  ["une réponse laissée de côté sans dire laquelle", { ...cle, ecartees: [{ reason: "inconnue" }] }, false],
  ["une réponse laissée de côté sans dire pourquoi", { ...cle, ecartees: [{ where: "enfants" }] }, false],
  ["une clé sans jeton", { _id: cle._id }, false],
  ["un jeton sans clé", { token: cle.token }, false],
])("%s : enregistré, %o, %s", (_, output, attendu) => {
  expect(isSaved(output)).toBe(attendu);
});
