import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { describe, expect, it } from "vitest";
import { remplirBlocs } from "./blocs/blocs.ts";

describe("les blocs engendrés", () => {
  const document = "# A\n\n<!-- engendré : un -->\nvieux\n<!-- fin -->\n\nb\n";

  it("prennent la place de ce qu’ils étaient, et de rien d’autre", async () => {
    const rempli = await remplirBlocs(document, { un: () => "neuf $1" });
    expect(rempli).toBe("# A\n\n<!-- engendré : un -->\n\nneuf $1\n<!-- fin -->\n\nb\n");
    expect(await remplirBlocs(rempli, { un: () => "neuf $1" })).toBe(rempli);
  });

  it("sont tous connus, et tous à leur place", async () => {
    await expect(remplirBlocs(document, {})).rejects.toThrow("Rien n’engendre le bloc « un ».");
    const deux = { un: () => "", deux: () => "" };
    await expect(remplirBlocs(document, deux)).rejects.toThrow("Le bloc « deux » n’est dans aucun document.");
  });
});

/** A text file of the repository. */
interface TexteDuDepot {
  /** From the root, with `/`. */
  path: string;
  text: string;
}

const ECRITS = /\.(ts|tsx|css|html|md|yml|mjs)$/;

const read = (path: string): TexteDuDepot => ({ path, text: readFileSync(path, "utf8") });

/** What people wrote in those folders, and in the files at the root if `.` is asked. */
function lireLesTextes(dossiers: readonly string[]): TexteDuDepot[] {
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
function ancresAbsentes(textes: readonly TexteDuDepot[]): string[] {
  const known = ancresDe(textes.find(({ path }) => path === SPECIFICATION)?.text ?? "");
  return places(textes, (line) =>
    [...line.matchAll(/specification\.md#([\p{L}\d_-]+)/gu)].flatMap(([, id = ""]) =>
      known.has(id) ? [] : [id],
    ),
  );
}

/** Relative links of the documents that lead nowhere; `exists` tells if a path of the repository does. */
function liensMorts(textes: readonly TexteDuDepot[], exists: (path: string) => boolean): string[] {
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
const renvoisDehors = (textes: readonly TexteDuDepot[]): string[] =>
  places(textes, (line) => DEHORS.exec(line)?.slice(0, 1) ?? []);

/**
 * Declared families, files of one shape that no one takes for another: pages and parts of pages that come in
 * a script of their own, variables of the law under the law’s names, themes and kinds named as their file.
 */
const FAMILLES: readonly { fichiers: RegExp; nom: (name: string, path: string) => boolean }[] = [
  { fichiers: /^ui\/.*\.tsx$/, nom: (name) => name === "Component" || name === "enLigne" },
  { fichiers: /^catalogue\/loi\/formules\//, nom: (name) => /^[a-z\d_]+$/.test(name) },
  {
    fichiers: /^test\/kinds\//,
    nom: (name) => ["childrenYesNo", "enumeration", "resourceTypes"].includes(name),
  },
  {
    fichiers: /^(?:machines|catalogue)\/(?:questions|conditions|kinds|journey\/chapters)\//,
    nom: (name, path) => path.endsWith(`/${name}.ts`),
  },
];

const deFamille = (name: string, path: string) =>
  FAMILLES.some(({ fichiers, nom }) => fichiers.test(path) && nom(name, path));

const DECLARATION =
  /^export (?:declare |abstract |async )*(?:const|let|function\*?|class|interface|type|enum) ([\p{L}\d_$]+)/gmu;
const LISTE = /^export (?:type )?\{([^}]*)\}(?! from)/gm;

/** Names that a file exports itself; what it only passes on is another file’s. */
function nomsExportes(text: string): string[] {
  const listed = [...text.matchAll(LISTE)].flatMap(([, names = ""]) =>
    names.split(",").flatMap(
      (name) =>
        name
          .trim()
          .split(/\s+as\s+|^type /)
          .at(-1) || [],
    ),
  );
  return [...new Set([...text.matchAll(DECLARATION)].map(([, name = ""]) => name).concat(listed))];
}

/** Names that two files export, outside the families, each with its files. */
function nomsEnDouble(textes: readonly TexteDuDepot[]): string[] {
  const files = new Map<string, string[]>();
  for (const { path, text } of textes)
    for (const name of nomsExportes(text).filter((one) => !deFamille(one, path)))
      files.set(name, [...(files.get(name) ?? []), path]);
  return [...files]
    .filter(([, paths]) => paths.length > 1)
    .map(([name, paths]) => `${name} : ${paths.join(", ")}`)
    .sort((a, b) => a.localeCompare(b, "fr"));
}

const pieces = ["catalogue", "machines", "server", "ui"];
const textes = lireLesTextes([".", "docs", "scripts", "test", ...pieces]).filter(
  // These hold the very words that they look for.
  ({ path }) => !path.startsWith("test/documents/"),
);

describe("les documents", () => {
  it("toute ancre de la spécification citée quelque part existe", () => {
    expect(ancresAbsentes(textes)).toEqual([]);
  });

  it("tout lien relatif d’un document mène quelque part", () => {
    expect(liensMorts(textes, existsSync)).toEqual([]);
  });

  it("rien ne renvoie hors du dépôt", () => {
    expect(renvoisDehors(textes)).toEqual([]);
  });

  it("docs/verbes.md dit chaque verbe et chaque script, et n’en dit pas d’autre ; le README n’en invente pas", () => {
    const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
      scripts: Record<string, string>;
    };
    const fichiers = lireLesTextes(["scripts"]).flatMap(({ path }) =>
      path.endsWith(".test.ts") ? [] : [path],
    );
    const dits = (document: string, motif: RegExp) =>
      [...new Set([...readFileSync(document, "utf8").matchAll(motif)].map(([, nom = ""]) => nom))].sort();
    const npm = /`npm (?:run (?:-s )?)?(?!ci)([\w:]+)/g;
    const seuls = fichiers.filter((path) => !Object.values(scripts).some((un) => un.includes(path)));
    expect(dits("docs/verbes.md", npm)).toEqual(Object.keys(scripts).sort());
    expect(dits("docs/verbes.md", /`(scripts\/[\w./-]+)/g)).toEqual(seuls.sort());
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(dits("README.md", npm)));
  });
});

