import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chromiumPath } from "../browser/chromium.ts";
import { type AtelierDEdition, ouvrirUnAtelier } from "./atelier.ts";

/** Six times what it takes on a machine that does nothing else. */
const SIX_MINUTES = 360_000;

const AIDE = "bretagne-b-monde-individuel";

describe.runIf(chromiumPath)("ce qu’une correction publiée fait approuver", () => {
  let { lieu, elle, fermer } = {} as AtelierDEdition;
  beforeAll(async () => {
    ({ lieu, elle, fermer } = await ouvrirUnAtelier({ approuver: true }));
    // Longer than what it waits for: a product started from its sources, on a machine at work.
  }, 240_000);
  afterAll(() => fermer?.());

  const changees = (commit: string) =>
    lieu
      .git("show", "--format=", "-U0", commit)
      .split("\n")
      .filter((ligne) => /^[+-](?![+-])/.test(ligne));

  it(
    "se lit dans l’aperçu, puis vient avec elle",
    async () => {
      await elle.aller(`aides/entries/${AIDE}`);
      await elle.ecrire(/^Montant/, "15");
      const phrase = /n’est plus : 14 € par jour|15 € par jour/;
      await elle.apercu.getByRole("heading", { name: "À approuver" }).waitFor();
      await elle.apercu.getByText(phrase).first().waitFor();
      await elle.enregistrer();
      const avant = lieu.git("rev-parse", "main").trim();
      await lieu.publier(elle.relirePuisPublier);
      const publies = () => lieu.git("log", "--format=%H", `${avant}..main`).trim().split("\n");
      const [dernier] = await lieu.attendre(
        "les fichiers approuvés",
        () => (publies().length > 1 ? publies() : undefined),
        SIX_MINUTES,
      );
      expect(changees("main~1")).toEqual(["-montant: 14", "+montant: 15"]);
      const fichiers = lieu.git("show", "--format=", "--name-only", dernier!).trim().split("\n");
      expect(fichiers).toEqual([
        `test/approuves/aides/${AIDE}.txt`,
        "test/approuves/foyers/etudiants.txt",
        "test/approuves/foyers/lyceens.txt",
        "test/approuves/foyers/regions.txt",
        "test/approuves/montants.txt",
      ]);
      expect(changees(dernier!).filter((ligne) => !/\b1[45]\b/.test(ligne))).toEqual([]);
      const message = lieu.git("log", "-1", "--format=%B", dernier!);
      expect(message).toMatch(/^Approuvé avec « /);
      expect(message).toContain("15 € par jour, en moyenne");
      expect(lieu.git("status", "--porcelain").trim()).toBe("");
      await lieu.attendre(
        "la copie à part retirée",
        () => !lieu.git("worktree", "list").includes("approbation"),
      );
    },
    2 * SIX_MINUTES,
  );
});
