import type { CmsField } from "decap-cms-core";
import { questionsDecisives } from "../../../catalogue/results/decisives/questions.ts";
import type { MotsDUnChamp } from "../../../catalogue/atelier/formulaire/mots.ts";

/** What a condition may be worth, in words: the questions that decide by what they ask. */
export const choixDePortee = [
  { value: "demarche", label: "Une chose à faire, ou un papier" },
  { value: "courante", label: "Presque tout le monde la remplit" },
  ...Object.entries(questionsDecisives).map(([value, { question }]) => ({ value, label: question })),
];

/** The conditions that nobody checks, a row for each: its text and what it is worth (`versLeFormulaire`). */
export const champDesConditions = ({ nom, aide }: MotsDUnChamp): CmsField =>
  ({
    name: "conditions",
    label: nom,
    label_singular: "condition à vérifier soi-même",
    hint: aide,
    widget: "list",
    required: false,
    summary: "{{texte}}",
    fields: [
      { name: "texte", label: "Condition", widget: "text" },
      {
        name: "portee",
        label: "Sa portée",
        hint: "Une chose à faire, ce que presque tout le monde remplit, ou la question qui décide.",
        widget: "select",
        options: choixDePortee,
      },
    ],
  }) as CmsField;
