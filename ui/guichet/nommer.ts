import { majuscule } from "../../catalogue/fiches/phrases/casse.ts";
import type { Situation } from "../../catalogue/situation/situation.ts";
import { personneDe } from "../../machines/answers/fold.ts";
import {
  elementsPatrimoineLibelles,
  revenusFiscauxLibelles,
} from "../../machines/questions/types-fiscaux.ts";
import type { TypeRessource } from "../../machines/questions/types-ressources.ts";

/** Whom a part of the page is about, as its title says it. */
export function titreDeLaPersonne(situation: Situation, id: string): string {
  if (id === "demandeur") return "Vous";
  if (id === "conjoint") return "Conjoint ou conjointe";
  return majuscule(personneDe(situation, id)?._firstName ?? "");
}

const LIBELLES: Readonly<Record<string, TypeRessource>> = {
  ...revenusFiscauxLibelles,
  ...elementsPatrimoineLibelles,
};

/** The words of the optional amount that has this address on the page, if one has. */
export const libelleDuMontant = (adresse: string): TypeRessource | undefined =>
  LIBELLES[adresse.slice(adresse.lastIndexOf("/") + 1)];
