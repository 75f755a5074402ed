import { AmountsControl } from "./amounts.tsx";
import { ChildrenYesNoControl } from "./children-yes-no.tsx";
import { EnumControl, MultipleControl, YesNoControl } from "./choices.tsx";
import { CommuneControl } from "./commune.tsx";
import type { ControlProps } from "./control.ts";
import { DateControl, NumberControl, TextControl } from "./fields.tsx";
import { HousingControl } from "./housing.tsx";
import { RentControl } from "./rent.tsx";
import { ResourceTypesControl } from "./resource-types.tsx";

/** Kinds answered by one field, whose label is the question itself. */
export const singleField = new Set(["number", "text", "commune"]);

/** The component of each kind of question. */
export function Control({ question, ...props }: ControlProps) {
  switch (question.kind) {
    case "yesno":
      return <YesNoControl {...props} question={question} />;
    case "enum":
      return <EnumControl {...props} question={question} />;
    case "multiple":
      return <MultipleControl {...props} question={question} />;
    case "number":
      return <NumberControl {...props} question={question} />;
    case "date":
      return <DateControl {...props} question={question} />;
    case "text":
      return <TextControl {...props} question={question} />;
    case "commune":
      return <CommuneControl {...props} question={question} />;
    case "housing":
      return <HousingControl {...props} question={question} />;
    case "rent":
      return <RentControl {...props} question={question} />;
    case "childrenYesNo":
      return <ChildrenYesNoControl {...props} question={question} />;
    case "resourceTypes":
      return <ResourceTypesControl {...props} question={question} />;
    case "amounts":
      return <AmountsControl {...props} question={question} />;
    case "children":
      return null;
  }
}
