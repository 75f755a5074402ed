import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { vi } from "vitest";
import { copierLeDepot } from "../copie.ts";
import { portLibre } from "../ecouter.ts";

/** What a comparison says of a file. */
interface Change {
  filename: string;
  status: "added" | "modified" | "removed";
  sha: string;
  patch?: string;
}

/** An item of a tree, as git lists it; without its `sha`, it is taken away. */
export interface ElementDArbre {
  path: string;
  mode: string;
  type: string;
  sha: string | null;
  size?: number;
}

const ETATS = { A: "added", D: "removed" } as const;

/** A repository of the catalogue alone, on the branch `main`, written by git’s plumbing as a code host writes it. */
export function depotNu() {
  const ici = mkdtempSync(join(tmpdir(), "cap-aides-hebergeur-"));
  const env = {
    ...process.env,
    GIT_AUTHOR_NAME: "Le catalogue",
    GIT_AUTHOR_EMAIL: "catalogue@exemple.fr",
    GIT_COMMITTER_NAME: "Le catalogue",
    GIT_COMMITTER_EMAIL: "catalogue@exemple.fr",
  };
  const git = (args: readonly string[], input?: string | Buffer, plus: Record<string, string> = {}) =>
    execFileSync("git", args, {
      cwd: ici,
      input,
      encoding: "utf8",
      maxBuffer: 64e6,
      env: { ...env, ...plus },
    });
  const un = (...args: string[]) => git(args).trim();
  cpSync("catalogue", join(ici, "catalogue"), { recursive: true });
  un("init", "-q", "-b", "main");
  un("add", "-A");
  un("commit", "-qm", "Le catalogue");

  const lister = (arbre: string, dedans: boolean): ElementDArbre[] =>
    git(["ls-tree", "-l", ...(dedans ? ["-r"] : []), arbre])
      .split("\n")
      .filter(Boolean)
      .map((ligne) => {
        const [, mode = "", type = "", sha = "", size, path = ""] =
          /^(\d+) (\w+) (\w+) +(\S+)\t(.*)$/.exec(ligne) ?? [];
        return { path, mode, type, sha, ...(size !== "-" && { size: Number(size) }) };
      });
  return {
    git: un,
    /** Hash of what a name designates; `undefined` when there is none. */
    sha(nom: string): string | undefined {
      try {
        return un("rev-parse", "--verify", "-q", nom);
      } catch {
        return undefined;
      }
    },
    lister,
    lireBlob: (sha: string) => execFileSync("git", ["cat-file", "blob", sha], { cwd: ici }),
    ecrireBlob: (contenu: Buffer) => git(["hash-object", "-w", "--stdin"], contenu).trim(),
    /** The tree of a base where these items took the place of theirs. */
    ecrireArbre(base: string, feuilles: readonly ElementDArbre[]): string {
      const plus = { GIT_INDEX_FILE: join(ici, ".git", "index-de-l-hebergeur") };
      git(["read-tree", base], undefined, plus);
      const nul = "0".repeat(40);
      const lignes = feuilles.map(({ path, mode, sha }) =>
        sha ? `${mode} ${sha}\t${path}` : `0 ${nul}\t${path}`,
      );
      git(["update-index", "--index-info"], `${lignes.join("\n")}\n`, plus);
      return git(["write-tree"], undefined, plus).trim();
    },
    engager(
      message: string,
      arbre: string,
      parents: readonly string[],
      auteur?: { name: string; email: string },
    ) {
      const plus = auteur && { GIT_AUTHOR_NAME: auteur.name, GIT_AUTHOR_EMAIL: auteur.email };
      return git(["commit-tree", arbre, ...parents.flatMap((p) => ["-p", p])], message, plus).trim();
    },
    comparer(avant: string, apres: string): { base: string; commits: string[]; files: Change[] } {
      const base = un("merge-base", avant, apres);
      const files = git(["diff", "--raw", "--abbrev=40", "--no-renames", base, apres])
        .split("\n")
        .filter(Boolean)
        .map((ligne): Change => {
          const [, sha = "", lettre = "", filename = ""] =
            /^:\d+ \d+ \w+ (\w+) (\w)\t(.*)$/.exec(ligne) ?? [];
          const patch = un("diff", base, apres, "--", filename);
          const binaire = /^Binary files/m.test(patch);
          const status = ETATS[lettre as keyof typeof ETATS] ?? "modified";
          return { filename, status, sha, ...(!binaire && { patch }) };
        });
      return {
        base,
        commits: un("rev-list", "--reverse", `${base}..${apres}`).split("\n").filter(Boolean),
        files,
      };
    },
    stop: () => rmSync(ici, { recursive: true, force: true }),
  };
}

