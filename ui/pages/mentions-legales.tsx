import { Lien } from "../cadre/navigation/lien.tsx";
import { Article } from "../cadre/shell/article.tsx";
import { FicheExploitant } from "../cadre/shell/exploitant.tsx";

export const enLigne = true;

export function Component() {
  return (
    <Article titre="Mentions légales">
      <h2>Qui édite ce site</h2>
      <p>
        <FicheExploitant fait="nom" />
        <br />
        Adresse : <FicheExploitant fait="adresse" />
        <br />
        Pour nous écrire : <FicheExploitant fait="contact" />
      </p>
      <p>
        Direction de la publication : <FicheExploitant fait="directeur" />
      </p>
      <h2>Qui l’héberge</h2>
      <p>
        <FicheExploitant fait="hebergeur" />
      </p>
      <h2>Ce que valent les résultats</h2>
      <p>
        Ce sont des estimations, données à titre d’information. Seul l’organisme qui verse une aide décide,
        après étude de votre dossier.
      </p>
      <h2>Droits sur les textes et le code</h2>
      <p>
        Le code et le catalogue sont libres, sous licence AGPL-3.0 : chacun peut les lire, les reprendre et
        les corriger. Les premiers faits du catalogue viennent du projet public{" "}
        <span translate="no">betagouv/aides-jeunes</span>.
      </p>
      <p>
        <Lien to="/confidentialite">Ce que deviennent vos données</Lien>
      </p>
    </Article>
  );
}
