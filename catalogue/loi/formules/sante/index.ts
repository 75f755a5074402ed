export * from "./plafonds.ts";
export * from "./forfait_logement.ts";
export * from "./minima.ts";
export * from "./ressources.ts";
export * from "./css.ts";
