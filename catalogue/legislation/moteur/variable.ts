import type { Calcul } from "./calcul.ts";
import type { Definition, Resultat } from "./definition.ts";
import type { Entite } from "./entites.ts";

/**
 * A quantity of the law: called with a household being computed, somebody, and a period (a month, or
 * a year for yearly quantities; `mois.ts`), it gives its value. Booleans are entitlements.
 */
export type Variable<E extends Entite = Entite, V extends Resultat = Resultat> = ((
  c: Calcul,
  entite: E,
  periode: number,
) => V) & { definition: Definition };

/** A computed quantity; a given value replaces the formula (OpenFisca’s rule on inputs). */
export function variable<E extends Entite, V extends Resultat>(
  definition: Definition,
  formule: (c: Calcul, entite: E, periode: number) => V,
  defaut: V = 0 as V,
): Variable<E, V> {
  const lire = (c: Calcul, entite: E, periode: number) =>
    c.lire(definition, entite, periode, defaut, formule);
  return Object.assign(lire, { definition });
}

/** Something that is only ever given: an answer, a resource. Absent, it is the default. */
export function entree<E extends Entite, V extends Resultat>(
  nom: string,
  libelle: string,
  defaut: V,
  more: Omit<Definition, "nom" | "libelle"> = {},
): Variable<E, V> {
  const definition = { nom, libelle, ...more };
  const lire = (c: Calcul, entite: E, periode: number) =>
    c.lire<E, V>(definition, entite, periode, defaut, undefined);
  return Object.assign(lire, { definition });
}

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
