import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { codeChangeable } from "./changer.ts";
import { Mondes } from "./essais/mondes.ts";
import { Juge } from "./juger.ts";
import { lancerLesEssais } from "./lancer.ts";

const TEMOIN = "test/mutants/code/temoin";

const VU = "vu par les essais courts";

it("chaque changement d’un code témoin a le sort qu’on lui connaît", async () => {
  const code = await codeChangeable([`${TEMOIN}/temoin.ts`]);
  const juge = new Juge(code, () => undefined);
  try {
    const sorts = await juge.sortsDe(new Set(code.changements.map(({ id }) => id)), [`${TEMOIN}/essais.ts`]);
    const dits = code.changements.map(
      ({ id, avant, apres }) => `${avant.split("\n")[0]} → ${apres} : ${sorts.get(id)}`,
    );
    expect(dits.filter((dit) => !dit.includes("=>"))).toEqual([
      `n + n → n - n : ${VU}`,
      // Called, and nothing is awaited of it.
      "n - 1 → n + 1 : survit",
      // Made as the module is loaded: seen because it is planted before.
      `[10, 20] → [] : ${VU}`,
      `n > 15 → true : ${VU}`,
      `n > 15 → false : ${VU}`,
      "n > 15 → n >= 15 : survit",
      `n > 15 → n <= 15 : ${VU}`,
      `{ → {} : ${VU}`,
      // Kept by the first who asks: seen for the same reason.
      `connue !== undefined → true : ${VU}`,
      "connue !== undefined → false : survit",
      `connue !== undefined → connue === undefined : ${VU}`,
      "mot.length * 1 → mot.length / 1 : survit",
      `{ → {} : ${VU}`,
      `n <= jusqua → false : ${VU}`,
      `n <= jusqua → n < jusqua : ${VU}`,
      `n <= jusqua → n > jusqua : ${VU}`,
      // Goes round for ever: it is stopped, and proves nothing.
      "n++ → n-- : plante",
      `total += n → total -= n : ${VU}`,
      // No test gives it words.
      '" " → "" : survit',
      `"rien" → "" : ${VU}`,
    ]);
  } finally {
    juge.fermer();
  }
});

it("des essais qui tombent sans faute ne jugent rien", async () => {
  const juge = new Juge(await codeChangeable([`${TEMOIN}/temoin.ts`]), () => undefined);
  await expect(juge.sortsDe(new Set(["0"]), [`${TEMOIN}/tombent.ts`])).rejects.toThrow("cet essai tombe");
  juge.fermer();
});

it("un fichier que la faute d’avant fait échouer ne dispense pas la suivante de ses autres essais", async () => {
  const { changements, sources } = await codeChangeable([`${TEMOIN}/temoin.ts`]);
  const { id } = changements.find(({ avant }) => avant === "[10, 20]")!;
  const dossier = mkdtempSync(join(tmpdir(), "fautes-du-code-"));
  writeFileSync(join(dossier, "sources.json"), JSON.stringify(Object.fromEntries(sources)));
  const [essais, muets] = [`${TEMOIN}/essais.ts`, `${TEMOIN}/muets.ts`];
  try {
    const { constats } = await lancerLesEssais(dossier, {
      but: "planter",
      fautes: [
        { id, lots: [[essais]] },
        { id, lots: [[muets], [essais]] },
      ],
    });
    expect(constats.filter(({ sort }) => sort === "vue")).toHaveLength(2);
  } finally {
    rmSync(dossier, { recursive: true });
  }
});

it("ce qui est fait au chargement est regardé dans un monde neuf, qui sans faute ne voit rien", async () => {
  const foyer = "machines/journey/chapters/foyer.ts";
  const { changements, sources } = await codeChangeable([foyer]);
  const mondes = new Mondes(Object.fromEntries(sources));
  const sort = async (id: string, fichier: string) => mondes.sortDe(id, fichier, () => undefined);
  const sortDu = (avant: string) => sort(changements.find((un) => un.avant === avant)!.id, foyer);
  try {
    expect(await sort("aucune", "machines/session/session.ts")).toBe("survit");
    expect(await sortDu('"est en situation de handicap"')).toBe("vu par les questions approuvées");
    expect(await sortDu('"_firstName"')).toBe("vu par les diagrammes approuvés");
  } finally {
    await mondes.fermer();
  }
});
