import { parse } from "yaml";
import type { ApercuDansUnLot } from "../../../catalogue/atelier/apercu/lot.ts";
import type { AideListee } from "../../../catalogue/fiches/fiche.ts";
import { motsDeLAide, motsDesChoix } from "../../../catalogue/atelier/formulaire/mots.ts";
import { type Champ, parChamp } from "../feuille/colonnes.ts";
import { appliquer, type FauteDUneRangee, type Organismes, type Rangee } from "../feuille/rangees.ts";
import { enJoursDeFrance } from "../feuille/valeurs.ts";
import { appelerJson } from "../appeler.ts";
import { reecrire } from "../yaml/reecrire.ts";
import type { FichierDuLot } from "./depot.ts";

type Donnees = Record<string, unknown>;

/** An aid of a draft of several, as an editor reads it before it is written. */
export interface AidePreparee {
  chemin: string;
  texte: string;
  nom: string;
  nouvelle: boolean;
  /** What is refused, and what is doubtful, in words. */
  fautes: string[];
  doutes: string[];
  changements: string[];
  carte?: AideListee;
  /** The row that it comes from, and its cells that are to be mended. */
  rangee?: Rangee;
  aCorriger: readonly Champ[];
}

/** Aids that one draft may hold. */
export const AIDES_PAR_LOT = 100;

/** Characters that the server reads at once, accents and quotes allowed for. */
const TROP_LONG = 200_000;

const ORDRE = Object.keys(motsDeLAide);
const noms: Readonly<Record<string, { nom: string }>> = motsDeLAide;

/** What files write, as forms say it: « type: bool » is « Sorte d’aide » : Un droit, sans montant. */
const sansCode = (texte: string): string =>
  enJoursDeFrance(texte)
    .replace(/^il manque ce champ\b[^]*$/, "à remplir")
    .replaceAll(/\b(\w+): (\w+)/g, (dit, champ: string, valeur: string) => {
      const mot = motsDesChoix[champ]?.[valeur];
      return mot && noms[champ] ? `« ${noms[champ].nom} » : ${mot}` : dit;
    })
    .replaceAll(/\b(instructions|form|teleservice)\b(?=[^«]*$)/g, (champ) => `« ${noms[champ]?.nom} »`);

/** A message of the check with the field as forms name it: « montant : … » is « Montant : … ». */
function enMots(message: string): FauteDUneRangee {
  const [, champ = "", , reste = ""] = /^(\w+)((?:\.\w+)*) : ([^]*)$/.exec(message) ?? [];
  const nom = noms[champ]?.nom;
  return nom ? { champ, message: `${nom} : ${sansCode(reste)}` } : { message: sansCode(message) };
}

/** The cells of these faults: those that a sheet holds. */
const cellulesDe = (fautes: readonly FauteDUneRangee[]): Champ[] => [
  ...new Set(fautes.flatMap(({ champ }) => parChamp.get(champ as Champ)?.champ ?? [])),
];

const dire = ({ champ, message }: FauteDUneRangee) =>
  champ && noms[champ] && !message.startsWith(noms[champ].nom) ? `${noms[champ].nom} : ${message}` : message;

/** A message of the check, in the words of the forms. */
export const direUnConstat = (message: string): string => dire(enMots(message));

/** What several drafts would do together, as the server says. Throws an Error in French. */
async function regarder(fichiers: readonly FichierDuLot[]): Promise<ApercuDansUnLot[]> {
  if (fichiers.length === 0) return [];
  if (JSON.stringify({ fichiers }).length > TROP_LONG)
    throw new Error("C’est trop long pour un seul brouillon : partagez la feuille.");
  return appelerJson("/api/editer/lot", { corps: { fichiers } });
}

type Ebauche = FichierDuLot &
  Pick<AidePreparee, "nom" | "nouvelle" | "rangee"> & { siennes: FauteDUneRangee[] };

