import { ecrirePeriode, estUneAnnee } from "../mois.ts";
import type { Definition } from "./definition.ts";
import type { Entite } from "./entites.ts";

/** Says what is wrong when a variable is read of somebody else, or at another period, than its own. */
export function verifier({ nom, entite, periode: definie }: Definition, lue: Entite, periode: number): void {
  if (lue.nature !== entite) throw new Error(`${nom} est une variable de ${entite}, pas de ${lue.nature}`);
  if (definie !== "eternite" && estUneAnnee(periode) !== (definie === "annee"))
    throw new Error(`${nom} se lit par ${definie} : ${ecrirePeriode(periode)}`);
}
