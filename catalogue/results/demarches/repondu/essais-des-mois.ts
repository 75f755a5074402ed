import { periodsOf } from "../../../situation/periods.ts";
import { estAnnuelle, type RessourceId } from "../../../situation/ressources.ts";
import type { Individu, Situation } from "../../../situation/situation.ts";
import {
  adultesDe,
  avecMontants,
  avecPersonne,
  type ChangementSuppose,
  type EssaiDeDecision,
  revenusDits,
} from "./changement.ts";
import { chaqueRevenu, deMois, nomDu } from "./revenus-nommes.ts";

const RESSOURCES = ["ressources"] as const;

/** Aids that read a quarter. */
const DU_TRIMESTRE: ReadonlySet<string> = new Set(["rsa", "ppa"]);

/** Months that the RSA and the prime read, or read until 2025: from M-4 to M-1. */
const moisLus = ({ dateDeValeur }: Situation): readonly string[] =>
  periodsOf(dateDeValeur).last12Months.slice(0, 4);

/** Everybody’s income of a month, told otherwise; of one kind where `id` says which. */
function unMois(situation: Situation, lequel: string, facteur: number): Situation {
  return adultesDe(situation).reduce(
    (foyer, qui) =>
      avecPersonne(
        foyer,
        avecMontants(
          qui,
          revenusDits(qui, situation).filter((id) => !estAnnuelle(id)),
          (montants, periode) => (montants[periode] ?? 0) * (periode === lequel ? facteur : 1),
        ),
      ),
    situation,
  );
}

/** One kind of income of one person, in one month. */
const unMoisDUnRevenu = (
  situation: Situation,
  qui: Individu,
  id: RessourceId,
  lequel: string,
  facteur: number,
) =>
  avecPersonne(
    situation,
    avecMontants(
      qui,
      [id],
      (montants, periode) => (montants[periode] ?? 0) * (periode === lequel ? facteur : 1),
    ),
  );

const FOIS = [
  { facteur: 0, mots: "pas compté", poids: 4 },
  { facteur: 2, mots: "compté deux fois", poids: 3 },
] as const;

const mois: EssaiDeDecision = (situation, aide) => {
  if (!DU_TRIMESTRE.has(aide) && aide !== "aide_logement") return [];
  const revenus = chaqueRevenu(situation).filter(([, id]) => !estAnnuelle(id));
  return FOIS.flatMap(({ facteur, mots, poids }) =>
    moisLus(situation).flatMap((lequel): ChangementSuppose[] => [
      {
        genre: `mois ${facteur}`,
        dit: `${mots} les revenus ${deMois(lequel)}`,
        motifs: facteur === 2 ? RESSOURCES : [],
        poids,
        foyer: unMois(situation, lequel, facteur),
      },
      ...(revenus.length < 2 ? [] : revenus).map(([qui, id]): ChangementSuppose => ({
        genre: `mois ${facteur} ${qui.id} ${id}`,
        dit: `${mots} ${nomDu(id, qui)} ${deMois(lequel)}`,
        motifs: facteur === 2 ? RESSOURCES : [],
        poids,
        foyer: unMoisDUnRevenu(situation, qui, id, lequel, facteur),
      })),
    ]),
  );
};

/** Months by which a quarter may be read beside its own: later ones, then the quarter before. */
const DECALAGES = [
  { de: -1, mots: "les trois mois juste avant (de M-3 à M-1)" },
  { de: -2, mots: "un trimestre plus récent" },
  { de: 1, mots: "un mois plus tôt" },
  { de: 3, mots: "le trimestre d’avant" },
] as const;

/** Amounts of each month are those of `de` months before; this month’s stay. */
function decale(situation: Situation, de: number): Situation {
  const { last13Months, thisMonth } = periodsOf(situation.dateDeValeur);
  const rang = new Map(last13Months.map((un, place) => [un, place]));
  return adultesDe(situation).reduce(
    (foyer, qui) =>
      avecPersonne(
        foyer,
        avecMontants(
          qui,
          revenusDits(qui, situation).filter((id) => !estAnnuelle(id)),
          (montants, periode) => {
            const place = rang.get(periode);
            if (place === undefined || periode === thisMonth) return montants[periode] ?? 0;
            const autre = last13Months[Math.min(last13Months.length - 1, Math.max(0, place + de))];
            return montants[autre ?? periode] ?? 0;
          },
        ),
      ),
    situation,
  );
}

/** Which decisions stay for three months, by the month they began: those of one and of two months before (CSS, art. R843-1). */
export const trimestresEnCours = (situation: Situation, aide: string): Situation[] =>
  DU_TRIMESTRE.has(aide) || aide === "aide_logement" ? [1, 2].map((de) => decale(situation, de)) : [];

const trimestre: EssaiDeDecision = (situation, aide) =>
  DU_TRIMESTRE.has(aide) || aide === "aide_logement"
    ? DECALAGES.map(({ de, mots }): ChangementSuppose => ({
        genre: "période",
        dit: `compté les revenus d’autres mois\u00a0: ${mots}`,
        motifs: RESSOURCES,
        poids: 5,
        foyer: decale(situation, de),
      }))
    : [];

/** Which months are read. */
export const essaisDesMois: readonly EssaiDeDecision[] = [mois, trimestre];
