/** What is given: money, and answers about people, families and dwellings. */
export * from "./argent.ts";
export * from "./groupes.ts";
export * from "./reponses.ts";
