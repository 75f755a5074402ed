import { useCallback } from "react";
import { EnCours } from "../../aides/en-cours.tsx";
import { useLecture } from "../../aides/use-lecture.ts";
import { Lien } from "../../cadre/navigation/lien.tsx";
import { Article } from "../../cadre/shell/article.tsx";
import { arreterLeSuivi } from "./appels.ts";

/** Stops all mails to a box: the click that led here was the one. */
export function Arret({ arret }: { arret: string }) {
  const lecture = useLecture(useCallback((signal: AbortSignal) => arreterLeSuivi(arret, signal), [arret]));
  if (lecture.state !== "done")
    return (
      <Article titre="Nous effaçons votre adresse">
        <EnCours lecture={lecture} quoi="Un instant…" />
      </Article>
    );
  return (
    <Article titre="C’est fait, nous n’écrirons plus jamais">
      <p role="status">
        Votre adresse, et ce que ce message demandait, ne sont plus chez nous. Nous ne gardons qu’une
        empreinte, qui ne dit pas l’adresse, pour ne plus jamais y écrire, même demandé par un autre.
      </p>
      <p>
        Vos aides vous attendent toujours : <Lien to="/accompagnement">des personnes vous aident</Lien> à les
        demander, gratuitement.
      </p>
    </Article>
  );
}
