export * from "./merite.ts";
export * from "./mobilite.ts";
export * from "./pret_etudiant.ts";
export * from "./repas.ts";
export * from "./sante_psy.ts";
export * from "../vie-quotidienne/index.ts";
