import { contextOf, whoOf } from "../../journey/about.ts";
import type { VisitedStep } from "../../journey/visited.ts";
import type { Parcours } from "../../journey/walk.ts";
import { answerTyped } from "../../kinds/kinds.ts";
import {
  type Dit,
  type Dits,
  type EnfantRaconte,
  type FoyerRaconte,
  ordinaires,
  type Revenus,
} from "./foyer.ts";
import { type Ecoute, reponseDite, seDit } from "./reponses.ts";

/** The answer that a household gives to a step. */
export interface ReponseDuFoyer {
  value: unknown;
  /** As it was told; nothing of what no word says. */
  dit: Dit | undefined;
  /** The household does not tell it: it answers as most do. */
  ordinaire: boolean;
  ecoute: Ecoute;
}

/** What most people answer to a step, if they answer alike. */
export function direOrdinaire({ step: { field }, question }: VisitedStep, role: string): Dit | undefined {
  const dit = ordinaires[`${role}.${field}`] ?? ordinaires[field];
  return dit === undefined && question.kind === "yesno" ? "Non" : dit;
}

/** What a household tells, and what of it was asked: nothing is told in vain. */
export class DitsDuFoyer {
  /** Children that are there, by the id that the machine gave them. */
  readonly enfants = new Map<string, EnfantRaconte>();
  /** Those that were taken up again. */
  readonly repris = new Set<string>();
  private readonly servis = new Map<Dits, Set<string>>();
  private readonly foyer: FoyerRaconte;
  private readonly commune: Ecoute["commune"];

  constructor(foyer: FoyerRaconte, commune: Ecoute["commune"]) {
    this.foyer = foyer;
    this.commune = commune;
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

  /** What this household answers to a step: as told, or `autrement`. Throws in French when nothing on the screen is it. */
  repondre(parcours: Parcours, step: VisitedStep, autrement?: Dit): ReponseDuFoyer {
    const [{ question }, who] = [step, whoOf(parcours, step)];
    const ecoute = {
      facts: contextOf(parcours, step),
      who,
      revenus: this.revenusDe(step.personne),
      enfantsAvecRevenus: new Map([...this.enfants].map(([id, un]) => [id, un.revenus !== undefined])),
      prerempli: answerTyped(question, step.given?.value),
      commune: this.commune,
    };
    const { dit, ordinaire } =
      autrement === undefined && seDit(question)
        ? this.dire(step, who.role)
        : { dit: autrement, ordinaire: false };
    return { value: reponseDite(question, dit, ecoute), dit, ordinaire, ecoute };
  }

  /** What is told of a step, or the ordinary answer; throws when there is neither. */
  private dire(visite: VisitedStep, role: string): { dit: Dit; ordinaire: boolean } {
    const { field } = visite.step;
    if (field === "en_couple")
      return { dit: this.foyer.conjoint ? "Je vis en couple" : "Je vis seul·e", ordinaire: false };
    for (const dits of this.places(visite)) {
      const dit = dits[field];
      if (dit === undefined) continue;
      this.servis.set(dits, (this.servis.get(dits) ?? new Set()).add(field));
      return { dit, ordinaire: false };
    }
    const dit = direOrdinaire(visite, role);
    if (dit === undefined) throw new Error("cette question n’a pas de réponse");
    return { dit, ordinaire: true };
  }

  private revenusDe(personne: string): Revenus {
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
