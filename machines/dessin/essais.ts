import { categoriesRessources, ressourcesParCategorie } from "../../catalogue/situation/ressources.ts";
import { contextOf } from "../journey/about.ts";
import type { Parcours, VisitedStep } from "../journey/walk.ts";
import { questionOf } from "../questions/index.ts";
import { offered, ressourcesProposees } from "../questions/validate.ts";

const naissancesDEnfants = ["2024-01-15", "2016-01-15"];

/** Ages on both sides of every bound of the journey, as days of birth for the day of the personas. */
const naissances = [
  "2019-01-15",
  "2009-01-15",
  "2005-01-15",
  "2003-01-15",
  "2000-01-15",
  "1998-01-15",
  "1985-01-15",
  "1968-01-15",
  "1950-01-15",
];

/** A few answers worth trying at a step: every choice of a closed list, both sides of the bounds. */
export function essais(parcours: Parcours, visite: VisitedStep): unknown[] {
  const { entity, field } = visite.step;
  const question = questionOf(entity, field);
  const faits = contextOf(parcours, visite);
  switch (question.kind) {
    case "yesno":
      return [false, true];
    case "enum":
      return offered(question.choices, faits).map(({ value }) => value);
    case "housing":
      return question.choices.map(({ value }) => value);
    case "multiple":
      return [[], question.choices.slice(0, 1).map(({ value }) => value)];
    case "date":
      if (field !== "date_naissance") return [];
      return visite.child ? [...naissancesDEnfants, ...naissances] : naissances;
    case "childrenYesNo":
      return [false, true].map((value) =>
        (parcours.situation.enfants ?? []).map(({ id }) => ({ id, value })),
      );
    case "resourceTypes": {
      const proposees = new Set(ressourcesProposees(faits));
      const une = categoriesRessources.flatMap((categorie) =>
        ressourcesParCategorie[categorie].filter((id) => proposees.has(id)).slice(0, 1),
      );
      return [[], ...une.map((id) => [id])];
    }
    default:
      return [];
  }
}
