import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { inflateSync } from "node:zlib";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { chromiumPath } from "./chromium.ts";
import { estIci, etapeDessinee, ongletDe, visiteDeLInspecteur, voletDe } from "./regarder-inspecteur.ts";

/** A task of an hour of a product owner: how long it took is told, and never judged. */
async function tache(nom: string, faire: () => Promise<void>): Promise<void> {
  const depart = performance.now();
  await faire();
  console.log(`${nom} : ${((performance.now() - depart) / 1000).toFixed(1)} s`);
}

/** What a button of « Télécharger » gives. */
async function emporter(page: Page, format: string): Promise<string> {
  const attendu = page.waitForEvent("download");
  await page
    .getByRole("group", { name: "Télécharger" })
    .getByRole("button", { name: format, exact: true })
    .click();
  return readFileSync(await (await attendu).path(), "utf8");
}

type Matrice = readonly [number, number, number, number, number, number];
const fois = ([a, b, c, d, e, f]: Matrice, [g, h, i, j, k, l]: Matrice): Matrice => [
  a * g + b * i,
  a * h + b * j,
  c * g + d * i,
  c * h + d * j,
  e * g + f * i + k,
  e * h + f * j + l,
];

/** Sizes in points of the texts that a page of a PDF draws: the font’s, through every matrix around it. */
function corpsDe(contenu: string): number[] {
  const pile: Matrice[] = [];
  let [ici, texte, corps]: [Matrice, Matrice, number] = [[1, 0, 0, 1, 0, 0], [1, 0, 0, 1, 0, 0], 0];
  const vus: number[] = [];
  for (const ligne of contenu.split("\n")) {
    const mots = ligne.trim().split(/\s+/);
    const nombres = mots.slice(0, 6).map(Number) as unknown as Matrice;
    const quoi = mots.at(-1);
    if (quoi === "q") pile.push(ici);
    else if (quoi === "Q") ici = pile.pop()!;
    else if (quoi === "cm") ici = fois(nombres, ici);
    else if (quoi === "Tm") texte = nombres;
    else if (quoi === "Tf") corps = Number(mots.at(-2));
    else if (quoi === "Tj" || quoi === "TJ") {
      const [, , c, d] = fois(texte, ici);
      vus.push(corps * Math.hypot(c, d));
    }
  }
  return vus;
}

/** The sizes of the texts of each page of a PDF that Chromium printed, and the size of its sheets. */
function feuillesDe(pdf: Buffer): { sur: string; corps: number[] }[] {
  const lu = pdf.toString("latin1");
  const boites = [...lu.matchAll(/MediaBox\s*\[0 0 (\S+) (\S+)\]/g)].map(
    ([, l, h]) => `${Math.round(Number(l))} × ${Math.round(Number(h))}`,
  );
  const contenus = [...lu.matchAll(/stream\r?\n/g)].flatMap(({ index, 0: mot }) => {
    try {
      const texte = inflateSync(
        pdf.subarray(index + mot.length, lu.indexOf("endstream", index + 10)),
      ).toString("latin1");
      return /\bBT\b/.test(texte) && / Tj$/m.test(texte) ? [texte] : [];
    } catch {
      return [];
    }
  });
  expect(contenus.length).toBe(boites.length);
  return contenus.map((contenu, rang) => ({ sur: boites[rang]!, corps: corpsDe(contenu) }));
}

/** Has Mermaid’s own library draw each of these texts, away from the product and what it allows. */
async function dessinerParMermaid(
  page: Page,
  textes: readonly string[],
): Promise<{ sorte: string; svg: string }[]> {
  const vide = await page.context().newPage();
  await vide.addScriptTag({ path: createRequire(import.meta.url).resolve("@mermaid-js/tiny") });
  return vide.evaluate(async (tous) => {
    interface Mermaid {
      parse(texte: string): Promise<{ diagramType: string }>;
      render(id: string, texte: string): Promise<{ svg: string }>;
    }
    const { mermaid } = globalThis as unknown as { mermaid: Mermaid };
    const dessins = [];
    for (const [rang, texte] of tous.entries()) {
      const { diagramType: sorte } = await mermaid.parse(texte);
      dessins.push({ sorte, ...(await mermaid.render(`dessin-${rang}`, texte)) });
    }
    return dessins;
  }, textes);
}

const ADRESSE = "#etape=menage/depcom&personne=mereSeule&moment=12";

