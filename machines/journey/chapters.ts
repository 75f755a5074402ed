import { foyer } from "./chapters/foyer.ts";
import { logement } from "./chapters/logement.ts";
import { profil } from "./chapters/profil.ts";
import { projets } from "./chapters/projets.ts";
import { recapitulatif } from "./chapters/recapitulatif.ts";
import { resultats } from "./chapters/resultats.ts";
import { revenus } from "./chapters/revenus.ts";

/** The journey, chapter by chapter; those without questions show screens. */
export const chapters = [profil, foyer, logement, revenus, projets, resultats, recapitulatif] as const;

const byName = new Map(chapters.map((one) => [one.name as string, one]));

/** The chapter of that name. Throws for a name nobody wrote. */
export function chapterNamed(name: string): (typeof chapters)[number] {
  const found = byName.get(name);
  if (!found) throw new Error(`Chapitre inconnu : ${name}`);
  return found;
}
