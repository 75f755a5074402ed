import { Tas } from "./tas.ts";

/** A way on from a node, and what it costs: nothing or more, infinite when it is closed. */
interface Voie {
  cout: number;
}

/** What is looked for, from where, and by which ways. */
export interface Recherche<N, V extends Voie> {
  /** Where it starts, at no cost; of two as cheap, what the first ones lead to goes first. */
  departs: readonly N[];
  voies: (noeud: N) => Iterable<V>;
  /** Where a way leads; nothing when it leads nowhere. */
  apres: (noeud: N, voie: V) => N | undefined;
  voulu: (noeud: N) => boolean;
  /** Never more than what is still to pay from a node. */
  auMoins?: (noeud: N) => number;
  /** The same for two nodes that have the same future: only the first met is gone on from. */
  cle?: (noeud: N) => string;
  /** Only what costs less is wanted. */
  borne?: number;
  /** Nodes gone on from before giving up. */
  limite?: number;
}

/** The cheapest node, or why there is none: every way was tried, or as many as wanted. */
export type Issue<N> = { noeud: N; cout: number } | "impossible" | "abandon";

/** What waits its turn: a node or, once its ways are known, the next of them. */
interface Attente<N, V> {
  noeud: N;
  /** Paid so far. */
  cout: number;
  /** Paid in the end, at least. */
  total: number;
  /** Ranks of the ways taken, one letter each: of two as cheap, the first ways go first. */
  ordre: string;
  voies?: readonly { voie: V; cout: number }[];
}

const avant = (a: Attente<unknown, unknown>, b: Attente<unknown, unknown>) =>
  a.total < b.total || (a.total === b.total && a.ordre < b.ordre);

class Trajets<N, V extends Voie> {
  private readonly attente = new Tas<Attente<N, V>>(avant);
  private readonly vus = new Set<string>();
  private readonly recherche: Recherche<N, V>;
  private readonly borne: number;

  constructor(recherche: Recherche<N, V>) {
    this.recherche = recherche;
    this.borne = recherche.borne ?? Infinity;
    for (const [rang, noeud] of recherche.departs.entries())
      this.proposer({ noeud, cout: 0, total: 0, ordre: String.fromCharCode(rang) });
  }

  /** The next node to go on from, the cheapest first. */
  suivant(): Attente<N, V> | undefined {
    for (;;) {
      const ici = this.attente.prendre();
      if (!ici?.voies) return ici;
      const arrivee = this.avancer(ici, ici.voies);
      if (arrivee && arrivee.total <= ici.total) return arrivee;
      if (arrivee) this.proposer(arrivee);
    }
  }

  /** Lists the ways from a node, unless another with the same future was gone on from. */
  ouvrir({ noeud, cout, total, ordre }: Attente<N, V>): boolean {
    const cle = this.recherche.cle?.(noeud);
    if (cle !== undefined && this.vus.has(cle)) return false;
    if (cle !== undefined) this.vus.add(cle);
    const voies = Array.from(this.recherche.voies(noeud), (voie) => ({ voie, cout: cout + voie.cout }))
      .filter((une) => une.cout < this.borne)
      .sort((a, b) => a.cout - b.cout);
    this.proposerVoie({ noeud, cout, total, ordre: `${ordre}\0`, voies });
    return true;
  }

  /** Walks a way; the next one waits. */
  private avancer(ici: Attente<N, V>, voies: NonNullable<Attente<N, V>["voies"]>): Attente<N, V> | undefined {
    const rang = ici.ordre.charCodeAt(ici.ordre.length - 1);
    const { voie, cout } = voies[rang] as (typeof voies)[number];
    this.proposerVoie({ ...ici, ordre: ici.ordre.slice(0, -1) + String.fromCharCode(rang + 1) });
    const noeud = this.recherche.apres(ici.noeud, voie);
    if (noeud === undefined) return undefined;
    const total = Math.max(ici.total, cout + (this.recherche.auMoins?.(noeud) ?? 0));
    return { noeud, cout, total, ordre: ici.ordre };
  }

  private proposerVoie(attente: Attente<N, V>): void {
    const voie = attente.voies?.[attente.ordre.charCodeAt(attente.ordre.length - 1)];
    if (voie) this.proposer({ ...attente, total: Math.max(attente.total, voie.cout) });
  }

  private proposer(attente: Attente<N, V>): void {
    if (attente.total < this.borne) this.attente.ajouter(attente);
  }
}

/**
 * The cheapest node that is wanted and, of those as cheap, the one reached by the first ways. What may
 * still be the cheapest is always gone on from first (A*), and a way is walked when its turn comes: so
 * « impossible » is a proof that nothing is cheaper than `borne`.
 */
export function moinsCher<N, V extends Voie>(recherche: Recherche<N, V>): Issue<N> {
  const trajets = new Trajets(recherche);
  for (let reste = recherche.limite ?? Infinity; ;) {
    const ici = trajets.suivant();
    if (!ici) return "impossible";
    if (recherche.voulu(ici.noeud)) return { noeud: ici.noeud, cout: ici.cout };
    if (reste <= 0) return "abandon";
    if (trajets.ouvrir(ici)) reste -= 1;
  }
}
