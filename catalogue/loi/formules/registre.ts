import type { Registre } from "../moteur/calcul.ts";
import type { Variable } from "../moteur/variable.ts";
import * as bourses from "./bourses/index.ts";
import * as donnees from "./communs/donnees.ts";
import * as lieux from "./communs/lieux.ts";
import * as personnes from "./communs/personnes.ts";
import * as rares from "./communs/rares.ts";
import * as revenus from "./communs/revenus.ts";
import * as emploi from "./emploi/index.ts";
import * as etudes from "./etudes/index.ts";
import * as famille from "./famille/index.ts";
import * as handicap from "./handicap/index.ts";
import * as impot from "./impot/index.ts";
import * as locales from "./locales/index.ts";
import * as logement from "./logement/index.ts";
import * as sante from "./sante/index.ts";
import * as solidarite from "./solidarite/index.ts";

const familles: readonly Readonly<Record<string, unknown>>[] = [
  donnees,
  rares,
  lieux,
  personnes,
  revenus,
  impot,
  famille,
  logement,
  bourses,
  solidarite,
  handicap,
  sante,
  etudes,
  emploi,
  locales,
];

const estVariable = (valeur: unknown): valeur is Variable<never> =>
  typeof valeur === "function" && "definition" in valeur;

/** Every quantity that the engine is given or computes, by its name. */
export const registre: Registre = new Map(
  familles.flatMap((famille) =>
    Object.values(famille).flatMap((valeur) =>
      estVariable(valeur) ? [[valeur.definition.nom, valeur] as const] : [],
    ),
  ),
);
