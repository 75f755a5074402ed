import { categoriesRessources, ressourcesParCategorie } from "../../catalogue/situation/ressources.ts";
import { contextOf } from "../journey/about.ts";
import type { Parcours, VisitedStep } from "../journey/walk.ts";
import { offered } from "../kinds/choices.ts";
import { byKind, type Cases } from "../kinds/kinds.ts";
import { questionOf } from "../questions/index.ts";
import { ressourcesProposees } from "../questions/ressources-proposees.ts";

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

const aucun = () => [];

/** Answers to try, by kind, to a step met in a household. */
const parSorte: Cases<[parcours: Parcours, visite: VisitedStep], unknown[]> = {
  yesno: () => [false, true],
  enum: ({ choices }, parcours, visite) =>
    offered(choices, contextOf(parcours, visite)).map(({ value }) => value),
  housing: ({ choices }) => choices.map(({ value }) => value),
  multiple: ({ choices }) => [[], choices.slice(0, 1).map(({ value }) => value)],
  date({ field }, _, { child }) {
    if (field !== "date_naissance") return [];
    return child ? [...naissancesDEnfants, ...naissances] : naissances;
  },
  childrenYesNo: (_, { situation }) =>
    [false, true].map((value) => (situation.enfants ?? []).map(({ id }) => ({ id, value }))),
  resourceTypes(_, parcours, visite) {
    const proposees = new Set(ressourcesProposees(contextOf(parcours, visite)));
    const une = categoriesRessources.flatMap((categorie) =>
      ressourcesParCategorie[categorie].filter((id) => proposees.has(id)).slice(0, 1),
    );
    return [[], ...une.map((id) => [id])];
  },
  number: aucun,
  text: aucun,
  commune: aucun,
  rent: aucun,
  children: aucun,
  amounts: aucun,
};

/** A few answers worth trying at a step: every choice of a closed list, both sides of the bounds. */
export const reponsesEssayees = (parcours: Parcours, visite: VisitedStep): unknown[] =>
  byKind(parSorte, questionOf(visite.step.entity, visite.step.field), parcours, visite);
