export * from "./nationalite.ts";
export * from "./personnes.ts";
export * from "./prestations.ts";
export * from "./ressources.ts";
export * from "./rsa.ts";
export * from "./ass.ts";
export * from "./cej.ts";
export * from "./ppa.ts";
