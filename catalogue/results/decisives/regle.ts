import type { FactContext } from "../../situation/context.ts";
import { periodsOf } from "../../situation/periods.ts";
import {
  estAnnuelle,
  estExceptionnelle,
  recoit,
  type RessourceId,
  ressourceIds,
} from "../../situation/ressources.ts";
import type { Individu, Situation } from "../../situation/situation.ts";

/** What the law makes of the answers, and what it does not know. */
export type LoiConnue = Pick<FactContext, "legislation" | "doutes" | "inconnus">;

/** What the questionnaire’s answers say of a question that decides; `undefined` when they leave it open. */
export type RegleDecisive = (situation: Situation, loi: LoiConnue) => boolean | undefined;

export const oui = (vrai: boolean | undefined) => vrai || undefined;
export const non = (vrai: boolean | undefined) => (vrai ? false : undefined);

/** True for one who has some of these incomes this month: those of the past say nothing of today. */
export const touche =
  (...ids: readonly RessourceId[]) =>
  ({ demandeur, dateDeValeur }: Situation): boolean =>
    recoit(demandeur, ids, [periodsOf(dateDeValeur).thisMonth]);

/** The same of either of a couple. */
export const toucheADeux =
  (...ids: readonly RessourceId[]) =>
  ({ demandeur, conjoint, dateDeValeur }: Situation): boolean =>
    [demandeur, conjoint].some((un) => recoit(un, ids, [periodsOf(dateDeValeur).thisMonth]));

/** Neither of them had any, this month nor the twelve before. */
export const sansAucun =
  (...ids: readonly RessourceId[]) =>
  ({ demandeur, conjoint, dateDeValeur }: Situation): boolean =>
    ![demandeur, conjoint].some((un) => recoit(un, ids, periodsOf(dateDeValeur).last13Months));

type Activite = NonNullable<Individu["activite"]>;

/** True for one whose main activity is one of these. */
export const activite =
  (...lesquelles: readonly Activite[]) =>
  ({ demandeur: { activite: une } }: Situation): boolean =>
    une !== undefined && lesquelles.includes(une);

/** « Non » for one who does not study: whoever studies says so, a work-study contract included. */
export const horsEtudes: RegleDecisive = ({ demandeur: { activite: une } }) =>
  non(une !== undefined && une !== "etudiant");

type Annee = NonNullable<Individu["annee_etude"]>;

export const enAnnee =
  (...annees: readonly Annee[]): RegleDecisive =>
  ({ demandeur: { annee_etude, scolarite } }) =>
    oui(scolarite !== undefined && annee_etude !== undefined && annees.includes(annee_etude));

/** « Non » for one who does not study, or whose year is told and is none of these. */
export const horsDesAnnees =
  (...annees: readonly Annee[]): RegleDecisive =>
  (situation, loi) => {
    const { annee_etude, scolarite } = situation.demandeur;
    if (scolarite === "college") return false;
    const dite = scolarite !== undefined && annee_etude !== undefined && annee_etude !== "autre";
    return horsEtudes(situation, loi) ?? non(dite && !annees.includes(annee_etude));
  };

/** The months of one person’s incomes, added; `undefined` when one of them was not told, or is told by the year. */
export function sommeDe(
  personne: Individu,
  ids: readonly RessourceId[],
  mois: readonly string[],
): number | undefined {
  let somme = 0;
  for (const id of ids) {
    const montants = personne[id];
    if (!montants || estExceptionnelle(id)) continue;
    if (estAnnuelle(id)) return undefined;
    for (const un of mois) {
      const montant = montants[un];
      if (montant === undefined || montant === null) return undefined;
      somme += montant;
    }
  }
  return somme;
}

/** Help that a ceiling of income often leaves out. */
const PRESTATIONS: ReadonlySet<RessourceId> = new Set([
  "aide_logement",
  "af",
  "cf",
  "asf",
  "aeeh",
  "pch",
  "paje_base",
]);
const sansPrestations = ressourceIds.filter((id) => !PRESTATIONS.has(id));

/** Everything that one had in these months under a ceiling; « non » only if it is over without the family’s benefits. */
export function ressourcesSous(
  personne: Individu,
  plafond: number,
  mois: readonly string[],
): boolean | undefined {
  const tout = sommeDe(personne, ressourceIds, mois);
  if (tout !== undefined && tout <= plafond) return true;
  const propres = sommeDe(personne, sansPrestations, mois);
  return non(propres !== undefined && propres > plafond);
}

/** The reference income of the tax household, in euros a year, when it rests on nothing unknown. */
export const revenuFiscalSur = ({ legislation, doutes, inconnus }: LoiConnue): number | undefined =>
  doutes?.["rfr"] || inconnus?.has("rfr") ? undefined : legislation?.rfr;

/** « Non » above a reference income, in euros a year and a share. */
export const auDessus =
  (parPart: number): RegleDecisive =>
  (_, loi) =>
    non((revenuFiscalSur(loi) ?? 0) > parPart * (loi.legislation?.nbptr ?? 1));
