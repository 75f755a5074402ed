import type * as v from "valibot";
import { palier, zone } from "../../../catalogue/fiches/familles/entrees.ts";
import { familles } from "../../../catalogue/fiches/familles/familles.ts";
import {
  motsDesFamilles,
  motsDUneZone,
  motsDUnPalier,
  titresDesFamilles,
} from "../../../catalogue/atelier/formulaire/mots-des-familles.ts";
import { choixDuChamp } from "../../../catalogue/atelier/formulaire/choix.ts";
import { aideFile, nomsDeFamilles } from "../../../catalogue/schema/aide.ts";
import { institutionFile } from "../../../catalogue/schema/institution.ts";
import {
  motsDeLAide,
  motsDeLInstitution,
  motsDesChoix,
  type MotsDUnChamp,
} from "../../../catalogue/atelier/formulaire/mots.ts";
import { motsDesProfils, motsDesRegles } from "../../../catalogue/schema/mots-des-regles.ts";

/** The reference of the fields, for editors. */
export const CHAMPS = "docs/champs.md";

/** The values that a field takes: « `somme` une somme reçue ». */
const valeursDe = (nom: string, schema: v.GenericSchema): string =>
  choixDuChamp(nom, schema)
    .map(({ value, label }) => `\`${String(value)}\` ${motsDesChoix[nom] ? label : ""}`.trim())
    .join(", ");

const ligne = (nom: string, schema: v.GenericSchema, mots: MotsDUnChamp): string =>
  `| \`${nom}\` | ${mots.nom} | ${schema.type === "optional" ? "" : "oui"} | ${[
    schema.type === "optional" && mots.quand,
    mots.aide,
    valeursDe(nom, schema),
  ]
    .filter(Boolean)
    .join(" ")} |`;

const table = (
  entries: Readonly<Record<string, v.GenericSchema>>,
  mots: Readonly<Record<string, MotsDUnChamp>>,
): string[] => [
  "| champ | nom | obligatoire | comment le remplir |",
  "| --- | --- | --- | --- |",
  ...Object.entries(mots).map(([nom, un]) => ligne(nom, entries[nom] as v.GenericSchema, un)),
];

const liste = (mots: Readonly<Record<string, string>>): string[] =>
  Object.entries(mots).map(([nom, dit]) => `- \`${nom}\` : ${dit}`);

/** Every field of the catalogue with what an editor reads of it, from the schema. */
export const texteDesChamps = (): string =>
  `${[
    "# Les champs du catalogue",
    "",
    "Engendré du schéma (`npm run approuver -- documents`). [Éditer les aides](editer.md).",
    "",
    "## Une aide",
    "",
    ...table(aideFile.entries, motsDeLAide),
    "",
    ...nomsDeFamilles.flatMap((nom) => [
      `## ${titresDesFamilles[nom]}`,
      "",
      ...table(familles[nom].entree.entries, motsDesFamilles[nom]),
      "",
    ]),
    "### Covoiturage : ce que paie le passager, et où rouler",
    "",
    ...table({ ...palier.entries, ...zone.entries }, { ...motsDUnPalier, ...motsDUneZone }),
    "",
    "## Un organisme",
    "",
    ...table(institutionFile.entries, motsDeLInstitution),
    "",
    "## Les conditions vérifiées",
    "",
    ...liste(motsDesRegles),
    "",
    "## Les profils",
    "",
    ...liste(motsDesProfils),
  ].join("\n")}\n`;
