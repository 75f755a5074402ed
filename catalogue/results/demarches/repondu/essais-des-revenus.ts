import { PART_NETTE_SALAIRE } from "../../../situation/net.ts";
import { periodsOf } from "../../../situation/periods.ts";
import { type RessourceId, revenusFiscaux } from "../../../situation/ressources.ts";
import type { Individu } from "../../../situation/situation.ts";
import {
  adultesDe,
  avecMontants,
  avecPersonne,
  type ChangementSuppose,
  type EssaiDeDecision,
  revenusDits,
} from "./changement.ts";
import { chaqueRevenu, deQui, nomDu } from "./revenus-nommes.ts";

const RESSOURCES = ["ressources"] as const;

/** Aids that read the income of the person, and of the other of the couple; a pupil’s or a student’s read the parents’. */
const sesRevenus = (aide: string): boolean => !aide.startsWith("bourse_");

const oublie: EssaiDeDecision = (situation, aide) =>
  sesRevenus(aide)
    ? chaqueRevenu(situation).map(([qui, id]): ChangementSuppose => ({
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

const deuxFois: EssaiDeDecision = (situation, aide) =>
  sesRevenus(aide)
    ? chaqueRevenu(situation).map(([qui, id]): ChangementSuppose => ({
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

const brut: EssaiDeDecision = (situation, aide) =>
  sesRevenus(aide)
    ? adultesDe(situation)
        .filter((qui) => revenusDits(qui, situation).includes("salaire_net"))
        .map((qui): ChangementSuppose => ({
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

/** The income of another year: what was told to the tax office is left out, and the last twelve months stand for it. */
const annee: EssaiDeDecision = (situation) => {
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

/** Income that something else may replace, and that does not count once it has stopped. */
const REMPLACES: ReadonlySet<RessourceId> = new Set<RessourceId>([
  "salaire_net",
  "chomage_net",
  "retraite_nette",
  "indemnites_journalieres_maladie",
]);

const arret: EssaiDeDecision = (situation, aide) => {
  if (!sesRevenus(aide)) return [];
  const { thisMonth, last12Months } = periodsOf(situation.dateDeValeur);
  return chaqueRevenu(situation)
    .filter(([, id]) => REMPLACES.has(id))
    .map(([qui, id]): ChangementSuppose => {
      const fini = Number(qui[id]?.[thisMonth] ?? 0) === 0;
      const dernier =
        last12Months.map((un) => Number(qui[id]?.[un] ?? 0)).find((montant) => montant > 0) ?? 0;
      const tenu = { ...qui, [id]: { ...qui[id], [thisMonth]: fini ? dernier : 0 } };
      return {
        genre: `arrêt ${qui.id} ${id}`,
        dit: fini
          ? `compté encore ${nomDu(id, qui)}, qui s’est arrêté (il n’a pas été « neutralisé »)`
          : `tenu ${nomDu(id, qui)} pour arrêté`,
        motifs: fini ? ["ressources", "emploi"] : ["emploi"],
        poids: fini ? 5 : 2,
        foyer: avecPersonne(situation, tenu),
      };
    });
};

/** What people receive, when. */
export const essaisDesRevenus: readonly EssaiDeDecision[] = [oublie, deuxFois, brut, annee, arret];
