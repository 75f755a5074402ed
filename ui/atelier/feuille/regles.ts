import * as v from "valibot";
import { choixDuChamp, type SchemaDUnChamp, schemaNu } from "../../../catalogue/atelier/formulaire/choix.ts";
import {
  motsDesParametres,
  motsDesProfils,
  motsDesRegles,
} from "../../../catalogue/schema/mots-des-regles.ts";
import { motsDesChoix } from "../../../catalogue/atelier/formulaire/mots.ts";
import { profilTypes, type Regle, reglesSimples } from "../../../catalogue/schema/regles.ts";
import { CelluleFausse, designer, lireLeNombre, lireOuiNon } from "./valeurs.ts";

type Objet = Record<string, unknown>;

/** Between two values of a list, two parameters, two conditions of a profile. */
const [ENTRE_VALEURS, ENTRE_PARAMETRES, ENTRE_CONDITIONS] = [" | ", " ; ", " + "];

const LISTES: ReadonlySet<string> = new Set(["values", "includes", "excludes"]);

const schemasDe = (type: string): Record<string, SchemaDUnChamp> =>
  (reglesSimples.options.find(({ entries }) => entries.type.literal === type)?.entries ?? {}) as never;

/** The one list that a kind of rule needs no name for. */
const listeNue = (type: string) => (schemasDe(type)["values"] ? "values" : undefined);

const motDe = (type: string, valeur: unknown) => motsDesChoix[type]?.[String(valeur)] ?? String(valeur);

function ecrireParametre(type: string, nom: string, valeur: unknown): string {
  if (Array.isArray(valeur)) return valeur.map((un) => motDe(type, un)).join(ENTRE_VALEURS);
  if (typeof valeur === "boolean") return valeur ? "oui" : "non";
  return motDe(nom, valeur);
}

/** A rule on one line, in words: « Âge : au moins 18 », « Habiter une commune : 35047 ». */
export function ecrireRegle(regle: Objet): string {
  const { type, ...parametres } = regle as { type: Regle["type"] } & Objet;
  if (type === "not") return `${motsDesRegles.not} : ${ecrireRegle(parametres["value"] as Objet)}`;
  const { operator, value, ...reste } = parametres;
  const comparee = operator !== undefined && value !== undefined;
  const suite = comparee ? reste : parametres;
  const dits = [
    ...(comparee ? [`${motDe("operator", operator)} ${String(value).replace(".", ",")}`] : []),
    ...Object.entries(suite).map(([nom, valeur]) => {
      const dit = ecrireParametre(type, nom, valeur);
      return nom === listeNue(type)
        ? dit
        : `${LISTES.has(nom) && nom === "excludes" ? "Sauf" : (motsDesParametres[nom] ?? nom)} = ${dit}`;
    }),
  ];
  return [motsDesRegles[type], ...(dits.length > 0 ? [dits.join(ENTRE_PARAMETRES)] : [])].join(" : ");
}

function lireParametre(type: string, nom: string, texte: string): unknown {
  if (LISTES.has(nom)) {
    const mots = motsDesChoix[type];
    const valeurs = texte
      .split("|")
      .map((un) => un.trim())
      .filter(Boolean);
    return mots ? valeurs.map((un) => designer(un, mots, motsDesRegles[type as Regle["type"]])) : valeurs;
  }
  const schema = schemasDe(type)[nom] as SchemaDUnChamp;
  switch (schemaNu(schema).type) {
    case "number":
      return lireLeNombre(texte);
    case "boolean":
      return lireOuiNon(texte);
    case "picklist":
      return designer(
        texte,
        Object.fromEntries(choixDuChamp(nom, schema).map(({ value, label }) => [String(value), label])),
        motsDesParametres[nom] ?? nom,
      );
    default:
      return texte;
  }
}

const operateurs = Object.entries(motsDesChoix["operator"] ?? {});

/** « au moins 18 »; nothing for anything else. */
function lireComparaison(texte: string): Objet | undefined {
  for (const [operator, mots] of operateurs)
    for (const debut of [`${mots} `, operator])
      if (texte.startsWith(debut) && /^\s*-?\d/.test(texte.slice(debut.length)))
        return { operator, value: lireLeNombre(texte.slice(debut.length)) };
  return undefined;
}

/** Symbols that begin like shorter ones are tried first. */
operateurs.sort(([a], [b]) => b.length - a.length);

function lireUnParametre(type: string, texte: string): Objet {
  const schemas = schemasDe(type);
  const comparaison = schemas["operator"] && lireComparaison(texte);
  if (comparaison) return comparaison;
  const [avant = "", ...apres] = texte.split(" = ");
  if (apres.length > 0) {
    // `includes` and `values` have one name: a kind has one of them.
    const noms = Object.fromEntries(
      Object.keys(schemas)
        .filter((nom) => nom !== "type")
        .map((nom) => [nom, motsDesParametres[nom] ?? nom]),
    );
    const nom = designer(avant, noms, motsDesRegles[type as Regle["type"]]);
    return { [nom]: lireParametre(type, nom, apres.join(" = ").trim()) };
  }
  const liste = listeNue(type);
  if (liste) return { [liste]: lireParametre(type, liste, texte) };
  throw new CelluleFausse(`« ${texte} » ne se lit pas dans « ${motsDesRegles[type as Regle["type"]]} »`);
}

/** A rule that `ecrireRegle` wrote, or that a person typed so. Throws `CelluleFausse`. */
export function lireRegle(ligne: string): Objet {
  const [nom = "", ...suite] = ligne.split(" : ");
  const type = designer(nom.trim(), motsDesRegles, "Conditions vérifiées");
  const reste = suite.join(" : ").trim();
  if (type === "not") return { type, value: lireRegle(reste) };
  const dits = reste
    .split(ENTRE_PARAMETRES)
    .map((un) => un.trim())
    .filter(Boolean);
  return Object.assign({ type }, ...dits.map((un) => lireUnParametre(type, un))) as Objet;
}

/** A profile on one line: « En études », « En études (Âge : au moins 18 + Avoir une bourse) ». */
export function ecrireProfil({ type, conditions = [] }: { type: string; conditions?: Objet[] }): string {
  const nom = motsDesProfils[type as keyof typeof motsDesProfils];
  return conditions.length === 0 ? nom : `${nom} (${conditions.map(ecrireRegle).join(ENTRE_CONDITIONS)})`;
}

/** A profile that `ecrireProfil` wrote. Throws `CelluleFausse`. */
export function lireProfil(ligne: string): Objet {
  const [, nom = "", dedans] = /^([^(]*?)\s*(?:\((.*)\))?$/s.exec(ligne.trim()) ?? [];
  const type = v.parse(v.picklist(profilTypes), designer(nom, motsDesProfils, "Pour qui"));
  const conditions = dedans?.split(ENTRE_CONDITIONS).map(lireRegle);
  return { type, ...(conditions && { conditions }) };
}
