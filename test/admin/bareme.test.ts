import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accessibilityFaults } from "../browser/axe.ts";
import { chromiumPath } from "../browser/chromium.ts";
import { type AtelierDEdition, ouvrirUnAtelier } from "./editrice.ts";

const RSA = "montant de base du RSA";

describe.runIf(chromiumPath)("un nouveau barème de la loi, de son décret à la branche publiée", () => {
  let { lieu, page, fermer } = {} as AtelierDEdition;
  beforeAll(async () => {
    ({ lieu, page, fermer } = await ouvrirUnAtelier());
  }, 240_000);
  afterAll(() => fermer?.());

  const bouton = (name: string | RegExp) => page.getByRole("button", { name });
  const ouvrir = async () => {
    await page.goto(`${lieu.adresse}/admin/baremes`);
    await bouton("Entrer un nouveau barème : RSA").click();
  };
  const debut = Date.now();

  it("dit qui gagne et qui perd, et refuse ce qui n’est pas un nombre", async () => {
    await ouvrir();
    await page.getByLabel(RSA).fill("sept cents");
    await bouton("Voir qui gagne, qui perd").click();
    await page.getByText("Un des chiffres n’est pas un nombre.").waitFor();
    await page.getByLabel(RSA).fill("701,69");
    await bouton("Voir qui gagne, qui perd").click();
    await page
      .getByText(/(?:RSA|solidarité active).* : .*\d+ foyers? .*reçoivent plus/)
      .first()
      .waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it("s’enregistre daté, avec son texte, sans rien effacer", async () => {
    await page.getByLabel("Premier jour où il vaut").fill("2027-04-01");
    await page.getByLabel("Décret, arrêté ou page qui le fixe").fill("Décret d’essai");
    await bouton("Enregistrer en un brouillon").click();
    await page.getByText(/^Le brouillon « Barème le .* : rsa » est enregistré\./).waitFor();
    const [branche = ""] = lieu
      .git("for-each-ref", "--format=%(refname:short)", "refs/heads/cms/lots")
      .split("\n");
    const lignes = lieu.git("diff", `main...${branche}`).split("\n");
    const [otee = "", mise = ""] = lignes.filter((ligne) => /^[+-]"/.test(ligne));
    expect(lignes.filter((ligne) => /^[+-](?![+-])/.test(ligne))).toHaveLength(2);
    expect(mise).toContain('{"2027-04-01": 701.69, "2026-04-01": 651.69,');
    expect(mise.slice(1)).toBe(
      otee
        .slice(1)
        .replace('{"valeurs": {', '{"valeurs": {"2027-04-01": 701.69, ')
        .replace(/\]\},$/, ', ["Décret d’essai", ""]]},'),
    );
  });

  it("se lit, s’approuve et se publie, sans terminal", async () => {
    await page.goto(`${lieu.adresse}/admin/aides`);
    await bouton(/^Revoir : Barème/).click();
    await bouton("Lire ce que ce brouillon change, puis l’approuver").click();
    await page.getByText(`${RSA} : 701,69 € depuis le 1er avril 2027 (avant : 651,69 €)`).waitFor();
    await bouton("J’approuve ces changements").click();
    await page.getByText("Ce brouillon est lu et approuvé.").waitFor();
    await bouton("Revenir aux aides").click();
    await page.getByLabel(/^Étape de /).selectOption("Prêt");
    await bouton(/^Publier maintenant/).click();
    await page.getByText(/est publié/).waitFor();
    expect(lieu.git("show", "main:catalogue/approbations/parametres.solidarite.txt")).toContain(
      `${RSA} : 701,69 €`,
    );
    console.log(
      `un nouveau barème, du décret à la publication : ${((Date.now() - debut) / 1_000).toFixed(1)} s`,
    );
  });
});
