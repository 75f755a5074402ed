import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { evaluate } from "../../catalogue/conditions/predicate/evaluate.ts";
import { ageAt } from "../../catalogue/situation/periods.ts";
import { themesDesFoyers } from "../../machines/studio/foyers/themes.ts";
import { contextOf, whoOf } from "../../machines/journey/about.ts";
import { estAPlusieurs, reuniesA } from "../../machines/journey/reunies/ecrans.ts";
import { caseDe, casesDe } from "../../machines/journey/reunies/lignes.ts";
import { titreDe } from "../../machines/journey/reunies/mots.ts";
import type { VisitedStep } from "../../machines/journey/visited.ts";
import { type Parcours, parcoursDe } from "../../machines/journey/walk.ts";
import { say } from "../../machines/questions/words.ts";
import { Control } from "../../ui/questions/controls/index.tsx";
import { conduireLeFoyer } from "../approuver/faits/foyers-resultats.ts";

/** What a person reads and touches: words a minute, seconds a screen; words around every question (the chapter, what is left, the buttons). */
const [MOTS_PAR_MINUTE, SECONDES_PAR_ECRAN, AUTOUR] = [180, 4, 19];

/** What stands on the screen of a step. */
function texteDe(parcours: Parcours, step: VisitedStep): string[] {
  if (!estAPlusieurs(parcours, step)) return texteDeQuestion(parcours, step);
  const lignes = reuniesA(parcours, step);
  const who = whoOf(parcours, step);
  const cochees = lignes.flatMap((ligne) => caseDe(ligne) ?? []);
  const mots = casesDe(step);
  return [
    say(titreDe(step), who),
    ...lignes.filter((ligne) => !caseDe(ligne)).flatMap((ligne) => texteDeQuestion(parcours, ligne)),
    ...(mots && cochees.length > 0
      ? [
          mots.question ? say(mots.question, who) : "",
          "Cochez tout ce qui est vrai.",
          mots.aucune,
          ...cochees.flatMap(({ coche, hint = "" }) => [coche, hint]),
        ]
      : []),
  ];
}

/** What a page shows, as words: labels, hints, units, groups of incomes open or closed as they come. */
const enMots = (page: ReactElement): string => renderToStaticMarkup(page).replaceAll(/<[^>]*>/g, " ");

function texteDeQuestion(parcours: Parcours, step: VisitedStep): string[] {
  const { question } = step;
  const who = whoOf(parcours, step);
  const dire = (mots: Parameters<typeof say>[0] | undefined) => (mots ? say(mots, who) : "");
  const context = contextOf(parcours, step);
  const { conditionalHelp } = question;
  return [
    dire(question.title),
    dire(question.help),
    conditionalHelp && evaluate(conditionalHelp.condition, context) ? dire(conditionalHelp.text) : "",
    question.kind === "children"
      ? "Ajouter un enfant"
      : enMots(
          createElement(Control, {
            question,
            context,
            who,
            value: step.given?.value,
            onChange: () => undefined,
            id: "q",
            describedBy: undefined,
            invalid: false,
          }),
        ),
  ];
}

const nombreDeMots = (textes: readonly string[]): number =>
  textes
    .join(" ")
    .split(/\s+/)
    .filter((mot) => /[\p{L}\d]/u.test(mot)).length;

/** Screens and minutes of a journey. */
function dureeDe(parcours: Parcours): readonly [ecrans: number, minutes: number] {
  const { ecrans } = parcours;
  const mots = ecrans.reduce((somme, step) => somme + nombreDeMots(texteDe(parcours, step)) + AUTOUR, 0);
  return [ecrans.length, mots / MOTS_PAR_MINUTE + (ecrans.length * SECONDES_PAR_ECRAN) / 60];
}

/** Tenth, median, ninth tenth and most of the screens, then of the minutes, of the told households of 16 to 30. */
export function dureesDesFoyers(): number[][] {
  const durees = themesDesFoyers
    .flatMap(({ foyers }) => foyers)
    .map((foyer) => parcoursDe({ ...conduireLeFoyer(foyer).snapshot.context, reunies: true }))
    .filter(({ situation: { dateDeValeur, demandeur } }) => {
      const age = ageAt(demandeur.date_naissance ?? dateDeValeur, dateDeValeur);
      return age >= 16 && age <= 30;
    })
    .map(dureeDe);
  return [0, 1].map((quoi) => {
    const rangees = durees.map((une) => une[quoi] ?? 0).sort((a, b) => a - b);
    return [0.1, 0.5, 0.9, 1].map((part) => rangees[Math.floor((rangees.length - 1) * part)] ?? 0);
  });
}
