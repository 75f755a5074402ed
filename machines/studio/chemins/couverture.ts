import { parcoursDe } from "../../journey/walk.ts";
import { hasard } from "./hasard.ts";
import {
  type Chemin,
  contexteDuChemin,
  ecartDes,
  type Pas,
  rares,
  reponsesOffertes,
  tirerUne,
} from "./chemin.ts";
import type { Depart } from "./valeurs.ts";

/** A place where an answer was offered: what was answered before it, and the answer. */
interface Offre {
  depart: Depart;
  avant: readonly Pas[];
  pas: Pas;
  /** How far it is from the people that the product is for. */
  rang: number;
  /** How many answers that few people give it takes. */
  rares: number;
}

/** The plainest first. */
const loin = (offre: Offre | undefined): number => (offre ? offre.rang * 1000 + offre.rares : Infinity);

/** How a journey is gone on with: as people answer, or by the answers, likely all the same, that bring the most new pairs. */
type Suite = "tirée" | "de paires";

/** An answer that one in ten gives at least may be chosen for its pairs, and nobody is the less plausible for it. */
const COURANTE = 0.1;

/** More classes of answers than there are. */
const CLASSES = 8_192;

/**
 * Journeys that between them give every answer that was offered on one of them, and every two that one household was
 * offered. Each goes on as people answer (`frequences.ts`); what was offered and not given is gone back to, in a journey
 * of its own. Those of nobody go on with the answers that bring the most new pairs. Pairs are looked for under the bank’s
 * brand, which asks everything.
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
    const restent = [...this.offertes].filter(([, offre]) => offre.rang < 2);
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

  /** Notes what is offered at a step and was not given yet. */
  private noter(
    depart: Depart,
    avant: readonly Pas[],
    offertes: readonly Pas[],
    comptes: readonly number[],
  ): number[] {
    const [rangs, raresAvant] = [ecartDes(avant), rares(avant)];
    return offertes.map((pas) => {
      const neuves = this.neuves(pas, comptes);
      const rang = Math.max(rangs, pas.ecart?.rang ?? 0);
      const offre = { depart, avant, pas, rang, rares: raresAvant + rares([pas]) };
      for (const paire of neuves)
        if (loin(offre) < loin(this.offertes.get(paire))) this.offertes.set(paire, offre);
      return neuves.length;
    });
  }

  /** The answer that brings the most new pairs; nobody becomes less plausible on the way: what that leaves is gone back to. */
  private couvrante(pas: readonly Pas[], offertes: readonly Pas[], neuves: readonly number[]): Pas {
    const ici = ecartDes(pas);
    const notees = offertes.map((un, rang) => {
      const perdu =
        Math.max(0, (un.ecart?.rang ?? 0) - ici) + (ici < 2 && un.part < COURANTE ? 1 - un.part : 0);
      return { un, note: (neuves[rang] ?? 0) + this.alea() - CLASSES * CLASSES * perdu };
    });
    return notees.reduce((a, b) => (b.note > a.note ? b : a)).un;
  }

  /** Goes on to the results from what was answered already, `voulus` of it chosen for what it is. */
  suivre(
    depart: Depart,
    debut: readonly Pas[],
    raison: string,
    { suite = "tirée", voulus = debut.length }: { suite?: Suite; voulus?: number } = {},
  ): void {
    const pas = [...debut];
    const donnes = [0, ...debut.flatMap(({ dits }) => dits.map((dit) => this.classeDe(dit)))];
    // Of the neutral brand, answers are looked for, not pairs.
    const comptes = () => (depart.marque === "banque" ? donnes : [0]);
    for (;;) {
      const parcours = parcoursDe(contexteDuChemin({ depart, pas }));
      const step = parcours.active.find(({ answered }) => !answered);
      if (!step) break;
      const offertes = reponsesOffertes(parcours, step, depart.enfants);
      const neuves = this.noter(depart, [...pas], offertes, comptes());
      const tiree =
        suite === "tirée" && ecartDes(pas) < 2 ? tirerUne(parcours, step, offertes, this.alea) : undefined;
      const une = tiree ?? this.couvrante(pas, offertes, neuves);
      pas.push(une);
      donnes.push(...une.dits.map((dit) => this.classeDe(dit)));
    }
    this.garder({ numero: this.chemins.length + 1, raison, depart, pas, voulus });
  }

  /** Keeps a journey: what it gives is given. */
  private garder(chemin: Chemin): void {
    const { depart, pas } = chemin;
    const vus = [0];
    for (const un of pas) {
      for (const paire of this.neuves(un, depart.marque === "banque" ? vus : [0])) {
        this.donnees.add(paire);
        this.offertes.delete(paire);
      }
      vus.push(...un.dits.map((dit) => this.classeDe(dit)));
    }
    this.chemins.push(chemin);
  }

  /** Gives every answer that was offered to people up to a rank, then pairs, and what that offers in turn; so many journeys for pairs. */
  completer(jusqua: 0 | 1 | 2, auPlus: number): void {
    let paires = 0;
    for (let fois = 0; ; fois += 1) {
      const restent = [...this.offertes].filter(([, offre]) => offre.rang <= jusqua);
      const seules = restent.filter(([paire]) => paire < CLASSES);
      if (seules.length === 0) paires += 1;
      if (restent.length === 0 || paires > auPlus) return;
      // The less is settled before it, the more the rest may bring; the last in turn, for what few are asked.
      const debut = fois % 4 > 0;
      const [, une] = (seules.length > 0 ? seules : restent).reduce((a, b) =>
        b[1].avant.length < a[1].avant.length === debut ? b : a,
      );
      const suite = seules.length > 0 ? "tirée" : "de paires";
      this.suivre(une.depart, [...une.avant, une.pas], une.pas.dits.join(" "), { suite });
    }
  }
}
