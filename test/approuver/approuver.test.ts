import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { dossierDEssai } from "../fixtures/base.ts";
import { approuver } from "./approuver.ts";
import { type FamilleApprouvee, changementsDesLignes, ecrireSections } from "./sections.ts";
import { effetsSurLesFoyers } from "./faits/foyers.ts";

let dossier: string;
let dites: string[];
const chemin = (nom: string) => join(dossier, nom);

const famille = (nom: string, autre: Partial<FamilleApprouvee> = {}): FamilleApprouvee => ({
  nom,
  titre: `Famille ${nom}`,
  lieux: [chemin(nom)],
  engendrer: () => new Map([[chemin(nom), "a\nneuf\n"]]),
  changements: changementsDesLignes,
  ...autre,
});
const table = () => [famille("un"), famille("deux", { mecanique: true })];
const lancer = (
  demande: Partial<Parameters<typeof approuver>[0]>,
  familles: readonly FamilleApprouvee[] = table(),
) => approuver({ noms: [], verifier: false, ...demande }, familles, (ligne) => dites.push(ligne));

beforeEach(() => {
  dites = [];
  dossier = dossierDEssai();
  writeFileSync(chemin("un"), "a\nvieux\n");
  writeFileSync(chemin("deux"), "a\nneuf\n");
});

describe("approuver", () => {
  it("garde ce qui est voulu, et dit quoi", async () => {
    expect(await lancer({ veut: async () => true })).toBe(true);
    expect(readFileSync(chemin("un"), "utf8")).toBe("a\nneuf\n");
    expect(dites).toEqual([
      "Change : Famille un (1)",
      "Foyers touchés : aucun",
      "Aides gagnées : aucune",
      "Aides perdues : aucune",
      "Mécanique : rien",
      "\nFamille un (un)",
      `  ${chemin("un")}`,
      "    - vieux",
      "    + neuf",
    ]);
  });

  it("laisse ce qui ne l’est pas, famille par famille", async () => {
    writeFileSync(chemin("deux"), "autre");
    expect(await lancer({ veut: async (question) => question.includes("deux") })).toBe(false);
    expect([readFileSync(chemin("un"), "utf8"), readFileSync(chemin("deux"), "utf8")]).toEqual([
      "a\nvieux\n",
      "a\nneuf\n",
    ]);
    expect(dites[4]).toBe("Mécanique : Famille deux (1)");
  });

  it.each([
    ["pour vérifier", { verifier: true, veut: async () => true }],
    ["sans personne à qui demander", {}],
  ])("%s, n’écrit rien et le dit", async (_, demande) => {
    expect(await lancer(demande)).toBe(false);
    expect(readFileSync(chemin("un"), "utf8")).toBe("a\nvieux\n");
    expect(await lancer({ ...demande, noms: ["deux"] })).toBe(true);
    expect(dites.at(-1)).toBe("Rien ne change.");
  });

  it("écrit le fichier qui manque, retire celui qui n’est plus, refuse un nom inconnu", async () => {
    rmSync(chemin("deux"));
    const vide = famille("un", { engendrer: () => new Map<string, string>() });
    expect(await lancer({ veut: async () => true }, [vide, famille("deux")])).toBe(true);
    expect([existsSync(chemin("un")), existsSync(chemin("deux"))]).toEqual([false, true]);
    await expect(lancer({ noms: ["trois"] })).rejects.toThrow("« trois » est inconnu. Il y a : un, deux.");
  });
});

describe("ce qu’un changement fait aux foyers", () => {
  const texte = (...foyers: [titre: string, ...aides: string[]][]) =>
    new Map([
      [
        "foyers/jeunes.txt",
        ecrireSections(
          "Jeunes",
          foyers.map(([titre, ...aides]) => ({
            titre,
            lignes: ["Répond", "  activite : x", "Aides nationales", ...aides.map((une) => `  ${une}`)],
          })),
        ),
      ],
    ]);

  it("compte ceux dont le texte change, et nomme les aides gagnées et perdues", () => {
    const avant = texte(["Léa", "APL : 100 €", "RSA : 500 €"], ["Tom", "APL : 90 €"], ["Zoé"]);
    const apres = texte(
      ["Léa", "APL : 120 €", "pass culture"],
      ["Tom", "APL : 90 €"],
      ["Zoé", "pass culture"],
    );
    expect(effetsSurLesFoyers(avant, apres)).toEqual({
      foyers: 2,
      tous: 3,
      gagnees: new Map([["pass culture", 2]]),
      perdues: new Map([["RSA", 1]]),
    });
  });
});

describe("les lignes changées", () => {
  it("comptent une ligne répétée, et disent un simple changement d’ordre", () => {
    expect(changementsDesLignes("a\na\nb", "a\nb\nb")).toEqual(["- a", "+ b"]);
    expect(changementsDesLignes("a\nb", "b\na")).toEqual(["les mêmes lignes, dans un autre ordre"]);
  });
});
