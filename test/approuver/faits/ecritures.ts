import { JOUR_FIXE } from "../../../catalogue/situation/jour-fixe.ts";
import { categoriesRessources, ressourcesParCategorie } from "../../../catalogue/situation/ressources.ts";
import type { EtapeDuParcours } from "../../../machines/graph/etapes.ts";
import { addChild } from "../../../machines/journey/moves.ts";
import { startingContext } from "../../../machines/journey/start.ts";
import { parcoursOf } from "../../../machines/journey/walk.ts";
import { choicesOf, kindOf, type Question } from "../../../machines/kinds/kinds.ts";
import { contexteDe } from "../../fixtures/foyers.ts";
import { essaiDe } from "../../kinds/kinds.ts";
import { type Effet, effetsDe, effetsDits } from "./effets.ts";

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
  const pose = parcoursOf(addChild(startingContext({ dateDeValeur: JOUR_FIXE })));
  const donne = pose.byPath.get(`/simulation/${step.path.replace("{personne}", "enfant_0")}`)?.given;
  return [
    ...(donne ? [`préremplie : « ${String(donne.value)} »`] : []),
    ...(laisse === undefined ? [] : [`laissée vide, elle répond ${String(laisse)}`]),
  ];
}
