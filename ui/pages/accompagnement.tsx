import { useParams } from "react-router";
import { page } from "../cadre/navigation/chunk.ts";
import { produitsDesPages } from "../produits.ts";
import { Lien } from "../cadre/navigation/lien.tsx";
import { liensDeLaPage } from "../cadre/navigation/reglages.ts";
import { Conseillers } from "./accueil.tsx";
import { Article } from "../cadre/shell/article.tsx";

export const enLigne = true;

const Rappel = produitsDesPages.rappel && page(produitsDesPages.rappel);

/** Where to find someone to talk to; with a survey’s id, the same page says it is closed. */
export function Component() {
  const { surveyId } = useParams();
  const { rappels } = liensDeLaPage();
  return (
    <Article titre="Se faire accompagner">
      {surveyId && (
        <p className="banner">
          Le questionnaire de suivi que vous cherchez n’est plus ouvert : nous n’en gardons aucune réponse.
        </p>
      )}
      <p>
        Remplir un dossier à plusieurs est plus simple. Ces personnes vous reçoivent gratuitement, sans
        jugement, et connaissent les aides près de chez vous.
      </p>
      <p>
        C’est urgent{"\u00a0?"} <Lien to="/aide-maintenant">J’ai besoin d’aide maintenant</Lien>.
      </p>
      <CeuxQuiVousRecoivent />
      <Conseillers />
      {rappels && Rappel && <Rappel />}
      <p>
        <Lien to="/simulation/resultats/lieux">Voir les lieux près de chez vous</Lien>, une fois vos résultats
        obtenus.
      </p>
    </Article>
  );
}

const CeuxQuiVousRecoivent = () => (
  <ul>
    <li>
      <strong>La mission locale</strong>, de 16 à 25 ans : emploi, formation, logement, santé, argent.
    </li>
    <li>
      <strong>L’assistante ou l’assistant social</strong> de votre lycée, de votre université ou de votre
      département.
    </li>
    <li>
      <strong>Le centre communal d’action sociale (CCAS)</strong> de votre mairie, pour une urgence.
    </li>
    <li>
      <strong>Le point d’accueil de la CAF ou de la MSA</strong>, pour un dossier bloqué.
    </li>
  </ul>
);
