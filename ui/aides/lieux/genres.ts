import { centresDuDepartement, type GenreDeLieu } from "../../../catalogue/lieux/lieux.ts";

/** How the national directory calls each kind of place; a kind known by another name is asked by that one. */
export const nomsDesGenres: Readonly<Record<GenreDeLieu, string>> = {
  caf: "Caisse d’allocations familiales (Caf)",
  carsat: "Caisse d’assurance retraite et de la santé au travail (Carsat)",
  ccas: "Centre communal d’action sociale (CCAS)",
  cdas: "Centre départemental d’action sociale",
  centre_social: "Centre social",
  cg: "Conseil départemental",
  cpam: "Caisse primaire d’assurance maladie (CPAM)",
  edas: "Espace départemental d’actions sociales",
  france_travail: "France Travail",
  mds: "Maison départementale des solidarités",
  mission_locale: "Mission locale",
  pole_emploi: "France Travail",
  sdsei: "Service départemental des solidarités et de l’insertion",
};

const duDepartement: readonly string[] = centresDuDepartement;

/** Names of these kinds, each once; what is no kind is left out, and the centres of a département that is named. */
export const genresEnMots = (types: readonly string[]): string[] => {
  const dits = types.includes("cg") ? types.filter((type) => !duDepartement.includes(type)) : types;
  return [...new Set(dits.flatMap((type) => nomsDesGenres[type as GenreDeLieu] ?? []))];
};
