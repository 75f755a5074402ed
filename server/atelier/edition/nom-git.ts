import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";

/** The name that git gives to a text: what `git hash-object` prints, and `git cat-file blob` reads back. */
export const nomGit = (texte: string): string =>
  createHash("sha1")
    .update(`blob ${Buffer.byteLength(texte)}\0${texte}`)
    .digest("hex");

/** Git in a working copy: what it prints. Throws when it fails. */
export const gitDans =
  (depot: string) =>
  (...args: string[]): string =>
    execFileSync("git", args, {
      cwd: depot,
      encoding: "utf8",
      maxBuffer: 64e6,
      stdio: ["ignore", "pipe", "ignore"],
    });
