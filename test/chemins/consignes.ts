import type { Chemin } from "./chemin.ts";
import type { Consigne } from "./executer.ts";

/** Fewest journeys, greedily, that between them go through every element of `de`. */
export function couvrir<C>(
  chemins: readonly C[],
  de: (chemin: C) => readonly string[],
  auPlus = Infinity,
): C[] {
  const restants = new Set(chemins.flatMap(de));
  const retenus: C[] = [];
  while (restants.size > 0 && retenus.length < auPlus) {
    let mieux: { chemin: C; neufs: number } | undefined;
    for (const chemin of chemins) {
      const neufs = new Set(de(chemin).filter((un) => restants.has(un))).size;
      if (neufs > (mieux?.neufs ?? 0)) mieux = { chemin, neufs };
    }
    if (!mieux) break;
    retenus.push(mieux.chemin);
    for (const un of de(mieux.chemin)) restants.delete(un);
  }
  return retenus;
}

/** What each journey is asked besides being walked: every step has its wrong answer and its correction. */
export function consignesDe(chemins: readonly Chemin[]): Consigne[] {
  const faits = new Map<string, number>();
  const gestes = new Set(
    chemins
      .filter(({ depart }) => depart.enfants > 0)
      .filter((_, n) => n % 100 === 0)
      .map(({ numero }) => numero),
  );
  return chemins.map((chemin) => {
    // Two journeys for each step: chance may give back the same answer once.
    const detours = [...new Set(chemin.pas.map(({ stateId }) => stateId))]
      .filter((etat) => (faits.get(etat) ?? 0) < 2)
      .slice(0, 8);
    for (const etat of detours) faits.set(etat, (faits.get(etat) ?? 0) + 1);
    return {
      chemin,
      detours,
      ajoutes: chemin.numero % 2 === 0,
      adresses: true,
      gestes: gestes.has(chemin.numero),
    };
  });
}
