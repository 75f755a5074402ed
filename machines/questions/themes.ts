import type { Question } from "../kinds/kinds.ts";
import { activite } from "./activite.ts";
import { bourses } from "./bourses.ts";
import { etudes } from "./etudes.ts";
import { famille } from "./famille.ts";
import { handicap } from "./handicap.ts";
import { identite } from "./identite.ts";
import { logement } from "./logement.ts";
import { parents } from "./parents.ts";
import { projets } from "./projets.ts";
import { ressources } from "./ressources.ts";

/** Every question, theme by theme. */
export const parTheme: Readonly<Record<string, readonly Question[]>> = {
  identite,
  activite,
  etudes,
  bourses,
  handicap,
  famille,
  parents,
  logement,
  ressources,
  projets,
};
