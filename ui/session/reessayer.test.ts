import { beforeEach, expect, test, vi } from "vitest";
import { CallError } from "./client.ts";
import { reessayer } from "./reessayer.ts";

let onLine = true;
beforeEach(() => {
  onLine = true;
  vi.stubGlobal("navigator", {
    get onLine() {
      return onLine;
    },
  });
});

/** How often a call that always fails so is made, and that its failure is told. */
async function essais(faute: Error, pendant = () => {}): Promise<number> {
  const appeler = vi.fn<() => Promise<never>>(() => {
    pendant();
    return Promise.reject(faute);
  });
  await expect(reessayer(appeler, [1, 1])).rejects.toBe(faute);
  return appeler.mock.calls.length;
}

test.each([0, 502, 503, 504])("sans réponse de personne (%i), on essaie trois fois", async (status) => {
  expect(await essais(new CallError("perdu", status))).toBe(3);
});

test.each([
  ["un refus que le serveur nomme", new CallError("pleine", 503, "base_pleine")],
  ["une faute du serveur", new CallError("faute", 500)],
  ["une demande refusée", new CallError("refusée", 422)],
  ["une faute de la page", new Error("page")],
])("%s n’est pas réessayé", async (_, faute) => {
  expect(await essais(faute)).toBe(1);
});

test("hors connexion, rien n’est réessayé", async () => {
  onLine = false;
  expect(await essais(new CallError("hors connexion", 0))).toBe(1);
});

test("un échec venu tard n’est pas réessayé : personne n’attend trois fois", async () => {
  const horloge = vi.spyOn(performance, "now").mockReturnValue(0);
  expect(await essais(new CallError("perdu", 502), () => horloge.mockReturnValue(5_001))).toBe(1);
  horloge.mockRestore();
});

test("la réponse d’un second essai est rendue", async () => {
  const appeler = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new CallError("perdu", 502));
  appeler.mockResolvedValue("gardée");
  expect(await reessayer(appeler, [1, 1])).toBe("gardée");
});
