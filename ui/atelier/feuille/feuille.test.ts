import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { ecrireLeCsv, lireLeCsv } from "./csv.ts";
import { exporter, modele } from "./feuille.ts";
import { appliquer, lireLaFeuille } from "./rangees.ts";
import { enJoursDeFrance, lireJour } from "./valeurs.ts";

const organismes = new Map([
  ["caf_ain", "CAF de l’Ain"],
  ["ville_de_bruz", "Ville de Bruz"],
]);
const octets = (texte: string) => new TextEncoder().encode(texte).buffer;
const texte = readFileSync("catalogue/aides/regles/caf-ain-aide-bafa-session-generale.yml", "utf8");
const aide = parse(texte) as Record<string, unknown>;

describe("le fichier", () => {
  it("neutralise ce qu’un tableur prendrait pour une formule, et le rend tel quel", () => {
    const dites = [
      "=1+1",
      "+33 1",
      "-12",
      "@somme",
      "\tx",
      "\rx",
      "'=1",
      "''-2",
      "＝1",
      "'a",
      "a=b",
      "l’été",
    ];
    const fichier = ecrireLeCsv([dites]);
    const cellules = fichier.replace("\uFEFF", "").split(";");
    expect(cellules.filter((une) => /^"?[=+\-@\t\r＝]/.test(une))).toEqual([]);
    expect(lireLeCsv(octets(fichier))).toEqual([dites]);
  });

  it.each([
    ["des points-virgules et la marque d’UTF-8", octets("\uFEFFNom;Montant\r\nété;12,5\r\n")],
    ["des virgules", octets('Nom,Montant\nété,"12,5"\n')],
    ["des tabulations", octets("Nom\tMontant\nété\t12,5\n")],
    ["Windows-1252", Uint8Array.from(Buffer.from("Nom;Montant\r\nété;12,5\r\n", "latin1")).buffer],
  ])("se lit avec %s", (_, lu) => {
    expect(lireLeCsv(lu)).toEqual([
      ["Nom", "Montant"],
      ["été", "12,5"],
    ]);
  });
});

describe("la feuille", () => {
  it("exportée puis relue ne change rien à l’aide", () => {
    const { rangees, inconnues } = lireLaFeuille(lireLeCsv(octets(exporter([texte], organismes))));
    expect(inconnues).toEqual([]);
    expect(rangees).toHaveLength(1);
    expect(appliquer(rangees[0]!, aide, organismes)).toEqual({ donnees: aide, fautes: [] });
  });

  it("le modèle se remplit à l’identique de ce qu’il montre, et son exemple n’est pas une aide", () => {
    const [entete = [], exemple = []] = lireLeCsv(octets(modele()));
    expect(lireLaFeuille([entete, exemple])).toEqual({ rangees: [], inconnues: [] });
    const { rangees } = lireLaFeuille([entete, exemple.map((une) => une.replace("exemple : ", ""))]);
    const rennes = new Map([["ville_de_rennes", "Ville de Rennes"]]);
    const { donnees, fautes } = appliquer(rangees[0]!, undefined, rennes);
    expect(fautes).toEqual([]);
    expect(donnees).toMatchObject({
      institution: "ville_de_rennes",
      montant: 300,
      profils: [{ type: "etudiant" }, { type: "salarie" }],
    });
  });

  it("« comme la ligne du dessus » vaut la cellule d’au-dessus, même quand celle-là le disait déjà", () => {
    const { rangees } = lireLaFeuille([
      ["Nom de l’aide", "Organisme qui la donne"],
      ["bourse", "Ville de Bruz"],
      ["prime", "Comme la ligne du dessus"],
      ["chèque", "idem"],
    ]);
    expect(rangees.map(({ cellules }) => cellules.get("institution"))).toEqual(
      Array.from({ length: 3 }, () => "Ville de Bruz"),
    );
  });

  it("rien au-dessus se dit, et la ligne d’exemple n’est au-dessus de personne", () => {
    const entete = ["Nom de l’aide", "Organisme qui la donne"];
    const repete = ["prime", "comme la ligne du dessus"];
    expect(() => lireLaFeuille([entete, repete])).toThrow(
      "La ligne 2 dit « comme la ligne du dessus », et rien n’est au-dessus.",
    );
    expect(() => lireLaFeuille([entete, ["exemple : bourse", "Ville de Bruz"], repete])).toThrow(
      "La ligne 3 dit",
    );
  });

  it("les jours d’un message se lisent comme en France, ceux d’une adresse restent", () => {
    expect(enJoursDeFrance("finie depuis le 2024-12-31 : date AAAA-MM-JJ attendue")).toBe(
      "finie depuis le 31/12/2024 : un jour est attendu, comme 22/11/2026",
    );
    const mort = "lien mort : https://exemple.fr/2024-12-31/aide-2024-12-31.pdf";
    expect(enJoursDeFrance(mort)).toBe(mort);
  });

  it("un jour, un mois se lisent comme en France ; un choix inconnu propose les plus proches", () => {
    const lire = (champ: "verifie_le" | "portees", texte: string) =>
      appliquer({ ligne: 2, cellules: new Map([[champ, texte]]) }, undefined, organismes);
    expect(lire("verifie_le", "2/1/2026").donnees["verifie_le"]).toBe("2026-01-02");
    expect(lireJour("3/2026")).toBe("2026-03");
    const [faute] = lire("portees", "Presque tout le monde").fautes;
    expect(faute?.message).toContain("écrire Presque tout le monde la remplit, ");
    expect(faute?.message).toMatch(/, ou un autre des \d+ choix$/);
  });

  it("une cellule changée change son champ, une vidée le vide, une colonne absente le laisse", () => {
    const { rangees } = lireLaFeuille([
      ["Identifiant", "montant", "Projet"],
      [String(aide["slug"]), "123", ""],
    ]);
    const { interestFlag: _vide, ...reste } = aide;
    expect(appliquer(rangees[0]!, aide, organismes).donnees).toEqual({ ...reste, montant: 123 });
  });

  it("dit toutes les cellules fausses d’une ligne, et lit les autres", () => {
    const lue = lireLaFeuille([
      ["Nom de l’aide", "Organisme", "Organisme qui la donne", "Montant", "Rythme"],
      ["bourse", "?", "Ville de Bruzz", "beaucoup", "en une fois"],
    ]);
    expect(lue.inconnues).toEqual(["Organisme"]);
    const { donnees, fautes } = appliquer(lue.rangees[0]!, undefined, organismes);
    expect(fautes.map(({ champ }) => champ)).toEqual(["institution", "montant"]);
    expect(donnees).toMatchObject({ label: "bourse", periodicite: "ponctuelle" });
  });

  it("un fichier sans noms de colonnes se refuse en mots", () => {
    expect(() => lireLaFeuille([["Bruz", "300"]])).toThrow("La première ligne doit porter les noms");
  });
});
