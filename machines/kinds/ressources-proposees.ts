import { evaluate } from "../../catalogue/conditions/predicate/evaluate.ts";
import type { FactContext } from "../../catalogue/situation/context.ts";
import {
  type CategorieRessources,
  ressourceIds,
  type RessourceId,
  ressourcesParCategorie,
} from "../../catalogue/situation/ressources.ts";
import { pertinences } from "../../catalogue/conditions/ressources.ts";

/** True if a resource type is worth asking this person about. */
export function estProposee(id: RessourceId, context: FactContext): boolean {
  const pertinence = pertinences[id];
  return pertinence === undefined || evaluate(pertinence, context);
}

/** Resource types worth asking this person about. */
export const ressourcesProposees = (context: FactContext): RessourceId[] =>
  ressourceIds.filter((id) => estProposee(id, context));

/** Types of a category that the person selected and that are worth asking about. */
export const ressourcesDeclarees = (categorie: CategorieRessources, context: FactContext): RessourceId[] =>
  ressourcesParCategorie[categorie].filter(
    (id) => context.personne?.[id] !== undefined && estProposee(id, context),
  );
