import type { AideListee } from "../../catalogue/fiches/fiche.ts";
import { auBesoin } from "../../catalogue/fiches/phrases/au-besoin.ts";
import { besoins } from "../../catalogue/schema/besoins.ts";
import { lireLesMots } from "../../catalogue/fiches/synonymes/mots-des-descriptions.ts";
import { motsDe, singulier, vides } from "../../catalogue/fiches/synonymes/mots.ts";
import type { Synonyme } from "../../catalogue/fiches/synonymes/synonymes.ts";
import { type Indexe, type Moteur, moteurDeRecherche } from "./recherche.ts";
import type { Sens } from "./sens.ts";

/** Names of the regions by INSEE code: an aid is found by the name of the region its rules ask for. */
const regions: Readonly<Record<string, string>> = {
  "01": "Guadeloupe",
  "02": "Martinique",
  "03": "Guyane",
  "04": "La Réunion",
  "06": "Mayotte",
  "11": "Île-de-France",
  "24": "Centre-Val de Loire",
  "27": "Bourgogne-Franche-Comté",
  "28": "Normandie",
  "32": "Hauts-de-France",
  "44": "Grand Est",
  "52": "Pays de la Loire",
  "53": "Bretagne",
  "75": "Nouvelle-Aquitaine",
  "76": "Occitanie",
  "84": "Auvergne-Rhône-Alpes",
  "93": "Provence-Alpes-Côte d’Azur",
  "94": "Corse",
};

/** What the server knows of words: how people call aids, what descriptions say. */
export interface LexiqueDesAides {
  /** Searches proposed where nothing is typed. */
  suggestions: string[];
  synonymes: Synonyme[];
  /** Number of aids `mots` was made from, and these words (`motsDesDescriptions`). */
  aides: number;
  mots: string;
}

/** What a search reads of an aid. */
type Cherchable = Pick<
  AideListee,
  "id" | "label" | "institution" | "institutionId" | "besoin" | "theme" | "regions" | "departements"
> & { territoire: string };

/** An aid of results, or of its page, as the list shows it. */
export const commeListee = <T extends string, A extends object>({
  institution: { id, label, type },
  ...aide
}: A & { institution: { id: string; label: string; type: T } }) => ({
  ...aide,
  institution: label,
  institutionId: id,
  territoire: type,
});

/** Words each aid may be found by: its name; then institution, need, theme, regions, départements. */
export const indexerLesAides = <A extends Cherchable>(aides: readonly A[]): Indexe<A>[] =>
  aides.map((aide) => ({
    item: aide,
    nom: motsDe(aide.label),
    autres: motsDe(
      [
        aide.institution,
        besoins[aide.besoin],
        aide.theme ?? "",
        ...(aide.regions ?? []).map((code) => regions[code] ?? ""),
        ...(aide.departements ?? []),
      ].join(" "),
    ),
  }));

const motsUtiles = (text: string) =>
  motsDe(text)
    .filter((word) => !vides.has(word))
    .map(singulier);

/** What an entry of the table means among these aids; an aid that is not shown any more is left out. */
function sensDe(entree: Synonyme, aides: readonly Cherchable[]): Sens {
  const { dit, aides: ids = [], organismes = [], types = [], besoin, cherche = [], note, urgent } = entree;
  const rangs = (wanted: (aide: Cherchable) => boolean) =>
    aides.flatMap((aide, rang) => (wanted(aide) ? [rang] : []));
  const sortes: readonly string[] = types;
  return {
    dit: dit.map(motsUtiles).filter((words) => words.length > 0),
    premiers: ids.flatMap((id) => rangs((aide) => aide.id === id)),
    ensuite: rangs((aide) => organismes.includes(aide.institutionId) || sortes.includes(aide.territoire)),
    autour: besoin ? rangs((aide) => aide.besoin === besoin) : [],
    cherche: cherche.map(motsUtiles),
    note,
    urgent,
  };
}

/** Words of names, as they are written, and what people say: what a search may be proposed. */
const formesDe = (aides: readonly Cherchable[], lexique?: LexiqueDesAides): string[] => {
  const noms = aides.flatMap(({ label }) => label.toLowerCase().split(/[^\p{L}]+/u));
  const dits = lexique?.synonymes.flatMap(({ dit }) => dit) ?? [];
  return [...new Set([...dits, ...noms.filter((mot) => mot.length > 2)])];
};

function preparer<A extends Cherchable>(aides: readonly A[], lexique?: LexiqueDesAides): Moteur<A> {
  const formes = formesDe(aides, lexique);
  if (!lexique) return moteurDeRecherche(indexerLesAides(aides), { formes });
  return moteurDeRecherche(indexerLesAides(aides), {
    formes,
    sens: lexique.synonymes.map((one) => sensDe(one, aides)),
    // Ranks made from another day’s list would name other aids.
    ...(lexique.aides === aides.length && { mots: lireLesMots(lexique.mots) }),
  });
}

/** The search over aids; by their names alone until the words of the server are there. Made when one types. */
export function moteurDesAides<A extends Cherchable>(
  aides: readonly A[],
  lexique?: LexiqueDesAides,
): Moteur<A> {
  const moteur = auBesoin(() => preparer(aides, lexique));
  return {
    chercher: (query) =>
      query === ""
        ? { items: [...aides], approche: false, notes: [], urgent: false }
        : moteur().chercher(query),
    proches: (query) => moteur().proches(query),
  };
}
