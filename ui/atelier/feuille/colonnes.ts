import type * as v from "valibot";
import { aideFile } from "../../../catalogue/schema/aide.ts";
import { choixDuChamp, type SchemaDUnChamp, schemaNu } from "../../../catalogue/atelier/formulaire/choix.ts";
import { motsDeLAide } from "../../../catalogue/atelier/formulaire/mots.ts";
import { choixDePortee } from "../config/conditions.ts";
import { ecrireProfil, ecrireRegle, lireProfil, lireRegle } from "./regles.ts";
import {
  designer,
  ecrireFaits,
  ecrireLignes,
  lireFaits,
  lireJour,
  lireLignes,
  lireLeNombre,
  lireOuiNon,
} from "./valeurs.ts";

/** A field of an aid. */
export type Champ = keyof typeof motsDeLAide;

/** A column of the sheet of aids: a field that fits a cell, both ways. */
export interface Colonne {
  champ: Champ;
  nom: string;
  aide?: string;
  /** In the model: what most aids need. */
  usuelle: boolean;
  /** What a cell may say, where that is a closed list. */
  choix: { value: unknown; label: string }[];
  ecrire(valeur: unknown): string;
  /** Throws `CelluleFausse`. */
  lire(texte: string): unknown;
}

type Codage = Pick<Colonne, "ecrire" | "lire">;

const liste = (ecrire: (un: never) => string, lire: (ligne: string) => unknown): Codage => ({
  ecrire: (valeur) => ecrireLignes((valeur as never[]).map(ecrire)),
  lire: (texte) => lireLignes(texte).map(lire),
});
const duree = {
  nombres: ["nombre"],
  ouiNon: ["sans_rappel"],
  noms: ["nombre", "unite", "avant", "apres", "silence", "des", "sans_rappel"],
};
const faits = (formes: Parameters<typeof lireFaits>[1]): Codage => ({
  ecrire: (valeur) => ecrireFaits(valeur as object),
  lire: (texte) => lireFaits(texte, formes),
});
const periodes = { nombres: ["retour"], ouiNon: ["annuelle"], noms: ["annuelle", "du", "au", "retour"] };
const portees = Object.fromEntries(choixDePortee.map(({ value, label }) => [value, label]));
const jours: Codage = { ecrire: String, lire: lireJour };

/** Fields whose cell says more than their schema does. */
const propres: Partial<Record<Champ, Codage>> = {
  conditions_generales: liste(ecrireRegle, lireRegle),
  profils: liste(ecrireProfil, lireProfil),
  portees: liste(
    (cle: string) => portees[cle] ?? cle,
    (ligne) => designer(ligne, portees, motsDeLAide.portees.nom),
  ),
  delai_demande: faits(duree),
  delai_reponse: faits(duree),
  periode: {
    ecrire: (valeur) => ecrireLignes([valeur].flat().map((une) => ecrireFaits(une as object))),
    lire: (texte) => {
      const lues = lireLignes(texte).map((ligne) => lireFaits(ligne, periodes));
      return lues.length === 1 ? lues[0] : lues;
    },
  },
  reference: liste(ecrireFaits, (ligne) =>
    lireFaits(ligne, { noms: ["adresse", "texte", "date", "champ", "ecrit"] }),
  ),
  fin: jours,
  verifie_le: jours,
};

function codageDe(champ: Champ, schema: SchemaDUnChamp): Codage | undefined {
  const { type, item } = schemaNu(schema);
  const choix = choixDuChamp(champ, schema);
  switch (type) {
    case "string":
      return { ecrire: String, lire: (texte) => texte };
    case "number":
      return { ecrire: (valeur) => String(valeur).replace(".", ","), lire: lireLeNombre };
    case "boolean":
      return { ecrire: (valeur) => (valeur === true ? "oui" : "non"), lire: lireOuiNon };
    case "picklist": {
      const mots = Object.fromEntries(choix.map(({ value, label }) => [String(value), label]));
      return {
        ecrire: (valeur) => mots[String(valeur)] ?? String(valeur),
        lire: (texte) => {
          const cle = designer(texte, mots, motsDeLAide[champ].nom);
          return choix.find(({ value }) => String(value) === cle)?.value;
        },
      };
    }
    case "array":
      return item && schemaNu(item).type === "string" ? liste(String, (ligne) => ligne) : undefined;
    // An online service that is one address; another is left to the form.
    case "union":
      return champ === "teleservice" ? { ecrire: String, lire: (texte) => texte } : undefined;
    default:
      return undefined;
  }
}

/** Fields that the model leaves out: those that forms hide, and what only some aids say. */
const RARES: ReadonlySet<Champ> = new Set([
  "entity",
  "openfiscaPeriod",
  "floorAt",
  "fin",
  "verifie_le",
  "list_cta",
]);

/** Every column of the sheet, in the order of the files, made from the schema of an aid. */
export const colonnes: readonly Colonne[] = (Object.keys(motsDeLAide) as Champ[]).flatMap((champ) => {
  const schema = aideFile.entries[champ] as v.GenericSchema as SchemaDUnChamp;
  const codage = propres[champ] ?? codageDe(champ, schema);
  const { nom, aide, cache } = motsDeLAide[champ];
  if (!codage) return [];
  return [
    {
      champ,
      nom,
      ...(aide && { aide }),
      usuelle: !cache && !RARES.has(champ),
      choix: choixDuChamp(champ, schema),
      ...codage,
    },
  ];
});

export const parChamp = new Map(colonnes.map((une) => [une.champ, une]));
