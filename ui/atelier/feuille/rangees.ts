import { identifiantDe } from "../enregistrer.ts";
import { type Champ, colonnes, parChamp } from "./colonnes.ts";
import { CelluleFausse, plie } from "./valeurs.ts";

type Donnees = Record<string, unknown>;

/** What an editor has to mend in a row; `champ` when it is one of its cells. */
export interface FauteDUneRangee {
  champ?: string;
  message: string;
}

/** A row as it was typed, by field. */
export interface Rangee {
  /** Its number in the file, as a spreadsheet shows it. */
  ligne: number;
  cellules: ReadonlyMap<Champ, string>;
}

/** What a file says: its rows, and the columns that are no field of an aid. */
export interface FeuilleLue {
  rangees: Rangee[];
  inconnues: string[];
}

/** Begins the name of the row that a model shows. */
export const EXEMPLE = "exemple : ";

const parNom = new Map(
  colonnes.flatMap(({ champ, nom }) => [
    [plie(champ), champ],
    [plie(nom), champ],
  ]),
);

/** What a cell says for a merged one, which a file holds once. */
const DU_DESSUS: ReadonlySet<string> = new Set(["comme la ligne du dessus", "idem"]);

const propre = (cellule: string) => cellule.replaceAll("\r\n", "\n").trim();

/** The rows of a sheet under their fields. Throws `CelluleFausse` when its first line names none, or when nothing is above a cell that repeats it. */
export function lireLaFeuille([entete = [], ...lignes]: readonly (readonly string[])[]): FeuilleLue {
  const champs = entete.map((nom) => parNom.get(plie(nom)));
  if (champs.every((champ) => champ === undefined))
    throw new CelluleFausse("La première ligne doit porter les noms des colonnes, comme dans le modèle.");
  let dessus: ReadonlyMap<Champ, string> = new Map();
  const rangees = lignes.flatMap((cellules, rang): Rangee[] => {
    const dites = cellules.flatMap((cellule, n) => {
      const champ = champs[n];
      if (!champ) return [];
      const dite = propre(cellule);
      if (!DU_DESSUS.has(plie(dite))) return [[champ, dite] as const];
      const celle = dessus.get(champ);
      if (celle === undefined)
        throw new CelluleFausse(`La ligne ${rang + 2} dit « ${dite} », et rien n’est au-dessus.`);
      return [[champ, celle] as const];
    });
    const lue = new Map(dites);
    const vide = dites.every(([, cellule]) => cellule === "");
    if (vide || lue.get("label")?.startsWith(EXEMPLE)) return [];
    dessus = lue;
    return [{ ligne: rang + 2, cellules: lue }];
  });
  const inconnues = entete.filter((nom, n) => !champs[n] && nom.trim() !== "");
  return { rangees, inconnues };
}

/** Who gives aids, by identifier. */
export type Organismes = ReadonlyMap<string, string>;

/** An institution in a cell: its name, or its identifier where two have one name. */
export function ecrireOrganisme(slug: string, organismes: Organismes): string {
  const nom = organismes.get(slug);
  return nom && lireOrganisme(nom, organismes) === slug ? nom : slug;
}

function lireOrganisme(texte: string, organismes: Organismes): string | undefined {
  if (organismes.has(texte)) return texte;
  return [...organismes].find(([, nom]) => plie(nom) === plie(texte))?.[0];
}

const ecrireCellule = (champ: Champ, valeur: unknown, organismes: Organismes): string => {
  if (valeur === undefined || valeur === null) return "";
  if (champ === "institution") return ecrireOrganisme(String(valeur), organismes);
  return propre(parChamp.get(champ)?.ecrire(valeur) ?? "");
};

function lireCellule(champ: Champ, texte: string, organismes: Organismes): unknown {
  if (champ !== "institution") return parChamp.get(champ)?.lire(texte);
  const slug = lireOrganisme(texte, organismes);
  if (slug) return slug;
  throw new CelluleFausse(
    `aucun organisme publié ne s’appelle « ${texte} » : créez-le d’abord, ou corrigez son nom`,
  );
}

/** Stands for who gives an aid while nobody knows: the rest of the row is checked all the same. */
const INCONNU = "organisme_inconnu";

/**
 * The data of an aid once a row is applied: a cell that says what the aid says already changes nothing, an empty one empties
 * the field, and a column that is not there leaves it. What cannot be read is told, and left as it was.
 */
export function appliquer(
  { cellules }: Rangee,
  actuelle: Donnees | undefined,
  organismes: Organismes,
): { donnees: Donnees; fautes: FauteDUneRangee[] } {
  const donnees: Donnees = { ...actuelle };
  const fautes: FauteDUneRangee[] = [];
  for (const [champ, texte] of cellules) {
    const avant = actuelle?.[champ];
    if (champ === "slug" || texte === ecrireCellule(champ, avant, organismes)) continue;
    delete donnees[champ];
    if (texte === "") continue;
    try {
      const lue = lireCellule(champ, texte, organismes);
      // A false that the file did not say is what goes without saying.
      if (lue !== false || avant !== undefined) donnees[champ] = lue;
    } catch (erreur) {
      if (!(erreur instanceof CelluleFausse)) throw erreur;
      if (avant !== undefined) donnees[champ] = avant;
      else if (champ === "institution") donnees[champ] = INCONNU;
      fautes.push({ champ, message: erreur.message });
    }
  }
  return { donnees: { slug: identifiantDe(donnees), ...donnees }, fautes };
}

/** The cells of an aid under some columns. */
export const ecrireLaRangee = (
  donnees: Donnees,
  champs: readonly Champ[],
  organismes: Organismes,
): string[] => champs.map((champ) => ecrireCellule(champ, donnees[champ], organismes));
