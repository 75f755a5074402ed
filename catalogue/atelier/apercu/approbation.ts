import type { EffetSurLesFoyers } from "./foyers.ts";

/** What a person read of the edit of one file, and approved. */
export interface Approbation {
  /** The file, from the root: `catalogue/aides/regles/x.yml`. */
  fichier: string;
  /** Git’s names of its text as it is published, and as it was read; no first one for a new file. */
  avant?: string;
  apres: string;
  /** What the edit changes, as it was shown. */
  phrases: readonly string[];
}

/** Folder of the approvals that wait for the approved texts to be written, from the root. */
export const APPROBATIONS = "catalogue/approbations";

/** File of the approval of a file of the catalogue: its name, after that of its folder when it is no aid’s. */
export function fichierDeLApprobation(fichier: string): string {
  const [nom = "", dossier = ""] = fichier
    .replace(/\.\w+$/, "")
    .split("/")
    .reverse();
  return `${APPROBATIONS}/${fichier.startsWith("catalogue/aides/") ? nom : `${dossier}.${nom}`}.txt`;
}

const ENTETE = /^Lu et approuvé : (\S.*)\nPublié : (\w+)\nApprouvé : (\w+)\n\n/;
const NOUVEAU = "nouveau";

/** An approval as it is written: what it is of, then a sentence a line. */
export const ecrireUneApprobation = ({ fichier, avant = NOUVEAU, apres, phrases }: Approbation): string =>
  [`Lu et approuvé : ${fichier}`, `Publié : ${avant}`, `Approuvé : ${apres}`, "", ...phrases, ""].join("\n");

/** The approval that a text is. Throws when it is none. */
export function lireUneApprobation(texte: string): Approbation {
  const [entete, fichier = "", avant, apres = ""] = ENTETE.exec(texte) ?? [];
  if (entete === undefined) throw new Error("ce n’est pas une approbation");
  const phrases = texte.slice(entete.length).split("\n").filter(Boolean);
  return { fichier, ...(avant !== NOUVEAU && { avant }), apres, phrases };
}

/** What an edit does to the told households, a sentence each. */
export const phrasesDesFoyers = ({ gagnent, perdent, changent }: EffetSurLesFoyers): string[] => [
  ...gagnent.map((titre) => `Foyer témoin, la gagne : ${titre}`),
  ...perdent.map((titre) => `Foyer témoin, la perd : ${titre}`),
  ...changent.map((titre) => `Foyer témoin, change de montant : ${titre}`),
];
