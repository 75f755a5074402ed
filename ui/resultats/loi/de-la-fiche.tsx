import { ECHELON } from "../../../machines/journey/screens.ts";
import { aujourdhui } from "../../cadre/format/dates.ts";
import { Lien } from "../../cadre/navigation/lien.tsx";
import { TauxEpargne } from "./taux-epargne.tsx";

/** What the law says beside an aid: the rates of savings, the steps of the scholarship; nothing for the others. */
export function DeLaLoi({ aide, jour = aujourdhui() }: { aide: string; jour?: string }) {
  switch (aide) {
    case "livret_epargne_populaire_taux":
      return <TauxEpargne jour={jour} />;
    case "bourse_criteres_sociaux":
      return (
        <p>
          <Lien to={ECHELON}>Votre échelon de bourse : où le lire, ce qu’il donne</Lien>
        </p>
      );
    default:
      return null;
  }
}
