import { all, any, type Condition } from "../../catalogue/predicate/condition.ts";
import type { RessourceId } from "../../catalogue/situation/ressources.ts";
import {
  a55AnsOuPlus,
  aDesEnfants,
  aUnEnfantEnGardeAlternee,
  aLAgeDuContratEngagementJeune,
  aUnEnfantHandicape,
  estALaRetraite,
  estHandicape,
  neFaitPasDEtudes,
} from "../predicates.ts";

/** When a resource type is worth asking about (simulator.md §4, Resource relevance). */
export const pertinences: Readonly<Partial<Record<RessourceId, Condition>>> = {
  af: aDesEnfants,
  cf: aDesEnfants,
  paje_base: aDesEnfants,
  paje_clca: aDesEnfants,
  paje_prepare: aDesEnfants,
  asf: aUnEnfantEnGardeAlternee,
  aspa: a55AnsOuPlus,
  asi: estHandicape,
  aah: estHandicape,
  caah: estHandicape,
  mva: estHandicape,
  ass: neFaitPasDEtudes,
  contrat_engagement_jeune: aLAgeDuContratEngagementJeune,
  aeeh: aUnEnfantHandicape,
  pch: any(estHandicape, aUnEnfantHandicape),
  indemnites_journalieres_maternite: aDesEnfants,
  retraite_nette: estALaRetraite,
  retraite_combattant: estALaRetraite,
};

/** The given condition, and that the type is worth asking about. */
export function siPertinente(id: RessourceId, condition: Condition): Condition {
  const pertinence = pertinences[id];
  return pertinence ? all(pertinence, condition) : condition;
}
