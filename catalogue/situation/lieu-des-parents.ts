import { communeDe } from "./commune.ts";
import { A_DIRE } from "./context.ts";
import type { Fact } from "./facts.ts";
import { sansParents } from "./parents.ts";
import { ageAt } from "./periods.ts";
import { precisionDite } from "./precision-dite.ts";
import type { Situation } from "./situation.ts";

export type PartDAdresse = "region" | "departement" | "commune" | "epci";

const MAJORITE = 18;

/** Code of the place where the household lives. */
export const monLieu = ({ menage }: Situation, part: PartDAdresse): string | undefined =>
  part === "commune" ? communeDe(menage.depcom) : menage[`_${part}`];

/** Field of the commune that is answered, and the beginning of the fields of its parts. */
export const LEUR = "_bourseCriteresSociauxCommuneDomicileFamilial";
const suites = { departement: `${LEUR}Departement`, region: `${LEUR}Region`, epci: `${LEUR}Epci` } as const;

/**
 * Code of the place where the parents live: one’s own for who lives with them, else what was answered, else one’s own for a
 * minor. `undefined` when they live abroad, are dead or have no authority, `A_DIRE` when nobody told.
 */
export function lieuDesParents(situation: Situation, part: PartDAdresse): string | undefined | typeof A_DIRE {
  const { demandeur, parents } = situation;
  if (sansParents(situation)) return undefined;
  if (demandeur.habite_chez_parents === true) return monLieu(situation, part);
  if (parents._en_france === false) return undefined;
  const leur = part === "commune" ? communeDe(demandeur[LEUR]) : demandeur[suites[part]];
  if (leur !== undefined) return leur;
  const { date_naissance: jour } = demandeur;
  const mineur = jour !== undefined && ageAt(jour, situation.dateDeValeur) < MAJORITE;
  return mineur ? monLieu(situation, part) : A_DIRE;
}

/** Whether the school is in the region where one lives, as it was said under the project of studies abroad. */
export const ecoleIci = (situation: Situation): boolean | undefined =>
  precisionDite(situation, "ecole_ici") ?? undefined;

const chezLesParents = (part: PartDAdresse, label: string): Fact => ({
  label: `${label} des parents`,
  reads: [`individu.demandeur.${LEUR}`],
  value: ({ situation }) => lieuDesParents(situation, part),
});

/** Places that are not where one lives. */
export const faitsDesAutresLieux = {
  "parents.region": chezLesParents("region", "région"),
  "parents.departement": chezLesParents("departement", "département"),
  "parents.commune": chezLesParents("commune", "commune"),
  "parents.epci": chezLesParents("epci", "intercommunalité"),
  // Where one lives, until one says that it is elsewhere: the question of its aid decides then.
  "etablissement.region": {
    label: "région de l’établissement",
    reads: [],
    value: ({ situation }) => (ecoleIci(situation) === false ? A_DIRE : monLieu(situation, "region")),
  },
} as const satisfies Record<string, Fact>;
