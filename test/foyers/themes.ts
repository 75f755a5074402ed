import type { ThemeDeFoyers } from "./foyer.ts";
import { bebes } from "./bebes.ts";
import { couples } from "./couples.ts";
import { enfantsParticuliers } from "./enfants-particuliers.ts";
import { etudiants } from "./etudiants.ts";
import { familles } from "./familles.ts";
import { famillesNombreuses } from "./familles-nombreuses.ts";

/** Every theme, in the order of their approved texts. */
export const themes: readonly ThemeDeFoyers[] = [
  bebes,
  familles,
  famillesNombreuses,
  enfantsParticuliers,
  couples,
  etudiants,
];
