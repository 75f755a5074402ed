export * from "./boursier.ts";
export * from "./conditions.ts";
export * from "./grandeEcoleDuNumerique.ts";
export * from "./ressources.ts";
export * from "./secondaire.ts";
export * from "./superieur.ts";
