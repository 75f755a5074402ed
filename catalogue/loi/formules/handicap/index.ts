export * from "./aah.ts";
export * from "./minimum_vieillesse.ts";
export * from "./vie_autonome.ts";
