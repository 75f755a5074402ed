import { sansParents } from "../../situation/parents.ts";
import { type Periods, periodsOf } from "../../situation/periods.ts";
import {
  estAnnuelle,
  estExceptionnelle,
  type RessourceId,
  ressourceIds,
  ressourcesParCategorie,
} from "../../situation/ressources.ts";
import type { Individu, Situation } from "../../situation/situation.ts";
import type { Inconnu } from "../moteur/doutes.ts";
import { anneeDe, estUneAnnee, moisDe } from "../mois.ts";
import { moisInconnusDeLAnPasse } from "./passe.ts";
import { hasTaxItems, ressourcesFamiliales } from "./ressources.ts";

/** Money that the engine knows under other names than the questionnaire’s. */
const autresNoms: Readonly<Partial<Record<RessourceId, readonly string[]>>> = {
  salaire_net: ["salaire_net", "salaire_de_base", "salaire_imposable"],
  chomage_net: ["chomage_net", "chomage_brut"],
  retraite_nette: ["retraite_nette", "retraite_brute"],
};

/** Income of the parents that a scholarship is given on, of N-2 (C. éduc., art. D821-1). */
const REVENUS_DES_PARENTS = "bourse_criteres_sociaux_base_ressources_parentale";

/** Profits of a year that was not told are not looked for: the law reads the last that are known (CASF, art. R262-19). */
const DERNIERS_CONNUS: ReadonlySet<string> = new Set(ressourcesParCategorie.rpns);

/** Periods for which a kind of income is asked of who has some. */
function periodesDemandees(id: RessourceId, { lastYearAlone, last12Months, last13Months }: Periods) {
  if (estAnnuelle(id)) return lastYearAlone;
  return estExceptionnelle(id) ? last12Months : last13Months;
}

/** Amounts left blank: kinds of income that somebody has, for periods where no figure was given. */
function* blancsDe(individu: Individu, periods: Periods): Generator<readonly [RessourceId, string]> {
  for (const id of ressourceIds) {
    const montants = individu[id];
    const demandees = periodesDemandees(id, periods);
    // Tax items share the names of resources: their year is not one that is asked.
    if (!montants || !(Object.keys(montants).length === 0 || demandees.some((une) => une in montants)))
      continue;
    for (const periode of demandees) if (montants[periode] == null) yield [id, periode];
  }
}

/** Kinds of income that were the same each of the twelve months before this one. */
const reguliersDe = (individu: Individu, { last12Months }: Periods): RessourceId[] =>
  ressourceIds.filter((id) => {
    const [premier, ...suite] = last12Months.map((mois) => individu[id]?.[mois]);
    return premier != null && suite.every((montant) => montant === premier);
  });

const numero = (periode: string): number => (periode.length === 4 ? Number(periode) : moisDe(periode));
const place = (nom: string, qui: string, periode: number): string => `${nom} ${qui} ${periode}`;

/** Whose income, in the order they are told. */
const QUI = ["demandeur", "conjoint", "enfant", "parent"] as const;

/** Income that nobody told. */
export interface RevenusInconnus {
  /** An orphan is not told of parents: who declares them is their family. */
  qui: readonly ((typeof QUI)[number] | "famille")[];
  /** Months, and years told as a whole (`mois.ts`), in no order. */
  periodes: readonly number[];
  /** Nor is any year before this one known. */
  avant?: number;
}

/** What nobody told of a household’s income. */
export interface InconnusDuFoyer {
  inconnu: Inconnu;
  /** Which income the unknowns of a value are. */
  lire(bits: number): RevenusInconnus;
}

/**
 * Reads what a household did not tell: amounts left blank, months of last year that nobody is asked, for income
 * that moved in those that are, and, without tax items, the two years before. A child’s past is unknown only
 * where something was guessed.
 */
export function inconnusDe(situation: Situation): InconnusDuFoyer {
  const { demandeur, conjoint, enfants, dateDeValeur } = situation;
  const periods = periodsOf(dateDeValeur);
  const gens = [demandeur, ...(conjoint ? [conjoint] : []), ...(enfants ?? [])];
  const fiscale = Number(periods.fiscalYear);
  const donnes = hasTaxItems(gens, periods);
  const blancs = new Set<string>();
  /** Income whose unasked months are as those that were told. */
  const reguliers = new Set(
    gens.flatMap((individu) =>
      reguliersDe(individu, periods).flatMap((id) =>
        (autresNoms[id] ?? [id]).map((nom) => place(nom, individu.id, 0)),
      ),
    ),
  );
  for (const individu of gens) {
    for (const [id, periode] of blancsDe(individu, periods)) {
      const qui = ressourcesFamiliales.includes(id) ? "famille" : individu.id;
      for (const nom of autresNoms[id] ?? [id]) blancs.add(place(nom, qui, numero(periode)));
    }
  }
  const jamaisDemandes = moisInconnusDeLAnPasse(periods).map(moisDe);
  /** The year N-2, what came before it, then every period that may be unknown by itself. */
  const seules = [Number(periods.lastYear), ...periods.last13Months.map(moisDe), ...jamaisDemandes];
  const bits = new Map(seules.map((periode, rang) => [periode, 1 << (rang + 2)]));
  const nonDemandes = new Set(jamaisDemandes);
  const bitsDesGens = 2 + seules.length;
  const parent = sansParents(situation) ? "famille" : "parent";

  /** Bit of a period that was never asked about; 0 for one that was. */
  function periodeInconnue(periode: number, dits: boolean): number {
    const annee = estUneAnnee(periode) ? periode : anneeDe(periode);
    if (annee < fiscale) return 2;
    if (annee === fiscale && !bits.has(periode)) return dits ? 0 : 1;
    return nonDemandes.has(periode) ? (bits.get(periode) ?? 0) : 0;
  }

  const inconnu: Inconnu = ({ nom, unite, stock }, entite, periode, donnee) => {
    if (nom === REVENUS_DES_PARENTS) return donnee ? 0 : 1 | (1 << (bitsDesGens + 3));
    if (unite !== "€" || stock) return 0;
    if (!("role" in entite)) {
      const blanc = entite.nature === "familles" && blancs.has(place(nom, "famille", periode));
      return blanc ? (bits.get(periode) ?? 0) | (1 << bitsDesGens) : 0;
    }
    const deQui = 1 << (bitsDesGens + QUI.indexOf(entite.role));
    if (blancs.size > 0 && blancs.has(place(nom, entite.id, periode)))
      return (bits.get(periode) ?? 0) | deQui;
    if (!donnee && (entite.role === "enfant" || DERNIERS_CONNUS.has(nom))) return 0;
    // Who tells thirteen months without a kind of income, or with the same each month, had the same before.
    if (nonDemandes.has(periode) && (!donnee || reguliers.has(place(nom, entite.id, 0)))) return 0;
    // Tax items tell no profits.
    const quand = periodeInconnue(periode, donnes && !DERNIERS_CONNUS.has(nom));
    return quand && quand | deQui;
  };

  return {
    inconnu,
    lire: (doute) => ({
      qui: QUI.filter((_, rang) => doute & (1 << (bitsDesGens + rang))).map((role) =>
        role === "parent" ? parent : role,
      ),
      periodes: [
        ...[...bits].filter(([, bit]) => doute & bit).map(([periode]) => periode),
        ...(doute & 1 ? [fiscale] : []),
      ],
      ...(doute & 2 && { avant: fiscale }),
    }),
  };
}
