import { periodsOf } from "../../../situation/periods.ts";
import { estAnnuelle } from "../../../situation/ressources.ts";
import type { Situation } from "../../../situation/situation.ts";
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

type Lire = Parameters<typeof avecMontants>[2];

/** Everybody’s income that is told by the month, each amount told otherwise. */
const avecLesMois = (situation: Situation, lire: Lire): Situation =>
  adultesDe(situation).reduce(
    (foyer, qui) =>
      avecPersonne(
        foyer,
        avecMontants(
          qui,
          revenusDits(qui, situation).filter((id) => !estAnnuelle(id)),
          lire,
        ),
      ),
    situation,
  );

/** An amount of one month, so many times; the others as they are. */
const unMois =
  (lequel: string, facteur: number): Lire =>
  (montants, periode) =>
    (montants[periode] ?? 0) * (periode === lequel ? facteur : 1);

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
        foyer: avecLesMois(situation, unMois(lequel, facteur)),
      },
      ...(revenus.length < 2 ? [] : revenus).map(([qui, id]): ChangementSuppose => ({
        genre: `mois ${facteur} ${qui.id} ${id}`,
        dit: `${mots} ${nomDu(id, qui)} ${deMois(lequel)}`,
        motifs: facteur === 2 ? RESSOURCES : [],
        poids,
        foyer: avecPersonne(situation, avecMontants(qui, [id], unMois(lequel, facteur))),
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
  return avecLesMois(situation, (montants, periode) => {
    const place = rang.get(periode);
    if (place === undefined || periode === thisMonth) return montants[periode] ?? 0;
    const autre = last13Months[Math.min(last13Months.length - 1, Math.max(0, place + de))];
    return montants[autre ?? periode] ?? 0;
  });
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