export type DepotNu = ReturnType<typeof depotNu>;

const git = (cwd: string, ...args: string[]): string =>
  execFileSync("git", args, { cwd, encoding: "utf8", maxBuffer: 64e6 });

/** A copy of the working copy, its changes included, as a repository of its own with one commit. */
function copier(): string {
  const depot = copierLeDepot(["node_modules", "ui/atelier/node_modules"]);
  cpSync("dist", join(depot, "dist"), { recursive: true });
  git(depot, "init", "-q", "-b", "main");
  git(depot, "config", "user.name", "Éditrice");
  git(depot, "config", "user.email", "editrice@exemple.fr");
  git(depot, "add", "-A");
  git(depot, "commit", "-qm", "Le catalogue");
  return depot;
}

/** The part of `/api/ready` that tells one catalogue from another. */
interface Pret {
  catalogue: { empreinte: string };
}

/** Milliseconds: a machine at work starts a server slowly. */
const AU_PLUS = 90_000;

/** Editing a copy of this repository: `npm run admin` there, and git to see what was written. */
export async function editerUneCopie() {
  const depot = copier();
  const port = String(await portLibre());
  const verbe = spawn(
    process.execPath,
    ["--import", "tsx", "scripts/admin.ts", "--port", port, "--sans-construire"],
    { cwd: depot, stdio: ["ignore", "ignore", "pipe"], env: { ...process.env, NODE_ENV: "production" } },
  );
  const erreurs: string[] = [];
  verbe.stderr.on("data", (dit: Buffer) => erreurs.push(String(dit)));
  const adresse = `http://127.0.0.1:${port}`;
  const attendre = <T>(
    quoi: string,
    lire: () => Promise<T | undefined> | T | undefined,
    timeout = AU_PLUS,
  ): Promise<T> =>
    vi.waitFor(
      async () => {
        const lu = await lire();
        if (lu !== undefined && lu !== false) return lu;
        throw new Error(`rien ne vient : ${quoi}\n${erreurs.join("")}`);
      },
      { timeout, interval: 300 },
    );
  /** JSON of the product, once it satisfies; it is served anew after each publication. */
  const lire = <T>(chemin: string, tient: (lu: T) => boolean) =>
    attendre(chemin, async () => {
      const reponse = await fetch(adresse + chemin).catch(() => undefined);
      const lu = reponse?.ok ? ((await reponse.json()) as T) : undefined;
      return lu !== undefined && tient(lu) ? lu : undefined;
    });
  const autreEmpreinte = async (que = "") =>
    (await lire<Pret>("/api/ready", ({ catalogue }) => catalogue.empreinte !== que)).catalogue.empreinte;
  await autreEmpreinte();
  return {
    adresse,
    /** Does what publishes, then waits for the product to serve what was published. */
    async publier(faire: () => Promise<void>): Promise<void> {
      const avant = await autreEmpreinte();
      await faire();
      const debut = Date.now();
      await autreEmpreinte(avant);
      console.log(`publié, servi ${((Date.now() - debut) / 1_000).toFixed(1)} s après`);
    },
    git: (...args: string[]) => git(depot, ...args),
    attendre,
    lire,
    stop: async () => {
      if (verbe.exitCode === null) {
        const fini = once(verbe, "exit");
        verbe.kill("SIGTERM");
        await fini;
      }
      rmSync(depot, { recursive: true, force: true });
    },
  };
}
