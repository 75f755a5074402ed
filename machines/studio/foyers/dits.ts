import type { VisitedStep } from "../../journey/visited.ts";
import {
  type Dit,
  type Dits,
  type EnfantRaconte,
  type FoyerRaconte,
  ordinaires,
  type Revenus,
} from "./foyer.ts";

/** What a household tells, and what of it was asked: nothing is told in vain. */
export class DitsDuFoyer {
  /** Children that are there, by the id that the machine gave them. */
  readonly enfants = new Map<string, EnfantRaconte>();
  /** Those that were taken up again. */
  readonly repris = new Set<string>();
  private readonly servis = new Map<Dits, Set<string>>();
  private readonly foyer: FoyerRaconte;

  constructor(foyer: FoyerRaconte) {
    this.foyer = foyer;
  }

  /** Where what concerns a step is told, what was said last first. */
  private places({ step, personne }: VisitedStep): readonly Dits[] {
    const { demandeur, conjoint = {}, foyer } = this.foyer;
    if (step.entity !== "individu") return [foyer];
    if (personne === "demandeur") return [demandeur];
    if (personne === "conjoint") return [conjoint];
    const { dits = {}, repris } = this.enfants.get(personne) ?? {};
    return repris && this.repris.has(personne) ? [repris, dits] : [dits];
  }

  /** What is told of a step, or the ordinary answer; throws when there is neither. */
  dire(visite: VisitedStep, role: string): { dit: Dit; ordinaire: boolean } {
    const { step, question } = visite;
    const { field } = step;
    if (field === "en_couple")
      return { dit: this.foyer.conjoint ? "Je vis en couple" : "Je vis seul·e", ordinaire: false };
    for (const dits of this.places(visite)) {
      const dit = dits[field];
      if (dit === undefined) continue;
      this.servis.set(dits, (this.servis.get(dits) ?? new Set()).add(field));
      return { dit, ordinaire: false };
    }
    const ordinaire = ordinaires[`${role}.${field}`] ?? ordinaires[field];
    const dit = ordinaire === undefined && question.kind === "yesno" ? "Non" : ordinaire;
    if (dit === undefined) throw new Error("cette question n’a pas de réponse");
    return { dit, ordinaire: true };
  }

  revenusDe(personne: string): Revenus {
    const { revenus, revenusDuConjoint } = this.foyer;
    const siens = { demandeur: revenus, conjoint: revenusDuConjoint }[personne];
    return siens ?? this.enfants.get(personne)?.revenus ?? {};
  }

  /** Fields told that nobody asked. */
  enTrop(): string[] {
    const { demandeur, conjoint = {}, foyer, enfants = [] } = this.foyer;
    const tous = [demandeur, conjoint, foyer, ...enfants.flatMap(({ dits, repris = {} }) => [dits, repris])];
    return tous.flatMap((dits) => Object.keys(dits).filter((field) => !this.servis.get(dits)?.has(field)));
  }
}
