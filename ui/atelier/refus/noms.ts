import { motsDesFamilles } from "../../../catalogue/atelier/formulaire/mots-des-familles.ts";
import {
  motsDeLAide,
  motsDeLInstitution,
  type MotsDUnChamp,
} from "../../../catalogue/atelier/formulaire/mots.ts";

type Mots = Readonly<Record<string, MotsDUnChamp | undefined>>;

/** What a form calls a field; nothing for a field that it does not have. */
export function nomDuChamp(collection: string, champ: string): string | undefined {
  const siens: Mots =
    collection === "institutions"
      ? motsDeLInstitution
      : { ...motsDeLAide, ...(motsDesFamilles as Readonly<Record<string, Mots>>)[collection] };
  return siens[champ]?.nom;
}

/** Messages said away from their fields: each says which it is about. */
export const avecLeursChamps = <F extends { champ?: string; message: string }>(
  collection: string,
  fautes: readonly F[],
): F[] =>
  fautes.map((une) => {
    const nom = une.champ && nomDuChamp(collection, une.champ);
    return nom ? { ...une, message: `${nom} : ${une.message}` } : une;
  });
