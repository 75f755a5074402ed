import { useJourney } from "../../../session/use-journey.ts";
import { PorteDeLAvis } from "./porte.tsx";

/** Adults, by what they are to who answers. */
const ADULTES: Readonly<Record<string, "vous" | "conjoint">> = { demandeur: "vous", conjoint: "conjoint" };

interface Props {
  /** Whose wages are asked. */
  id: string;
  dire: (item: "salaire_imposable", montant: number) => void;
}

/** Offers an adult’s tax notice under the wages of the year that it is of; nothing for a child. */
export function Component({ id, dire }: Props) {
  const annee = Number(useJourney().parcours.context.periods.fiscalYear);
  const de = ADULTES[id];
  return (
    de && (
      <PorteDeLAvis
        de={de}
        annee={annee}
        prendre={{ salaires: (montant) => dire("salaire_imposable", montant) }}
      />
    )
  );
}
