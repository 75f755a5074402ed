import { all, any, type Condition, includes, is, named } from "./predicate/condition.ts";
import {
  type CategorieRessources,
  type RessourceId,
  ressourcesParCategorie,
} from "../situation/ressources.ts";
import { foyer } from "./foyer.ts";
import { personne } from "./personne.ts";

const aDesEnfants = foyer["a des enfants"];
const estHandicape = personne["est en situation de handicap"];
const aUnEnfantHandicape = foyer["a un enfant en situation de handicap"];

/** When a resource type is worth asking about (docs/specification.md#ressources-proposees). */
export const pertinences: Readonly<Partial<Record<RessourceId, Condition>>> = {
  af: aDesEnfants,
  cf: aDesEnfants,
  paje_base: aDesEnfants,
  paje_clca: aDesEnfants,
  paje_prepare: aDesEnfants,
  asf: foyer["a un enfant en garde alternée"],
  aspa: personne["a 55 ans ou plus"],
  asi: estHandicape,
  aah: estHandicape,
  caah: estHandicape,
  mva: estHandicape,
  ass: personne["ne fait pas d’études"],
  contrat_engagement_jeune: personne["a de 16 à 25 ans, ou moins de 30 ans avec un handicap"],
  aeeh: aUnEnfantHandicape,
  pch: any(estHandicape, aUnEnfantHandicape),
  indemnites_journalieres_maternite: aDesEnfants,
  retraite_nette: personne["est à la retraite"],
  retraite_combattant: personne["est à la retraite"],
};

/** The person selected that type, and it is worth asking about. */
function declaree(id: RessourceId): Condition {
  const choisie = includes("personne.ressources", id);
  const pertinence = pertinences[id];
  return pertinence ? all(pertinence, choisie) : choisie;
}

const declare = (categorie: CategorieRessources) => any(...ressourcesParCategorie[categorie].map(declaree));

/** What a person declares to have. */
export const ressources = named({
  "l’enfant a des ressources": is("personne._hasRessources", true),
  "déclare une ressource : travail, stage ou formation": declare("revenusActivite"),
  "déclare une ressource : activité indépendante": declare("rpns"),
  "déclare une ressource : allocation": declare("allocations"),
  "déclare une ressource : indemnité": declare("indemnites"),
  "déclare une ressource : pension": declare("pensions"),
  "déclare une ressource : bourse ou gain ponctuel": declare("autre"),
  "déclare une ressource : patrimoine": declare("patrimoine"),
});
