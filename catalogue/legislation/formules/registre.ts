import type { Registre } from "../moteur/calcul.ts";
import type { Variable } from "../moteur/variable.ts";
import * as personnes from "./communs/personnes.ts";

const familles: readonly Readonly<Record<string, unknown>>[] = [personnes];

const estVariable = (valeur: unknown): valeur is Variable<never> =>
  typeof valeur === "function" && "definition" in valeur;

/** Every quantity that the engine computes, by its name. */
export const registre: Registre = Object.fromEntries(
  familles.flatMap((famille) =>
    Object.values(famille).flatMap((valeur) =>
      estVariable(valeur) ? [[valeur.definition.nom, valeur]] : [],
    ),
  ),
);
