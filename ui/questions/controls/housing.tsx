import { useState } from "react";
import type { Choice } from "../../../machines/kinds/question.ts";
import { Radios } from "./choices.tsx";
import type { ControlProps } from "./control.ts";
import { QuestionsEnPlus } from "./en-plus.tsx";
import { MotsEntiers } from "../../cadre/format/mots-entiers.tsx";

type Statut = { type?: string; detail?: string | boolean };

/** Stored value for a kind of housing and its detail (facts: statut_occupation_logement). */
const stored: Record<string, string> = {
  "locataire/nonmeuble": "locataire_vide",
  "locataire/meublehotel": "locataire_meuble",
  "locataire/foyer": "locataire_foyer",
  "proprietaire/true": "primo_accedant",
  "proprietaire/false": "proprietaire",
  heberge: "loge_gratuitement",
  sansDomicile: "sans_domicile",
};

const readStored = (value: unknown): Statut => {
  const key = Object.keys(stored).find((one) => stored[one] === value);
  // « locataire/ »: the second question waits.
  const [type, detail] = (key ?? String(value ?? "")).split("/");
  return { ...(type && { type }), detail: detail === "true" ? true : detail === "false" ? false : detail };
};

/** Up to two questions, one stored value: the kind of housing, then of lease or of purchase. */
export function HousingControl({ question, value, onChange, ...props }: ControlProps<"housing">) {
  const [statut, setStatut] = useState(() => readStored(value));
  const choose = (next: Statut) => {
    setStatut(next);
    const attend = next.detail === undefined ? `${next.type}/` : `${next.type}/${next.detail}`;
    onChange(stored[`${next.type}`] ?? stored[attend] ?? attend);
  };
  const detail = (title: string, choices: readonly Choice[]) => (
    <fieldset className="sub-question">
      <legend>
        <MotsEntiers>{title}</MotsEntiers>
      </legend>
      <Radios
        {...props}
        id={`${props.id}-detail`}
        choices={choices}
        value={statut.detail}
        onChange={(chosen) => choose({ ...statut, detail: chosen as string | boolean })}
      />
    </fieldset>
  );
  const { firstTime, lease } = question;
  return (
    <>
      <Radios
        {...props}
        choices={question.types}
        value={statut.type}
        onChange={(type) => choose({ type: type as string })}
      />
      <QuestionsEnPlus nombre={statut.type === "locataire" || statut.type === "proprietaire" ? 1 : 0} />
      {statut.type === "locataire" && detail(lease.title, lease.choices)}
      {statut.type === "proprietaire" &&
        detail(firstTime.title, [
          { value: true, label: firstTime.yes },
          { value: false, label: firstTime.no },
        ])}
    </>
  );
}
