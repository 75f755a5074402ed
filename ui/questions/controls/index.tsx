import type { ComponentType } from "react";
import type { Kind, QuestionOf } from "../../../machines/kinds/kinds.ts";
import { AmountsControl } from "./amounts.tsx";
import { ChildrenYesNoControl } from "./children-yes-no.tsx";
import { EnumControl, MultipleControl, YesNoControl } from "./choices.tsx";
import { CommuneControl } from "./commune.tsx";
import type { ControlProps } from "./control.ts";
import { DateControl } from "./date.tsx";
import { NumberControl, TextControl } from "./fields.tsx";
import { HousingControl } from "./housing.tsx";
import { RentControl } from "./rent.tsx";
import { ResourceTypesControl } from "./resource-types.tsx";

/** The component of each kind of question; the list of children has a page of its own. */
export const controls: { readonly [K in Kind]: ComponentType<ControlProps<K>> } = {
  yesno: YesNoControl,
  enum: EnumControl,
  multiple: MultipleControl,
  number: NumberControl,
  date: DateControl,
  text: TextControl,
  commune: CommuneControl,
  housing: HousingControl,
  rent: RentControl,
  children: () => null,
  childrenYesNo: ChildrenYesNoControl,
  resourceTypes: ResourceTypesControl,
  amounts: AmountsControl,
};

/** What answers a question. */
export function Control<K extends Kind>({
  question,
  ...props
}: ControlProps<K> & { question: QuestionOf<K> }) {
  const One: ComponentType<ControlProps<K>> = controls[question.kind];
  return <One {...props} question={question} />;
}
