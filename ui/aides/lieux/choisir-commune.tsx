import { useId } from "react";
import type { Commune } from "../../../catalogue/situation/situation.ts";
import { CommuneControl } from "../../questions/controls/commune.tsx";
import { questionOf } from "../../../machines/questions/index.ts";

/** A commune to choose, kept nowhere: it only serves this page. */
export function ChoisirCommune({
  label,
  onChoisir,
}: {
  label: string;
  onChoisir: (commune: Commune | undefined) => void;
}) {
  const id = useId();
  const question = questionOf("menage", "depcom");
  if (question.kind !== "commune") return null;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <CommuneControl
        question={question}
        value={undefined}
        id={id}
        describedBy={undefined}
        invalid={false}
        onChange={(value) => onChoisir(value as Commune | undefined)}
      />
    </div>
  );
}
