import { afterEach, describe, expect, it, vi } from "vitest";
import { Conducteur } from "./conducteur.ts";
import { editer } from "./editions.ts";

const GRAINE = Number(process.env["GRAINE"] ?? 7);
const SUITES = process.env["NUIT"] ? 3000 : 60;

afterEach(() => vi.restoreAllMocks());

describe("les gestes au hasard", () => {
  it(`tiennent, ${SUITES} suites`, () => {
    expect(() => editer(GRAINE, SUITES)).not.toThrow();
  });

  it("attrapent une réponse changée en route, et la réduisent", () => {
    const vrai = Conducteur.prototype.envoyer;
    // Whoever says « no » is heard saying « yes ».
    vi.spyOn(Conducteur.prototype, "envoyer").mockImplementation(function (this: Conducteur, event) {
      return vrai.call(
        this,
        event.type === "ANSWER" && event.value === false ? { ...event, value: true } : event,
      );
    });
    expect(() => editer(7, SUITES)).toThrow(/une réponse ne change que si on la change/);
  });
});
