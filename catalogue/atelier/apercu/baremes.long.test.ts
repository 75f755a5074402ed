import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readCatalogue } from "../../../server/catalogue/read.ts";
import { foyersTemoins } from "../../../server/atelier/edition/temoins.ts";
import { moisDe } from "../../loi/mois.ts";
import { type Parametre, valeurEnVigueur } from "../../loi/parametres/parametres.ts";
import { baremesDeLaLoi, changementsDesChiffres, effetDesChiffres } from "./baremes.ts";
import { ecrireLeChiffre } from "./baremes-ecrits.ts";

const DOSSIER = "catalogue/loi/parametres";
const RSA = "prestations_sociales.solidarite_insertion.minima_sociaux.rsa.rsa_m.montant_de_base_du_rsa";
const solidarite = readFileSync(`${DOSSIER}/solidarite.json`, "utf8");
const nouveau = {
  chemin: RSA,
  jour: "2027-04-01",
  valeur: 660.5,
  titre: "Décret d’essai",
  lien: "https://exemple.fr/d",
};

describe("un chiffre nouveau de la loi", () => {
  it("s’écrit daté, en tête ; son texte à la fin ; aucune autre ligne ne bouge", () => {
    const ecrit = ecrireLeChiffre(solidarite, nouveau);
    const changees = ecrit.split("\n").filter((ligne, rang) => ligne !== solidarite.split("\n")[rang]);
    expect(changees).toHaveLength(1);
    const [avant, apres] = [solidarite, ecrit].map(
      (texte) => (JSON.parse(texte) as Record<string, Parametre>)[RSA],
    );
    expect(apres?.valeurs).toEqual({ "2027-04-01": 660.5, ...avant?.valeurs });
    expect(apres?.reference).toEqual([
      ...(avant?.reference ?? []),
      ["Décret d’essai", "https://exemple.fr/d"],
    ]);
    expect(changees[0]).toContain(`"valeurs": {"2027-04-01": 660.5, "2026-04-01": `);
  });

  it("peut être n’importe lequel de ceux que la loi tient", () => {
    for (const nom of readdirSync(DOSSIER).filter((un) => /^[a-z]+\.json$/.test(un) && un !== "zones.json")) {
      const fichier = readFileSync(`${DOSSIER}/${nom}`, "utf8");
      const connus = JSON.parse(fichier) as Record<string, Parametre>;
      for (const chemin of Object.keys(connus)) {
        const relu = JSON.parse(
          ecrireLeChiffre(fichier, { ...nouveau, chemin, jour: "2099-01-01" }),
        ) as typeof connus;
        expect(relu[chemin]?.valeurs["2099-01-01"]).toBe(660.5);
        expect(relu[chemin]?.reference?.at(-1)?.[0]).toBe("Décret d’essai");
      }
    }
  });

  it("n’efface rien : un jour déjà connu, ou passé, se refuse", () => {
    expect(() => ecrireLeChiffre(solidarite, { ...nouveau, jour: "2026-04-01" })).toThrow(
      "un chiffre est déjà connu depuis le 1er avril 2026",
    );
    expect(() => ecrireLeChiffre(solidarite, { ...nouveau, chemin: "rien" })).toThrow(
      "n’est pas dans ce fichier",
    );
  });

  it("se dit en une phrase, avec celui d’avant et le texte", () => {
    expect(changementsDesChiffres(solidarite, ecrireLeChiffre(solidarite, nouveau))).toEqual([
      "montant de base du RSA : 660,5 € depuis le 1er avril 2027 (avant : 651,69 €)",
      "montant de base du RSA, texte : Décret d’essai",
    ]);
  });
});

it("les barèmes en retard viennent d’abord, le plus ancien en tête", () => {
  const attendus = baremesDeLaLoi("2027-05-01").map(({ attendu }) => attendu ?? "à jour");
  expect(attendus).toEqual([...attendus].sort((un, autre) => (un < autre ? -1 : Number(un > autre))));
  expect(attendus.at(0)).not.toBe("à jour");
  expect(attendus.at(-1)).toBe("à jour");
});

it("qui gagne, qui perd : d’un RSA plus haut, personne ne perd ; puis la loi est celle d’avant", async () => {
  const foyers = foyersTemoins();
  const mois = moisDe(foyers[0]?.situation.dateDeValeur ?? "");
  const avant = valeurEnVigueur(RSA, mois).valeur as number;
  const effets = await effetDesChiffres(new Map([[RSA, avant + 50]]), { catalogue: readCatalogue(), foyers });
  const rsa = effets.find(({ aide }) => aide.includes("RSA") || aide.includes("solidarité active"));
  expect(rsa?.perdent).toEqual([]);
  expect(rsa?.gagnent.length).toBeGreaterThan(0);
  expect(rsa?.changent.every(({ avant: de, apres: a }) => a > de)).toBe(true);
  expect(valeurEnVigueur(RSA, mois).valeur).toBe(avant);
});
