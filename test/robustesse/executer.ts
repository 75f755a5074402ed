import { contexte, type Epreuve, type Ligne } from "./contexte.ts";
import { epreuves } from "./epreuves.ts";

export interface Reglages {
  graine: number;
  court: boolean;
  /** Name of the only trial to run. */
  seulement?: string | undefined;
}

const ecrite = ({ texte, juste, detail }: Ligne): string =>
  `${juste === undefined ? "·" : juste ? "✓" : "✗"} ${texte}${detail === undefined ? "" : `\n${detail}`}`;

/** A trial that cannot go to its end is a fault too. */
async function mener(nom: string, epreuve: Epreuve, reglages: Reglages): Promise<Ligne[]> {
  const ici = contexte(reglages.graine, reglages.court);
  try {
    return await epreuve(ici);
  } catch (erreur) {
    return [{ texte: `${nom} : ne va pas au bout`, juste: false, detail: `  ${(erreur as Error).stack}` }];
  } finally {
    await ici.ranger();
  }
}

/**
 * Runs the trials one after the other against the built server, writes one figure per line, and says
 * whether every one that can close the gate is right.
 */
export async function executerLesEpreuves(
  reglages: Reglages,
  ecrire: (ligne: string) => void,
): Promise<boolean> {
  const { graine, court, seulement } = reglages;
  const debut = performance.now();
  ecrire(`Robustesse, graine ${graine}${court ? ", version courte" : ""}`);
  let justes = true;
  for (const [nom, epreuve] of Object.entries(epreuves)) {
    if (seulement !== undefined && seulement !== nom) continue;
    for (const ligne of await mener(nom, epreuve, reglages)) {
      justes &&= ligne.juste !== false;
      ecrire(ecrite(ligne));
    }
  }
  ecrire(`En ${Math.round((performance.now() - debut) / 1000)} s.`);
  if (!justes)
    ecrire(`Pour revoir : npm run test:robustesse -- --graine ${graine}${court ? " --court" : ""}`);
  return justes;
}
