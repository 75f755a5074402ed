import { evaluate } from "../../../catalogue/conditions/predicate/evaluate.ts";
import { type Answer, answerAt, answersOf } from "../../answers/answer.ts";
import { contextOf } from "../../journey/about.ts";
import type { JourneyContext } from "../../journey/moves.ts";
import type { VisitedStep } from "../../journey/visited.ts";
import type { Parcours } from "../../journey/walk.ts";
import { questionOf } from "../../questions/index.ts";
import { ressourcesDeclarees, ressourcesProposees } from "../../kinds/ressources-proposees.ts";
import { refusalAt } from "../../journey/refusal.ts";
import type { RessourceId } from "../../../catalogue/situation/ressources.ts";
import { partsDe } from "./parts.ts";
import { partDuRevenu, revenusDus } from "./revenus-parts.ts";
import { ecartDe, gensDe, type Invraisemblance } from "./vraisemblance.ts";
import { contexteAuDepart, type Depart, valeursDEtape } from "./valeurs.ts";

/** An answer given on the way. */
export interface Pas {
  path: string;
  stateId: string;
  value: unknown;
  answer: Answer;
  /** What takes it out of the described population; nothing for an answer that people of 12 to 30 give. */
  ecart: Invraisemblance | undefined;
  /** Share of the people asked this, and like this one, who answer so: 0 to 1. */
  part: number;
  /** What the answer says, one class of answers each: `path = one choice`. */
  dits: readonly string[];
}

/** A journey from the first question to the results. */
export interface Chemin {
  numero: number;
  /** What it was made for. */
  raison: string;
  depart: Depart;
  pas: readonly Pas[];
  /** How many of its first answers were chosen, for what they are; the rest was drawn as people answer. */
  voulus: number;
}

/** Whom a journey is of: people that the product is for, those of them that few are like, people of other ages, or nobody. */
export const ENSEMBLES = ["de 12 à 30 ans", "rare", "d’un autre âge", "impossible"] as const;

/** An answer that fewer people than this give is rare: whoever was made for it is told so. */
const RARE = 0.05;

/** How far answers go from the people that the product is for. */
export const ecartDes = (pas: readonly Pas[]): 0 | 1 | 2 =>
  pas.reduce<0 | 1 | 2>((loin, { ecart }) => (ecart && ecart.rang > loin ? ecart.rang : loin), 0);

/** Answers that few people give, of those given. */
export const rares = (pas: readonly Pas[]): number => pas.filter(({ part }) => part < RARE).length;

/** Set of a journey: that of the least plausible of its answers; rare when one was chosen that few people give. */
export function populationDe({ pas, voulus }: Pick<Chemin, "pas" | "voulus">): (typeof ENSEMBLES)[number] {
  const [jeune, rare, autre, impossible] = ENSEMBLES;
  const ecart = ecartDes(pas);
  if (ecart > 0) return ecart === 1 ? autre : impossible;
  return rares(pas.slice(0, voulus)) > 0 ? rare : jeune;
}

/** The household of a journey: the fold of its answers, with no machine. */
export const contexteDuChemin = ({ depart, pas }: Pick<Chemin, "depart" | "pas">): JourneyContext => ({
  ...contexteAuDepart(depart),
  answers: answersOf(pas.map(({ answer }) => answer)),
});

/** What does not tell an answer from another: the day of an age, the commune where nothing tells places apart. */
const SANS_CLASSE = /^(\d+ ans|Paris|outre-mer|ailleurs), .*$/;

/** An answer of a step, but for its share. */
type Offerte = Omit<Pas, "part"> & { nom: string };

const offrir =
  (parcours: Parcours, step: VisitedStep) =>
  (value: unknown, noms: readonly string[]): Offerte => ({
    path: step.path,
    stateId: step.stateId,
    value,
    answer: answerAt(step.address, value),
    ecart: ecartDe(parcours, step, value),
    nom: noms.join(" "),
    dits: noms.map((nom) => `${step.path} = ${nom.replace(SANS_CLASSE, "$1")}`),
  });

/** Types of income: none, each with what the person is paid anyway, all. */
function revenusOfferts(parcours: Parcours, step: VisitedStep): Pas[] {
  const proposees = ressourcesProposees(contextOf(parcours, step));
  const gens = gensDe(parcours, step);
  const dus = revenusDus(gens, proposees);
  const une = offrir(parcours, step);
  const avec = (id: RessourceId) => ({
    ...une([...new Set([...dus, id])], [...new Set([...dus, id])]),
    part: dus.includes(id) ? 1 : partDuRevenu(id, gens) / 100,
  });
  return [
    { ...une([], ["rien"]), part: dus.length > 0 ? 0 : 0.5 },
    ...proposees.map(avec),
    { ...une(proposees, proposees), part: 0 },
  ];
}

/** The types of income that somebody like this one has, drawn one by one. */
function revenusTires(parcours: Parcours, step: VisitedStep, alea: () => number): Pas {
  const proposees = ressourcesProposees(contextOf(parcours, step));
  const gens = gensDe(parcours, step);
  const dus = revenusDus(gens, proposees);
  const une = offrir(parcours, step);
  const ids = [...dus];
  for (const id of proposees) {
    const avec = une([...ids, id], [...ids, id]);
    if (!ids.includes(id) && !avec.ecart && alea() < partDuRevenu(id, gens) / 100) ids.push(id);
  }
  return { ...une(ids, ids.length > 0 ? ids : ["rien"]), part: 1 };
}

/** Every right answer to a step: each choice, both sides of each bound; resource types none, alone or all. */
export function reponsesOffertes(parcours: Parcours, step: VisitedStep, enfants: number): Pas[] {
  const question = questionOf(step.step.entity, step.step.field);
  if (question.kind === "resourceTypes") return revenusOfferts(parcours, step);
  const facts = contextOf(parcours, step);
  const une = offrir(parcours, step);
  const declarees = question.kind === "amounts" ? ressourcesDeclarees(question.field, facts) : [];
  const offertes = valeursDEtape(step, enfants).flatMap(({ nom, condition, de }) => {
    const value = de(declarees);
    const offerte = !condition || evaluate(condition, facts);
    return offerte && refusalAt(step, value, facts) === undefined ? [une(value, [nom])] : [];
  });
  // Of an amount, nothing is answered by few who declared it.
  const courantes = offertes.filter(({ ecart }) => ecart === undefined);
  const noms = courantes.map(({ nom }) => nom);
  const parts =
    question.kind === "amounts"
      ? noms.map((nom) => (nom === "0 €" ? 2 : 98))
      : partsDe(step.step.field ?? "", noms, gensDe(parcours, step));
  const somme = parts.reduce((total, part) => total + part, 0) || 1;
  return offertes.map((offerte) => {
    const rang = courantes.indexOf(offerte);
    return { ...offerte, part: rang < 0 ? 0 : (parts[rang] ?? 0) / somme };
  });
}

/** One of the answers offered, drawn by its share; nothing when nobody like this one gives any. */
export function tirerUne(
  parcours: Parcours,
  step: VisitedStep,
  offertes: readonly Pas[],
  alea: () => number,
): Pas | undefined {
  if (step.question.kind === "resourceTypes") return revenusTires(parcours, step, alea);
  let reste = alea() * offertes.reduce((somme, { part }) => somme + part, 0);
  return offertes.find(({ part }) => (reste -= part) < 0);
}
