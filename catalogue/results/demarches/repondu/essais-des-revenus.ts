import { periodeEnMots } from "../../../fiches/phrases/jours.ts";
import { PART_NETTE_SALAIRE } from "../../../situation/net.ts";
import { periodsOf } from "../../../situation/periods.ts";
import { estAnnuelle, type RessourceId, revenusFiscaux } from "../../../situation/ressources.ts";
import type { Individu, Situation } from "../../../situation/situation.ts";
import {
  adultesDe,
  avecMontants,
  avecPersonne,
  type Changement,
  type Essai,
  revenusDits,
} from "./changement.ts";

const RESSOURCES = ["ressources"] as const;

/** Aids that read a quarter. */
const DU_TRIMESTRE: ReadonlySet<string> = new Set(["rsa", "ppa"]);

/** Aids that read the income of the person, and of the other of the couple; a pupil’s or a student’s read the parents’. */
const sesRevenus = (aide: string): boolean => !aide.startsWith("bourse_");

/** Words of a kind of income; the others are « un revenu ». */
const MOTS: Readonly<Partial<Record<RessourceId, string>>> = {
  salaire_net: "salaire",
  ppa: "prime d’activité",
  chomage_net: "allocation chômage",
  aide_logement: "aide au logement",
  af: "allocations familiales",
  cf: "complément familial",
  asf: "allocation de soutien familial",
  rsa: "RSA",
  ass: "ASS",
  aah: "AAH",
  paje_base: "allocation de base",
  pensions_alimentaires_percues: "pension alimentaire",
  pensions_invalidite: "pension d’invalidité",
  retraite_nette: "retraite",
  indemnites_stage: "gratification de stage",
  indemnites_journalieres_maladie: "indemnités de maladie",
  indemnites_journalieres_maternite: "indemnités de maternité",
  bourse_enseignement_sup: "bourse",
  gains_exceptionnels: "gain exceptionnel",
  revenus_locatifs: "loyers reçus",
  revenus_capital: "revenus du capital",
};

const deQui = ({ id }: Individu): string => (id === "conjoint" ? " de l’autre du couple" : "");
const nomDu = (id: RessourceId, qui: Individu): string => `« ${MOTS[id] ?? "revenu"} »${deQui(qui)}`;

/** Every adult with each kind of income that is theirs. */
const chaqueRevenu = (situation: Situation) =>
  adultesDe(situation).flatMap((qui) => revenusDits(qui, situation).map((id) => [qui, id] as const));

const oublie: Essai = (situation, aide) =>
  sesRevenus(aide)
    ? chaqueRevenu(situation).map(([qui, id]): Changement => ({
        genre: `oubli ${qui.id} ${id}`,
        dit: `pas compté ${nomDu(id, qui)}`,
        motifs: ["emploi"],
        poids: 3,
        foyer: avecPersonne(
          situation,
          avecMontants(qui, [id], () => 0),
        ),
      }))
    : [];

const deuxFois: Essai = (situation, aide) =>
  sesRevenus(aide)
    ? chaqueRevenu(situation).map(([qui, id]): Changement => ({
        genre: `deux fois ${qui.id} ${id}`,
        dit: `compté deux fois ${nomDu(id, qui)}`,
        motifs: RESSOURCES,
        poids: 3,
        foyer: avecPersonne(
          situation,
          avecMontants(qui, [id], (montants, periode) => 2 * (montants[periode] ?? 0)),
        ),
      }))
    : [];

const brut: Essai = (situation, aide) =>
  sesRevenus(aide)
    ? adultesDe(situation)
        .filter((qui) => revenusDits(qui, situation).includes("salaire_net"))
        .map((qui): Changement => ({
          genre: `brut ${qui.id}`,
          dit: `compté un salaire brut au lieu du net${deQui(qui)}`,
          motifs: RESSOURCES,
          poids: 4,
          foyer: avecPersonne(
            situation,
            avecMontants(
              qui,
              ["salaire_net"],
              (montants, periode) => (montants[periode] ?? 0) / PART_NETTE_SALAIRE,
            ),
          ),
        }))
    : [];

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

