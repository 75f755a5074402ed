import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { copierLeDepot } from "../copie.ts";
import { appliquerLaRecette, essaisDe, fichiersDits } from "./appliquer.ts";

const DOSSIER = "docs/recettes";

/** What others use comes first: a condition reads the question that is added. */
const recettes = ["question", "condition", ...readdirSync(DOSSIER).map((nom) => nom.replace(".md", ""))]
  .filter((nom, rang, tous) => tous.indexOf(nom) === rang)
  .map((nom) => ({ nom, texte: readFileSync(`${DOSSIER}/${nom}.md`, "utf8") }));

describe("les recettes, suivies à la lettre l’une après l’autre dans une copie", () => {
  let copie = "";
  const dans = (commande: string, ...args: string[]) =>
    execFileSync(commande, args, { cwd: copie, encoding: "utf8", maxBuffer: 64_000_000, stdio: "pipe" });
  const changes = () =>
    dans("git", "status", "--porcelain", "-uall")
      .split("\n")
      .flatMap((ligne) => (ligne ? [ligne.slice(3)] : []))
      .sort();

  beforeAll(() => {
    copie = copierLeDepot();
    dans("git", "init", "-q");
    dans("git", "add", "--all");
    dans("git", "-c", "user.name=essai", "-c", "user.email=essai@exemple.fr", "commit", "-qm", "copie");
  });
  afterAll(() => rmSync(copie, { recursive: true, force: true }));

  it.each(recettes)("$nom touche les fichiers qu’elle dit", ({ texte }) => {
    const { main } = fichiersDits(texte);
    expect(main).not.toEqual([]);
    expect(appliquerLaRecette(texte, copie)).toEqual(main);
  });

  it("le tout est juste pour le compilateur", () => {
    expect(dans("npx", "tsc", "-p", ".")).toBe("");
  });

  it("les essais que nomment les recettes réussissent", () => {
    const essais = [...new Set(recettes.flatMap(({ texte }) => essaisDe(texte)))];
    expect(essais).not.toEqual([]);
    expect(dans("npx", "vitest", "run", "--project", "unités", ...essais)).toContain("passed");
  });

  // A chapter that moves a question moves it for the households that are asked it; what two aids say alike is said once.
  const deFoyers = (chemin: string) =>
    /^test\/(approuves\/(foyers[/-]|aides-conditions)|fixtures\/ecarts-voulus)/.test(chemin);

  it("approuver réécrit ce qu’elles disent, et rien d’autre que les foyers qui changent vraiment", () => {
    dans("npx", "tsx", "scripts/approuver.ts", "--tout");
    const dits = recettes.flatMap(({ texte }) => Object.values(fichiersDits(texte)).flat());
    expect(changes().filter((chemin) => !deFoyers(chemin))).toEqual([...new Set(dits)].sort());
  }, 300_000);
});
