import { describe, readsOf } from "../../../catalogue/conditions/predicate/describe.ts";
import { etapesDe, nomDe } from "../../../machines/studio/graph/etapes.ts";
import { conditions as nommees } from "../../../catalogue/conditions/conditions.ts";
import { chapterNamed } from "../../../machines/journey/chapters.ts";
import type { Step } from "../../../machines/journey/spec.ts";
import { tree } from "../../../machines/journey/tree.ts";
import type { Kind } from "../../../machines/kinds/kinds.ts";
import { questionOf } from "../../../machines/questions/index.ts";
import { nom, tableau } from "./tableau.ts";

/** The kinds of questions as people call them. */
const sortes: Record<Kind, string> = {
  yesno: "oui ou non",
  enum: "liste",
  multiple: "plusieurs choix",
  number: "nombre",
  date: "date",
  text: "prénom",
  commune: "commune",
  housing: "logement",
  rent: "loyer",
  children: "enfants",
  childrenYesNo: "oui ou non par enfant",
  resourceTypes: "types de ressources",
  amounts: "montants",
};

type Etape = ReturnType<typeof etapesDe>[number];

/** Whom a step is asked about. */
function aQui({ step, groupes, roles }: Etape): string {
  if (step.personne === "enfants") return "tous les enfants";
  if (step.entity !== "individu") return "le foyer";
  const boucle = groupes.find(({ loop }) => loop !== undefined)?.loop;
  if (step.personne === undefined && boucle === "adultes") return "chaque adulte";
  return roles.includes("enfant") ? "chaque enfant" : roles.join(", ");
}

const adresse = ({ path }: Step) => nom(`/simulation/${path}`);

/** Every step of the journey, in order. */
export const tableDesQuestions = (): string =>
  tableau(
    ["chapitre", "question", "à qui", "sorte", "quand", "adresse"],
    etapesDe(tree).map((etape) => {
      const { step, chapitre, roles, conditions } = etape;
      const { title } = chapterNamed(chapitre);
      return [
        title,
        nomDe(step, roles[0]),
        aQui(etape),
        sortes[questionOf(step.entity, step.field).kind],
        conditions.map(({ label }) => label).join(" ; ") || "toujours",
        adresse(step),
      ];
    }),
  );

/** Every named condition: what it says, and the answers that it reads. */
export const tableDesConditions = (): string =>
  tableau(
    ["condition", "tient quand", "lit"],
    Object.values(nommees).map(({ label, condition }) => [
      label,
      describe(condition),
      readsOf(condition).map(nom).join(", ") || "rien de répondu",
    ]),
  );
