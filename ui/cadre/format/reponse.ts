import type { FactContext } from "../../../catalogue/situation/context.ts";
import { estAnnuelle, type RessourceId } from "../../../catalogue/situation/ressources.ts";
import type { AmountsAnswer } from "../../../machines/kinds/amounts.ts";
import { offered } from "../../../machines/kinds/choices.ts";
import { communeFields } from "../../../machines/kinds/commune.ts";
import { byKind, type Cases, choicesOf, type Question } from "../../../machines/kinds/kinds.ts";
import type { Choice } from "../../../machines/kinds/question.ts";
import { typesRessources } from "../../../machines/questions/types-ressources.ts";
import { say } from "../../../machines/questions/words.ts";
import { ecrireJour } from "./dates.ts";
import { ecrireEuros, ecrireNombre } from "./nombres.ts";

type Who = Parameters<typeof say>[1];

/** « 1 enfant », « 2 enfants »; months never change. */
const accord = (unit: string, count: number) =>
  count < 2 && unit !== "mois" ? unit.replace(/s$/, "") : unit;

/** Mean of the months given, or the year’s figure, per kind of income. */
function amounts(value: AmountsAnswer): string {
  return value
    .map(({ id, amounts: given }) => {
      const all = Object.values(given).map((one) => one ?? 0);
      const total = all.reduce((sum, one) => sum + one, 0);
      const same = new Set(all).size === 1;
      const text = estAnnuelle(id)
        ? `${ecrireEuros(total)} par an`
        : same
          ? `${ecrireEuros(all[0] ?? 0)} par mois`
          : `${ecrireEuros(Math.round(total * 100) / 100)} en ${all.length} mois`;
      return `${typesRessources[id].label} : ${text}`;
    })
    .join("\u00a0; ");
}

/** The chosen ones of these choices, in words. */
const labels = (choices: readonly Choice[], chosen: readonly unknown[], who: Who): string =>
  choices
    .filter(({ value }) => chosen.includes(value))
    .map(({ label }) => say(label, who))
    .join(", ");

const oneOf = (choices: readonly Choice[], value: unknown, who: Who): string => {
  const choice = choices.find((one) => one.value === value);
  return choice ? say(choice.label, who) : String(value);
};

/** How the answer of each kind is said, to whom it is about, in a household. */
const sayings: Cases<[value: unknown, who: Who, context: FactContext], string> = {
  yesno: (question, value, who) => oneOf(choicesOf(question), value === true, who),
  enum: ({ choices }, value, who, context) => oneOf(offered(choices, context), value, who),
  housing: ({ choices }, value, who) => oneOf(choices, value, who),
  multiple: ({ choices, none }, value, who) => labels(choices, value as unknown[], who) || none,
  number: ({ number, unit = "" }, value) =>
    number === "amount"
      ? ecrireEuros(value as number)
      : `${ecrireNombre(value)} ${accord(unit, value as number)}`.trim(),
  date: (_, value) => ecrireJour(value as string),
  text: (_, value) => String(value),
  commune: ({ prefix }, value) => {
    const given = value as Record<string, string>;
    const { name, postal } = communeFields(prefix);
    return `${given[name]} (${given[postal]})`;
  },
  rent: (_, value) => {
    const { loyer, charges_locatives } = value as { loyer: number; charges_locatives?: number };
    const charges = charges_locatives ? ` et ${ecrireEuros(charges_locatives)} de charges` : "";
    return `${ecrireEuros(loyer)} par mois${charges}`;
  },
  children: (_, value) =>
    value === 0 ? "Aucun enfant" : value === 1 ? "1 enfant" : `${String(value)} enfants`,
  childrenYesNo: (_, value, _who, { situation }) => {
    const names = new Map((situation.enfants ?? []).map(({ id, _firstName }) => [id as string, _firstName]));
    return (value as { id: string; value: boolean }[])
      .map((item) => `${names.get(item.id) ?? ""} : ${item.value ? "oui" : "non"}`)
      .join(", ");
  },
  resourceTypes: ({ none }, value) =>
    (value as RessourceId[]).map((id) => typesRessources[id].label).join(", ") || none,
  amounts: (_, value) => amounts(value as AmountsAnswer),
};

/** An answer as the summary shows it. */
export const ecrireReponse = (question: Question, value: unknown, who: Who, context: FactContext): string =>
  value === null ? "Non renseigné" : byKind(sayings, question, value, who, context);
