import { parse } from "yaml";
import { motsDeLAide } from "../../../catalogue/schema/mots.ts";
import type { Source } from "../../../catalogue/schema/reference.ts";
import { montantAffiche } from "../../aides/carte.tsx";
import type { AideDeLaTable } from "../aides/lire.ts";
import { type Champ, parChamp } from "../feuille/colonnes.ts";

type Donnees = Record<string, unknown>;

/** Where a fact was read. */
export interface SourceDUnFait {
  adresse?: string;
  texte?: string;
  date?: string;
  /** The figure or the date, as the page writes it. */
  ecrit?: string;
}

/** What an entry says, to be compared with its sources. */
export interface Fait {
  /** Tells it from the other facts of its aid. */
  cle: string;
  nom: string;
  dits: { nom?: string; texte: string }[];
  sources: SourceDUnFait[];
}

/** What is compared with a source that says no field: what people read first. */
const DE_LA_FICHE: readonly Champ[] = [
  "description",
  "montant",
  "conditions_generales",
  "profils",
  "conditions",
  "periode",
  "delai_demande",
  "papiers",
];

const estUnChamp = (nom: string | undefined): nom is Champ => nom !== undefined && nom in motsDeLAide;

function direLeChamp(champ: Champ, donnees: Donnees, ligne: AideDeLaTable): string | undefined {
  if (champ === "montant") return montantAffiche(ligne);
  const valeur = donnees[champ];
  return valeur === undefined ? undefined : parChamp.get(champ)?.ecrire(valeur);
}

/** The facts of an aid: each field that a source says, then all the rest beside the page of the aid. */
export function faitsDe(ligne: AideDeLaTable): Fait[] {
  const donnees = parse(ligne.texte) as Donnees;
  const sources = (donnees["reference"] ?? []) as Source[];
  const champs = [...new Set(sources.flatMap(({ champ }) => champ ?? []))].filter(estUnChamp);
  const siens = champs.flatMap((champ): Fait[] => {
    const texte = direLeChamp(champ, donnees, ligne);
    if (!texte) return [];
    const lues = sources.filter((une) => une.champ === champ);
    return [{ cle: champ, nom: motsDeLAide[champ].nom, dits: [{ texte }], sources: lues }];
  });
  const dits = DE_LA_FICHE.filter((champ) => !siens.some(({ cle }) => cle === champ)).flatMap((champ) => {
    const texte = direLeChamp(champ, donnees, ligne);
    return texte ? [{ nom: motsDeLAide[champ].nom, texte }] : [];
  });
  const entieres: SourceDUnFait[] = sources.filter(({ champ }) => champ === undefined);
  const page = [donnees["link"], donnees["instructions"]].find((une) => typeof une === "string");
  const reste = entieres.length === 0 && page ? [{ adresse: page }] : entieres;
  // Facts that sources say one by one are read alone; the rest has a page of its own, or nothing to be compared with.
  return siens.length > 0 && entieres.length === 0
    ? siens
    : [...siens, { cle: "fiche", nom: "Le reste de la fiche", dits, sources: reste }];
}

/** The aids to read again, those that nobody knows the age of first, then the oldest. */
export const parAnciennete = (aides: readonly AideDeLaTable[]): AideDeLaTable[] =>
  aides
    .filter(({ aRelire, terminee }) => aRelire && !terminee)
    .sort((une, autre) => (une.sourcesDu ?? "").localeCompare(autre.sourcesDu ?? ""));
