import * as v from "valibot";
import { parse } from "yaml";
import { motsDesFamilles } from "../../../catalogue/atelier/formulaire/mots-des-familles.ts";
import { aideFile } from "../../../catalogue/schema/aide.ts";
import { schemaNu } from "../../../catalogue/atelier/formulaire/choix.ts";
import { motsDeLAide, motsDeLInstitution } from "../../../catalogue/atelier/formulaire/mots.ts";
import { rangerSousPlus, sortirDePlus } from "./plus.ts";
import { reecrire } from "./reecrire.ts";

type Donnees = Record<string, unknown>;

/** The order in which our files write their fields. */
const ORDRE = [
  ...new Set(
    [motsDeLInstitution, motsDeLAide, ...Object.values(motsDesFamilles)].flatMap((mots) => Object.keys(mots)),
  ),
];
const ORDRE_DE_LAIDE = Object.keys(motsDeLAide);

/** What an aid chooses among when its file does not say: shown, and never emptied. */
const CHOISIS: Donnees = Object.fromEntries(
  Object.entries(aideFile.entries).flatMap(([nom, schema]) => {
    const defaut = v.getDefault(schema as v.OptionalSchema<v.GenericSchema, unknown>);
    return schemaNu(schema as v.GenericSchema).type === "picklist" && defaut !== undefined
      ? [[nom, defaut]]
      : [];
  }),
);

/** Kept aside: an online service that is not a plain address has no field in the form. */
const SERVICE = "teleservice_compose";

/** A condition as the form holds it: its text, and what it is worth, on one row. */
interface LigneDeCondition {
  texte?: string;
  portee?: string;
}

const enLignes = (textes: readonly string[], portees: readonly string[] = []): LigneDeCondition[] =>
  textes.map((texte, rang) => ({ texte, ...(portees[rang] !== undefined && { portee: portees[rang] }) }));

/** The two lists of a file; what no row says is left out of both, so that they stay of one length. */
function enDeuxListes(lignes: readonly LigneDeCondition[]): Donnees {
  const ecrites = lignes.filter(({ texte }) => texte);
  const portees = ecrites.map(({ portee = "" }) => portee);
  return { conditions: ecrites.map(({ texte }) => texte), ...(portees.some(Boolean) && { portees }) };
}

/** What the form shows: a list of periods even for one, a row for each condition, and no composed service. */
export function versLeFormulaire({ teleservice, periode, conditions, portees, ...reste }: Donnees): Donnees {
  return {
    ...("description" in reste && CHOISIS),
    ...rangerSousPlus(reste),
    ...(conditions !== undefined && {
      conditions: enLignes(conditions as string[], portees as string[] | undefined),
    }),
    ...(typeof teleservice === "object"
      ? { [SERVICE]: teleservice }
      : teleservice !== undefined && { teleservice }),
    ...(periode !== undefined && { periode: Array.isArray(periode) ? periode : [periode] }),
  };
}

/** What the file holds. */
export function versLeFichier(saisies: Donnees): Donnees {
  const { [SERVICE]: compose, periode, conditions, ...reste } = sortirDePlus(saisies);
  const periodes = Array.isArray(periode) ? (periode as unknown[]) : [];
  return {
    ...reste,
    ...(conditions !== undefined && enDeuxListes(conditions as LigneDeCondition[])),
    ...(compose !== undefined && !reste["teleservice"] && { teleservice: compose }),
    ...(periodes.length > 0 && { periode: periodes.length === 1 ? periodes[0] : periodes }),
  };
}

/** A false, or what is chosen for want of anything else, goes without saying where the file did not say it. */
function sansDefauts(donnees: Donnees, avant: Donnees | undefined): Donnees {
  const tacite = (nom: string, valeur: unknown) =>
    valeur === false || (avant !== undefined && valeur === CHOISIS[nom]);
  return Object.fromEntries(
    Object.entries(donnees).filter(([nom, valeur]) => avant?.[nom] !== undefined || !tacite(nom, valeur)),
  );
}

/**
 * Our YAML for the editor: a file opened then saved keeps its layout, its comments and its order. The text
 * of each entry is remembered under its identifier when it is read; `apercu` is what a save would write.
 */
export function notreYaml() {
  const lus = new Map<string, string>();
  const apercu = (saisies: object): string => {
    const fichier = versLeFichier(saisies as Donnees);
    const avant = lus.get(String(fichier["slug"]));
    const ordre = "description" in fichier ? ORDRE_DE_LAIDE : ORDRE;
    return reecrire(
      avant,
      sansDefauts(fichier, avant === undefined ? undefined : (parse(avant) as Donnees)),
      ordre,
    );
  };
  return {
    apercu,
    /** The text that an entry was last read from. */
    lu: (slug: string): string | undefined => lus.get(slug),
    fromFile(texte: string): Donnees {
      const donnees = parse(texte) as Donnees;
      lus.set(String(donnees["slug"]), texte);
      return versLeFormulaire(donnees);
    },
    toFile(saisies: object): string {
      const texte = apercu(saisies);
      lus.set(String((saisies as Donnees)["slug"]), texte);
      return texte;
    },
  };
}
