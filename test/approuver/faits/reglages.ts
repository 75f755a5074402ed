import { readFileSync } from "node:fs";
import * as v from "valibot";
import { type environnement, reglages } from "../../../server/reglages/variables.ts";
import { mettreEnForme, remplirBlocs } from "../../documents/blocs/blocs.ts";

/** What an operator reads of the settings, and copies. */
export const EXPLOITER = "docs/exploiter.md";
export const ENV = ".env.example";

interface Reglage {
  nom: string;
  sert: string;
  /** Text that it is worth when it is left out; empty if it has none. */
  defaut: string;
  exemple: string;
}

type Variable = (typeof environnement.entries)[keyof typeof environnement.entries];

const lire = ([nom, schema]: [string, Variable]): Reglage => ({
  nom,
  sert: v.getDescription(schema) ?? "",
  defaut: v.getDefault(schema) ?? "",
  exemple: `${v.getExamples(schema)[0]}`,
});

const parGroupe = (): [titre: string, reglages: Reglage[]][] =>
  Object.entries(reglages).map(([titre, groupe]) => [
    titre,
    (Object.entries(groupe) as [string, Variable][]).map(lire),
  ]);

const enCode = (texte: string) => (texte === "" ? "" : `\`${texte}\``);

/** The settings, group by group, a row each. */
const tableDesReglages = (): string =>
  parGroupe()
    .flatMap(([titre, groupe]) => [
      `### ${titre}`,
      "",
      "| variable | à quoi elle sert | sans elle | exemple |",
      "| --- | --- | --- | --- |",
      ...groupe.map(
        ({ nom, sert, defaut, exemple }) =>
          `| \`${nom}\` | ${sert} | ${enCode(defaut)} | ${enCode(exemple)} |`,
      ),
      "",
    ])
    .join("\n");

/** The guide of operators, its table of settings made again. */
export const texteDExploiter = async (): Promise<string> =>
  mettreEnForme(
    EXPLOITER,
    await remplirBlocs(readFileSync(EXPLOITER, "utf8"), { reglages: tableDesReglages }),
  );

/** As a shell, systemd and Node all read it. */
const valeur = (texte: string) => (/^[\w./:@,-]*$/.test(texte) ? texte : `"${texte}"`);

/** A file of settings to copy: each one commented out, with what it is worth without it, else an example. */
export const texteDeLEnv = (): string =>
  [
    "# Réglages de Cap Aides. Copiez ce fichier, ôtez le dièse devant ce que vous changez.",
    "# Engendré (npm run approuver -- documents) ; tout y est expliqué dans docs/exploiter.md.",
    ...parGroupe().flatMap(([titre, groupe]) => [
      "",
      `## ${titre}`,
      ...groupe.flatMap(({ nom, sert, defaut, exemple }) => [
        "",
        `# ${sert[0]?.toUpperCase()}${sert.slice(1)}.${defaut ? "" : " Par exemple :"}`,
        `# ${nom}=${valeur(defaut || exemple)}`,
      ]),
    ]),
    "",
  ].join("\n");
