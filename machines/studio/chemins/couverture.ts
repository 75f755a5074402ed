import { parcoursDe } from "../../journey/walk.ts";
import { hasard } from "./hasard.ts";
import { type Chemin, contexteDuChemin, ecartDes, type Pas, reponsesOffertes } from "./chemin.ts";
import type { Depart } from "./valeurs.ts";

/** A place where an answer was offered: what was answered before it, and the answer. */
interface Offre {
  depart: Depart;
  avant: readonly Pas[];
  pas: Pas;
}

/** How far an offer is from the people that the product is for: 3 when there is none. */
const rangDe = (offre: Offre | undefined): number =>
  offre ? Math.max(ecartDes(offre.avant), offre.pas.ecart?.rang ?? 0) : 3;

/** More classes of answers than there are. */
const CLASSES = 8_192;

/**
 * Journeys that between them give every answer that was offered on one of them, and every two that one household was
 * offered. Each goes on with the answers that bring the most new pairs; a pair that was offered and not given is gone
 * back to. Pairs are looked for under the bank’s brand, which asks everything.
 */
export class Couverture {
  readonly chemins: Chemin[] = [];
  private readonly rangs = new Map<string, number>([["", 0]]);
  private readonly donnees = new Set<number>();
  private readonly offertes = new Map<number, Offre>();
  private readonly alea: () => number;

  constructor(graine: number) {
    this.alea = hasard(graine);
  }

  private classeDe(dit: string): number {
    const rang = this.rangs.get(dit) ?? this.rangs.size;
    this.rangs.set(dit, rang);
    return rang;
  }

  /** Number of distinct pairs given, of distinct answers, of pairs offered that were not given, and of answers, then of answers and pairs, that plausible people were offered and did not give. */
  get compte() {
    const seules = [...this.donnees].filter((une) => une < CLASSES).length;
    const restent = [...this.offertes].filter(([, offre]) => rangDe(offre) < 2);
    return {
      paires: this.donnees.size - seules,
      reponses: seules,
      manquantes: this.offertes.size,
      vraisemblablesManquantes: restent.filter(([paire]) => paire < CLASSES).length,
      pairesVraisemblablesManquantes: restent.length,
    };
  }

  /** Pairs that an answer makes with those before it, not given yet. */
  private readonly neuves = ({ dits }: Pas, avant: readonly number[]): number[] =>
    dits.flatMap((dit) => {
      const rang = this.classeDe(dit);
      return avant.map((autre) => autre * CLASSES + rang).filter((paire) => !this.donnees.has(paire));
    });

  /** Goes on to the results from what was answered already. */
  suivre(depart: Depart, debut: readonly Pas[], raison: string): void {
    const pas = [...debut];
    const donnes = [0, ...debut.flatMap(({ dits }) => dits.map((dit) => this.classeDe(dit)))];
    // Of the neutral brand, answers are looked for, not pairs.
    const comptes = () => (depart.marque === "banque" ? donnes : [0]);
    for (;;) {
      const parcours = parcoursDe(contexteDuChemin({ depart, pas }));
      const step = parcours.active.find(({ answered }) => !answered);
      if (!step) break;
      const avant = [...pas];
      const notees = reponsesOffertes(parcours, step, depart.enfants).map((un) => {
        const neuves = this.neuves(un, comptes());
        for (const paire of neuves) {
          const offre = { depart, avant, pas: un };
          if (rangDe(offre) < rangDe(this.offertes.get(paire))) this.offertes.set(paire, offre);
        }
        // Nobody becomes less plausible on the way: what that leaves is gone back to.
        const perdu = Math.max(0, (un.ecart?.rang ?? 0) - ecartDes(pas));
        return { un, note: neuves.length + this.alea() - CLASSES * CLASSES * perdu };
      });
      const mieux = notees.reduce((a, b) => (b.note > a.note ? b : a)).un;
      pas.push(mieux);
      donnes.push(...mieux.dits.map((dit) => this.classeDe(dit)));
    }
    const vus = [0];
    for (const un of pas) {
      for (const paire of this.neuves(un, depart.marque === "banque" ? vus : [0])) {
        this.donnees.add(paire);
        this.offertes.delete(paire);
      }
      vus.push(...un.dits.map((dit) => this.classeDe(dit)));
    }
    this.chemins.push({ numero: this.chemins.length + 1, raison, depart, pas });
  }

  /** Gives every answer that was offered to people up to a rank, then pairs, and what that offers in turn; so many journeys for pairs. */
  completer(jusqua: 0 | 1 | 2, auPlus: number): void {
    let paires = 0;
    for (let fois = 0; ; fois += 1) {
      const restent = [...this.offertes].filter(([, offre]) => rangDe(offre) <= jusqua);
      const seules = restent.filter(([paire]) => paire < CLASSES);
      if (seules.length === 0) paires += 1;
      if (restent.length === 0 || paires > auPlus) return;
      // The less is settled before it, the more the rest may bring; the last in turn, for what few are asked.
      const debut = fois % 4 > 0;
      const [, une] = (seules.length > 0 ? seules : restent).reduce((a, b) =>
        b[1].avant.length < a[1].avant.length === debut ? b : a,
      );
      this.suivre(une.depart, [...une.avant, une.pas], une.pas.dits.join(" "));
    }
  }
}
