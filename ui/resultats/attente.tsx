import { useState } from "react";
import { Lien } from "../cadre/navigation/lien.tsx";
import { reloadFor, wasReloaded } from "../cadre/navigation/reload.ts";
import { canKeep } from "../session/storage.ts";
import { EnRecherche } from "../cadre/shell/en-recherche.tsx";
import type { EtatResultats } from "./use-resultats.ts";
import { RECAPITULATIF } from "../../machines/journey/screens.ts";

/** What the page is reloaded for when the server’s questionnaire is another one. */
const QUESTIONNAIRE = "questionnaire";

type Props = Pick<EtatResultats, "state" | "error" | "saveError" | "retry"> & { fictifs?: boolean };

/** What the results show while they are not there: working, or failed with a way to retry. */
export function Attente({ state, error, saveError, retry, fictifs }: Props) {
  if (state !== "failed") return <EnRecherche />;
  return saveError?.status === 422 ? (
    <Refusees retry={retry} />
  ) : (
    <section className="failed" role="alert">
      <h1>{fictifs ? "Pas de résultats fictifs" : "Le calcul n’a pas abouti"}</h1>
      <p>{[!fictifs && ouEnSontLesReponses(saveError), error?.message].filter(Boolean).join(" ")}</p>
      <p>
        {fictifs
          ? "L’adresse les demande pour essayer les écrans : ils ne tiennent à aucune réponse."
          : gardees()}
      </p>
      <p>
        <button type="button" className="button" onClick={retry}>
          Réessayer
        </button>
      </p>
    </section>
  );
}

const ouEnSontLesReponses = (saveError: Props["saveError"]) =>
  saveError
    ? "Vos réponses n’ont pas pu être envoyées."
    : "Vos réponses sont arrivées, mais pas le résultat.";

/** Where the answers are meanwhile, in a sentence. */
export const gardees = () =>
  canKeep()
    ? "Elles restent gardées dans ce navigateur : vous ne perdez rien."
    : "Elles restent dans cette page : ne la fermez pas et ne la rechargez pas.";

/** The server refuses answers that this page takes: it is not of the same version any more. */
function Refusees({ retry }: Pick<Props, "retry">) {
  const [reloaded] = useState(() => wasReloaded(QUESTIONNAIRE));
  if (reloaded) {
    return (
      <section className="failed" role="alert">
        <h1>Une de vos réponses n’est pas acceptée</h1>
        <p>Relisez vos réponses : en changer une peut suffire. {gardees()}</p>
        <p className="actions">
          <Lien className="button" to={RECAPITULATIF}>
            Relire mes réponses
          </Lien>
          <button type="button" className="button secondary" onClick={retry}>
            Réessayer
          </button>
        </p>
      </section>
    );
  }
  return (
    <section className="failed" role="alert">
      <h1>Le questionnaire a changé depuis que vous avez ouvert cette page</h1>
      <p>
        Vos réponses n’ont pas pu être envoyées. Rechargez la page pour continuer avec le nouveau ; si une
        question a changé, nous vous la reposerons.
      </p>
      <p>{gardees()}</p>
      <p>
        <button type="button" className="button" onClick={() => reloadFor(QUESTIONNAIRE)}>
          Recharger la page
        </button>
      </p>
    </section>
  );
}
