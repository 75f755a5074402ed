import { champsSupplementaires, type CategorieRessources } from "../../../catalogue/situation/ressources.ts";
import type { FactContext, Marque } from "../../../catalogue/situation/context.ts";
import { JOUR_FIXE } from "../../../catalogue/situation/jour-fixe.ts";
import { answerAt, place } from "../../answers/answer.ts";
import { contextOf } from "../../journey/about.ts";
import type { JourneyContext } from "../../journey/moves.ts";
import { refusalAt } from "../../journey/refusal.ts";
import { startingContext } from "../../journey/start.ts";
import { parcoursDe } from "../../journey/walk.ts";
import { periodsDe } from "../../kinds/amounts.ts";
import { offered } from "../../kinds/choices.ts";
import { communeFields } from "../../kinds/commune.ts";
import { byKind, type Cases } from "../../kinds/kinds.ts";
import { questionOf } from "../../questions/index.ts";
import { ressourcesDeclarees } from "../../kinds/ressources-proposees.ts";
import { placeholderPrenom } from "../../questions/words.ts";
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
export const logementsDits: Readonly<Record<string, string>> = {
  "locataire/nonmeuble": "locataire_vide",
  "locataire/meublehotel": "locataire_meuble",
  "locataire/foyer": "locataire_foyer",
  "proprietaire/premier": "primo_accedant",
  "proprietaire/autre": "proprietaire",
  heberge: "loge_gratuitement",
  sansDomicile: "sans_domicile",
};

/** One amount per declared resource, the same each month. */
function montants(champ: CategorieRessources, dits: readonly number[], faits: FactContext) {
  return ressourcesDeclarees(champ, faits).map((id, rang) => {
    const extra = champsSupplementaires[id];
    const periodes = periodsDe(id, faits.periods).map((periode) => [periode, dits[rang] ?? 100]);
    return { id, amounts: Object.fromEntries(periodes), ...(extra && { [extra.champ]: extra.defaut }) };
  });
}

/** What each kind stores of what was told, about somebody; without a word, the plainest answer. */
const reponses: Cases<[dit: unknown, faits: FactContext, personne: string], unknown> = {
  yesno: (_, dit) => dit === true,
  enum: ({ choices }, dit, faits) => dit ?? offered(choices, faits)[0]?.value,
  housing: (_, dit) => logementsDits[String(dit ?? "locataire/nonmeuble")],
  multiple: (_, dit) => dit ?? [],
  resourceTypes: (_, dit) => dit ?? [],
  number: ({ optional, min }, dit) => dit ?? (optional ? null : min),
  date: (_, dit) => dit ?? "2026-01-15",
  text: (_, dit, _faits, personne) => dit ?? placeholderPrenom(Number(personne.replace("enfant_", ""))),
  commune({ prefix }, dit) {
    const postal = String(dit ?? "35000");
    const [code = "", nom = "", departement, region] = communes[postal] ?? [];
    const champs = communeFields(prefix);
    return {
      [champs.code]: code,
      [champs.postal]: postal,
      [champs.name]: nom,
      [champs.departement]: departement,
      [champs.region]: region,
    };
  },
  rent(_, dit) {
    const [loyer = 0, charges] = (dit as number[] | undefined) ?? [];
    return { loyer, ...(charges !== undefined && { charges_locatives: charges }) };
  },
  children: (_, _dit, { situation }) => (situation.enfants ?? []).length,
  childrenYesNo: (_, dit, { situation }) =>
    (situation.enfants ?? []).map(({ id }, rang) => ({
      id,
      value: (dit as boolean[] | undefined)?.[rang] === true,
    })),
  amounts: ({ field }, dit, faits) => montants(field, (dit as number[] | undefined) ?? [], faits),
};

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
    const parcours = parcoursDe(context);
    const step = parcours.active.find(({ answered }) => !answered);
    if (!step || step.stateId === jusqua) return context;
    const question = questionOf(step.step.entity, step.step.field);
    const faits = contextOf(parcours, step);
    const dit = dites[step.path.replace("/simulation/", "")];
    const value = byKind(reponses, question, dit, faits, step.personne);
    const refus = refusalAt(step, value, faits);
    if (refus !== undefined) throw new Error(`${step.path} : ${refus}`);
    answers = place(answers, answerAt(step.address, value));
  }
}

/** A whole journey of that persona. */
export function remplir({ reponses }: PersonaContee, marque: Marque = "neutre"): JourneyContext {
  const enfants = Array.from({ length: Number(reponses["enfants"] ?? 0) }, (_, index) => index);
  return achever(startingContext({ dateDeValeur: JOUR_FIXE, marque, enfants }), reponses);
}
