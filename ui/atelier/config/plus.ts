import type { CmsField } from "decap-cms-core";
import type { MotsDUnChamp } from "../../../catalogue/atelier/formulaire/mots.ts";

const ligne = (name: string, label: string, hint?: string): CmsField => ({
  name,
  label,
  ...(hint && { hint }),
  widget: "string",
  required: false,
});

/** Several addresses, each with its name. */
const nommees: Partial<CmsField> = {
  widget: "list",
  label_singular: "adresse",
  summary: "{{name}}",
  fields: [ligne("name", "Nom"), ligne("url", "Adresse")],
} as object;

/** Fields of « Plus » whose form says more than their schema does (`yaml/plus.ts`). */
const propres: Readonly<Record<string, Partial<CmsField>>> = {
  participation: { widget: "text" } as object,
  teleservices: nommees,
  forms: nommees,
  customization: {
    widget: "list",
    label_singular: "lieu",
    summary: "{{cle}}",
    fields: [
      ligne("cle", "Lieu", "D et le numéro d’un département (D35), M et le SIREN d’une métropole."),
      ligne("link", "Page d’information"),
      ligne("instructions", "Page qui dit comment demander"),
      ligne("form", "Formulaire à remplir"),
      ligne("teleservice", "Demande en ligne"),
      ligne("label", "Nom de l’aide"),
      ligne("institution", "Organisme qui la donne"),
    ],
  } as object,
};

/** The fields of a form, those that are seldom filled together at its end, closed. */
export function avecPlus(mots: Readonly<Record<string, MotsDUnChamp>>, champs: CmsField[]): CmsField[] {
  const rares = champs.filter(({ name }) => mots[name]?.plus);
  return [
    ...champs.filter((un) => !rares.includes(un)),
    {
      name: "plus",
      label: "Plus",
      widget: "object",
      ...({ quand: "Ce qui se remplit rarement." } as object),
      required: false,
      collapsed: true,
      fields: rares.map((un) => ({ ...un, ...propres[un.name] }) as CmsField),
    },
  ];
}
