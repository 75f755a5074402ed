import { createHash } from "node:crypto";

/** The name that git gives to a text: what `git hash-object` prints, and `git cat-file blob` reads back. */
export const nomGit = (texte: string): string =>
  createHash("sha1")
    .update(`blob ${Buffer.byteLength(texte)}\0${texte}`)
    .digest("hex");
