import type { FactContext } from "../../catalogue/situation/context.ts";
import { estAnnuelle, type RessourceId } from "../../catalogue/situation/ressources.ts";
import type { AmountsAnswer } from "../../machines/answers/fold.ts";
import type { Question } from "../../machines/questions/question.ts";
import { typesRessources } from "../../machines/questions/types-ressources.ts";
import { offered } from "../../machines/questions/validate.ts";
import { say } from "../../machines/questions/words.ts";
import { ecrireJour } from "./dates.ts";
import { ecrireEuros, ecrireNombre } from "./nombres.ts";

type Who = Parameters<typeof say>[1];

/** « 1 enfant », « 2 enfants »; months never change. */
const accord = (unit: string, count: number) =>
  count < 2 && unit !== "mois" ? unit.replace(/s$/, "") : unit;

const ouiNon = (value: unknown) => (value === true ? "Oui" : "Non");

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

/** An answer as the summary shows it. */
export function ecrireReponse(question: Question, value: unknown, who: Who, context: FactContext): string {
  if (value === null) return "Non renseigné";
  switch (question.kind) {
    case "yesno":
      return say((value === true ? question.yes : question.no) ?? ouiNon(value), who);
    case "enum":
    case "housing": {
      const choices = question.kind === "enum" ? offered(question.choices, context) : question.choices;
      const choice = choices.find((one) => one.value === value);
      return choice ? say(choice.label, who) : String(value);
    }
    case "multiple": {
      const labels = question.choices
        .filter((one) => (value as unknown[]).includes(one.value))
        .map((one) => say(one.label, who));
      return labels.join(", ") || question.none;
    }
    case "number":
      return question.number === "amount"
        ? ecrireEuros(value as number)
        : `${ecrireNombre(value)} ${accord(question.unit ?? "", value as number)}`.trim();
    case "date":
      return ecrireJour(value as string);
    case "text":
      return String(value);
    case "commune": {
      const given = value as Record<string, string>;
      return `${given[`${question.prefix}NomCommune`] ?? given["_nomCommune"]} (${given[`${question.prefix}CodePostal`] ?? given["_codePostal"]})`;
    }
    case "rent": {
      const { loyer, charges_locatives } = value as { loyer: number; charges_locatives?: number };
      const charges = charges_locatives ? ` et ${ecrireEuros(charges_locatives)} de charges` : "";
      return `${ecrireEuros(loyer)} par mois${charges}`;
    }
    case "children":
      return value === 0 ? "Aucun enfant" : value === 1 ? "1 enfant" : `${String(value)} enfants`;
    case "childrenYesNo": {
      const names = new Map(
        (context.situation.enfants ?? []).map((enfant) => [enfant.id as string, enfant._firstName]),
      );
      return (value as { id: string; value: boolean }[])
        .map((item) => `${names.get(item.id) ?? ""} : ${ouiNon(item.value).toLowerCase()}`)
        .join(", ");
    }
    case "resourceTypes":
      return (value as RessourceId[]).map((id) => typesRessources[id].label).join(", ") || question.none;
    case "amounts":
      return amounts(value as AmountsAnswer);
  }
}
