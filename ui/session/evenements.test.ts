import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { guichetMachine } from "../../machines/guichet/guichet.ts";
import { journeyMachine } from "../../machines/journey/journey.ts";
import { sessionMachine } from "../../machines/session/session.ts";

/** Sent by nobody yet. */
const EN_ATTENTE = new Set(["EMAIL.SAVED"]);

/** Sent by the session to its journey, not by a screen. */
const DE_LA_SESSION = new Set(["RESET"]);

/** What the product is made of: the inspector plays the journey, and editors have a page, with packages, of their own. */
const sources = readdirSync("ui", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^(inspecteur|admin)\//.test(file))
  .map((file) => readFileSync(`ui/${file}`, "utf8"))
  .join("\n");

const evenements = [
  ...new Set([...sessionMachine.events, ...journeyMachine.events, ...guichetMachine.events]),
].filter((type) => !type.startsWith("xstate."));
const envoye = (type: string) => sources.includes(`type: "${type}"`);

describe("les événements des machines", () => {
  it.each(evenements.filter((type) => !EN_ATTENTE.has(type) && !DE_LA_SESSION.has(type)))(
    "%s part d’un écran",
    (type) => {
      expect(envoye(type)).toBe(true);
    },
  );

  it("ne sont en attente que tant que rien ne les envoie, et existent", () => {
    for (const type of [...EN_ATTENTE, ...DE_LA_SESSION]) {
      expect(evenements).toContain(type);
      expect(envoye(type), type).toBe(false);
    }
  });
});
