import { JOUR_FIXE } from "../../../catalogue/situation/jour-fixe.ts";
import { categoriesRessources, ressourcesParCategorie } from "../../../catalogue/situation/ressources.ts";
import type { EtapeDuParcours } from "../../../machines/studio/graph/etapes.ts";
import { addChild } from "../../../machines/journey/moves.ts";
import { startingContext } from "../../../machines/journey/start.ts";
import { parcoursDe } from "../../../machines/journey/walk.ts";
import { choicesOf, kindOf, type Question } from "../../../machines/kinds/kinds.ts";
import { contexteDe } from "../../fixtures/foyers.ts";
import { essaiDe } from "../../kinds/kinds.ts";
import { isDeepStrictEqual } from "node:util";
import { periodsOf } from "../../../catalogue/situation/periods.ts";
import type { Situation } from "../../../catalogue/situation/situation.ts";
import type { Answer, AnswerAddress } from "../../../machines/answers/answer.ts";
import { applyAnswer, emptySituation } from "../../../machines/answers/fold.ts";

/** What is written at a place of the household: `demandeur.enfant_a_charge.2026`, false. */
export type Effet = readonly [lieu: string, value: unknown];

const periods = periodsOf(JOUR_FIXE);

/** An applicant with a child and, except when that is what is asked, a partner. */
function foyerAvant(answers: readonly Answer[]): Situation {
  const situation = emptySituation(JOUR_FIXE, [0]);
  for (const answer of answers) applyAnswer(situation, answer, periods);
  return situation;
}

function feuilles(value: unknown, lieu = ""): Effet[] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [[lieu, value]];
  const parties = Object.entries(value);
  if (lieu && parties.length === 0) return [[lieu, {}]];
  return parties.flatMap(([champ, un]) => feuilles(un, lieu ? `${lieu}.${champ}` : champ));
}

/** What a household has that another has not, or has otherwise, in order; children by rank. */
export function ecartsDuFoyer(avant: Situation, apres: Situation): Effet[] {
  const enPlaces = (foyer: Situation) => feuilles({ ...foyer, enfants: { ...foyer.enfants } });
  const deja = new Map(enPlaces(avant));
  return enPlaces(apres).filter(([lieu, un]) => !deja.has(lieu) || !isDeepStrictEqual(deja.get(lieu), un));
}

/** What an answer writes in a household that has no answer but `avant`, in the order it is written. */
export function effetsDe(address: AnswerAddress, value: unknown, avant: readonly Answer[] = []): Effet[] {
  const couple: Answer = { entityName: "famille", fieldName: "en_couple", value: true };
  const answers = address.entityName === "famille" ? avant : [couple, ...avant];
  return ecartsDuFoyer(foyerAvant(answers), foyerAvant([...answers, { ...address, value }]));
}

const MOIS = /\.(\d{4}-\d{2})$/;

/** Effects in a line each; the months of one amount are told together: « 13 mois, de 2025-11 à 2026-11 ». */
export function effetsDits(effets: readonly Effet[]): string[] {
  const dits = new Map<string, { mois: string[]; value: unknown }>();
  for (const [lieu, value] of effets) {
    const mois = MOIS.exec(lieu)?.[1];
    const cle = mois ? `${lieu.replace(MOIS, "")} ${String(value)}` : lieu;
    const un = dits.get(cle) ?? { mois: [], value };
    if (mois) un.mois.push(mois);
    dits.set(cle, un);
  }
  return [...dits].map(([cle, { mois, value }]) => {
    const dit = JSON.stringify(value);
    if (mois.length === 0) return `${cle} = ${dit}`;
    const [debut, fin] = [[...mois].sort()[0], [...mois].sort().at(-1)];
    return `${cle.slice(0, cle.lastIndexOf(" "))} = ${dit}, ${mois.length} mois, de ${debut} à ${fin}`;
  });
}

/** A declared resource of each category: screens of amounts have something to ask. */
const declarees = Object.fromEntries(
  categoriesRessources.map((categorie) => [ressourcesParCategorie[categorie][0], {}]),
);
/** What answers are tried on. */
export const contexteEssaye = contexteDe({ demandeur: declarees, enfants: [{}, { _firstName: "Léa" }] });

/** Where the answer goes, and what else each choice writes in the household. */
export function ecritures({ step, roles }: EtapeDuParcours, question: Question): string[] {
  const [qui = "demandeur"] = roles;
  const id = step.personne === "enfants" ? "enfants" : qui === "enfant" ? "enfant_0" : qui;
  const address = {
    entityName: step.entity,
    fieldName: step.field,
    ...(step.entity === "individu" && { id }),
  };
  const types = categoriesRessources.find((categorie) => categorie === step.field);
  const avant =
    types && step.entity === "individu"
      ? [{ ...address, fieldName: "ressources", value: [ressourcesParCategorie[types][0]] }]
      : [];
  const choix = choicesOf(question).map(({ value }) => value);
  const enListe = question.kind === "multiple";
  const essayees =
    choix.length > 0
      ? choix
      : essaiDe(question)
          .ordinaires(question, contexteEssaye)
          .filter((value) => value !== null)
          .slice(-1);
  const parReponse = essayees.map((value) => effetsDe(address, enListe ? [value] : value, avant));
  // The field itself is told once; the rest is what an answer writes besides.
  const [premiers = []] = parReponse;
  const sien = step.entity === "individu" ? id.replace("enfant_0", "enfants.0") : step.entity;
  const [lieu] = premiers.find(([ou]) => ou.startsWith(`${sien}.`)) ?? [];
  if (premiers.length === 0) return ["le foyer ne reçoit rien"];
  if (choix.length === 0) return ["le foyer reçoit", ...effetsDits(premiers).map((dit) => `  ${dit}`)];
  const autres = (effets: readonly Effet[]) => effetsDits(effets.filter(([ou]) => ou !== lieu));
  return [
    `le foyer reçoit ${lieu}`,
    ...parReponse.flatMap((effets, rang) =>
      autres(effets).map((dit) => `  et, pour ${String(choix[rang])}, ${dit}`),
    ),
  ];
}

/** What stands on the screen before anything is typed, and what leaving it so answers. */
export function prerempli({ step }: EtapeDuParcours, question: Question): string[] {
  const laisse = kindOf(question).untouched?.(question);
  const pose = parcoursDe(addChild(startingContext({ dateDeValeur: JOUR_FIXE })));
  const donne = pose.byPath.get(`/simulation/${step.path.replace("{personne}", "enfant_0")}`)?.given;
  return [
    ...(donne ? [`préremplie : « ${String(donne.value)} »`] : []),
    ...(laisse === undefined ? [] : [`laissée vide, elle répond ${String(laisse)}`]),
  ];
}
