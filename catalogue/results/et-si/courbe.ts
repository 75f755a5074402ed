import { estChiffree } from "../argent.ts";
import { AUTRES_NOMS } from "../percues.ts";
import { type Periods, periodsOf } from "../../situation/periods.ts";
import { estAnnuelle, ressourceIds } from "../../situation/ressources.ts";
import type { Individu, Situation } from "../../situation/situation.ts";
import type { Droit, Resultats } from "../results.ts";

/** Where a household stands for one salary, euros a month. */
export interface PointDeCourbe {
  salaire: number;
  /** Monthly aids: computed and already received. */
  aides: number;
  /** Everything else that the household receives: unemployment benefit, pensions, the partner’s wage. */
  autres: number;
  /** All three. */
  disponible: number;
  /** Monthly aids by label, to tell which one makes a fall. */
  detail: Readonly<Record<string, number>>;
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

/** Monthly aids with an amount, to ask for or already received. */
const mensuelles = ({ droitsEligibles, droitsInjectes }: Resultats): Droit[] =>
  [...droitsEligibles, ...droitsInjectes].filter(
    (droit) => droit.periodicite === "mensuelle" && estChiffree(droit),
  );

const somme = (droits: readonly Droit[]): number =>
  droits.reduce((total, { montant }) => total + enCents(Number(montant)), 0) / 100;

/** Monthly euros of aids in results, to ask for or already received. */
export const aidesParMois = (resultats: Resultats): number => somme(mensuelles(resultats));

const MOIS_PAR_AN = 12;

/** Euros of a month that a person declares, aids counted elsewhere and the wage that varies left out. */
function revenusDe(personne: Individu, { thisMonth, lastYear }: Periods, sauf: ReadonlySet<string>): number {
  return ressourceIds.reduce((total, id) => {
    if (sauf.has(id) || (id === "salaire_net" && personne.id === "demandeur")) return total;
    const dits = personne[id];
    const euros = estAnnuelle(id) ? (dits?.[lastYear] ?? 0) / MOIS_PAR_AN : (dits?.[thisMonth] ?? 0);
    return total + enCents(euros);
  }, 0);
}

/** What a household receives each month beside the applicant’s wage and the aids of its results. */
export function autresRevenus(situation: Situation, { droitsInjectes }: Resultats): number {
  const sauf = new Set(droitsInjectes.flatMap(({ id }) => [id, ...(AUTRES_NOMS[id] ?? [])]));
  const periods = periodsOf(situation.dateDeValeur);
  const { demandeur, conjoint, enfants } = situation;
  return (
    [demandeur, ...(conjoint ? [conjoint] : []), ...(enfants ?? [])].reduce(
      (total, personne) => total + revenusDe(personne, periods, sauf),
      0,
    ) / 100
  );
}

export function pointDe(salaire: number, situation: Situation, resultats: Resultats): PointDeCourbe {
  const [aides, autres] = [aidesParMois(resultats), autresRevenus(situation, resultats)];
  return {
    salaire,
    aides,
    autres,
    disponible: (enCents(salaire) + enCents(aides) + enCents(autres)) / 100,
    detail: Object.fromEntries(mensuelles(resultats).map(({ label, montant }) => [label, Number(montant)])),
  };
}

/** The aid that loses most between two points; `undefined` when it is none of them. */
export function coupableDe({ de, a }: Pick<Falaise, "de" | "a">): string | undefined {
  const pertes = Object.entries(de.detail)
    .map(([label, euros]) => ({ label, perte: euros - (a.detail[label] ?? 0) }))
    .filter(({ perte }) => perte > 0)
    .sort((un, deux) => deux.perte - un.perte);
  return pertes[0]?.label;
}

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

/** Monthly aids before and after, the same ones included: their columns sum to `aidesParMois`, to the cent. */
export function aidesDuMois(
  avant: Resultats,
  apres: Resultats,
): { id: string; label: string; avant: number; apres: number }[] {
  const euros = (droits: readonly Droit[], id: string) => somme(droits.filter((un) => un.id === id));
  const [de, a] = [mensuelles(avant), mensuelles(apres)];
  const noms = new Map([...de, ...a].map(({ id, label }) => [id, label]));
  return [...noms].map(([id, label]) => ({ id, label, avant: euros(de, id), apres: euros(a, id) }));
}

/** Euros kept of 100 € more of net salary, where the household stands; nothing at the end of the curve. */
export function resteDeCent(points: readonly PointDeCourbe[], ici: PointDeCourbe): number | undefined {
  const apres = points.find(({ salaire }) => salaire >= ici.salaire + 100);
  if (!apres) return undefined;
  return Math.round(((apres.disponible - ici.disponible) / (apres.salaire - ici.salaire)) * 100);
}

/** One aid before and after a change; 0 where it is not there, true for an aid without amount. */
export interface ChangementDeCourbe extends Pick<Droit, "id" | "label" | "periodicite" | "unit" | "nature"> {
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
    const { label, periodicite, unit, nature } = droit;
    return [{ id, label, periodicite, unit, nature, avant: un?.montant ?? 0, apres: deux?.montant ?? 0 }];
  });
}
