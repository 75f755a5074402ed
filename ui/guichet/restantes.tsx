import { frontier } from "../../machines/journey/position.ts";
import { isToConfirm } from "../../machines/guichet/foyers.ts";
import type { Parcours } from "../../machines/journey/walk.ts";
import { DroitsEstimes, TotalEstime } from "../questions/estimation/droits.tsx";
import { estPerdue, Incomplete } from "../questions/estimation/incomplete.tsx";
import { estMontrable, montrer } from "../questions/estimation/montrer.ts";
import { useEstimation } from "../questions/estimation/use-estimation.ts";
import { allerALaPremiereSansReponse } from "./clavier.ts";
import { laSeance } from "./seance.ts";

/** While questions remain: the way to the next one, what only waits to be confirmed, and the estimate so far. */
export function Restantes({ parcours }: { parcours: Parcours }) {
  const aConfirmer = parcours.active.filter((step) => isToConfirm(parcours, step)).length;
  return (
    <>
      <p>
        <button type="button" className="button secondary" onClick={allerALaPremiereSansReponse}>
          Aller à la première sans réponse
        </button>
      </p>
      {aConfirmer > 0 && (
        <p>
          {aConfirmer === 1 ? "Une réponse d’avant revient" : `${aConfirmer} réponses d’avant reviennent`}, à
          confirmer.{" "}
          <button
            type="button"
            className="link"
            onClick={() => laSeance().acteur.send({ type: "ANSWERS.KEEP" })}
          >
            {aConfirmer === 1 ? "La garder" : "Les garder toutes"}
          </button>
        </p>
      )}
      {estMontrable(parcours, frontier(parcours)) && <EstimationDuFoyer parcours={parcours} />}
    </>
  );
}

/** Aids of legislation from the answers so far, computed on this device. */
export function EstimationDuFoyer({ parcours }: { parcours: Parcours }) {
  const resultats = useEstimation(parcours.situation);
  const { droits, titre } = montrer(resultats, parcours);
  if (!resultats || estPerdue(resultats)) return null;
  return (
    <section className="g-estimation">
      <h3>Estimation en cours</h3>
      <p>
        Pour l’instant, <TotalEstime titre={titre} />
      </p>
      <DroitsEstimes droits={droits} />
      <p className="hint">
        <Incomplete resultats={resultats} />
        Aides de la loi seulement, d’après les réponses jusqu’ici. Calculé sur cet appareil.
      </p>
    </section>
  );
}
