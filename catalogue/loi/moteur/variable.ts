import type { Calcul } from "./calcul.ts";
import type { Definition, TypeDeValeur, Libelle, PeriodeDeDefinition, Resultat } from "./definition.ts";
import type { EntityName } from "./requete.ts";
import type { Entite, FamilleDeLaLoi, FoyerFiscal, IndividuDeLaLoi, MenageDeLaLoi } from "./entites.ts";

/**
 * A quantity of the law: called with a household being computed, somebody, and a period (a month, or
 * a year for yearly quantities; `mois.ts`), it gives its value. Booleans are entitlements.
 */
export type Variable<E extends Entite = Entite, V extends Resultat = Resultat> = ((
  c: Calcul,
  entite: E,
  periode: number,
) => V) & { definition: Definition };

type Formule<E extends Entite, V extends Resultat> = (c: Calcul, entite: E, periode: number) => V;

/** A code among a closed list. */
export type Codes<C extends string> = Libelle & { codes: readonly C[] };

/** Builds a variable of one entity and one period, by the type of its value; absent, it is its default. */
interface Calculees<E extends Entite> {
  nombre(libelle: Libelle, formule: Formule<E, number>, defaut?: number): Variable<E, number>;
  booleen(libelle: Libelle, formule: Formule<E, boolean>, defaut?: boolean): Variable<E, boolean>;
  code<const C extends string>(libelle: Codes<C>, formule: Formule<E, C>, defaut: NoInfer<C>): Variable<E, C>;
}

/** The same for what is only ever given: an answer, a resource. */
interface Donnees<E extends Entite> {
  nombre(libelle: Libelle, defaut?: number): Variable<E, number>;
  booleen(libelle: Libelle, defaut?: boolean): Variable<E, boolean>;
  /** A day `YYYY-MM-DD`, or "" where none is known. */
  date(libelle: Libelle, defaut: string): Variable<E, string>;
  /** A code that no closed list holds: a commune, a country. */
  texte(libelle: Libelle, defaut: string): Variable<E, string>;
  code<const C extends string>(libelle: Codes<C>, defaut: NoInfer<C>): Variable<E, C>;
}

interface Place {
  entite: EntityName;
  periode: PeriodeDeDefinition;
}

/** A given value replaces the formula (OpenFisca’s rule on inputs). */
function definir<E extends Entite, V extends Resultat>(
  definition: Definition,
  formule: Formule<E, V> | undefined,
): Variable<E, V> {
  const lire = (c: Calcul, entite: E, periode: number) => c.lire(definition, entite, periode, formule);
  return Object.assign(lire, { definition });
}

function calculees<E extends Entite>(place: Place): Calculees<E> {
  const par =
    <V extends Resultat>(genre: TypeDeValeur, sinon?: V) =>
    (libelle: Libelle, formule: Formule<E, V>, defaut = sinon as V): Variable<E, V> =>
      definir({ ...libelle, ...place, genre, defaut }, formule);
  return {
    nombre: par<number>("nombre", 0),
    booleen: par<boolean>("booleen", false),
    code: par("code") as Calculees<E>["code"],
  };
}

function donnees<E extends Entite>(place: Place): Donnees<E> {
  const par =
    <V extends Resultat>(genre: TypeDeValeur, sinon?: V) =>
    (libelle: Libelle, defaut = sinon as V): Variable<E, V> =>
      definir<E, V>({ ...libelle, ...place, genre, defaut }, undefined);
  return {
    nombre: par<number>("nombre", 0),
    booleen: par<boolean>("booleen", false),
    date: par<string>("date"),
    texte: par<string>("texte"),
    code: par("code") as Donnees<E>["code"],
  };
}

const parPeriode = <E extends Entite>(entite: EntityName) => ({
  ...calculees<E>({ entite, periode: "mois" }),
  parAn: calculees<E>({ entite, periode: "annee" }),
});

const donneesParPeriode = <E extends Entite>(entite: EntityName) => ({
  ...donnees<E>({ entite, periode: "mois" }),
  parAn: donnees<E>({ entite, periode: "annee" }),
  pourToujours: donnees<E>({ entite, periode: "eternite" }),
});

/** A computed quantity of a person or of a group, monthly unless it is said `parAn`. */
export const variable = {
  individu: parPeriode<IndividuDeLaLoi>("individus"),
  famille: parPeriode<FamilleDeLaLoi>("familles"),
  foyerFiscal: parPeriode<FoyerFiscal>("foyers_fiscaux"),
  menage: parPeriode<MenageDeLaLoi>("menages"),
};

/** Something that is only ever given, monthly unless it is said `parAn` or `pourToujours`. */
export const entree = {
  individu: donneesParPeriode<IndividuDeLaLoi>("individus"),
  famille: donneesParPeriode<FamilleDeLaLoi>("familles"),
  menage: donneesParPeriode<MenageDeLaLoi>("menages"),
};

/**
 * A quantity of another family of benefits that, in law, needs this one in turn (the RSA reads the
 * housing aid, which reads the scholarship, which reads the resources of the RSA): read by its name.
 */
export const lointaine =
  <E extends Entite, V extends Resultat>(nom: string) =>
  (c: Calcul, entite: E, periode: number): V =>
    c.lireParNom(nom, entite, periode) as V;

/** Sum of a quantity over months, or over people. */
export const somme = <T>(elements: readonly T[], valeur: (element: T) => number): number =>
  elements.reduce((total, element) => total + valeur(element), 0);

/** Amounts come from 32-bit floats in the reference; ties go to the even neighbour, as there. */
export function arrondi(x: number, decimales = 0): number {
  const facteur = 10 ** decimales;
  const y = x * facteur;
  const bas = Math.floor(y);
  const reste = y - bas;
  const proche = Math.abs(reste - 0.5) < 1e-9 ? bas + (bas % 2) : Math.round(y);
  return proche / facteur;
}

export const positif = (x: number): number => Math.max(0, x);
