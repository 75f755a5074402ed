export * from "./agepi.ts";
export * from "./alternance.ts";
export * from "./are.ts";
export * from "./permis.ts";
