import { copier } from "../../../garder/copier.ts";

/** Copies a text, and says what became of it. */
export const prendre = async (texte: string, fait: string): Promise<string> =>
  (await copier(texte)) ? fait : "Ce navigateur ne sait pas copier. Sélectionnez le texte.";
