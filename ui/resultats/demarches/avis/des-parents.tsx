import type { Qui } from "../../../../machines/kinds/question.ts";
import type { VisitedStep } from "../../../../machines/journey/visited.ts";
import type { FiguresVoulues } from "./cible.ts";
import { PorteDeLAvis } from "./porte.tsx";
import { useJourney } from "../../../session/use-journey.ts";

/** Fields of the parents that their tax notice answers. */
type ChampDeLAvis = Extract<keyof FiguresVoulues, "rfr" | "nbptr">;
const champDe = ({ step: { entity, field } }: Pick<VisitedStep, "step">): ChampDeLAvis | undefined =>
  entity === "parents" && (field === "rfr" || field === "nbptr") ? field : undefined;

interface Props {
  /** Step under which it is offered. */
  sous: VisitedStep;
  /** Those of its screen. */
  steps: readonly VisitedStep[];
  who: Qui;
  prendre: (path: string, valeur: number) => void;
}

/** Offers the parents’ tax notice under the first of the questions that it answers, for all those of the screen. */
export function Component({ sous, steps, who, prendre }: Props) {
  const annee = Number(useJourney().parcours.context.periods.fiscalYear);
  const dAvis = steps.flatMap((step) => {
    const champ = champDe(step);
    return champ ? [[champ, step] as const] : [];
  });
  if (dAvis[0]?.[1] !== sous) return null;
  const figures: FiguresVoulues = Object.fromEntries(
    dAvis.map(([champ, step]) => [champ, (valeur: number) => prendre(step.path, valeur)]),
  );
  return <PorteDeLAvis de={who.unParent ? "parent" : "parents"} annee={annee} prendre={figures} />;
}