describe("les noms exportés", () => {
  it("aucun ne l’est par deux fichiers, sauf les familles", () => {
    // What knows the product from outside only shares no name with it.
    const fichiers = lireLesTextes([...pieces, "scripts", "test"]).filter(
      ({ path }) => /(?<!\.test)\.tsx?$/.test(path) && !path.startsWith("test/dehors/"),
    );
    expect(nomsEnDouble(fichiers)).toEqual([]);
  });
});

describe("les dossiers", () => {
  it("deux dossiers à côté l’un de l’autre ne se lisent pas l’un l’autre", () => {
    const sources = lireLesTextes(pieces).filter(({ path }) => /(?<!\.test)\.tsx?$/.test(path));
    const lectures = new Set(
      sources.flatMap(({ path, text }) =>
        [...text.matchAll(/(?:from |import\()"(\.[^"]+)"/g)].map(([, vers = ""]) => {
          const ici = posix.dirname(path);
          return `${ici} ${posix.dirname(posix.join(ici, vers))}`;
        }),
      ),
    );
    const dans = (un: string, autre: string) => `${un}/`.startsWith(`${autre}/`);
    const paires = [...lectures].filter((lecture) => {
      const [de = "", vers = ""] = lecture.split(" ");
      return de < vers && lectures.has(`${vers} ${de}`) && !dans(de, vers) && !dans(vers, de);
    });
    expect(paires).toEqual([]);
  });
});
