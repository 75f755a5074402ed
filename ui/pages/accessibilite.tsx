import { Externe } from "../shell/externe.tsx";
import { Article } from "./article.tsx";
import { FicheExploitant } from "./exploitant.tsx";

const DEFENSEUR = "https://formulaire.defenseurdesdroits.fr/";

export function Component() {
  return (
    <Article titre="Accessibilité">
      <p>
        Ce site veut être utilisable par tout le monde. Il n’a pas été audité : nous ne pouvons donc pas dire
        qu’il est conforme au référentiel général d’amélioration de l’accessibilité (RGAA 4.1).
      </p>
      <h2>Ce qui est vérifié</h2>
      <ul>
        <li>
          Les fautes que l’outil axe-core sait reconnaître : à chaque changement, il relit les écrans de
          plusieurs parcours entiers, les résultats et les pages d’information. Il n’en reste aucune de
          connue.
        </li>
        <li>Répondre au clavier seul, le curseur étant mené au titre de chaque nouvelle page.</li>
        <li>L’affichage sur un écran de 320 pixels, sans défilement de côté.</li>
      </ul>
      <h2>Ce qui ne l’est pas</h2>
      <ul>
        <li>L’usage avec un lecteur d’écran, par des personnes qui s’en servent tous les jours.</li>
        <li>
          Le dessin du questionnaire, dans l’inspecteur : il se lit mal sans la vue. La même page en donne la
          liste.
        </li>
        <li>Les sites des organismes, vers lesquels mènent nos liens.</li>
      </ul>
      <h2>Signaler une difficulté</h2>
      <p>
        Dites-nous quelle page vous bloque, et comment vous naviguez : <FicheExploitant fait="contact" />.
      </p>
      <p>
        Sans réponse satisfaisante, vous pouvez saisir{" "}
        <Externe href={DEFENSEUR}>la Défenseure ou le Défenseur des droits</Externe>.
      </p>
    </Article>
  );
}
