import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";

/** A text file of the repository. */
export interface TexteDuDepot {
  /** From the root, with `/`. */
  path: string;
  text: string;
}

const ECRITS = /\.(ts|tsx|css|html|md|yml|mjs)$/;

const read = (path: string): TexteDuDepot => ({ path, text: readFileSync(path, "utf8") });

/** What people wrote in those folders, and in the files at the root if `.` is asked. */
export function lireLesTextes(dossiers: readonly string[]): TexteDuDepot[] {
  return dossiers.flatMap((dossier) =>
    readdirSync(dossier, { recursive: dossier !== ".", withFileTypes: true })
      .filter((one) => one.isFile() && ECRITS.test(one.name) && !one.parentPath.includes("node_modules"))
      .map(({ parentPath, name }) => read(join(parentPath, name))),
  );
}

const SPECIFICATION = "docs/specification.md";

/** Texts that were never in the repository. */
const DEHORS =
  /\b(?:simulator|semantics|look|examples|architecture|rulings)\.md\b|(?<![/\w])catalogue\.md\b|\brulings\b/;

const titre = (line: string) =>
  line
    .replace(/<[^>]*>/g, "")
    .replace(/^#+\s+/, "")
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");

/** What may be cited of a document: its anchors, and its titles as links write them. */
const ancresDe = (text: string): Set<string> =>
  new Set([
    ...[...text.matchAll(/<a id="([^"]+)">/g)].map(([, id = ""]) => id),
    ...[...text.matchAll(/^#+ .*$/gm)].map(([line]) => titre(line)),
  ]);

const places = (textes: readonly TexteDuDepot[], wrong: (line: string, path: string) => readonly string[]) =>
  textes.flatMap(({ path, text }) =>
    text
      .split("\n")
      .flatMap((line, index) => wrong(line, path).map((what) => `${path}:${index + 1} : ${what}`)),
  );

/** Citations of the specification that lead nowhere. */
export function ancresAbsentes(textes: readonly TexteDuDepot[]): string[] {
  const known = ancresDe(textes.find(({ path }) => path === SPECIFICATION)?.text ?? "");
  return places(textes, (line) =>
    [...line.matchAll(/specification\.md#([\p{L}\d_-]+)/gu)].flatMap(([, id = ""]) =>
      known.has(id) ? [] : [id],
    ),
  );
}

/** Relative links of the documents that lead nowhere; `exists` tells if a path of the repository does. */
export function liensMorts(textes: readonly TexteDuDepot[], exists: (path: string) => boolean): string[] {
  const byPath = new Map(textes.map((one) => [one.path, one.text]));
  const dead = (link: string, from: string) => {
    const [file = "", id] = link.split("#");
    const path = file === "" ? from : posix.join(posix.dirname(from), decodeURI(file));
    const text = byPath.get(path);
    return !exists(path) || (id !== undefined && text !== undefined && !ancresDe(text).has(decodeURI(id)));
  };
  const documents = textes.filter(({ path }) => path.endsWith(".md"));
  return places(documents, (line, path) =>
    [...line.matchAll(/\]\(([^)\s]+)\)|src="([^"]+)"/g)]
      .map(([, link, image]) => link ?? image ?? "")
      .filter((link) => !/^[a-z]+:/.test(link) && dead(link, path)),
  );
}

/** Lines that send the reader out of the repository. */
export const renvoisDehors = (textes: readonly TexteDuDepot[]): string[] =>
  places(textes, (line) => DEHORS.exec(line)?.slice(0, 1) ?? []);
