import type { CheminDeLaLoi, CheminLu } from "../../parametres/parametres.ts";
import { montantDuBareme } from "../../moteur/bareme.ts";
import type { Calcul } from "../../moteur/calcul.ts";
import type { FamilleDeLaLoi, FoyerFiscal, IndividuDeLaLoi, MenageDeLaLoi } from "../../moteur/entites.ts";
import { anneeDe } from "../../mois.ts";
import { lointaine, variable, type Variable } from "../../moteur/variable.ts";
import type { Libelle } from "../../moteur/definition.ts";
import { depcom, habite_chez_parents } from "../communs/donnees.ts";
import { age, enfant_a_charge } from "../communs/personnes.ts";
import { revenus_non_salaries } from "../impot/categories.ts";
import { partsDuCouple, rfrDuCouple } from "../impot/couple.ts";

/** A place that an aid is kept for: communes or départements, by the beginning of their code. */
export const residence = (
  nom: string,
  libelle: string,
  ...codes: string[]
): Variable<MenageDeLaLoi, boolean> =>
  variable.menage.booleen({ nom, libelle }, (c, menage, mois) => {
    const commune = depcom(c, menage, mois);
    return codes.some((code) => commune.startsWith(code));
  });

type Lieu = (c: Calcul, menage: MenageDeLaLoi, mois: number) => boolean;
type DeLaPersonne<V> = (c: Calcul, individu: IndividuDeLaLoi, mois: number) => V;

/** Euros for a person who lives in a place; `montant` is 0 for one who is not entitled. */
export const aideDuLieu = (
  libelle: Libelle,
  lieu: Lieu,
  montant: DeLaPersonne<number>,
): Variable<IndividuDeLaLoi, number> =>
  variable.individu.nombre({ ...libelle, unite: "€" }, (c, individu, mois) =>
    lieu(c, c.menageDe(individu), mois) ? montant(c, individu, mois) : 0,
  );

/** What a person who lives in a place is entitled to. */
export const droitDuLieu = (
  libelle: Libelle,
  lieu: Lieu,
  condition: DeLaPersonne<boolean>,
): Variable<IndividuDeLaLoi, boolean> =>
  variable.individu.booleen(
    libelle,
    (c, individu, mois) => lieu(c, c.menageDe(individu), mois) && condition(c, individu, mois),
    false,
  );

/** Profits of last year, euros a month: whoever works for oneself earns as one who is paid a wage. */
export const beneficeDuMois = (c: Calcul, individu: IndividuDeLaLoi, mois: number): number =>
  revenus_non_salaries(c, individu, anneeDe(mois) - 1) / 12;

/** Attached to the tax return of the parents whom one lives with: theirs is the household that a page speaks of. */
export const chezLesSiens = (c: Calcul, individu: IndividuDeLaLoi, mois: number): boolean =>
  habite_chez_parents(c, individu, mois) && enfant_a_charge(c, individu, anneeDe(mois));

/** Families with somebody in the dwelling. */
export const famillesDuLogement = (c: Calcul, menage: MenageDeLaLoi): readonly FamilleDeLaLoi[] =>
  c.entites.familles.filter((famille) => famille.membres.some((membre) => menage.membres.includes(membre)));

/** First parent of a family: the one whose dwelling and tax household a family’s aid looks at. */
export const premierParent = (famille: FamilleDeLaLoi): IndividuDeLaLoi =>
  famille.parents[0] as IndividuDeLaLoi;

/**
 * Reference income by tax share, in euros a month, of a tax household in a year; a partner who is taxed
 * apart counts, with the shares of both: the place looks at the home, whatever the taxes.
 */
export const quotientMensuel = (c: Calcul, foyer: FoyerFiscal, annee: number): number => {
  const declarant = foyer.declarants[0] as IndividuDeLaLoi;
  return rfrDuCouple(c, declarant, annee) / partsDuCouple(c, declarant, annee) / 12;
};

/** Monthly family quotient of N-2 of somebody’s tax household, in euros. */
export const quotientFamilial = (c: Calcul, individu: IndividuDeLaLoi, mois: number): number =>
  quotientMensuel(c, c.foyerFiscalDe(individu), anneeDe(mois) - 2);

/** Step of a scale by somebody’s monthly family quotient. */
export const selonLeQuotient = (
  c: Calcul,
  bareme: CheminDeLaLoi,
  individu: IndividuDeLaLoi,
  mois: number,
): number => montantDuBareme(c.bareme(bareme, mois), quotientFamilial(c, individu, mois));

/** True between two ages that are parameters, both included. */
export const ageEntre = <A extends string, B extends string>(
  c: Calcul,
  individu: IndividuDeLaLoi,
  mois: number,
  [minimum, maximum]: readonly [CheminLu<A>, CheminLu<B>],
): boolean => {
  const ans = age(c, individu, mois);
  return ans >= c.p(minimum, mois) && ans <= c.p(maximum, mois);
};

/** True from an age that is a parameter, until the birthday of another one. */
export const ageAvant = <A extends string, B extends string>(
  c: Calcul,
  individu: IndividuDeLaLoi,
  mois: number,
  [minimum, maximum]: readonly [CheminLu<A>, CheminLu<B>],
): boolean => {
  const ans = age(c, individu, mois);
  return ans >= c.p(minimum, mois) && ans < c.p(maximum, mois);
};

const cmu_c = lointaine<FamilleDeLaLoi, boolean>("cmu_c");
const css_participation_forfaitaire = lointaine<FamilleDeLaLoi, number>("css_participation_forfaitaire");

/** The family has the complementary health cover, free or paid for. */
export const aLaComplementaireSante = (c: Calcul, famille: FamilleDeLaLoi, mois: number): boolean =>
  cmu_c(c, famille, mois) || css_participation_forfaitaire(c, famille, mois) > 0;
