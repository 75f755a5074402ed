import { inspect } from "node:util";
import { arretSousCharge, nombreuses } from "./charge.ts";
import { arretsBrutaux } from "./arrets-brutaux.ts";
import { contexte, type Epreuve } from "./contexte.ts";
import { deuxServeurs } from "./deux-serveurs.ts";
import { disquePlein } from "./disque.ts";
import { engendrees } from "./engendrees.ts";
import { fichiersFautifs } from "./fichiers.ts";
import { journal } from "./journal.ts";
import { partenairesLents } from "./partenaires-lents.ts";
import { sourds } from "./sourds.ts";
import { baseTenue } from "./tenue.ts";

/** Every trial, by the name that runs it alone. */
export const epreuves: Readonly<Record<string, Epreuve>> = {
  engendrees,
  arretsBrutaux,
  deuxServeurs,
  disquePlein,
  fichiersFautifs,
  connexions: nombreuses,
  sourds,
  baseTenue,
  partenairesLents,
  arretSousCharge,
  journal,
};

export interface Reglages {
  graine: number;
  court: boolean;
  /** Name of the only trial to run. */
  seulement?: string | undefined;
}

/** Runs the trials one after the other against the built server, says how each came out; true if all are right. */
export async function executerLesEpreuves({ graine, court, seulement }: Reglages): Promise<boolean> {
  let justes = true;
  for (const [nom, epreuve] of Object.entries(epreuves)) {
    if (seulement !== undefined && seulement !== nom) continue;
    const ici = contexte(graine, court);
    const debut = performance.now();
    const fini = (mot: string) => `${nom}, ${Math.round((performance.now() - debut) / 1000)} s${mot}`;
    try {
      const mot = await epreuve(ici);
      console.log(`✓ ${fini(mot ? ` : ${mot}` : "")}`);
    } catch (erreur) {
      justes = false;
      console.log(`✗ ${fini("")}, graine ${graine}\n${inspect(erreur)}`);
    } finally {
      await ici.ranger();
    }
  }
  return justes;
}
