import {
  champsSupplementaires,
  type CategorieRessources,
  type RessourceId,
} from "../../catalogue/situation/ressources.ts";
import type { Marque } from "../../catalogue/situation/context.ts";
import { JOUR_FIXE } from "../../catalogue/situation/jour-fixe.ts";
import type { Commune } from "../../catalogue/situation/situation.ts";
import { answerAt } from "../answers/answer.ts";
import { periodsDe } from "../answers/fold.ts";
import { contextOf } from "../journey/about.ts";
import type { JourneyContext } from "../journey/moves.ts";
import { startingContext } from "../journey/start.ts";
import { type Parcours, type VisitedStep, parcoursOf } from "../journey/walk.ts";
import { questionOf } from "../questions/index.ts";
import type { CommuneQuestion, Question } from "../questions/question.ts";
import { offered, problem, ressourcesDeclarees } from "../questions/validate.ts";
import { placeholderPrenom } from "../questions/words.ts";
import type { PersonaContee } from "./conter.ts";

/** Postal code told, then code, name, département and region of the commune. */
const communes: Readonly<Record<string, readonly [string, string, string, string]>> = {
  "13001": ["13201", "Marseille 1er arrondissement", "13", "93"],
  "21000": ["21231", "Dijon", "21", "27"],
  "23000": ["23096", "Guéret", "23", "75"],
  "33000": ["33063", "Bordeaux", "33", "75"],
  "35000": ["35238", "Rennes", "35", "53"],
  "35400": ["35288", "Saint-Malo", "35", "53"],
  "44000": ["44109", "Nantes", "44", "52"],
  "46240": ["46138", "Cœur-de-Causse", "46", "76"],
  "56000": ["56260", "Vannes", "56", "53"],
  "59000": ["59350", "Lille", "59", "32"],
  "63000": ["63113", "Clermont-Ferrand", "63", "84"],
  "67000": ["67482", "Strasbourg", "67", "44"],
  "75013": ["75113", "Paris 13e arrondissement", "75", "11"],
};

/** Stored value of each kind of housing as it is told. */
export const logements: Readonly<Record<string, string>> = {
  "locataire/nonmeuble": "locataire_vide",
  "locataire/meublehotel": "locataire_meuble",
  "locataire/foyer": "locataire_foyer",
  "proprietaire/premier": "primo_accedant",
  "proprietaire/autre": "proprietaire",
  heberge: "loge_gratuitement",
  sansDomicile: "sans_domicile",
};

function commune({ prefix }: CommuneQuestion, dit: string): Commune | Record<string, string> {
  const [code, nom, departement, region] = communes[dit] ?? ["", "", "", ""];
  return prefix
    ? { [prefix]: code, [`${prefix}CodePostal`]: dit, [`${prefix}NomCommune`]: nom }
    : { depcom: code, _codePostal: dit, _nomCommune: nom, _departement: departement, _region: region };
}

/** One amount per declared resource, the same each month. */
function montants(champ: string, dits: readonly number[], parcours: Parcours, step: VisitedStep) {
  const faits = contextOf(parcours, step);
  return ressourcesDeclarees(champ as CategorieRessources, faits).map((id: RessourceId, rang) => {
    const extra = champsSupplementaires[id];
    const periodes = periodsDe(id, faits.periods).map((periode) => [periode, dits[rang] ?? 100]);
    return { id, amounts: Object.fromEntries(periodes), ...(extra && { [extra.champ]: extra.defaut }) };
  });
}

/** The answer of the record for what was told; without a word, the plainest answer of its kind. */
export function reponseDe(question: Question, dit: unknown, parcours: Parcours, step: VisitedStep): unknown {
  switch (question.kind) {
    case "yesno":
      return dit === true;
    case "enum":
      return dit ?? offered(question.choices, contextOf(parcours, step))[0]?.value;
    case "housing":
      return logements[String(dit ?? "locataire/nonmeuble")];
    case "multiple":
    case "resourceTypes":
      return dit ?? [];
    case "number":
      return dit ?? (question.optional ? null : question.min);
    case "date":
      return dit ?? "2026-01-15";
    case "text":
      return dit ?? placeholderPrenom(Number(step.personne.replace("enfant_", "")));
    case "commune":
      return commune(question, String(dit ?? "35000"));
    case "rent": {
      const [loyer = 0, charges] = (dit as number[] | undefined) ?? [];
      return { loyer, ...(charges !== undefined && { charges_locatives: charges }) };
    }
    case "children":
      return (parcours.situation.enfants ?? []).length;
    case "childrenYesNo":
      return (parcours.situation.enfants ?? []).map(({ id }, rang) => ({
        id,
        value: (dit as boolean[] | undefined)?.[rang] === true,
      }));
    case "amounts":
      return montants(question.field, (dit as number[] | undefined) ?? [], parcours, step);
  }
}

/**
 * Answers every step still waiting, as told, up to the state `jusqua` if one is named; throws when
 * the journey refuses an answer.
 */
export function achever(
  depart: JourneyContext,
  dites: PersonaContee["reponses"] = {},
  jusqua?: string,
): JourneyContext {
  let { answers } = depart;
  for (;;) {
    const context = { ...depart, answers, oubliees: [] };
    const parcours = parcoursOf(context);
    const step = parcours.active.find(({ answered }) => !answered);
    if (!step || step.stateId === jusqua) return context;
    const question = questionOf(step.step.entity, step.step.field);
    const value = reponseDe(question, dites[step.path.replace("/simulation/", "")], parcours, step);
    const refus = problem(question, value, contextOf(parcours, step));
    if (refus !== undefined) throw new Error(`${step.path} : ${refus}`);
    answers = answers.filter((answer) => answer !== step.given).concat(answerAt(step.address, value));
  }
}

/** A whole journey of that persona. */
export function remplir({ reponses }: PersonaContee, marque: Marque = "neutre"): JourneyContext {
  const enfants = Array.from({ length: Number(reponses["enfants"] ?? 0) }, (_, index) => index);
  return achever(startingContext({ dateDeValeur: JOUR_FIXE, marque, enfants }), reponses);
}
