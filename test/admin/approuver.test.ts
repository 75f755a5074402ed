import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chromiumPath } from "../browser/chromium.ts";
import { type AtelierDEdition, ouvrirUnAtelier } from "./editrice.ts";

const UNE = "caf-ain-aide-bafa-session-generale";
const AUTRE = "caf-calvados-aide-bafa-générale";
const lieuDe = (slug: string) => `catalogue/approbations/${slug}.txt`;

describe.runIf(chromiumPath)("approuver ce qu’une correction change, sans terminal", () => {
  let { lieu, page, elle, fermer } = {} as AtelierDEdition;
  beforeAll(async () => {
    ({ lieu, page, elle, fermer } = await ouvrirUnAtelier());
  }, 240_000);
  afterAll(() => fermer?.());

  const bouton = () => elle.apercu.getByRole("button", { name: "J’approuve ce changement" });
  async function corriger(slug: string, label: RegExp, texte: string) {
    await elle.aller(`aides/entries/${slug}`);
    await elle.ecrire(label, texte);
    await elle.apercu.getByText("Enregistrez d’abord ce changement").waitFor();
    expect(await bouton().count()).toBe(0);
    await elle.enregistrer();
    await bouton().click();
    await elle.apercu.getByText("Ce changement est lu et approuvé.").waitFor();
  }

  it("ce que personne n’a lu ne se publie pas, et cela se dit", async () => {
    const avant = lieu.git("rev-parse", "main");
    await elle.aller(`aides/entries/${UNE}`);
    await elle.ecrire(/^Montant/, "205");
    await elle.enregistrer();
    await elle.demanderLaPublication();
    await page
      .getByText("Rien n’est publié, parce que ce que ce brouillon change n’a pas été approuvé")
      .first()
      .waitFor();
    expect(lieu.git("rev-parse", "main")).toBe(avant);
    lieu.git("branch", "-D", `cms/aides/${UNE}`);
  });

  it("garde avec le brouillon ce qui a été lu, et rien avant que ce soit enregistré", async () => {
    await corriger(UNE, /^Montant/, "210");
    expect(
      lieu
        .git("show", `cms/aides/${UNE}:${lieuDe(UNE)}`)
        .split("\n")
        .slice(3, 6),
    ).toEqual([
      "",
      "Montant : 210 (avant : 200)",
      expect.stringMatching(/^Donne 210\s€ au lieu de 200\s€ à la personne de l’exemple$/),
    ]);
  });

  it("se retrouve en rouvrant le brouillon, et se redemande pour un autre changement", async () => {
    await elle.aller(`aides/entries/${UNE}`);
    await elle.apercu.getByText("Ce changement est lu et approuvé.").waitFor();
    await elle.ecrire(/^Montant/, "220");
    await page.getByRole("button", { name: "Enregistrer" }).click();
    await bouton().click();
    await elle.apercu.getByText("Ce changement est lu et approuvé.").waitFor();
    expect(lieu.git("show", `cms/aides/${UNE}:${lieuDe(UNE)}`)).toContain("Montant : 220 (avant : 200)");
  });

  it("deux corrections approuvées le même jour sont publiées toutes deux, leurs textes réécrits", async () => {
    await lieu.publier(elle.relirePuisPublier);
    await corriger(AUTRE, /^Montant/, "230");
    await lieu.publier(elle.relirePuisPublier);
    await lieu.attendre(
      "les textes approuvés",
      () => lieu.git("ls-tree", "-r", "--name-only", "main", "catalogue/approbations") === "" || undefined,
      400_000,
    );
    expect(lieu.git("status", "--porcelain")).toBe("");
    const reecrit = lieu.git("log", "--format=", "-p", "--grep=Textes approuvés", "--", "test/approuves");
    const mises = reecrit.match(/^\+.*2[23]0\s€.*/gm)?.map((ligne) => ligne.slice(1).trim());
    expect(mises?.sort()).toEqual([
      "220 € de réduction",
      "230 € en une fois",
      expect.stringMatching(/^aide au BAFA pour une session de formation générale : 230\s€ en une fois/),
    ]);
  }, 600_000);
});
