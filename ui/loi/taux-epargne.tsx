import { ecrireJour } from "../format/dates.ts";
import { phraseDesTaux, TAUX_EPARGNE } from "./epargne.ts";
import { useParametres } from "./use-parametres.ts";

/** Rates of the savings account and of the basic passbook, side by side; nothing until they are there. */
export function TauxEpargne({ jour }: { jour: string }) {
  const lecture = useParametres(jour, TAUX_EPARGNE);
  const phrase = lecture.state === "done" ? phraseDesTaux(lecture.value) : undefined;
  return (
    phrase && (
      <p className="hint">
        {phrase} Taux au {ecrireJour(jour)}.
      </p>
    )
  );
}
