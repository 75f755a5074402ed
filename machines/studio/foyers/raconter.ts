import { champsSupplementaires, type RessourceId } from "../../../catalogue/situation/ressources.ts";
import { rangDuDernier } from "../../../catalogue/situation/rangs.ts";
import type { FactContext } from "../../../catalogue/situation/context.ts";
import { contextOf, whoOf } from "../../journey/about.ts";
import type { JourneyContext } from "../../journey/moves.ts";
import type { VisitedStep } from "../../journey/visited.ts";
import { type Parcours, parcoursDe } from "../../journey/walk.ts";
import { type AmountsAnswer, periodsDe } from "../../kinds/amounts.ts";
import { offered } from "../../kinds/choices.ts";
import { communeFields } from "../../kinds/commune.ts";
import { answerTyped, byKind, type Cases, choicesOf } from "../../kinds/kinds.ts";
import type { Choice } from "../../kinds/question.ts";
import { typesActiviteLibelles, typesRessources } from "../../questions/types-ressources.ts";
import { placeholderPrenom, say } from "../../questions/words.ts";
import { direOrdinaire } from "./dits.ts";
import type { Dit, Dits, EnfantRaconte, FoyerRaconte, Revenus } from "./foyer.ts";
import { type Ecoute, JE_NE_SAIS_PAS, reponseDite } from "./reponses.ts";

type Qui = Ecoute["who"];

/** The label that a person would choose for that value; `undefined` when it is offered no more. */
const libelle = (
  value: unknown,
  choices: readonly Choice[],
  facts: FactContext,
  who: Qui,
): Dit | undefined => {
  const choix = offered(choices, facts).find((un) => un.value === value);
  return choix && say(choix.label, who).replaceAll("\u00a0", " ");
};

/** What a person said, from what was recorded: what `reponses.ts` reads back. */
const dits: Cases<[value: unknown, facts: FactContext, who: Qui], Dit | undefined> = {
  yesno: (question, value, facts, who) => libelle(value, choicesOf(question), facts, who),
  enum: ({ choices }, value, facts, who) => libelle(value, choices, facts, who),
  housing: ({ choices }, value, facts, who) => libelle(value, choices, facts, who),
  multiple: ({ choices }, value, facts, who) =>
    (value as unknown[]).map((un) => String(libelle(un, choices, facts, who))),
  number: (_, value) => (value === null ? JE_NE_SAIS_PAS : (value as number)),
  date: (_, value) => value as string,
  text: (_, value) => value as string,
  commune({ prefix }, value) {
    const champs = communeFields(prefix);
    const dite = value as Record<string, string>;
    return `${dite[champs.postal]} ${dite[champs.name]}`;
  },
  rent(_, value) {
    const { loyer, charges_locatives } = value as { loyer: number; charges_locatives?: number };
    return charges_locatives === undefined ? loyer : [loyer, charges_locatives];
  },
  children: () => undefined,
  childrenYesNo: () => undefined,
  resourceTypes: () => undefined,
  amounts: () => undefined,
};

/** An answer as a person says it; nothing for incomes and lists of children, told apart. */
export const direLaReponse = (
  question: VisitedStep["question"],
  value: unknown,
  facts: FactContext,
  who: Qui,
): Dit | undefined => byKind(dits, question, value, facts, who);

/** Whether most people answer so: it is not told. */
function estOrdinaire(visite: VisitedStep, value: unknown, facts: FactContext, who: Qui) {
  const { question, personne } = visite;
  const dit = direOrdinaire(visite, who.role);
  if (dit === undefined) return false;
  const prerempli =
    question.kind === "text"
      ? placeholderPrenom(Number(personne.split("_")[1]))
      : answerTyped(question, undefined);
  const ecoute = { facts, who, revenus: {}, enfantsAvecRevenus: new Map(), prerempli };
  try {
    const commune = () => {
      throw new Error("Aucune commune n’est ordinaire.");
    };
    return JSON.stringify(reponseDite(question, dit, { ...ecoute, commune })) === JSON.stringify(value);
  } catch {
    return false;
  }
}

/** The sums of somebody, by label: the same every month, or month by month. */
function revenusDe(parcours: Parcours, personne: string): Revenus | undefined {
  const siennes = parcours.active.filter((step) => step.personne === personne && step.given);
  const types = siennes.find(({ question }) => question.kind === "resourceTypes")?.given?.value;
  if (!types) return undefined;
  const donnes = siennes.flatMap(({ question, given }) =>
    question.kind === "amounts" ? (given?.value as AmountsAnswer) : [],
  );
  return Object.fromEntries(
    (types as RessourceId[]).map((id) => {
      const item = donnes.find((un) => un.id === id);
      const sommes = periodsDe(id, parcours.context.periods).map((mois) => item?.amounts[mois] ?? 0);
      const pareilles = sommes.every((une) => une === sommes[0]);
      const derniere = rangDuDernier(sommes, (une) => une !== 0);
      const somme = pareilles ? (sommes[0] ?? 0) : sommes.slice(0, derniere + 1);
      const extra = champsSupplementaires[id];
      const activite =
        extra && typesActiviteLibelles[item?.[extra.champ] as keyof typeof typesActiviteLibelles];
      return [typesRessources[id].label, activite === undefined ? somme : { somme, activite }] as const;
    }),
  );
}

/** What is told of somebody, or of the household, by field. */
function ditsDe(parcours: Parcours, deQui: (step: VisitedStep) => boolean): Dits {
  return Object.fromEntries(
    parcours.active.filter(deQui).flatMap((visite) => {
      const { step, question, given } = visite;
      const [facts, who] = [contextOf(parcours, visite), whoOf(parcours, visite)];
      if (!given || step.field === "en_couple" || estOrdinaire(visite, given.value, facts, who)) return [];
      const dit = direLaReponse(question, given.value, facts, who);
      return dit === undefined ? [] : [[step.field ?? "", dit] as const];
    }),
  );
}

/** Tells a household as one told by hand, from its answers: what most people answer is left out. */
export function raconterLeFoyer(titre: string, context: JourneyContext): FoyerRaconte {
  const parcours = parcoursDe(context);
  const { conjoint, enfants } = parcours.situation;
  const de = (qui: string) =>
    ditsDe(parcours, ({ step, personne }) => step.entity === "individu" && personne === qui);
  const revenus = revenusDe(parcours, "demandeur");
  const revenusDuConjoint = revenusDe(parcours, "conjoint");
  const racontes = (enfants ?? []).map(({ id }): EnfantRaconte => {
    const siens = revenusDe(parcours, id);
    return { dits: de(id), ...(siens && { revenus: siens }) };
  });
  const plein = (liste: object | undefined) => liste && Object.keys(liste).length > 0;
  return {
    titre,
    ...(context.marque !== "neutre" && { marque: context.marque }),
    demandeur: de("demandeur"),
    ...(revenus && plein(revenus) && { revenus }),
    ...(conjoint && { conjoint: de("conjoint") }),
    ...(revenusDuConjoint && plein(revenusDuConjoint) && { revenusDuConjoint }),
    ...(racontes.length > 0 && { enfants: racontes }),
    foyer: ditsDe(parcours, ({ step }) => step.entity !== "individu"),
  };
}
