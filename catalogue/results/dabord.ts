import { estDetenu } from "./fermees.ts";
import { reponseDesFaits } from "./decisives/reglees.ts";
import { ageAt, periodsOf } from "../situation/periods.ts";
import { recoit, ressourceIds, type RessourceId } from "../situation/ressources.ts";
import type { Individu, Situation } from "../situation/situation.ts";

/** What presses more than any amount (docs/specification.md#dabord). */
export const casPressants = [
  "mineur_sans_toit",
  "sans_toit",
  "sans_adresse",
  "sortie_prison",
  "sortie_ase",
  "emploi_perdu",
  "emploi_perdu_conjoint",
  "sans_revenu",
] as const;
export type CasPressant = (typeof casPressants)[number];

/** Allowances that replace a lost wage: whoever has one knows the way to it. */
const CHOMAGE: readonly RessourceId[] = ["chomage_net", "allocation_securisation_professionnelle", "ass"];

/** The minor who lives on her parents’ table is no household without income. */
const AUTONOME = 16;

const sansDomicile = ({ menage }: Situation): boolean =>
  menage.statut_occupation_logement === "sans_domicile";

/** Who lives in a caravan or a van by her own choice has a roof, and no address (CASF, art. L264-1). */
const enCaravane = ({ precisions }: Situation): boolean => precisions?.["habitat_mobile"] === true;

const estSansToit = (situation: Situation): boolean =>
  sansDomicile(situation) && !enCaravane(situation) && !estDetenu(situation);

/** Whom the child protection owes a shelter (CASF, art. L223-2). */
const estMineur = ({ demandeur: { date_naissance }, dateDeValeur }: Situation): boolean =>
  date_naissance !== undefined && ageAt(date_naissance, dateDeValeur) < 18;

/**
 * Whom the département owes support after care, until 21 (CASF, art. L222-5, 5°; it is prepared from 16, art. L222-5-1): she
 * says that no parent has authority over her, or that she was in care, and did not say that she never was.
 */
export function sortDeLAse({
  demandeur: { date_naissance },
  parents,
  precisions,
  dateDeValeur,
}: Situation): boolean {
  if (!date_naissance || precisions?.["confie_ase"] === false) return false;
  const age = ageAt(date_naissance, dateDeValeur);
  const confiee = precisions?.["confie_ase"] === true || parents?._situation === "sans_autorite";
  return confiee && age >= 16 && age < 21;
}

/** Wages of a contract that ended: what unemployment insurance asks for (C. trav., art. L5422-1). */
const A_TRAVAILLE: readonly RessourceId[] = ["salaire_net", "indemnites_chomage_partiel"];

/** Worked, was paid for it in the thirteen months that are asked, is out of work for a year at most (the time there is to register), and has no allowance. */
function aPerduSonEmploi(un: Individu | undefined, dateDeValeur: string): boolean {
  const { twelveMonthsAgo, last13Months } = periodsOf(dateDeValeur);
  if (un?.activite !== "chomeur" || recoit(un, CHOMAGE, last13Months)) return false;
  const { date_debut_chomage: depuis } = un;
  return recoit(un, A_TRAVAILLE, last13Months) && (depuis === undefined || depuis >= twelveMonthsAgo);
}

/** Nothing came in for three months, to her or to her partner, and she does not live at her parents’. */
function estSansRevenu(situation: Situation): boolean {
  const { demandeur, conjoint, dateDeValeur } = situation;
  const { thisMonth, last3Months, lastYear, thisYear } = periodsOf(dateDeValeur);
  const { activite, habite_chez_parents, scolarite, date_naissance } = demandeur;
  if (activite === undefined || habite_chez_parents === true) return false;
  // Whoever studies is kept by her parents, unless she declares her own income to the taxes.
  if (
    activite === "etudiant" &&
    (scolarite !== "enseignement_superieur" || reponseDesFaits("impots_a_part", { situation }) !== true)
  )
    return false;
  if (!date_naissance || ageAt(date_naissance, dateDeValeur) < AUTONOME) return false;
  return ![demandeur, conjoint].some((un) =>
    recoit(un, ressourceIds, [thisMonth, ...last3Months, thisYear, lastYear]),
  );
}

const cas: Record<CasPressant, (situation: Situation) => boolean> = {
  mineur_sans_toit: (situation) => estSansToit(situation) && estMineur(situation),
  sans_toit: (situation) => estSansToit(situation) && !estMineur(situation),
  sans_adresse: (situation) => sansDomicile(situation) && enCaravane(situation) && !estMineur(situation),
  // C. pénit., art. R522-1; the service helps for six months after, if it is asked.
  sortie_prison: (situation) =>
    sansDomicile(situation) && situation.precisions?.["sort_de_prison"] === true && !estMineur(situation),
  sortie_ase: sortDeLAse,
  emploi_perdu: (situation) =>
    !estDetenu(situation) && aPerduSonEmploi(situation.demandeur, situation.dateDeValeur),
  emploi_perdu_conjoint: ({ conjoint, dateDeValeur }) => aPerduSonEmploi(conjoint, dateDeValeur),
  sans_revenu: (situation) => !estDetenu(situation) && estSansRevenu(situation),
};

/** What to do before reading amounts, the most pressing first; empty for most people. */
export const dabordDe = (situation: Situation): CasPressant[] =>
  casPressants.filter((un) => cas[un](situation));
