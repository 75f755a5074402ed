import { afterEach, describe, expect, it, vi } from "vitest";
import { Conducteur } from "./conducteur.ts";
import { editer } from "./editions.ts";

afterEach(() => vi.restoreAllMocks());

describe("les gestes au hasard", () => {
  it("tiennent, et en jouent assez", () => {
    expect(editer({ graine: 7 })).toEqual({ suites: 150 });
  });

  it("attrapent une réponse changée en route, la réduisent et la rejouent", () => {
    const vrai = Conducteur.prototype.envoyer;
    // Whoever says « no » is heard saying « yes ».
    vi.spyOn(Conducteur.prototype, "envoyer").mockImplementation(function (this: Conducteur, event) {
      return vrai.call(
        this,
        event.type === "ANSWER" && event.value === false ? { ...event, value: true } : event,
      );
    });
    const { echec } = editer({ graine: 7 });
    expect(echec?.raison).toMatch(/une réponse ne change que si on la change/);
    // Shrunk to the answers that lead to the first yes-or-no question.
    expect(echec?.gestes.split(",").length).toBeLessThanOrEqual(3);
    expect(editer(echec!.rejeu).echec?.gestes).toBe(echec?.gestes);
  });
});
