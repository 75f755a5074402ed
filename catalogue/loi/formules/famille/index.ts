export * from "./aeeh.ts";
export * from "./af.ts";
export * from "./ars.ts";
export * from "./asf.ts";
export * from "./cf.ts";
export * from "./enfants.ts";
export * from "./paje.ts";
export * from "./ressources.ts";
