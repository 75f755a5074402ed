import type { TexteDuDepot } from "./documents.ts";

/**
 * Declared families, files of one shape that no one takes for another: pages and parts of pages that come in
 * a script of their own, variables of the law under the law’s names, themes and kinds named as their file.
 */
const FAMILLES: readonly { fichiers: RegExp; nom: (name: string, path: string) => boolean }[] = [
  { fichiers: /^ui\/.*\.tsx$/, nom: (name) => name === "Component" },
  { fichiers: /^catalogue\/legislation\/formules\//, nom: (name) => /^[a-z\d_]+$/.test(name) },
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
export function nomsEnDouble(textes: readonly TexteDuDepot[]): string[] {
  const files = new Map<string, string[]>();
  for (const { path, text } of textes)
    for (const name of nomsExportes(text).filter((one) => !deFamille(one, path)))
      files.set(name, [...(files.get(name) ?? []), path]);
  return [...files]
    .filter(([, paths]) => paths.length > 1)
    .map(([name, paths]) => `${name} : ${paths.join(", ")}`)
    .sort((a, b) => a.localeCompare(b, "fr"));
}
