import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { jourEnFrance } from "../../../catalogue/situation/jour-en-france.ts";
import { comparer } from "../../../machines/studio/graph/comparer.ts";
import type { Description } from "../../../machines/studio/graph/decrire.ts";
import { pageDe, sectionsDe, texteDeComparaison } from "../../../machines/studio/graph/ecrire-comparaison.ts";

const git = (...args: string[]) =>
  execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] }).trim();

function lire(dossier: string, temporaire: string, nom: string): Description {
  const sortie = join(temporaire, `${nom}.json`);
  const lecteur = fileURLToPath(new URL("./lire.ts", import.meta.url));
  const tsx = resolve("node_modules/.bin/tsx");
  execFileSync(tsx, [lecteur, sortie], { cwd: dossier, stdio: ["ignore", "ignore", "pipe"] });
  return JSON.parse(readFileSync(sortie, "utf8")) as Description;
}

/** Runs with the files of a version in a folder of their own, which goes away afterwards. */
function avecVersion<T>(version: string, temporaire: string, faire: (dossier: string) => T): T {
  const dossier = join(temporaire, "version");
  git("worktree", "add", "--detach", dossier, version);
  try {
    symlinkSync(resolve("node_modules"), join(dossier, "node_modules"));
    return faire(dossier);
  } finally {
    git("worktree", "remove", "--force", dossier);
  }
}

function versionDe(reference: string): string {
  try {
    return git("rev-parse", "--verify", "--quiet", "--end-of-options", `${reference}^{commit}`);
  } catch {
    throw new Error(`Git ne connaît pas la version « ${reference} ».`);
  }
}

/** The journey of a version git knows, read by its own code in a worktree that is removed at the end. */
const decrireVersion = (version: string, temporaire: string): Description =>
  avecVersion(version, temporaire, (dossier) => lire(dossier, temporaire, "avant"));

/** Runs with a folder that goes away afterwards. */
function avecTemporaire<T>(faire: (temporaire: string) => T): T {
  const temporaire = mkdtempSync(join(tmpdir(), "parcours-"));
  try {
    return faire(temporaire);
  } finally {
    rmSync(temporaire, { recursive: true, force: true });
  }
}

/**
 * What changed in the journey since a version git knows, as text and as a page. Throws when git does not
 * know the version or when it cannot be read.
 */
export function changementsDepuis(reference: string): { texte: string; page: string } {
  const version = versionDe(reference);
  return avecTemporaire((temporaire) => {
    const avant = decrireVersion(version, temporaire);
    const sections = sectionsDe(comparer(avant, lire(process.cwd(), temporaire, "après")));
    const entre = `de ${reference} (${version.slice(0, 7)}) à ce dossier`;
    return { texte: texteDeComparaison(sections, entre), page: pageDe(sections, entre) };
  });
}

/** That version as JSON, for the inspector to compare with today’s. Throws as `changementsDepuis`. */
export function exportDe(reference: string): string {
  const version = versionDe(reference);
  const jour = git("show", "-s", "--format=%cs", version);
  const description = avecTemporaire((temporaire) => decrireVersion(version, temporaire));
  return `${JSON.stringify({ jour, version: version.slice(0, 7), ...description })}\n`;
}

/** The version of this folder as JSON, by the name of its file: the build writes it, for a later one to be compared with. */
export function versionEcrite(): Record<string, string> {
  const description = avecTemporaire((temporaire) => lire(process.cwd(), temporaire, "ici"));
  return { "version.json": JSON.stringify({ jour: jourEnFrance(new Date()), ...description }) };
}

/** Why a version could not be read: the last « Error: » line it wrote, or the error itself. */
export function raisonDe(erreur: unknown): string {
  const { stderr, message } = erreur as { stderr?: Buffer; message?: string };
  return /Error: (.+)/.exec(String(stderr ?? ""))?.[1] ?? message ?? String(erreur);
}
