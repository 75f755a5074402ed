import { type ComponentType, createElement, useEffect, useState } from "react";
import { whoOf } from "../../../../machines/journey/about.ts";
import type { VisitedStep } from "../../../../machines/journey/visited.ts";
import { useJourney } from "../../../session/use-journey.ts";
import type { FiguresVoulues, PropsDeLAvis } from "./cible.ts";

/** Offers to show a tax notice, once the script of that is there; nothing without a network: the field is enough. */
function PorteVenue(props: PropsDeLAvis) {
  const [venue, setVenue] = useState<{ PorteDeLAvis: ComponentType<PropsDeLAvis> }>();
  useEffect(() => {
    import("./porte.tsx").then(setVenue, () => undefined);
  }, []);
  return venue && createElement(venue.PorteDeLAvis, props);
}

/** Fields of the parents that their tax notice answers. */
const champDe = ({ step: { entity, field } }: Pick<VisitedStep, "step">): "rfr" | "nbptr" | undefined =>
  entity === "parents" && (field === "rfr" || field === "nbptr") ? field : undefined;

interface PropsDesParents {
  /** Step under which it is offered. */
  sous: VisitedStep;
  /** Those of its screen, when there are others. */
  steps?: readonly VisitedStep[];
  prendre: (valeur: number, path: string) => void;
}

/** Offers the parents’ tax notice under the first of the questions that it answers, for all those of the screen. */
export function Component({ sous, steps, prendre }: PropsDesParents) {
  const { parcours } = useJourney();
  const dAvis = (steps ?? [sous]).flatMap((step) => {
    const champ = champDe(step);
    return champ ? [[champ, step.path] as const] : [];
  });
  if (dAvis[0]?.[1] !== sous.path) return null;
  const figures: FiguresVoulues = Object.fromEntries(
    dAvis.map(([champ, path]) => [champ, (valeur: number) => prendre(valeur, path)]),
  );
  const annee = Number(parcours.context.periods.fiscalYear);
  return (
    <PorteVenue de={whoOf(parcours, sous).unParent ? "parent" : "parents"} annee={annee} prendre={figures} />
  );
}

/** Adults, by what they are to who answers. */
const ADULTES: Readonly<Record<string, "vous" | "conjoint">> = { demandeur: "vous", conjoint: "conjoint" };

interface PropsDesSalaires {
  /** Whose wages are asked. */
  id: string;
  dire: (item: "salaire_imposable", montant: number) => void;
}

/** Offers an adult’s tax notice under the wages of the year that it is of; nothing for a child. */
export function AvisDesSalaires({ id, dire }: PropsDesSalaires) {
  const annee = Number(useJourney().parcours.context.periods.fiscalYear);
  const de = ADULTES[id];
  return (
    de && (
      <PorteVenue
        de={de}
        annee={annee}
        prendre={{ salaires: (montant) => dire("salaire_imposable", montant) }}
      />
    )
  );
}
