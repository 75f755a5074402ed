import * as v from "valibot";
import { type Aide, aideFile } from "../../schema/aide.ts";
import type { Individu, Situation } from "../../situation/situation.ts";

/** A household told in a line, at 15 June 2026. */
export const foyer = (demandeur: Partial<Individu> = {}, rest: Partial<Situation> = {}): Situation => ({
  dateDeValeur: "2026-06-15",
  version: 11,
  demandeur: { id: "demandeur", _role: "demandeur", enfant_a_charge: {}, ...demandeur },
  enfants: null,
  famille: {},
  menage: { aide_logement_date_pret_conventionne: "2018-12-31" },
  parents: {},
  ...rest,
});

export const enfant = (n: number, fields: Partial<Individu> = {}): Individu => ({
  id: `enfant_${n}`,
  _role: "enfant",
  enfant_a_charge: {},
  ...fields,
});

export const conjoint = (fields: Partial<Individu> = {}): Individu => ({
  id: "conjoint",
  _role: "conjoint",
  enfant_a_charge: {},
  ...fields,
});

const legal = (given: object): Aide => ({
  ...v.parse(aideFile, {
    nature: "somme",
    besoin: "vivre",
    institution: "etat",
    description: "Une aide.",
    prefix: "une",
    label: "Aide",
    ...given,
  }),
  source: "openfisca",
});

export const aah = legal({ slug: "aah", entity: "individus", openfiscaPeriod: "thisMonth" });
export const rsa = legal({ slug: "rsa", entity: "familles", openfiscaPeriod: "thisMonth" });
export const ars = legal({ slug: "ars", entity: "familles", openfiscaPeriod: "thisYear" });
export const crous = legal({
  slug: "crous_logement",
  type: "bool",
  entity: "individus",
  openfiscaPeriod: "thisMonth",
  openfisca_eligibility_source: "bourse_criteres_sociaux",
});

export const RECENT = ["2026-06", "2026-05", "2026-04", "2026-03", "2026-02"];
export const LAST12 = [
  "2026-05",
  "2026-04",
  "2026-03",
  "2026-02",
  "2026-01",
  "2025-12",
  "2025-11",
  "2025-10",
  "2025-09",
  "2025-08",
  "2025-07",
  "2025-06",
];
