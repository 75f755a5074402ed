export * from "./agepi.ts";
export * from "./permis.ts";
