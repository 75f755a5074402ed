import type { Calcul } from "./calcul.ts";
import type { Definition } from "./definition.ts";
import { type Donnees, dansLePacifique } from "./donnees.ts";
import type { Entite, IndividuDeLaLoi } from "./entites.ts";

/** Age under which nobody asks for oneself what is asked by one who has a home, a budget or a licence. */
const AGE_POUR_SOI = 16;

/** Somebody of a group who asks for it: its first parent, taxpayer or tenant. */
const quiDemande = (entite: Entite): IndividuDeLaLoi | undefined => {
  if ("role" in entite) return entite;
  return entite.membres[0];
};

/**
 * False before the law creates an aid, once it has ended it, where it was never the law, and for a child who would ask for
 * oneself what its text gives to a grown-up (`pourSoi`); the aid is then its default.
 */
export function existe(
  c: Calcul,
  donnees: Donnees,
  { enVigueur, protectionSociale, pourSoi }: Definition,
  entite: Entite,
  periode: number,
): boolean {
  if (enVigueur && c.parametre(enVigueur, periode) === null) return false;
  const lui = quiDemande(entite);
  const ans = pourSoi && lui ? Number(c.lireParNom("age", lui, periode)) : AGE_POUR_SOI;
  // Somebody whose birth nobody told has an age under zero.
  if (ans >= 0 && ans < AGE_POUR_SOI) return false;
  return !protectionSociale || !dansLePacifique(donnees, c.menageDe(lui).rang);
}
