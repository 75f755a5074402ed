import type { IndividuId } from "../../catalogue/situation/situation.ts";
import { type Answer, type AnswerAddress, keyOf } from "../answers/answer.ts";
import type { Question } from "../kinds/kinds.ts";
import { questionOf } from "../questions/index.ts";
import type { ChapterName } from "./mots-des-chapitres.ts";
import type { Step } from "./spec.ts";
import type { Person, Place } from "./traverse.ts";

/** What a step is for one person, the same for every household. */
interface Fixed {
  /** `/simulation/…` */
  path: string;
  chapter: ChapterName;
  step: Step;
  question: Question;
  address: AnswerAddress;
  /** Key of the address (`keyOf`). */
  key: string;
  /** Person the question is about: demandeur outside `individu`. */
  personne: IndividuId;
  stateId: string;
  /** Stands inside a loop whose people are completed one by one. */
  child: boolean;
}

/** A step met by the walk, for one person. */
export interface VisitedStep extends Fixed {
  active: boolean;
  /** Answer on file, even when set aside: it prefills the screen. */
  given: Answer | undefined;
  /** An active step with a valid answer that counts. */
  answered: boolean;
}

/** A step that nobody answered, asked or not, the same for every household. */
interface Unanswered {
  asked: VisitedStep;
  notAsked: VisitedStep;
}

const known = new WeakMap<Step, Map<Person, Unanswered>>();

/** The step of a place for its person, while nobody answered it: made once, for most steps stay so. */
export function unansweredAt({ node, chapter, groups, person }: Place): Unanswered {
  const { step, stateId } = node;
  const ofStep = known.get(step) ?? new Map<Person, Unanswered>();
  const ready = ofStep.get(person);
  if (ready) return ready;
  const address: AnswerAddress = {
    entityName: step.entity,
    ...(step.entity === "individu" && { id: step.personne === "enfants" ? "enfants" : person }),
    ...(step.field && { fieldName: step.field }),
  };
  const fixed: Fixed = {
    path: `/simulation/${step.path.replace("{personne}", person ?? "")}`,
    chapter,
    step,
    question: questionOf(step.entity, step.field),
    address,
    key: keyOf(address),
    personne: person ?? "demandeur",
    stateId,
    child: groups.some(({ group }) => group.unParUn),
  };
  const made = {
    asked: { ...fixed, active: true, given: undefined, answered: false },
    notAsked: { ...fixed, active: false, given: undefined, answered: false },
  };
  known.set(step, ofStep.set(person, made));
  return made;
}
