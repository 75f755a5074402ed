import { parcoursDe } from "../../journey/walk.ts";
import { type Chemin, contexteDuChemin, type Pas, reponsesOffertes, tirerUne } from "./chemin.ts";
import { hasard } from "./hasard.ts";
import { DEPARTS } from "./generer.ts";
import type { Depart } from "./valeurs.ts";

const ET = " + ";

/** An answer alone, with each one chosen before it, and with each two: no three is offered without its beginning. */
const jusquaTrois = (avant: readonly string[], dit: string): string[] => [
  dit,
  ...avant.map((un) => [un, dit].join(ET)),
  ...avant.flatMap((un, rang) => avant.slice(rang + 1).map((deux) => [un, deux, dit].join(ET))),
];

/** The answers given to these fields, about the household or its applicant. */
const choisies = (pas: readonly Pas[], champs: readonly string[]): string[] =>
  pas.flatMap(({ path, dits }) => (estChoisi(path, champs) ? dits : []));

const estChoisi = (path: string, champs: readonly string[]): boolean =>
  champs.includes(path.split("/").at(-1) ?? "") && !/\/(?:conjoint|enfant_\d+)\//.test(path);

/** Journeys as they are made, the threes they give, and those they were offered and did not give, with the way there. */
class ATrois {
  readonly chemins: Chemin[] = [];
  readonly donnes = new Set<string>();
  readonly offerts = new Map<string, { depart: Depart; debut: readonly Pas[] }>();
  private readonly champs: readonly string[];
  private readonly alea: () => number;

  constructor(champs: readonly string[], alea: () => number) {
    this.champs = champs;
    this.alea = alea;
  }

  private noter(depart: Depart, pas: readonly Pas[], offertes: readonly Pas[]): void {
    const avant = choisies(pas, this.champs);
    for (const une of offertes.filter(({ part, ecart }) => part > 0 && !ecart))
      for (const trois of une.dits.flatMap((dit) => jusquaTrois(avant, dit)))
        if (!this.donnes.has(trois) && !this.offerts.has(trois))
          this.offerts.set(trois, { depart, debut: [...pas, une] });
  }

  /** Goes on to the results as people answer. */
  suivre(depart: Depart, debut: readonly Pas[], raison: string): void {
    const pas = [...debut];
    for (;;) {
      const parcours = parcoursDe(contexteDuChemin({ depart, pas }));
      const step = parcours.active.find(({ answered }) => !answered);
      if (!step) break;
      const offertes = reponsesOffertes(parcours, step, depart.enfants);
      if (estChoisi(step.path, this.champs)) this.noter(depart, pas, offertes);
      const une = tirerUne(parcours, step, offertes, this.alea) ?? offertes[0];
      if (!une) throw new Error(`Rien à répondre : ${step.path}`);
      pas.push(une);
    }
    const dites = choisies(pas, this.champs);
    for (const trois of dites.flatMap((dit, rang) => jusquaTrois(dites.slice(0, rang), dit))) {
      this.donnes.add(trois);
      this.offerts.delete(trois);
    }
    this.chemins.push({ numero: this.chemins.length + 1, raison, depart, pas, voulus: debut.length });
  }
}

/**
 * Journeys that give together every three answers, to fields that one chooses, that one plausible household was offered:
 * strength three. The rest is drawn as people answer. So many journeys at most; says how many threes are given, and left.
 */
export function cheminsATrois(graine: number, champs: readonly string[], auPlus = 500) {
  const trois = new ATrois(champs, hasard(graine));
  for (const depart of DEPARTS) trois.suivre(depart, [], "des gens comme il y en a");
  for (const [raison, { depart, debut }] of trois.offerts) {
    if (trois.chemins.length >= auPlus) break;
    trois.suivre(depart, debut, raison);
  }
  const donnes = [...trois.donnes].filter((un) => un.split(ET).length === 3);
  return { chemins: trois.chemins, donnes: donnes.length, restent: trois.offerts.size };
}
