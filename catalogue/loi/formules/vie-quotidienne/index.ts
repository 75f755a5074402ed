export * from "./carte_sncf.ts";
export * from "./depart1825.ts";
export * from "./livret_epargne_populaire.ts";
export * from "./musees.ts";
export * from "./pass_colo.ts";
export * from "./pass_culture.ts";
export * from "./pass_sport.ts";
export * from "./permis.ts";
