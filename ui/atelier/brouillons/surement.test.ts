import { beforeAll, describe, expect, it } from "vitest";
import { type IssueDuGeste, surement } from "./surement.ts";

beforeAll(() => {
  Object.assign(globalThis, { document: { documentElement: { dataset: { edition: '{"proxy":"x"}' } } } });
});

const jamais = () => new Promise<string>(() => undefined);
function tenir(appel: () => Promise<unknown>) {
  const issues: IssueDuGeste[] = [];
  const backend = { persistEntry: appel, publishUnpublishedEntry: appel, unpublishedEntries: appel };
  return { issues, ...surement(backend, { dire: (issue) => issues.push(issue), limiteMs: 50 }) };
}
const refuse =
  (status: number, plus: object = {}) =>
  () =>
    Promise.reject(Object.assign(new Error("Bad credentials"), { status, ...plus }));

describe("un geste finit toujours, et se dit", () => {
  it("fait", async () => {
    const { persistEntry, issues } = tenir(async () => "oui");
    expect(await persistEntry()).toBe("oui");
    expect(issues).toEqual([{ mots: "Enregistré.", faute: false }]);
  });

  it.each([
    ["sans réponse", jamais, "le service qui garde les brouillons n’a pas répondu en 0 secondes."],
    [
      "jeton révoqué",
      refuse(401),
      "votre connexion a pris fin : rechargez cette page pour vous reconnecter.",
    ],
    [
      "au même moment qu’un autre",
      refuse(422),
      "quelqu’un a écrit dans ce brouillon au même moment. Rechargez cette page pour le lire.",
    ],
    [
      "réseau coupé",
      () => Promise.reject(new TypeError("Failed to fetch")),
      "le service qui garde les brouillons ne se joint pas : voyez votre réseau.",
    ],
    ["refusé sur sa machine", refuse(422, { api: "Proxy", message: "il n’est pas lu" }), "il n’est pas lu."],
  ])("%s", async (_, appel, pourquoi) => {
    const { persistEntry, publishUnpublishedEntry, unpublishedEntries, issues } = tenir(appel);
    await expect(persistEntry()).rejects.toThrow(`Pas enregistré, parce que ${pourquoi}`);
    await expect(publishUnpublishedEntry()).rejects.toThrow(`Rien n’est publié, parce que ${pourquoi}`);
    await expect(unpublishedEntries()).rejects.toThrow(
      `Les brouillons ne se lisent pas, parce que ${pourquoi}`,
    );
    expect(issues.map(({ faute, reessayer }) => [faute, reessayer?.geste])).toEqual([
      [true, "persistEntry"],
      [true, "publishUnpublishedEntry"],
      [true, undefined],
    ]);
  });

  it("essayé de nouveau, il se fait avec ce qui avait été écrit", async () => {
    const reçus: unknown[] = [];
    const backend = {
      persistEntry: async (texte: string) => {
        reçus.push(texte);
        if (reçus.length === 1) throw new TypeError("Failed to fetch");
      },
    };
    const issues: IssueDuGeste[] = [];
    surement(backend, { dire: (issue) => issues.push(issue) });
    await expect(backend.persistEntry("montant: 210")).rejects.toThrow("Pas enregistré");
    await issues[0]?.reessayer?.encore();
    expect(reçus).toEqual(["montant: 210", "montant: 210"]);
    expect(issues.at(-1)).toEqual({ mots: "Enregistré.", faute: false });
  });

  it("fait après la limite, cela se dit aussi", async () => {
    const { persistEntry, issues } = tenir(() => new Promise((finir) => setTimeout(finir, 120)));
    await expect(persistEntry()).rejects.toThrow("Pas enregistré");
    await expect.poll(() => issues.at(-1)?.mots).toBe("Enregistré, avec du retard.");
  });
});
