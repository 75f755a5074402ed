import { typographier } from "../../schema/typographie.ts";
import type { SourceLue } from "./idees-recues.ts";
import donnees from "./moments.json" with { type: "json" };

/** What to do, by when, and at which desk. */
export interface PasDuMoment {
  quoi: string;
  dit: string;
  /** The delay that the law gives, in plain words. */
  quand: string;
  guichet: string;
  /** A number that answers in the whole country. */
  telephone?: string;
  /** Pages of our aids, each under its own name. */
  aides?: readonly { id: string; nom: string }[];
}

/** An event that changes what one may ask for: what to do first. */
export interface MomentDeVie {
  /** In its address. */
  nom: string;
  titre: string;
  /** One sentence, for whoever arrives and for search engines. */
  dit: string;
  pas: readonly PasDuMoment[];
  sources: readonly SourceLue[];
}

/** The day all of them were last read. */
export const MOMENTS_LUS = "2026-11-30";

/** Checked by their test (ui/resultats/demarches/moments.test.tsx), set in our typography. */
export const momentsDeVie = JSON.parse(JSON.stringify(donnees), (_, un: unknown) =>
  typeof un === "string" ? typographier(un) : un,
) as readonly MomentDeVie[];

/** The one of that address; nothing for another. */
export const momentDeVie = (nom: string): MomentDeVie | undefined =>
  momentsDeVie.find((un) => un.nom === nom);
