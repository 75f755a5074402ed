import { evaluate } from "../../catalogue/predicate/evaluate.ts";
import { personneDe } from "../answers/fold.ts";
import type { Parcours } from "../journey/walk.ts";
import type { Arete, Graphe, Noeud } from "./graphe.ts";

/** The chart followed move by move with the answers of a journey: what the drawing lights. */
type Sorte = Arete["sorte"];

/** Longer than any journey of twenty children: past it, the chart would go round for ever. */
const MAXIMUM = 5000;

class Marche {
  readonly prises: Arete[] = [];
  private readonly parcours: Parcours;
  private readonly ici: string;
  private readonly noeuds: ReadonlyMap<string, Noeud>;
  private readonly ordre: readonly Noeud[];
  private readonly aretes: readonly Arete[];
  private curseur: string | undefined;
  private foule: readonly string[] = [];

  constructor({ chapitres, aretes }: Graphe, parcours: Parcours, ici: string) {
    this.parcours = parcours;
    this.ici = ici;
    this.ordre = chapitres.flatMap(({ noeuds }) => noeuds);
    this.noeuds = new Map(this.ordre.map((noeud) => [noeud.id, noeud]));
    this.aretes = aretes;
  }

  marcher(): void {
    let noeud = this.ordre[0];
    while (noeud && this.prises.length < MAXIMUM) {
      const { id } = noeud;
      const sorte = this.decide(noeud);
      const arete = sorte && this.aretes.findLast((une) => une.de === id && une.sorte === sorte);
      if (!arete) return;
      this.prises.push(arete);
      noeud = this.noeuds.get(arete.vers);
    }
  }

  /** Which move leaves a state; none where the journey stands. */
  private decide(noeud: Noeud): Sorte | undefined {
    if (noeud.sorte === "ecran") return undefined;
    if (noeud.sorte === "suivant") return this.suivant();
    if (noeud.sorte === "groupe") return this.entrer(noeud);
    const visites = this.parcours.steps.filter(({ stateId }) => stateId === noeud.id);
    const visite = visites.find(({ personne }) => personne === this.curseur) ?? visites[0];
    if (!visite?.active) return "saut";
    return visite.path === this.ici ? undefined : "reponse";
  }

  private entrer(noeud: Noeud): Sorte {
    const boucle = this.ordre.find(
      ({ sorte, groupes }) => sorte === "suivant" && groupes.at(-1) === noeud.id,
    );
    if (boucle) {
      const premiere = this.ordre[this.ordre.indexOf(noeud) + 1]?.id;
      this.foule = this.parcours.active.flatMap(({ stateId, personne }) =>
        stateId === premiere ? [personne] : [],
      );
      this.curseur = this.foule[0];
      return this.curseur === undefined ? "saut" : "entree";
    }
    const { context, situation } = this.parcours;
    const personne = personneDe(situation, "demandeur");
    return noeud.condition && evaluate(noeud.condition, { ...context, personne }) ? "entree" : "saut";
  }

  private suivant(): Sorte {
    this.curseur = this.foule[this.foule.indexOf(this.curseur ?? "") + 1];
    return this.curseur === undefined ? "saut" : "boucle";
  }
}

/**
 * Moves of the chart that lead from its first state to where the journey stands (`ici`, a path), in
 * order; a loop gives the same moves once a person.
 */
export function traversee(graphe: Graphe, parcours: Parcours, ici: string): readonly Arete[] {
  const marche = new Marche(graphe, parcours, ici);
  marche.marcher();
  return marche.prises;
}
