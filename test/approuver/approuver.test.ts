import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { approuver } from "./approuver.ts";
import { unFichier } from "./engendre.ts";
import { lignesChangees } from "./lignes.ts";
import { engendres } from "./table.ts";

let dossier: string;
let dites: string[];
const fichier = (nom: string) => join(dossier, nom);
const table = () =>
  ["un", "deux"].map((nom) => ({
    nom,
    titre: `Fichier ${nom}`,
    lieu: fichier(nom),
    engendrer: () => unFichier(fichier(nom), "a\nneuf\n", [`note de ${nom}`]),
  }));
const lancer = (noms: string[], verifier: boolean) =>
  approuver({ noms, verifier }, table(), (ligne) => dites.push(ligne));

beforeEach(() => {
  dites = [];
  dossier = mkdtempSync(join(tmpdir(), "approuver-"));
  writeFileSync(fichier("un"), "a\nvieux\n");
  writeFileSync(fichier("deux"), "a\nneuf\n");
});
afterEach(() => rmSync(dossier, { recursive: true }));

describe("approuver", () => {
  it("réécrit ce qui change et dit quoi", async () => {
    expect(await lancer([], false)).toBe(true);
    expect(readFileSync(fichier("un"), "utf8")).toBe("a\nneuf\n");
    expect(dites).toEqual([
      `→ Fichier un : réécrit (${fichier("un")})`,
      "    1 ligne(s) de plus, 1 de moins",
      "    - vieux",
      "    + neuf",
      "    note de un",
      `✓ Fichier deux : inchangé (${fichier("deux")})`,
      "    note de deux",
      "À relire avant d’être gardé.",
    ]);
  });

  it("pour vérifier, n’écrit rien, refuse et dit le verbe", async () => {
    expect(await lancer([], true)).toBe(false);
    expect(readFileSync(fichier("un"), "utf8")).toBe("a\nvieux\n");
    expect(dites.at(-1)).toBe(
      "Si le changement est voulu : npm run approuver -- un, puis relire la différence.",
    );
    expect(await lancer(["deux"], true)).toBe(true);
  });

  it("laisse à la nuit ce qui est long, si on le demande", async () => {
    const longs = table().map((un) => ({ ...un, long: true as const }));
    const verifier = (sansLongs: boolean) =>
      approuver({ noms: [], verifier: true, sansLongs }, longs, (ligne) => dites.push(ligne));
    expect(await verifier(true)).toBe(true);
    expect(dites).toEqual([
      "· Fichier un : vérifié par npm run nuit",
      "· Fichier deux : vérifié par npm run nuit",
    ]);
    expect(await verifier(false)).toBe(false);
  });

  it("écrit le fichier qui manque, et refuse un nom inconnu", async () => {
    rmSync(fichier("deux"));
    expect(await lancer(["deux"], false)).toBe(true);
    expect(readFileSync(fichier("deux"), "utf8")).toBe("a\nneuf\n");
    await expect(lancer(["trois"], false)).rejects.toThrow("« trois » est inconnu. Il y a : un, deux.");
  });
});

describe("ce qu’une aide corrigée peut changer", () => {
  it("se demande en un mot", async () => {
    const deux = table().map((un) => (un.nom === "deux" ? { ...un, catalogue: true as const } : un));
    await approuver({ noms: [], catalogue: true, verifier: true }, deux, (ligne) => dites.push(ligne));
    expect(dites).toEqual([`✓ Fichier deux : inchangé (${fichier("deux")})`]);
  });

  it("est tout cela", () => {
    const noms = engendres.filter(({ catalogue }) => catalogue).map(({ nom }) => nom);
    expect(noms.join(" ")).toBe("foyers temoins couverture exemples fermes aides montants formes");
  });
});

describe("les lignes changées", () => {
  it("compte une ligne répétée, et dit un simple changement d’ordre", () => {
    expect(lignesChangees("a\na\nb", "a\nb\nb")).toEqual(["1 ligne(s) de plus, 1 de moins", "- a", "+ b"]);
    expect(lignesChangees("a\nb", "b\na")).toEqual(["les mêmes lignes, dans un autre ordre"]);
  });

  it("n’en montre que dix, et courtes", () => {
    const dites = lignesChangees(
      "",
      Array.from({ length: 12 }, (_, n) => `${n}${"x".repeat(200)}`).join("\n"),
    );
    expect(dites.length).toBe(12);
    expect(dites.at(-1)).toBe("… et 3 autre(s)");
    expect(dites[2]).toHaveLength(161);
  });
});
