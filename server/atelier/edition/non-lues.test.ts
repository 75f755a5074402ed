import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeEach, expect, it } from "vitest";
import {
  ecrireUneApprobation,
  fichierDeLApprobation,
} from "../../../catalogue/atelier/apercu/approbation.ts";
import { nomGit } from "./nom-git.ts";
import { refusDeCeQuiNEstPasLu } from "./non-lues.ts";

const FICHE = "catalogue/aides/regles/bafa.yml";
const [AVANT, APRES] = ["slug: bafa\nmontant: 200\n", "slug: bafa\nmontant: 210\n"];
const PHRASES = ["Montant : 210 (avant : 200)"];
const depot = mkdtempSync(join(tmpdir(), "cap-aides-lu-"));
const git = (...args: string[]) => execFileSync("git", args, { cwd: depot, encoding: "utf8" });
const ecrire = (chemin: string, texte: string) => {
  mkdirSync(dirname(join(depot, chemin)), { recursive: true });
  writeFileSync(join(depot, chemin), texte);
  git("add", "-A");
  git("commit", "-qm", chemin);
};
const approuver = (avant: string, apres: string) =>
  ecrire(
    fichierDeLApprobation(FICHE),
    ecrireUneApprobation({ fichier: FICHE, avant: nomGit(avant), apres: nomGit(apres), phrases: PHRASES }),
  );
const refus = () => refusDeCeQuiNEstPasLu(depot, "main", "cms/aides/bafa");

beforeEach(() => {
  rmSync(depot, { recursive: true, force: true });
  mkdirSync(depot);
  git("init", "-q", "-b", "main");
  git("config", "user.name", "Éditrice");
  git("config", "user.email", "editrice@exemple.fr");
  ecrire(FICHE, AVANT);
  git("checkout", "-qb", "cms/aides/bafa");
  ecrire(FICHE, APRES);
});
afterAll(() => rmSync(depot, { recursive: true, force: true }));

it("un montant changé que personne n’a lu ne se publie pas", () => {
  expect(refus()).toMatch(/^ce que ce brouillon change n’a pas été approuvé/);
});

it("lu et approuvé tel qu’il est, il se publie ; changé depuis, non", () => {
  approuver(AVANT, APRES);
  expect(refus()).toBeUndefined();
  ecrire(FICHE, APRES.replace("210", "999"));
  expect(refus()).toContain("n’a pas été approuvé");
});

it("publié dans une autre version depuis, il se relit", () => {
  approuver(AVANT, APRES);
  git("checkout", "-q", "main");
  ecrire(FICHE, AVANT.replace("bafa\n", "bafa\nlabel: BAFA\n"));
  expect(refus()).toContain("n’a pas été approuvé");
});

it("une page de « Contribuer », qui n’a pas d’aperçu, n’en demande pas", () => {
  git("checkout", "-q", "main");
  git("checkout", "-qb", "cms/taches/une");
  ecrire("catalogue/fiches/contribuer/taches/une.md", "Une tâche.\n");
  expect(refusDeCeQuiNEstPasLu(depot, "main", "cms/taches/une")).toBeUndefined();
});