async function verifier(ebauches: readonly Ebauche[]): Promise<AidePreparee[]> {
  const vues = await regarder(ebauches.map(({ chemin, texte }) => ({ chemin, texte })));
  return ebauches.map(({ siennes, ...ebauche }, rang) => {
    const { constats = [], changements = [], ligne } = vues[rang] ?? {};
    const dits = constats.map(({ gravite, message }) => ({ gravite, faute: enMots(message) }));
    // A cell that cannot be read is told once.
    const neufs = dits.filter(({ faute }) => !siennes.some(({ champ }) => champ && champ === faute.champ));
    const de = (voulue: string) =>
      neufs.filter(({ gravite }) => gravite === voulue).map(({ faute }) => faute);
    const fautes = [...siennes, ...de("erreur")];
    return {
      ...ebauche,
      fautes: fautes.map(dire),
      aCorriger: cellulesDe(fautes),
      doutes: de("à vérifier").map(dire),
      changements,
      ...(ligne && { carte: ligne }),
    };
  });
}

/** What the rows of a file are applied to. */
export interface Connues {
  organismes: Organismes;
  /** Path of each aid that a sheet can hold, by identifier. */
  chemins: ReadonlyMap<string, string>;
  /** Texts at these paths, as they are published now. */
  lire(chemins: readonly string[]): Promise<(string | undefined)[]>;
}

const doubleDe = (premiere: number): FauteDUneRangee => ({
  message: `la même aide est déjà à la ligne ${premiere}`,
});
const EXISTE: FauteDUneRangee = {
  message: "cette aide existe déjà : pour la corriger, partez de la feuille que donne « Exporter »",
};
const INCONNUE: FauteDUneRangee = {
  champ: "slug",
  message: "aucune aide n’a cet identifiant : videz la cellule pour une aide nouvelle",
};

/** Rows as aids of a draft, each checked; those that change nothing are left out. Throws an Error in French. */
export async function preparerLesRangees(
  rangees: readonly Rangee[],
  { organismes, chemins, lire }: Connues,
): Promise<AidePreparee[]> {
  const ids = rangees.map(({ cellules }) => cellules.get("slug") ?? "");
  const siens = ids.map((id) => chemins.get(id));
  const connus = [...new Set(siens.filter((chemin) => chemin !== undefined))];
  const lus = new Map((await lire(connus)).map((texte, n) => [connus[n], texte]));
  const vus = new Map<string, number>();
  const ebauches = rangees.flatMap((rangee, n): Ebauche[] => {
    const avant = siens[n] === undefined ? undefined : lus.get(siens[n]);
    const actuelle = avant === undefined ? undefined : (parse(avant) as Donnees);
    const { donnees, fautes } = appliquer(rangee, actuelle, organismes);
    const slug = String(donnees["slug"]);
    const chemin = siens[n] ?? `aides/regles/${slug}.yml`;
    const texte = reecrire(avant, donnees, ORDRE);
    if (texte === avant && fautes.length === 0) return [];
    const premiere = vus.get(slug);
    vus.set(slug, premiere ?? rangee.ligne);
    const siennes = [
      ...fautes,
      ...(premiere === undefined ? [] : [doubleDe(premiere)]),
      ...(ids[n] && !siens[n] ? [INCONNUE] : []),
      ...(!ids[n] && chemins.has(slug) ? [EXISTE] : []),
    ];
    const nom = String(donnees["label"] ?? "Aide sans nom");
    return [{ chemin, texte, nom, nouvelle: avant === undefined, rangee, siennes }];
  });
  return verifier(ebauches);
}

/** Files of a draft as an editor reads them again. Throws an Error in French. */
export const relireLesFichiers = (fichiers: readonly FichierDuLot[], publies: ReadonlySet<string>) =>
  verifier(
    fichiers.map(({ chemin, texte }) => ({
      chemin,
      texte,
      nom: String((parse(texte) as Donnees | null)?.["label"] ?? chemin),
      nouvelle: !publies.has(chemin),
      siennes: [],
    })),
  );
