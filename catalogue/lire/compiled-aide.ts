import type { CompiledRules } from "../results/rules/compile.ts";
import type { Aide } from "../schema/aide.ts";
import type { Institution } from "../schema/institution.ts";

/** An aid with what is worked out once for all households. */
export interface CompiledAide {
  aide: Aide;
  institution: Institution;
  /** Who answers about it: its desk, else its institution. */
  guichet: Institution;
  rules: CompiledRules;
  /** Display weight: 1 national, 5 local, 8 bikes unless the aid says otherwise (docs/specification.md#ordre). */
  top: number;
}
