import { execFile, execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { veiller } from "./veille.ts";

const executer = promisify(execFile);

/** What is rewritten may bear on what is rewritten next: so many times, and a person must look. */
const PASSES = 3;

/** Where what is rewritten is also read: elsewhere, it is for people only. */
const RELUS = [".", ":!docs", ":!test/approuves"];

/** Times that a commit is put on its branch: git may be writing a draft. */
const ESSAIS = 5;

/** Characters of output of a command that are kept. */
const SORTIE = 64_000_000;

/** What follows each published edit. */
export interface ApresPublication {
  /** The working copy, its packages installed. */
  depot: string;
  /** The branch where edits are published. */
  branche: string;
  /** Arguments of Node that rewrite what an edit changes elsewhere, and say it: a line « → » per file, its sentences set in by four spaces. */
  commande: readonly string[];
  /** Files that editors write, as git names them: what else is published is someone’s work, who approves it. */
  lieux: readonly string[];
  /** Milliseconds between two looks at the branch. */
  chaque: number;
}

async function git(cwd: string, ...args: string[]): Promise<string> {
  const { stdout } = await executer("git", args, { cwd, maxBuffer: SORTIE });
  return stdout.trim();
}

/** The files of a commit, away from the working copy: a draft that is being written is never seen there, nor takes these along. */
async function aPart<T>(depot: string, tete: string, faire: (copie: string) => Promise<T>): Promise<T> {
  const dossier = mkdtempSync(join(tmpdir(), "cap-aides-approbation-"));
  const copie = join(dossier, "copie");
  try {
    await git(depot, "worktree", "add", "--quiet", "--detach", copie, tete);
    symlinkSync(resolve(depot, "node_modules"), join(copie, "node_modules"));
    return await faire(copie);
  } finally {
    rmSync(dossier, { recursive: true, force: true });
    await git(depot, "worktree", "prune");
  }
}

/** Rewrites until nothing that is read differs any more. Returns what was said of it, a line each; throws when it does not end. */
async function reecrire(copie: string, commande: readonly string[], arret: AbortSignal): Promise<string[]> {
  const dites: string[] = [];
  let arbre = await git(copie, "write-tree");
  for (let passe = 0; passe < PASSES; passe++) {
    const { stdout } = await executer(process.execPath, commande, {
      cwd: copie,
      maxBuffer: SORTIE,
      signal: arret,
    });
    await git(copie, "add", "--all");
    const suivant = await git(copie, "write-tree");
    if (suivant === arbre) return dites;
    arbre = suivant;
    dites.push(...stdout.split("\n").filter((ligne) => /^(?:→| {4})/.test(ligne)));
    const relus = await git(copie, "diff", "--cached", "--name-only", "HEAD", "--", ...RELUS);
    if (relus === "") return dites;
  }
  throw new Error(`Réécrits ${PASSES} fois, les fichiers approuvés changent encore.`);
}

/** Puts on the branch what was committed on top of it; while git is at work for a draft, tries again. */
async function poser(
  { depot, branche, chaque }: ApresPublication,
  tete: string,
  approuve: string,
): Promise<void> {
  for (let essai = 1; ; essai++) {
    const ici = (await git(depot, "rev-parse", "--abbrev-ref", "HEAD")) === branche;
    try {
      await (ici
        ? git(depot, "merge", "--quiet", "--ff-only", approuve)
        : git(depot, "update-ref", `refs/heads/${branche}`, approuve, tete));
      return;
    } catch (erreur) {
      if (essai === ESSAIS || (await git(depot, "rev-parse", `refs/heads/${branche}`)) !== tete) throw erreur;
      await setTimeout(chaque);
    }
  }
}

/** Commits in the copy what the edit changes elsewhere; its address, or the edit’s when it changes nothing. */
async function engager(copie: string, dites: readonly string[]): Promise<string> {
  if (dites.length > 0) {
    const sujet = `Approuvé avec « ${await git(copie, "log", "-1", "--format=%s")} »`;
    await git(copie, "commit", "--quiet", "--no-verify", "-m", sujet, "-m", dites.join("\n"));
  }
  return git(copie, "rev-parse", "HEAD");
}

/**
 * After each edit that is published on the branch, commits there the approved files that it changes, with what changes in
 * French as its message: who publishes has read it in the preview. Nothing of what was there before is approved with it. What
 * cannot be is said, and left to `npm run approuver`. Returns how to stop; what was under way is given up.
 */
export function approuverCeQuiSePublie(reglages: ApresPublication): () => Promise<void> {
  const { depot, branche, commande, lieux, chaque } = reglages;
  const arret = new AbortController();
  /** The last commit of the branch; nothing while there is no such branch. */
  const tete = () =>
    execFileSync("git", ["for-each-ref", "--format=%(objectname)", `refs/heads/${branche}`], {
      cwd: depot,
      encoding: "utf8",
    }).trim();
  let vue = tete();
  /** The last commit that is known to need no approval. */
  let juste = "";
  const changements = (commit: string) =>
    aPart(depot, commit, (copie) => reecrire(copie, commande, arret.signal));
  const changes = (publiee: string, ...ou: readonly string[]) =>
    git(depot, "diff", "--name-only", vue, publiee, "--", ...ou);
  /** Approves what an edit changes; the commit where that stands. */
  const approuver = async (publiee: string): Promise<string> => {
    const corriges = await changes(publiee, ...lieux);
    if (corriges === "") return publiee;
    if (corriges !== (await changes(publiee))) throw new Error("D’autres fichiers ont changé avec elle.");
    if (vue !== juste && (await changements(vue)).length > 0)
      throw new Error("Ce qui était là avant n’était pas approuvé.");
    juste = vue;
    return (juste = await aPart(depot, publiee, async (copie) => {
      const approuve = await engager(copie, await reecrire(copie, commande, arret.signal));
      if (approuve === publiee) return publiee;
      await poser(reglages, publiee, approuve);
      console.log(await git(copie, "log", "-1", "--format=%B"));
      return approuve;
    }));
  };
  const faire = async () => {
    const publiee = tete();
    if (publiee === juste) return;
    try {
      vue = await approuver(publiee);
    } catch (erreur) {
      // Another edit came meanwhile: the next look approves both.
      if (arret.signal.aborted || tete() !== publiee) return;
      console.error(
        `La correction publiée reste à approuver : npm run approuver -- --catalogue\n${String(erreur)}`,
      );
      vue = publiee;
    }
  };
  const finir = veiller({ trace: tete, faire, chaque });
  return () => {
    arret.abort();
    return finir();
  };
}
