import type { ThemeDeFoyers } from "./foyer.ts";
import { bebes } from "./bebes.ts";
import { petitesFamilles } from "./petites-familles.ts";
import { famillesNombreuses } from "./familles-nombreuses.ts";
import { enfantsParticuliers } from "./enfants-particuliers.ts";
import { couples } from "./couples.ts";
import { etudiants } from "./etudiants.ts";
import { lyceens } from "./lyceens.ts";
import { alternance } from "./alternance.ts";
import { actifs } from "./actifs.ts";
import { handicaps } from "./handicaps.ts";
import { independants } from "./independants.ts";
import { seniors } from "./seniors.ts";
import { lesRegions } from "./regions.ts";
import { revenus } from "./revenus.ts";
import { banqueJeunes } from "./banque-jeunes.ts";
import { banqueFamilles } from "./banque-familles.ts";
import { banqueEtudes } from "./banque-etudes.ts";

/** Every theme, in the order of their approved texts. */
export const themesDesFoyers: readonly ThemeDeFoyers[] = [
  bebes,
  petitesFamilles,
  famillesNombreuses,
  enfantsParticuliers,
  couples,
  etudiants,
  lyceens,
  alternance,
  actifs,
  handicaps,
  independants,
  seniors,
  lesRegions,
  revenus,
  banqueJeunes,
  banqueFamilles,
  banqueEtudes,
];
