import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { approuverCeQuiSePublie } from "./approbation.ts";

let depot: string;
let finir: () => Promise<void>;
const git = (...args: string[]) => execFileSync("git", args, { cwd: depot, encoding: "utf8" }).trim();
const ecrire = (nom: string, texte: string) => writeFileSync(join(depot, nom), texte);

function publier(texte: string): void {
  ecrire("aide.yml", texte);
  git("commit", "-qam", `aide : ${texte}`);
}

/** What approves here: copies the aid, says so, and waits for nobody while `lent` stands in the working copy. */
const commande = () => [
  "-e",
  `const { existsSync, readFileSync, writeFileSync } = require("node:fs");
   while (existsSync(${JSON.stringify(join(depot, "node_modules/lent"))}))
     Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
   const texte = readFileSync("aide.yml", "utf8");
   const encore = texte === "sans fin" ? String(Math.random()) : texte;
   if (texte === "faux") throw new Error("catalogue refusé");
   if (readFileSync("approuve.txt", "utf8") === encore) console.log("✓ inchangé");
   else console.log("→ Aides : réécrit (approuve.txt)\\n    a maintenant : " + texte);
   writeFileSync("approuve.txt", encore);`,
];

const sujets = (branche = "main") => git("log", "--format=%s", branche).split("\n").reverse();
const jusqua = (tient: () => void) => vi.waitFor(tient, { timeout: 20_000, interval: 30 });
const dites = () => vi.mocked(console.error).mock.calls.join("\n");

beforeEach(() => {
  vi.spyOn(console, "log").mockReturnValue();
  vi.spyOn(console, "error").mockReturnValue();
  depot = mkdtempSync(join(tmpdir(), "approbation-essai-"));
  mkdirSync(join(depot, "node_modules"));
  ecrire(".gitignore", "node_modules\n");
  ecrire("aide.yml", "14");
  ecrire("approuve.txt", "14");
  git("init", "-q", "-b", "main");
  git("config", "user.name", "Éditrice");
  git("config", "user.email", "editrice@exemple.fr");
  git("add", "-A");
  git("commit", "-qm", "départ");
  finir = approuverCeQuiSePublie({
    depot,
    branche: "main",
    commande: commande(),
    lieux: ["aide.yml"],
    chaque: 50,
  });
});
afterEach(async () => {
  await finir();
  vi.restoreAllMocks();
  rmSync(depot, { recursive: true, force: true });
});

describe("ce qui suit une correction publiée", () => {
  it("est ce qu’elle change, avec ses phrases, et rien quand elle ne change rien", async () => {
    publier("15");
    await jusqua(() => expect(sujets()).toEqual(["départ", "aide : 15", "Approuvé avec « aide : 15 »"]));
    expect(git("log", "-1", "--format=%b")).toBe("→ Aides : réécrit (approuve.txt)\n    a maintenant : 15");
    expect(readFileSync(join(depot, "approuve.txt"), "utf8")).toBe("15");
    ecrire("autre.txt", "");
    git("add", "-A");
    git("commit", "-qm", "autre chose");
    await new Promise((resolve) => setTimeout(resolve, 300));
    publier("16");
    await jusqua(() =>
      expect(sujets().slice(3)).toEqual(["autre chose", "aide : 16", "Approuvé avec « aide : 16 »"]),
    );
    await jusqua(() => expect(git("worktree", "list").split("\n")).toHaveLength(1));
    expect(git("status", "--porcelain")).toBe("");
  }, 60_000);

  it("se pose sur sa branche, pas sur le brouillon qui s’écrit", async () => {
    writeFileSync(join(depot, "node_modules/lent"), "");
    publier("15");
    git("checkout", "-q", "-b", "cms/aides/x");
    rmSync(join(depot, "node_modules/lent"));
    await jusqua(() => expect(sujets()).toContain("Approuvé avec « aide : 15 »"));
    expect(sujets("cms/aides/x")).toEqual(["départ", "aide : 15"]);
    expect(git("status", "--porcelain")).toBe("");
  }, 60_000);

  it("comprend ce qui se publie pendant ce temps", async () => {
    writeFileSync(join(depot, "node_modules/lent"), "");
    publier("15");
    await jusqua(() => expect(git("worktree", "list").split("\n")).toHaveLength(2));
    publier("16");
    rmSync(join(depot, "node_modules/lent"));
    await jusqua(() =>
      expect(sujets()).toEqual(["départ", "aide : 15", "aide : 16", "Approuvé avec « aide : 16 »"]),
    );
    expect(dites()).toBe("");
  }, 60_000);

  it("suit la correction publiée à peine la précédente approuvée", async () => {
    vi.mocked(console.log).mockImplementationOnce(() => publier("16"));
    publier("15");
    await jusqua(() =>
      expect(sujets().slice(1)).toEqual(
        ["15", "16"].flatMap((une) => [`aide : ${une}`, `Approuvé avec « aide : ${une} »`]),
      ),
    );
    expect(dites()).toBe("");
  }, 60_000);

  it("n’approuve ni le travail d’un autre, ni ce qu’il a laissé", async () => {
    ecrire("approuve.txt", "13");
    ecrire("code.ts", "");
    git("add", "-A");
    git("commit", "-qm", "du code");
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(sujets()).toEqual(["départ", "du code"]);
    publier("15");
    await jusqua(() => expect(dites()).toContain("Ce qui était là avant n’était pas approuvé."));
    expect(sujets()).toEqual(["départ", "du code", "aide : 15"]);
    ecrire("code.ts", "deux");
    publier("16");
    await jusqua(() => expect(dites()).toContain("D’autres fichiers ont changé avec elle."));
    expect(sujets().slice(3)).toEqual(["aide : 16"]);
  }, 60_000);

  it("ne garde rien de ce qui ne se stabilise pas", async () => {
    publier("sans fin");
    await jusqua(() => expect(dites()).toContain("changent encore"));
    expect(sujets()).toEqual(["départ", "aide : sans fin"]);
  }, 60_000);

  it("se dit quand elle ne peut pas être approuvée, une fois", async () => {
    publier("faux");
    await jusqua(() => expect(dites()).toMatch(/reste à approuver : npm run approuver -- --catalogue/));
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(vi.mocked(console.error)).toHaveBeenCalledTimes(1);
    expect(sujets()).toEqual(["départ", "aide : faux"]);
    expect(existsSync(join(depot, ".git/worktrees")) && git("worktree", "list").split("\n").length > 1).toBe(
      false,
    );
  }, 60_000);
});
