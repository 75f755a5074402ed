import { useSearchParams } from "react-router";
import { Lien } from "../cadre/navigation/lien.tsx";
import { avecIdentifiant, liensDeLaPage } from "../cadre/navigation/reglages.ts";
import { Externe } from "../cadre/shell/externe.tsx";
import { Article } from "../cadre/shell/article.tsx";

export const enLigne = true;

export function Component() {
  const { contact } = liensDeLaPage();
  const [params] = useSearchParams();
  return (
    <Article titre="Améliorer le simulateur">
      <p>
        Une aide manque, un montant a changé, une question n’est pas claire ? Nous voulons le savoir : chaque
        fiche est relue par des personnes, et la vôtre peut en aider beaucoup d’autres.
      </p>
      <h2>Ce qui nous aide le plus</h2>
      <ul>
        <li>le nom de l’aide, ou l’adresse de sa page ;</li>
        <li>ce que vous attendiez, et ce que le simulateur a répondu ;</li>
        <li>la page officielle qui le dit, si vous l’avez sous la main.</li>
      </ul>
      <p>N’envoyez ni votre nom, ni vos revenus, ni un document personnel : nous n’en avons pas besoin.</p>
      <p>
        {contact ? (
          <Externe className="button" href={avecIdentifiant(contact, params)}>
            Nous écrire
          </Externe>
        ) : (
          "Pour l’instant, ce site n’a pas d’adresse de contact : parlez-en à la personne ou à l’organisme qui vous l’a fait connaître."
        )}
      </p>
      <p>
        Une aide manque ? <Lien to="/contribuer/proposer">Proposez-la ici</Lien>. Une fiche est fausse ?
        Ouvrez-la depuis <Lien to="/aides">toutes les aides</Lien>, et choisissez « Signaler une erreur ».
      </p>
      <p>
        <Lien to="/contribuer">Toutes les façons de contribuer</Lien>
      </p>
    </Article>
  );
}
