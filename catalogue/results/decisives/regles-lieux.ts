import { A_DIRE } from "../../situation/context.ts";
import { ecoleIci, lieuDesParents, monLieu, type PartDAdresse } from "../../situation/lieu-des-parents.ts";
import type { CleDecisive } from "./questions.ts";
import { clesDesEcoles } from "./questions-lieux.ts";
import { non, oui, type RegleDecisive } from "./regle.ts";

/** What is known of where the parents live. */
const parents =
  (part: PartDAdresse, ...codes: readonly string[]): RegleDecisive =>
  (situation) => {
    const ou = lieuDesParents(situation, part);
    return ou === A_DIRE ? undefined : codes.includes(ou ?? "");
  };

/** One’s own place is enough. */
const soiOuParents =
  (part: PartDAdresse, ...codes: readonly string[]): RegleDecisive =>
  (situation, loi) =>
    oui(codes.includes(monLieu(situation, part) ?? "")) ?? parents(part, ...codes)(situation, loi);

/** The school is in that region: where one lives, if one said so, and not there if one said that it is elsewhere. */
const ecole =
  (cle: string): RegleDecisive =>
  (situation) => {
    const ici = cle.endsWith(`_${monLieu(situation, "region")}`);
    const dite = ecoleIci(situation);
    return dite === true ? ici : non(dite === false && ici);
  };

/** Questions on the place of the parents or of the school that the answers settle, by name; « non » alone where one must have been there for long. */
export const reglesDesLieux: Partial<Record<CleDecisive, RegleDecisive>> = {
  ...Object.fromEntries(clesDesEcoles.map((cle) => [cle, ecole(cle)])),
  // One learns or works where one lives, but for who says that her school is elsewhere: her employer may be there.
  apprenti_32: (situation) => oui(ecoleIci(situation) !== false && monLieu(situation, "region") === "32"),
  corse_3_ans_impots: (...vu) => non(soiOuParents("region", "94")(...vu) === false),
  // One lives where one studies: a course from afar is not meant.
  etudes_hors_reunion: ({ menage: { _region: ici } }) => (ici === undefined ? undefined : ici !== "04"),
  foyer_fiscal_vannes: (...vu) => non(soiOuParents("commune", "56260")(...vu) === false),
  ne_outre_mer: ({ menage: { _departement = "" } }) => oui(/^9[78]/.test(_departement)),
  parents_cerizay: soiOuParents("commune", "79062"),
  parents_champagne: (...vu) => non(soiOuParents("commune", "69040")(...vu) === false),
  parents_chenove: (...vu) => non(soiOuParents("commune", "21166")(...vu) === false),
  parents_correze: (...vu) => non(parents("departement", "19")(...vu) === false),
  parents_grande_synthe: (...vu) => non(soiOuParents("commune", "59271")(...vu) === false),
  parents_guadeloupe: soiOuParents("region", "01"),
  parents_impots_vannes: (...vu) => non(parents("commune", "56260")(...vu) === false),
  parents_landes: (...vu) => non(parents("departement", "40")(...vu) === false),
  parents_le_puy: soiOuParents("commune", "43157"),
  parents_martinique: soiOuParents("region", "02"),
  parents_normandie: soiOuParents("region", "28"),
  parents_oise: soiOuParents("departement", "60"),
  parents_outre_mer: (...vu) =>
    oui(soiOuParents("commune", "97701", "97801")(...vu)) ??
    soiOuParents("region", "01", "02", "03", "04", "06")(...vu),
  parents_reunion: soiOuParents("region", "04"),
};
