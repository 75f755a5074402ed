import { type Chemin, pasDe } from "./chemin.ts";
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

/** A shortest way as answers, plain where nothing is ordered. */
interface Court extends Pick<Chemin, "depart" | "pas"> {
  prouve: boolean;
}

function pasAvant({ modele }: Monde, choix: ReadonlyMap<number, number>, avant: number) {
  const reponses = tirer(modele, choix, (_, offertes) => offertes[0] as number);
  const rangs = new Map(modele.visites.map(({ path }, rang) => [path, rang]));
  return pasDe(modele, reponses).filter(({ path }) => (rangs.get(path) as number) < avant);
}

let mondes: readonly Monde[] | undefined;

/** Households of at most two children, those with the fewest questions first. */
const mondesCourts = () =>
  (mondes ??= new Univers(
    [0, 1, 2].flatMap((enfants) => (["neutre", "banque"] as const).map((marque) => ({ marque, enfants }))),
  ).mondes);

/** The shortest way to a place among those households; nothing when none of them goes there. */
export function plusCourtVers(vers: Vers, parmi: readonly Monde[]): Court | undefined {
  let mieux:
    | { monde: Monde; choix: ReadonlyMap<number, number>; avant: number; questions: number }
    | undefined;
  let prouve = true;
  for (const monde of parmi) {
    for (const but of vers(monde)) {
      const trouve = plusCourt(monde, but, mieux?.questions);
      if (trouve === "abandon") prouve = false;
      else if (trouve !== "impossible") mieux = { monde, avant: but.avant, ...trouve };
    }
  }
  return (
    mieux && {
      depart: mieux.monde.modele.depart,
      pas: pasAvant(mieux.monde, mieux.choix, mieux.avant),
      prouve,
    }
  );
}

/** The shortest way to a place, in words; nothing when no household goes there. */
export function accesA(vers: Vers): Acces | undefined {
  const court = plusCourtVers(vers, mondesCourts());
  return court && { reponses: enMots(court), prouve: court.prouve };
}

/** A gate, each thing it misses with the shortest way to it. */
export const avecAcces = (porte: Porte): Porte => ({
  ...porte,
  manquants: porte.manquants.map(({ vers, ...manque }, n) => {
    const acces = vers && n < MONTRES ? accesA(vers) : undefined;
    return acces ? { ...manque, chemin: acces.reponses, prouve: acces.prouve } : manque;
  }),
});
