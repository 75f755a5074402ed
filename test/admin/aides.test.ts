import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chromiumPath } from "../browser/chromium.ts";
import { accessibilityFaults } from "../browser/axe.ts";
import { type AtelierDEdition, ouvrirUnAtelier } from "./editrice.ts";

const NOMS = [
  ["bourse au permis de conduire", "Se déplacer"],
  ["chèque pour une licence de sport", "Sortir, bouger"],
  ["prime d’installation dans un studio", "Se loger"],
  ["aide à l’achat d’un ordinateur", "Étudier, se former"],
  ["bourse d’études à l’étranger", "Partir"],
  ["aide aux frais de garde", "Travailler"],
  ["chèque cinéma et théâtre", "Sortir, bouger"],
  ["remboursement de la mutuelle", "Se soigner"],
  ["prime au premier emploi", "Travailler"],
  ["aide au transport des apprentis", "Se déplacer"],
  ["bourse pour un séjour linguistique", "Partir"],
  ["aide au dépôt de garantie", "Se loger"],
  ["panier de légumes étudiant", "Manger"],
  ["aide au BAFA communal", "Travailler"],
  ["bourse à la création artistique", "Vivre au quotidien"],
  ["aide aux inscriptions en concours", "Étudier, se former"],
  ["prime d’équipement professionnel", "Travailler"],
  ["aide aux lunettes des jeunes", "Se soigner"],
  ["carte de bus à tarif réduit", "Se déplacer"],
  ["bourse au projet solidaire", "Partir"],
] as const;

const COLONNES = [
  "Nom de l’aide",
  "Organisme qui la donne",
  "Description",
  "Article",
  "Rythme",
  "Ce que le montant veut dire",
  "À quoi elle sert",
  "Montant",
  "Conditions vérifiées",
  "Conditions à vérifier soi-même",
  "Portée des conditions",
  "Page d’information",
  "Formulaire à remplir",
  "Téléphone du service",
];

/** The sheet of a town hall, as a French spreadsheet saves it: 20 aids, 5 of them wrong. */
function feuilleDeLaMairie(): Buffer {
  const lignes = NOMS.map(([nom, besoin], n) => [
    nom,
    n === 2 ? "Mairie d’Angerz" : "Ville d’Angers",
    `La ville d’Angers vous aide : ${nom}, jusqu’à ${100 + n},50 €.`,
    "une",
    n === 10 ? "tous les lundis" : "En une fois",
    "Un maximum",
    besoin,
    n === 6 ? "environ 300" : `${100 + n},50`,
    '"Âge : au moins 16\r\nHabiter le territoire de l’organisme"',
    n === 13 ? "Il faut habiter Angers" : "Habiter Angers depuis un an.",
    "Presque tout le monde la remplit",
    `https://www.angers.fr/jeunes/${n + 1}`,
    n === 17 ? "" : `https://www.angers.fr/jeunes/${n + 1}/dossier.pdf`,
    "02 41 00 00 00",
  ]);
  const texte = [COLONNES, ...lignes].map((ligne) => `${ligne.join(";")}\r\n`).join("");
  return Buffer.from(texte.replaceAll("’", "\u0092").replaceAll("€", "\u0080"), "latin1");
}

