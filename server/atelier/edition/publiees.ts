import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { APPROBATIONS } from "../../../catalogue/atelier/apercu/approbation.ts";

const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8", stdio: "pipe" }).trim();

/** Writes the approved texts in a copy of a commit. Returns the commit that holds them; throws when they are not what was approved. */
async function ecrireDansUneCopie(copie: string, arret: AbortSignal): Promise<string> {
  if (!existsSync(join(copie, "node_modules")))
    symlinkSync(resolve("node_modules"), join(copie, "node_modules"));
  const verbe = ["--import", "tsx", "scripts/approuver.ts", "--publiees"];
  const enfant = spawn(process.execPath, verbe, {
    cwd: copie,
    signal: arret,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [code] = (await once(enfant, "exit")) as [number | null];
  if (code !== 0)
    throw new Error("ce qui est publié n’est pas ce qui a été approuvé : npm run approuver le dit");
  git("-C", copie, "add", "--all", "--", "catalogue", "docs", "test", ".env.example");
  git(
    "-C",
    copie,
    "commit",
    "--no-verify",
    "--no-gpg-sign",
    "-qm",
    "Textes approuvés : ce qui a été lu avec les corrections publiées",
  );
  return git("-C", copie, "rev-parse", "HEAD");
}

/** Moves a branch to a commit that follows its own; throws when it has moved meanwhile. */
function avancer(branche: string, vers: string): void {
  if (git("branch", "--show-current") === branche) git("merge", "-q", "--ff-only", vers);
  else git("fetch", "-q", ".", `${vers}:${branche}`);
}

/** Corrections that are published with their approval, and whose approved texts are not written yet. */
const attendent = () => existsSync(APPROBATIONS) && readdirSync(APPROBATIONS).length > 0;

/**
 * Writes the approved texts of the corrections that were published with their approval (docs/decisions/0027), away from the
 * working copy, then puts them on the published branch. `libre`: waits until no draft is being written. Does nothing when none
 * waits, nor when `arret` or another publication comes meanwhile. Throws when what is published is not what was approved.
 */
export async function ecrireLesApprouves(
  branche: string,
  libre: () => Promise<void>,
  arret: AbortSignal,
): Promise<void> {
  await libre();
  if (arret.aborted || !attendent()) return;
  const depart = git("rev-parse", branche);
  const copie = mkdtempSync(join(tmpdir(), "cap-aides-approuves-"));
  try {
    git("worktree", "add", "-q", "--detach", copie, depart);
    const ecrits = await ecrireDansUneCopie(copie, arret);
    await libre();
    if (git("rev-parse", branche) === depart) avancer(branche, ecrits);
  } finally {
    git("worktree", "remove", "--force", copie);
  }
}