const mois: Essai = (situation, aide) => {
  if (!DU_TRIMESTRE.has(aide) && aide !== "aide_logement") return [];
  const revenus = chaqueRevenu(situation).filter(([, id]) => !estAnnuelle(id));
  return FOIS.flatMap(({ facteur, mots, poids }) =>
    moisLus(situation).flatMap((lequel): Changement[] => [
      {
        genre: `mois ${facteur}`,
        dit: `${mots} les revenus de ${periodeEnMots(lequel)}`,
        motifs: facteur === 2 ? RESSOURCES : [],
        poids,
        foyer: unMois(situation, lequel, facteur),
      },
      ...(revenus.length < 2 ? [] : revenus).map(([qui, id]): Changement => ({
        genre: `mois ${facteur} ${qui.id} ${id}`,
        dit: `${mots} ${nomDu(id, qui)} de ${periodeEnMots(lequel)}`,
        motifs: facteur === 2 ? RESSOURCES : [],
        poids,
        foyer: unMoisDUnRevenu(situation, qui, id, lequel, facteur),
      })),
    ]),
  );
};

/** Months by which a quarter may be read beside its own: later ones, then the quarter before. */
const DECALAGES = [
  { de: -1, mots: "les trois derniers mois (de M-3 à M-1)" },
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

const trimestre: Essai = (situation, aide) =>
  DU_TRIMESTRE.has(aide) || aide === "aide_logement"
    ? DECALAGES.map(({ de, mots }): Changement => ({
        genre: "période",
        dit: `compté les revenus d’autres mois\u00a0: ${mots}`,
        motifs: RESSOURCES,
        poids: 5,
        foyer: decale(situation, de),
      }))
    : [];

/** The income of another year: what was told to the tax office is left out, and the last twelve months stand for it. */
const annee: Essai = (situation) => {
  const sans = (qui: Individu): Individu =>
    Object.fromEntries(
      Object.entries(qui).map(([champ, valeur]) => {
        if (!(revenusFiscaux as readonly string[]).includes(champ)) return [champ, valeur];
        const montants = Object.entries(valeur as Record<string, number>);
        return [champ, Object.fromEntries(montants.filter(([periode]) => !/^\d{4}$/.test(periode)))];
      }),
    ) as unknown as Individu;
  const { fiscalYear } = periodsOf(situation.dateDeValeur);
  const dits = adultesDe(situation).some((qui) => revenusFiscaux.some((id) => qui[id]?.[fiscalYear] != null));
  if (!dits) return [];
  const foyer = adultesDe(situation).reduce((avant, qui) => avecPersonne(avant, sans(qui)), situation);
  const dit = `compté les revenus des douze derniers mois au lieu de ceux de ${fiscalYear}`;
  return [{ genre: "année", dit, motifs: RESSOURCES, poids: 5, foyer }];
};

const REMPLACES: readonly RessourceId[] = [
  "salaire_net",
  "chomage_net",
  "retraite_nette",
  "indemnites_journalieres_maladie",
];

const arret: Essai = (situation, aide) => {
  if (!sesRevenus(aide)) return [];
  const { thisMonth, last12Months } = periodsOf(situation.dateDeValeur);
  return chaqueRevenu(situation)
    .filter(([, id]) => REMPLACES.includes(id))
    .map(([qui, id]): Changement => {
      const fini = Number(qui[id]?.[thisMonth] ?? 0) === 0;
      const dernier =
        last12Months.map((un) => Number(qui[id]?.[un] ?? 0)).find((montant) => montant > 0) ?? 0;
      const tenu = { ...qui, [id]: { ...qui[id], [thisMonth]: fini ? dernier : 0 } };
      return {
        genre: `arrêt ${qui.id} ${id}`,
        dit: fini
          ? `compté ${nomDu(id, qui)}, qui s’est arrêté (neutralisation non faite)`
          : `tenu ${nomDu(id, qui)} pour arrêté`,
        motifs: fini ? ["ressources", "emploi"] : ["emploi"],
        poids: fini ? 5 : 2,
        foyer: avecPersonne(situation, tenu),
      };
    });
};

/** What people receive, when. */
export const essaisDesRevenus: readonly Essai[] = [oublie, deuxFois, brut, mois, trimestre, annee, arret];
