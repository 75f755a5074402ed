export * from "./bareme.ts";
export * from "./categories.ts";
export * from "./douze_derniers_mois.ts";
export * from "./foyer.ts";
export * from "./net.ts";
export * from "./parts.ts";
export * from "./remplacement.ts";
export * from "./travail.ts";
