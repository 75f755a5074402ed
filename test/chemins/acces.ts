import { pasDe } from "./chemin.ts";
import { enMots } from "./mots.ts";
import { plusCourt, type Vers } from "./plus-court.ts";
import { MONTRES, type Porte } from "./portes.ts";
import { tirer } from "./tirage.ts";
import { type Monde, Univers } from "./univers.ts";

/** A way in words, and whether a complete search showed that no household has a shorter one. */
export interface Acces {
  reponses: readonly string[];
  prouve: boolean;
}

/** The answers of a shortest way, plain where nothing is ordered. */
function enReponses({ modele }: Monde, choix: ReadonlyMap<number, number>, avant: number): string[] {
  const reponses = tirer(modele, choix, (_, offertes) => offertes[0] as number);
  const rangs = new Map(modele.visites.map(({ path }, rang) => [path, rang]));
  return enMots({ pas: pasDe(modele, reponses).filter(({ path }) => (rangs.get(path) as number) < avant) });
}

let mondes: readonly Monde[] | undefined;

/** Households of at most two children, those with the fewest questions first. */
const mondesCourts = () =>
  (mondes ??= new Univers(
    [0, 1, 2].flatMap((enfants) => (["neutre", "banque"] as const).map((marque) => ({ marque, enfants }))),
  ).mondes);

/** The shortest way to a place, in words; nothing when no household goes there. */
export function accesA(vers: Vers): Acces | undefined {
  let mieux:
    | { monde: Monde; choix: ReadonlyMap<number, number>; avant: number; questions: number }
    | undefined;
  let prouve = true;
  for (const monde of mondesCourts()) {
    for (const but of vers(monde)) {
      const trouve = plusCourt(monde, but, mieux?.questions);
      if (trouve === "abandon") prouve = false;
      else if (trouve !== "impossible") mieux = { monde, avant: but.avant, ...trouve };
    }
  }
  return mieux && { reponses: enReponses(mieux.monde, mieux.choix, mieux.avant), prouve };
}

/** A gate, each thing it misses with the shortest way to it. */
export const avecAcces = (porte: Porte): Porte => ({
  ...porte,
  manquants: porte.manquants.map(({ vers, ...manque }, n) => {
    const acces = vers && n < MONTRES ? accesA(vers) : undefined;
    return acces ? { ...manque, chemin: acces.reponses, prouve: acces.prouve } : manque;
  }),
});
