import type { CompiledAide } from "../../lire/compiled-aide.ts";
import { all, type Condition } from "../../conditions/predicate/condition.ts";

/** A rule of an aid, named as its file writes it: `conditions_generales[0] age`. */
export interface RegleNommee {
  nom: string;
  condition: Condition;
  /** Lost with it whatever the profile. */
  generale: boolean;
}

/** Rules an aid is obtained by: its general ones and, if it lists profiles, those of one profile. */
export interface Voie {
  regles: readonly RegleNommee[];
  /** Every other profile: one that also holds would hide what a rule of this profile does. */
  autresProfils: readonly Condition[];
}

/** Ways to obtain an aid, one per profile. */
export function voiesDe({ aide, rules }: CompiledAide): Voie[] {
  const generales = rules.general.map((condition, index) => ({
    nom: `conditions_generales[${index}] ${aide.conditions_generales[index]?.type}`,
    condition,
    generale: true,
  }));
  if (rules.profils.length === 0) return [{ regles: generales, autresProfils: [] }];
  return rules.profils.map((profil, index) => ({
    regles: [...generales, ...reglesDuProfil(aide, profil, index)],
    autresProfils: rules.profils.filter((autre) => autre !== profil),
  }));
}

/** The kind of a profile, then its conditions. */
function reglesDuProfil(aide: CompiledAide["aide"], profil: Condition, index: number): RegleNommee[] {
  const [genre = all(), ...conditions] = profil.kind === "all" ? profil.conditions : [profil];
  const { type, conditions: ecrites } = aide.profils[index] ?? { type: "?", conditions: [] };
  return [
    { nom: `profils[${index}] ${type}`, condition: genre, generale: false },
    ...conditions.map((condition, n) => ({
      nom: `profils[${index}].conditions[${n}] ${ecrites[n]?.type}`,
      condition,
      generale: false,
    })),
  ];
}
