import { changementDit } from "../../catalogue/results/annee/changement-dit.ts";
import { type DernierMois, estUnDernierMois, estUneFin } from "../../catalogue/situation/fins.ts";
import type { Resultats } from "../../catalogue/results/results.ts";
import { useJourneyDispatch } from "../session/use-journey-dispatch.ts";

/** Where the last month of what ends is told. */
const OU: Readonly<Record<DernierMois, string>> = {
  fin_chomage: "/simulation/individu/demandeur/ressources/montants/allocations",
  fin_contrat: "/simulation/individu/demandeur/_nombreMoisDebutContratDeTravail",
  fin_service: "/simulation/individu/demandeur/activite",
  fin_titre: "/simulation/individu/demandeur/nationalite",
};

interface Props {
  de: Resultats;
  /** Above the aids: the place of an allowance or a wage that ends. */
  enHaut?: true;
}

/** What the dates of the household change, a sentence each; the month of an allowance can be told, or told again. */
export function ChangementsDits({ de: { changements, dateDeValeur }, enHaut }: Props) {
  const dispatch = useJourneyDispatch();
  if (!changements) return null;
  const arret = changements.some(({ quoi }) => estUneFin(quoi));
  if (arret !== (enHaut === true)) return null;
  return (
    <section>
      <h2>Ce qui va changer pour vous</h2>
      <ul className="plain">
        {changements.map((un) => (
          <li key={`${un.quoi} ${un.jour} ${un.qui}`}>
            {changementDit(un, dateDeValeur)}{" "}
            {estUnDernierMois(un.quoi) && (
              <button
                type="button"
                className="link no-print"
                onClick={() => dispatch({ type: "EDIT", path: OU[un.quoi as DernierMois] })}
              >
                {un.jour ? "Changer ce mois" : "Dire quand elle s’arrête"}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