describe.skipIf(!chromiumPath)("l’heure d’une responsable de produit", () => {
  const v = visiteDeLInspecteur(1280);

  test("d’une adresse reçue à ce qu’elle emporte", async () => {
    const demandes: string[] = [];
    v.page.on("request", (une) => demandes.push(new URL(une.url()).pathname));
    await tache("Ouvrir l’adresse reçue : l’étape, la personne, le moment", async () => {
      await v.page.goto(`${v.address}/inspecteur${ADRESSE}`);
      await voletDe(v.page).getByRole("heading", { level: 2, name: "Commune" }).waitFor();
      const moment = voletDe(v.page).getByRole("region", { name: "La personne et le moment" });
      expect(await moment.innerText()).toMatch(/^mère seule de deux enfants[^]*moment 12 sur 38[^]*à poser/);
      expect(await etapeDessinee(v.page, "menage/depcom").getAttribute("aria-pressed")).toBe("true");
      const dite = v.page.locator(".liste [aria-current]");
      expect(await dite.innerText()).toMatch(/^Commune/);
      for (const vue of [dite, etapeDessinee(v.page, "menage/depcom")])
        await expect
          .poll(() =>
            vue.evaluate((un) => {
              const { top, bottom, left, right } = un.getBoundingClientRect();
              const cadre = un.closest(".trouver, .vue")!.getBoundingClientRect();
              return top >= cadre.top && bottom <= cadre.bottom && left >= cadre.left && right <= cadre.right;
            }),
          )
          .toBe(true);
      // Laid out by the build: no layout is asked of this browser.
      expect(demandes.filter((un) => un.endsWith("dessin.json"))).toHaveLength(1);
      expect(demandes.filter((un) => un.includes("elk"))).toEqual([]);
      await v.sansFaute();
    });
    await tache("Voir où en était cette personne, puis répondre à sa place", async () => {
      await ongletDe(v.page, "Jouer");
      await voletDe(v.page).getByText("Moment 12 sur 38").waitFor();
      await voletDe(v.page).getByRole("button", { name: "Avancer" }).click();
      await voletDe(v.page).getByText("Moment 13 sur 38").waitFor();
      await voletDe(v.page).getByRole("button", { name: "Reculer" }).click();
      await estIci(v.page, "enfants un par un : individu/{personne}/enfant_a_charge");
    });
    await tache("Cadrer le chapitre, puis traverser par la petite carte", async () => {
      const cadrer = v.page.getByRole("button", { name: "Cadrer ce chapitre" });
      await cadrer.click();
      const vue = v.page.locator(".vue");
      const depasse = () =>
        vue.evaluate((une) =>
          Math.max(une.scrollHeight - une.clientHeight, une.scrollWidth - une.clientWidth),
        );
      await expect.poll(depasse).toBe(0);
      await v.page.locator(".toile [aria-live]", { hasText: "Qui sont les membres" }).waitFor();
      const large = (await vue.boundingBox())!.width;
      expect(large).toBeGreaterThan(1200);
      // The whole of it, each step once.
      const vues = v.page.locator(".vue .etape[data-id]");
      const ids = await vues.evaluateAll((toutes) => toutes.map((une) => une.getAttribute("data-id")));
      expect(new Set(ids).size).toBe(ids.length);
      expect(await v.page.locator(".vue .etape").count()).toBeGreaterThan(20);
      await v.sansFaute();
      await cadrer.click();
      const carte = v.page.locator(".mini-carte");
      const { width, height } = (await carte.boundingBox())!;
      await carte.click({ position: { x: width - 8, y: height / 40 } });
      await expect
        .poll(() => v.page.locator(".vue").evaluate(({ scrollLeft }) => scrollLeft))
        .toBeGreaterThan(700);
    });
    await tache("Lire la table : une question, ses réponses, la suivante, qui y passe", async () => {
      await v.page.getByRole("link", { name: "La table" }).click();
      const question = v.page.locator("tbody", {
        has: v.page.getByRole("link", { name: "Taux d’incapacité", exact: true }),
      });
      expect(await question.innerText()).toMatch(
        /Posée si l’on est en situation de handicap[^]*Y passent : jeune adulte de 23 ans/,
      );
      expect(await question.getByRole("row", { name: /^De 50 %/ }).innerText()).toContain(
        "→ Restriction d’accès à l’emploi",
      );
      expect(await question.getByRole("row", { name: /^Moins de 50 %/ }).innerText()).toContain(
        "→ Déclaration de revenus",
      );
      await v.sansFaute();
      const feuilles = feuillesDe(await v.page.pdf({ preferCSSPageSize: true }));
      expect(new Set(feuilles.map(({ sur }) => sur))).toEqual(new Set(["595 × 842"]));
      expect(Math.min(...feuilles.flatMap(({ corps }) => corps))).toBeGreaterThanOrEqual(8);
      console.log(`  la table : ${feuilles.length} feuilles A4`);
    });
    let seance = "";
    await tache("Jouer une séance, et la lire en image et en texte", async () => {
      await v.page.getByRole("link", { name: "La séance" }).click();
      await v.page.getByRole("button", { name: "Jouer la séance" }).click();
      await v.page.getByText(/^La séance est jouée/).waitFor();
      seance = await v.page.getByLabel("La même, en texte (Mermaid)").inputValue();
      const suite =
        /SAVE[^]*POST \/api\/simulation\n[^]*201[^]*FETCH[^]*snapshot[^]*200[^]*POST[^]*avec les résultats[^]*201[^]*calcul : prêt[^]*FETCH[^]*404[^]*accès : refusé[^]*DELETE[^]*204[^]*effacé/;
      expect(seance).toMatch(suite);
      const image = await v.page.locator(".sequence svg").innerHTML();
      for (const dit of ["enregistrer", "calcul : prêt", "accès : refusé"]) expect(image).toContain(dit);
      // The refusal is one that the browser tells too.
      expect(v.faults.splice(0).filter((une) => !une.includes("404"))).toEqual([]);
      await v.sansFaute();
    });
    await tache("Revenir au dessin, là où il était", async () => {
      await v.page.getByRole("link", { name: "Le dessin" }).click();
      await voletDe(v.page).getByText("Moment 12 sur 38").waitFor();
    });
    await tache("Emporter le schéma, que Mermaid lit", async () => {
      const schema = await emporter(v.page, "Mermaid");
      const [parcours, sequence] = await dessinerParMermaid(v.page, [schema, seance]);
      expect([parcours?.sorte, sequence?.sorte]).toEqual(["flowchart-v2", "sequence"]);
      expect(parcours?.svg).toContain("Restriction d’accès à l’emploi");
      expect(sequence?.svg).toContain("accès : refusé");
      expect(await emporter(v.page, "Module")).toContain("export const parcours = setup(");
    });
    await tache("Imprimer : une feuille A3 par chapitre, 8 points au moins", async () => {
      await v.page.emulateMedia({ media: "print" });
      for (const dessous of [
        v.page.getByRole("heading", { level: 1 }),
        voletDe(v.page),
        v.page.locator(".vue"),
      ])
        expect(await dessous.isVisible()).toBe(false);
      const feuilles = feuillesDe(await v.page.pdf({ preferCSSPageSize: true }));
      for (const { sur, corps } of feuilles)
        console.log(`  ${sur} : ${Math.min(...corps).toFixed(1)} points au moins`);
      expect(feuilles.map(({ sur }) => sur)).toEqual(Array.from({ length: 7 }, () => "1191 × 842"));
      expect(feuilles.flatMap(({ corps }) => corps).filter((un) => un < 8)).toEqual([]);
    });
  });
});

describe.skipIf(!chromiumPath)("au téléphone", () => {
  const v = visiteDeLInspecteur(390);

  test("ce que l’on joue vient d’abord", async () => {
    await v.page.goto(`${v.address}/inspecteur${ADRESSE}`);
    await etapeDessinee(v.page, "menage/depcom").waitFor();
    const haut = async (quoi: string) => (await v.page.locator(quoi).boundingBox())!.y;
    const hauts = [await haut(".volet"), await haut(".barre"), await haut(".toile"), await haut(".trouver")];
    expect(hauts).toEqual([...hauts].sort((a, b) => a - b));
    await voletDe(v.page)
      .getByRole("region", { name: "La personne et le moment" })
      .getByRole("button", { name: "Avancer" })
      .click();
    await voletDe(v.page).getByText("moment 13 sur 38").waitFor();
    await v.page.getByRole("link", { name: "La table" }).click();
    await v.page.getByRole("table").first().waitFor();
    await v.sansFaute();
    await v.page.goto(`${v.address}/inspecteur#etape=nulle/part`);
    await v.page.getByText("Cette adresse ne se lit pas").waitFor();
  });
});
