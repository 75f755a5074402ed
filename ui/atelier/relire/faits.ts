import { parse } from "yaml";
import { texteVisible } from "../../../catalogue/atelier/check/texte-visible.ts";
import { motsDeLAide } from "../../../catalogue/atelier/formulaire/mots.ts";
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
export interface FaitARelire {
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

/** `MM-JJ` or `AAAA-MM-JJ`, the day first. */
const leJour = (jour: string) => jour.split("-").reverse().join("/");

interface Periode {
  annuelle?: boolean;
  du?: string;
  au: string;
}
const direLaPeriode = ({ annuelle, du, au }: Periode) =>
  [annuelle && "chaque année", du ? `du ${leJour(du)} au ${leJour(au)}` : `jusqu’au ${leJour(au)}`]
    .filter(Boolean)
    .join(" ");

interface Delai extends Partial<Record<"unite" | "avant" | "apres" | "silence" | "des", string>> {
  nombre?: number;
  sans_rappel?: boolean;
}
const direLeDelai = ({ nombre, unite, avant, apres, silence, des, sans_rappel }: Delai) =>
  [
    nombre !== undefined && `${nombre} ${unite}`,
    des && `dès ${des}`,
    sans_rappel && `, sans rappel`,
    avant && `avant ${avant}`,
    apres && `après ${apres}`,
    silence && `, puis le silence vaut un ${silence}`,
  ]
    .filter(Boolean)
    .join(" ")
    .replace(" ,", ",");

/** Facts that a cell writes for itself to be read again, and a person otherwise. */
const motsDUnFait: Partial<Record<Champ, (valeur: unknown) => string>> = {
  periode: (valeur) => ([valeur].flat() as Periode[]).map(direLaPeriode).join("\n"),
  delai_demande: (valeur) => direLeDelai(valeur as Delai),
  delai_reponse: (valeur) => direLeDelai(valeur as Delai),
};

/** Fields that may hold links among their words. */
const PROSES: ReadonlySet<Champ> = new Set(["description", "conditions"]);

const estUnChamp = (nom: string | undefined): nom is Champ => nom !== undefined && nom in motsDeLAide;

function direLeChamp(champ: Champ, donnees: Donnees, ligne: AideDeLaTable): string | undefined {
  if (champ === "montant") return montantAffiche(ligne);
  const valeur = donnees[champ];
  if (valeur === undefined) return undefined;
  const enMots = motsDUnFait[champ];
  if (enMots) return enMots(valeur);
  const dit = parChamp.get(champ)?.ecrire(valeur);
  return dit && PROSES.has(champ) ? dit.split("\n").map(texteVisible).join("\n") : dit;
}

/** The facts of an aid: each field that a source says, then all the rest beside the page of the aid. */
export function faitsARelire(ligne: AideDeLaTable): FaitARelire[] {
  const donnees = parse(ligne.texte) as Donnees;
  const sources = (donnees["reference"] ?? []) as Source[];
  const champs = [...new Set(sources.flatMap(({ champ }) => champ ?? []))].filter(estUnChamp);
  const page = [donnees["link"], donnees["instructions"]].find((une) => typeof une === "string");
  /** A text alone is not to be searched for: the page of the aid is beside it. */
  const avecUnePage = (lues: SourceDUnFait[]) =>
    page === undefined || lues.some(({ adresse }) => adresse) ? lues : [...lues, { adresse: page }];
  const siens = champs.flatMap((champ): FaitARelire[] => {
    const texte = direLeChamp(champ, donnees, ligne);
    if (!texte) return [];
    const lues = sources.filter((une) => une.champ === champ);
    return [{ cle: champ, nom: motsDeLAide[champ].nom, dits: [{ texte }], sources: avecUnePage(lues) }];
  });
  const dits = DE_LA_FICHE.filter((champ) => !siens.some(({ cle }) => cle === champ)).flatMap((champ) => {
    const texte = direLeChamp(champ, donnees, ligne);
    return texte ? [{ nom: motsDeLAide[champ].nom, texte }] : [];
  });
  const entieres: SourceDUnFait[] = sources.filter(({ champ }) => champ === undefined);
  const reste = avecUnePage(entieres);
  // Facts that sources say one by one are read alone; the rest has a page of its own, or nothing to be compared with.
  return siens.length > 0 && entieres.length === 0
    ? siens
    : [
        ...siens,
        {
          cle: "fiche",
          nom: siens.length > 0 ? "Le reste de la fiche" : "Toute la fiche",
          dits,
          sources: reste,
        },
      ];
}
