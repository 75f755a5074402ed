import { FIRST_STEP } from "../../machines/journey/screens.ts";
import { Lien } from "../cadre/navigation/lien.tsx";
import { Article } from "../cadre/shell/article.tsx";

/** Welcome for people sent by a health-insurance site. */
export function Component() {
  return (
    <Article titre="Vous venez du site de l’assurance maladie">
      <p>
        Bienvenue. Cap Aides cherche toutes les aides auxquelles vous avez droit, pas seulement celles de
        santé : logement, études, emploi, transports, permis.
      </p>
      <p>
        Pour la santé, nous vous signalons notamment la complémentaire santé solidaire. Vos réponses ne sont
        transmises ni à l’assurance maladie, ni à un autre organisme.
      </p>
      <p className="actions">
        <Lien className="button" to={FIRST_STEP}>
          Commencer
        </Lien>
        <Lien className="button secondary" to="/">
          En savoir plus
        </Lien>
      </p>
    </Article>
  );
}
