import { useLayoutEffect } from "react";
import { chapterNamed } from "../../../machines/journey/chapters.ts";
import { breadcrumb, chapterOf } from "../../../machines/journey/position.ts";
import { useJourney } from "../../session/use-journey.ts";
import { type Accord, useJourneyUrl } from "../../session/use-journey-url.ts";
import { TeteSansQuestion } from "./tete.tsx";

interface Props {
  /** Told how the address and the journey stand. */
  dire: (accord: Accord) => void;
  debug: boolean;
}

/** The head of a page of results once its machine is there: it keeps the journey at the address. */
export function Component({ dire, debug }: Props) {
  const { accord } = useJourneyUrl(debug);
  const { parcours, path } = useJourney();
  useLayoutEffect(() => dire(accord), [dire, accord]);
  return (
    <TeteSansQuestion
      views={breadcrumb(parcours, path)}
      titre={chapterNamed(chapterOf(parcours, path)).fil}
      sansLien={parcours.situation.demandeur.date_naissance === undefined}
    />
  );
}
