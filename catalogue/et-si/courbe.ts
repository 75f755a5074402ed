import type { Droit, Resultats } from "../results/results.ts";

/** Where a household stands for one salary, euros a month. */
export interface PointDeCourbe {
  salaire: number;
  /** Monthly aids: computed and already received. */
  aides: number;
  /** Salary and monthly aids. */
  disponible: number;
}

/** A rise of the salary that leaves the household poorer. */
export interface Falaise {
  de: PointDeCourbe;
  a: PointDeCourbe;
  /** What is lost, a positive number of euros a month. */
  perte: number;
}

/** A loss under this is the slope of the law, not a cliff. */
const PERTE_NOTABLE = 10;

const enCents = (montant: number) => Math.round(montant * 100);

const parMois = (droits: readonly Droit[]) =>
  droits.reduce(
    (total, { montant, unit, periodicite, prix, pret }) =>
      unit === "euro" && periodicite === "mensuelle" && typeof montant === "number" && !prix && !pret
        ? total + enCents(montant)
        : total,
    0,
  );

/** Monthly euros of aids in results, to ask for or already received. */
export const aidesParMois = ({ droitsEligibles, droitsInjectes }: Resultats): number =>
  (parMois(droitsEligibles) + parMois(droitsInjectes)) / 100;

export const pointDe = (salaire: number, resultats: Resultats): PointDeCourbe => {
  const aides = aidesParMois(resultats);
  return { salaire, aides, disponible: (enCents(salaire) + enCents(aides)) / 100 };
};

/** Cliffs of a curve, its points in the order of salaries. */
export function falaisesDe(points: readonly PointDeCourbe[]): Falaise[] {
  return points.slice(1).flatMap((a, rang) => {
    const de = points[rang] as PointDeCourbe;
    const perte = (enCents(de.disponible) - enCents(a.disponible)) / 100;
    return perte >= PERTE_NOTABLE ? [{ de, a, perte }] : [];
  });
}

/**
 * The same results without the aids that any of them could not compute: what is left compares. Says
 * whether something was left out.
 */
export function comparables(tous: readonly Resultats[]): { resultats: Resultats[]; incomplet: boolean } {
  const perdues = new Set(
    tous.flatMap(({ nonCalcules }) => nonCalcules.flatMap(({ id, passager }) => (passager && id) || [])),
  );
  const sans = (droits: readonly Droit[]) => droits.filter(({ id }) => !perdues.has(id));
  return {
    resultats: tous.map((un) => ({
      ...un,
      droitsEligibles: sans(un.droitsEligibles),
      droitsInjectes: sans(un.droitsInjectes),
    })),
    incomplet: tous.some(({ nonCalcules }) => nonCalcules.some(({ passager }) => passager)),
  };
}

/** One aid before and after a change; 0 where it is not there, true for an aid without amount. */
export interface ChangementDeCourbe {
  id: string;
  label: string;
  periodicite: Droit["periodicite"];
  unit: Droit["unit"];
  avant: number | boolean;
  apres: number | boolean;
}

/** Aids that a change gives, takes away, raises or lowers; those that stay the same are left out. */
export function changementsDe(avant: Resultats, apres: Resultats): ChangementDeCourbe[] {
  const lus = (resultats: Resultats) =>
    new Map([...resultats.droitsEligibles, ...resultats.droitsInjectes].map((droit) => [droit.id, droit]));
  const [de, a] = [lus(avant), lus(apres)];
  return [...new Set([...de.keys(), ...a.keys()])].flatMap((id) => {
    const [un, deux] = [de.get(id), a.get(id)];
    const droit = deux ?? un;
    if (!droit || un?.montant === deux?.montant) return [];
    const { label, periodicite, unit } = droit;
    return [{ id, label, periodicite, unit, avant: un?.montant ?? 0, apres: deux?.montant ?? 0 }];
  });
}
