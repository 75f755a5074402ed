import { Lien } from "../navigation/lien.tsx";
import { conservation } from "../navigation/reglages.ts";
import { Article } from "./article.tsx";
import { RESULTATS } from "../../machines/journey/screens.ts";

export function Component() {
  return (
    <Article titre="Suivre vos démarches">
      <p>
        Nous ne connaissons pas votre adresse, et vos réponses s’effacent de notre serveur au bout de{" "}
        {conservation()} au plus : nous ne pouvons donc pas vous relancer. Voici comment garder la main.
      </p>
      <ol>
        <li>Notez ou imprimez la liste de vos aides dès qu’elle s’affiche.</li>
        <li>Commencez par celles qui ont une date limite, puis par les plus grosses.</li>
        <li>Gardez le numéro de chaque dossier et la date de votre demande.</li>
        <li>
          Sans nouvelles après deux mois, contactez l’organisme : son adresse est sur la fiche de l’aide.
        </li>
        <li>Un changement de situation ? Refaites une simulation : d’autres aides peuvent s’ouvrir.</li>
      </ol>
      <p>
        <Lien to={RESULTATS}>Revoir mes résultats</Lien>
      </p>
    </Article>
  );
}
