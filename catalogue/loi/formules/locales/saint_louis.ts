import { residence } from "./communs.ts";

/** Aids of Saint-Louis (La Réunion) for those who live there. */
export const saint_louis_eligibilite_residence = residence(
  "saint_louis_eligibilite_residence",
  "logement à Saint-Louis de La Réunion",
  "97414",
);