describe.runIf(chromiumPath)("plusieurs aides à la fois", () => {
  let { lieu, page, fermer } = {} as AtelierDEdition;
  beforeAll(async () => {
    ({ lieu, page, fermer } = await ouvrirUnAtelier());
  }, 240_000);
  afterAll(() => fermer?.());

  const ouvrir = async (chemin: string) => {
    await page.goto("about:blank");
    await page.goto(`${lieu.adresse}/admin/${chemin}`);
    await page.getByText(/^\d+ aides (?:sur \d|à voir)/).waitFor();
  };
  const bouton = (name: string | RegExp) => page.getByRole("button", { name });
  const importer = (name: string, buffer: Buffer) =>
    page.getByLabel(/^Feuille à importer/).setInputFiles({ name, mimeType: "text/csv", buffer });
  const telecharger = async (faire: () => Promise<void>) => {
    const [fichier] = await Promise.all([page.waitForEvent("download"), faire()]);
    return readFileSync(await fichier.path());
  };
  const brouillons = () =>
    lieu.git("for-each-ref", "--format=%(refname:short)", "refs/heads/cms/lots").split("\n").filter(Boolean);
  const changes = (branche: string) =>
    lieu
      .git("diff", `main...${branche}`)
      .split("\n")
      .filter((ligne) => /^[+-](?![+-])/.test(ligne));
  async function publierLeSeul() {
    await bouton(/^Revoir/).click();
    await bouton("Lire ce que ce brouillon change, puis l’approuver").click();
    await bouton("J’approuve ces changements").click();
    await page.getByText("Ce brouillon est lu et approuvé.").waitFor();
    await bouton("Revenir aux aides").click();
    await page.getByLabel(/^Étape de /).selectOption("Prêt");
    await bouton(/^Publier maintenant/).click();
    await page.getByText(/est publié/).waitFor();
  }
  const chronometre = (quoi: string, depuis: number) =>
    console.log(`${quoi} : ${((Date.now() - depuis) / 1_000).toFixed(1)} s`);

  it("la feuille d’une mairie, 20 lignes dont 5 fausses, devient un brouillon des 15 justes", async () => {
    const debut = Date.now();
    await ouvrir("aides");
    await page.getByText("Plusieurs aides à la fois, dans une feuille").click();
    await importer("Aides d’Angers.csv", feuilleDeLaMairie());
    await page.getByText("15 aides prêtes, 5 à corriger.").waitFor();
    await page.getByText(/Colonnes inconnues, laissées de côté : Téléphone du service/).waitFor();
    const fausses = page.getByRole("listitem").filter({ has: page.getByText("À corriger", { exact: true }) });
    const dites = (await fausses.allInnerTexts()).join("\n");
    expect(dites).toContain("Ligne 4\n");
    for (const mots of [
      "aucun organisme publié ne s’appelle « Mairie d’Angerz »",
      "Montant : « environ 300 » n’est pas un nombre",
      "« tous les lundis » n’est pas un choix de « Rythme » : écrire En une fois, Chaque mois",
      "La condition doit commencer par un verbe à l'infinitif",
      "ajouter au moins une adresse",
    ])
      expect(dites).toContain(mots);
    expect(await accessibilityFaults(page)).toEqual([]);
    // Two cells are mended in the page, and the rows are looked at again.
    await page.getByLabel("Rythme : bourse pour un séjour linguistique").fill("En une fois");
    await page.getByLabel("Montant : chèque cinéma et théâtre").fill("300");
    await bouton("Revoir avec mes corrections").click();
    await page.getByText("17 aides prêtes, 3 à corriger.").waitFor();
    await bouton("Enregistrer 17 aides en un brouillon").click();
    await page.getByText(/est enregistré : 17 aides/).waitFor();
    expect(brouillons()).toHaveLength(1);
    chronometre("20 aides importées, 17 en brouillon", debut);
  });

  it("des cellules copiées d’un tableur se collent ; « comme la ligne du dessus » vaut la cellule fusionnée", async () => {
    await ouvrir("aides");
    await page.getByText("Plusieurs aides à la fois, dans une feuille").click();
    const [juste = [], autre = []] = [
      ["prime au dernier emploi", "Ville d’Angers"],
      ["prime au second emploi", "comme la ligne du dessus"],
    ].map(([nom, organisme]) => [nom, organisme, "La ville vous aide.", "une", "En une fois", "31/02/2026"]);
    const colonnes = [...COLONNES.slice(0, 5), "Dernier jour"];
    await page
      .getByLabel(/^Ou collez ici/)
      .fill([colonnes, juste, autre].map((ligne) => ligne.join("\t")).join("\n"));
    await page.getByText(/2 à corriger/).waitFor();
    const dites = await page.getByRole("main").innerText();
    expect(dites).toContain("Dernier jour : un jour est attendu, comme 22/11/2026");
    expect(dites).not.toMatch(/aucun organisme publié|AAAA|\d{4}-\d\d-\d\d/);
    await bouton("Revenir aux aides").click();
  });

  it("le brouillon se rouvre, se complète de sa feuille corrigée, se publie d’un coup, et l’éditeur l’ignore", async () => {
    await page.goto(`${lieu.adresse}/admin/#/workflow`);
    // The board of the editor has no such draft, and is not stopped by it.
    await page.getByText("0 entrée(s) en attente de revue, 0 prête(s) à être publiée(s).").waitFor();
    await ouvrir("aides");
    await bouton(/^Revoir/).click();
    await page.getByText("17 aides prêtes.").waitFor();
    const feuille = await telecharger(() => bouton("Télécharger la feuille de ce brouillon").click());
    expect(feuille.toString()).toContain("100,5");
    await importer("corrigee.csv", Buffer.from(feuille.toString().replace("100,5;", "120;")));
    await page.getByText("1 aide prête.").waitFor();
    await bouton("Enregistrer 1 aide en un brouillon").click();
    await page.getByText(/est enregistré : 1 aide/).waitFor();
    expect(brouillons()).toHaveLength(1);
    await lieu.publier(publierLeSeul);
    expect(brouillons()).toEqual([]);
    const permis = lieu.git(
      "show",
      "main:catalogue/aides/regles/ville-angers-bourse-au-permis-de-conduire.yml",
    );
    expect(permis).toBe(`slug: ville-angers-bourse-au-permis-de-conduire
label: bourse au permis de conduire
institution: ville-angers
description: 'La ville d’Angers vous aide : bourse au permis de conduire, jusqu’à 100,50 €.'
prefix: une
periodicite: ponctuelle
nature: plafond
besoin: deplacer
montant: 120
conditions_generales:
  - {type: age, operator: ">=", value: 16}
  - {type: attached_to_institution}
conditions:
  - Habiter Angers depuis un an.
portees:
  - courante
link: https://www.angers.fr/jeunes/1
form: https://www.angers.fr/jeunes/1/dossier.pdf
`);
  });

  it("un champ se change sur une sélection, une ligne par fiche, et se renonce", async () => {
    const debut = Date.now();
    await ouvrir("aides");
    await page.getByLabel("Lieu").selectOption("Angers (Maine-et-Loire)");
    await page.getByLabel("Chercher", { exact: true }).fill("ANGERS prime");
    await page.getByText(/^2 aides sur/).waitFor();
    await page.getByLabel("Choisir toutes celles qui sont trouvées").check();
    await bouton("Changer un champ").click();
    await page.getByLabel("Champ").selectOption("Vérifiée le");
    await page.getByLabel(/^Ce qu’il dira/).fill("2026-11-20");
    await bouton("Voir ce que cela change").click();
    await bouton("Enregistrer 2 aides en un brouillon").click();
    await page.getByText(/est enregistré : 2 aides/).waitFor();
    chronometre("un champ changé sur une sélection", debut);
    const [branche = ""] = brouillons();
    expect(changes(branche)).toEqual(['+verifie_le: "2026-11-20"', '+verifie_le: "2026-11-20"']);
    await bouton(/^Abandonner/).click();
    await bouton(/^Oui, abandonner/).click();
    await page.getByText(/est abandonné/).waitFor();
    expect(brouillons()).toEqual([]);
  });

  it("un classeur se lit aussi, ses nombres et ses jours compris", async () => {
    await ouvrir("aides");
    await page.getByText("Plusieurs aides à la fois, dans une feuille").click();
    await page.getByLabel(/^Feuille à importer/).setInputFiles("test/admin/feuille.xlsx");
    await page.getByText("1 aide prête.").waitFor();
    expect(await page.getByRole("listitem").allInnerTexts()).toEqual(
      expect.arrayContaining([
        "Montant : 211,5 (avant : 200)",
        "Vérifiée le : 21 novembre 2026 (avant : rien)",
      ]),
    );
  });

  it("relire : un fait à la fois, au clavier ; ce qui tient est daté, le reste se corrige ou se signale", async () => {
    await ouvrir("relire");
    await page.getByLabel("Organisme").selectOption("Ville d’Angers");
    await bouton("Relire, un fait à la fois").click();
    const debut = Date.now();
    const [, combien = ""] = /sur (\d+)/.exec(await page.getByText(/^Fait 1 sur/).innerText()) ?? [];
    const faits = Number(combien);
    expect(faits).toBeGreaterThanOrEqual(16);
    for (let n = 1; n < faits; n++) {
      await page.getByText(`Fait ${n} sur ${faits}`).waitFor();
      await page.keyboard.press("1");
    }
    await page.getByText(`Fait ${faits} sur ${faits}`).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByLabel(/^Note/).fill("La page dit 12 € en 2026.");
    await bouton("Ne correspond pas").click();
    await page.getByText("Tout est relu.").waitFor();
    console.log(
      `une relecture : ${((Date.now() - debut) / 1_000 / faits).toFixed(2)} s par fait, sans le temps de lire`,
    );
    await bouton("Arrêter, et voir ce que j’ai relu").click();
    await page.getByText("La page dit 12 € en 2026.").waitFor();
    await bouton("Dater 17 aides d’aujourd’hui").click();
    await bouton("Enregistrer 17 aides en un brouillon").click();
    await page.getByText(/est enregistré : 17 aides/).waitFor();
    const [branche = ""] = brouillons();
    expect(changes(branche).filter((ligne) => !/^\+verifie_le: "\d{4}-\d\d-\d\d"$/.test(ligne))).toEqual([]);
    await bouton(/^Laisser la note aux autres éditeurs/).click();
    await page.getByText("La page dit 12 € en 2026.").waitFor({ state: "detached" });
    await page.goto(`${lieu.adresse}/admin/contributions`);
    await page.getByText(/ : ne correspond pas\. La page dit 12 € en 2026\.$/).waitFor();
  });
});
