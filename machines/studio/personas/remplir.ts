import type { FactContext, Marque } from "../../../catalogue/situation/context.ts";
import { JOUR_FIXE } from "../../../catalogue/situation/jour-fixe.ts";
import { champsSupplementaires } from "../../../catalogue/situation/ressources.ts";
import { answerAt, place } from "../../answers/answer.ts";
import { contextOf } from "../../journey/about.ts";
import type { JourneyContext } from "../../journey/moves.ts";
import { refusalAt } from "../../journey/refusal.ts";
import { startingContext } from "../../journey/start.ts";
import type { VisitedStep } from "../../journey/visited.ts";
import { type Parcours, parcoursDe } from "../../journey/walk.ts";
import { offered } from "../../kinds/choices.ts";
import { byKind, type Cases } from "../../kinds/kinds.ts";
import { ressourcesDeclarees } from "../../kinds/ressources-proposees.ts";
import { placeholderPrenom } from "../../questions/words.ts";
import { communeAuCode } from "../foyers/communes.ts";
import { DitsDuFoyer } from "../foyers/dits.ts";
import type { FoyerRaconte } from "../foyers/foyer.ts";
import { communeRepondue, revenuDe } from "../foyers/reponses.ts";

const aucune = (): unknown[] => [];

/** The plainest answer of each kind, about somebody. */
const simples: Cases<[faits: FactContext, personne: string], unknown> = {
  yesno: () => false,
  enum: ({ choices }, faits) => offered(choices, faits)[0]?.value,
  housing: () => "locataire_vide",
  multiple: aucune,
  resourceTypes: aucune,
  number: ({ optional, min }) => (optional ? null : min),
  date: () => "2026-01-15",
  text: (_, _faits, personne) => placeholderPrenom(Number(personne.replace("enfant_", ""))),
  commune: ({ prefix }) => communeRepondue(prefix, communeAuCode("35000")),
  rent: () => ({ loyer: 0 }),
  children: (_, { situation }) => (situation.enfants ?? []).length,
  childrenYesNo: (_, { situation }) => (situation.enfants ?? []).map(({ id }) => ({ id, value: false })),
  amounts: ({ field }, faits) =>
    ressourcesDeclarees(field, faits).map((id) =>
      revenuDe(id, faits, () => 100, champsSupplementaires[id]?.defaut),
    ),
};

/** Answers every step still waiting; throws when the journey refuses an answer. */
function finir(
  depart: JourneyContext,
  repondre: (parcours: Parcours, step: VisitedStep) => unknown,
  jusqua?: string,
): JourneyContext {
  let { answers } = depart;
  for (;;) {
    const context = { ...depart, answers, oubliees: [] };
    const parcours = parcoursDe(context);
    const step = parcours.active.find(({ answered }) => !answered);
    if (!step || step.stateId === jusqua) return context;
    const value = repondre(parcours, step);
    const refus = refusalAt(step, value, contextOf(parcours, step));
    if (refus !== undefined) throw new Error(`${step.path} : ${refus}`);
    answers = place(answers, answerAt(step.address, value));
  }
}

/** Finishes a journey by the plainest answers, up to the state `jusqua` if one is named. */
export const achever = (depart: JourneyContext, jusqua?: string): JourneyContext =>
  finir(
    depart,
    (parcours, step) => byKind(simples, step.question, contextOf(parcours, step), step.personne),
    jusqua,
  );

/**
 * The whole journey of a household that has all its children from the start, on a day. Throws when it does not answer a
 * question, or the contrary.
 */
export function remplir(
  foyer: FoyerRaconte,
  marque: Marque = "neutre",
  dateDeValeur = JOUR_FIXE,
): JourneyContext {
  const enfants = (foyer.enfants ?? []).map((enfant, rang) => ({
    ...enfant,
    dits: { _firstName: placeholderPrenom(rang), ...enfant.dits },
  }));
  const dits = new DitsDuFoyer({ ...foyer, enfants }, communeAuCode);
  for (const [rang, enfant] of enfants.entries()) dits.enfants.set(`enfant_${rang}`, enfant);
  const depart = startingContext({ dateDeValeur, marque, enfants: [...enfants.keys()] });
  const rempli = finir(depart, (parcours, step) => dits.repondre(parcours, step).value);
  const [enTrop] = dits.enTrop();
  if (enTrop !== undefined) throw new Error(`${enTrop} : cette réponse n’est demandée à personne`);
  return rempli;
}
