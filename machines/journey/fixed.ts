import type { IndividuId } from "../../catalogue/situation/situation.ts";
import { type AnswerAddress, keyOf } from "../answers/answer.ts";
import type { Question } from "../kinds/kinds.ts";
import { questionOf } from "../questions/index.ts";
import type { ChapterName } from "./chapters.ts";
import type { Step } from "./spec.ts";
import type { Person, Place } from "./traverse.ts";

/** What a step is for one person, the same for every household. */
export interface Fixed {
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

const known = new WeakMap<Step, Map<Person, Fixed>>();

/** What the step of a place is for its person, made once. */
export function fixedOf({ node, chapter, groups, person }: Place): Fixed {
  const { step, stateId } = node;
  const ofStep = known.get(step) ?? new Map<Person, Fixed>();
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
  known.set(step, ofStep.set(person, fixed));
  return fixed;
}
