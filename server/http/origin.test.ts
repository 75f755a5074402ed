import { expect, test } from "vitest";
import { isOurs } from "./origin.ts";

const allowed = ["https://aides.exemple.fr"];
const host = "localhost:3000";

test.each([
  ["notre propre origine", { origin: "http://localhost:3000" }],
  ["notre hôte derrière un relais https", { origin: "https://localhost:3000" }],
  ["une origine déclarée", { origin: "https://aides.exemple.fr" }],
  ["sans Origin, une page de la même origine", { site: "same-origin" }],
  ["sans Origin, une saisie directe", { site: "none" }],
  ["un programme qui n’est pas un navigateur", {}],
])("l’écriture est permise : %s", (_, given) => {
  expect(isOurs({ host, origin: undefined, site: undefined, ...given }, allowed)).toBe(true);
});

test.each([
  ["une autre origine", { origin: "https://autre.fr" }],
  [
    "une autre origine, même si Sec-Fetch-Site prétend le contraire",
    { origin: "https://autre.fr", site: "same-origin" },
  ],
  ["un autre port", { origin: "http://localhost:3001" }],
  ["l’origine opaque", { origin: "null" }],
  ["une origine illisible", { origin: "localhost:3000" }],
  ["une origine déclarée sous un autre schéma", { origin: "http://aides.exemple.fr" }],
  ["sans Origin, un autre site", { site: "cross-site" }],
  ["sans Origin, un sous-domaine voisin", { site: "same-site" }],
])("l’écriture est refusée : %s", (_, given) => {
  expect(isOurs({ host, origin: undefined, site: undefined, ...given }, allowed)).toBe(false);
});
