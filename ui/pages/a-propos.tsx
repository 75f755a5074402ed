import { FIRST_STEP } from "../../machines/journey/screens.ts";
import { Lien } from "../cadre/navigation/lien.tsx";
import { conservation } from "../cadre/navigation/reglages.ts";
import { Article } from "../cadre/shell/article.tsx";

export const enLigne = true;

export function Component() {
  return (
    <Article titre="À propos de Cap Aides">
      <p>
        Cap Aides aide les personnes de 12 à 30 ans et leur foyer à trouver les aides auxquelles elles ont
        droit, sans avoir à connaître la loi ni le nom de chaque organisme.
      </p>
      <CommentCEstCalcule />
      <h2>Ce que deviennent vos réponses</h2>
      <p>
        Elles restent dans l’onglet de votre navigateur jusqu’à ce que vous demandiez vos résultats. Le
        serveur les garde alors, chiffrées, {conservation()} au plus, puis les efface. Aucun compte, aucun
        nom, aucun traceur extérieur. <Lien to="/confidentialite">Tout savoir sur vos données</Lien>
      </p>
      <h2>Ce que valent les résultats</h2>
      <p>
        Ce sont des estimations. Seul l’organisme qui verse une aide décide, après étude de votre dossier. Une
        aide absente ici peut exister : en cas de doute, demandez.
      </p>
      <h2>Vous accompagnez quelqu’un{"\u00a0"}?</h2>
      <p>
        Le <Lien to="/guichet">guichet</Lien> met toutes les questions d’un foyer sur une page, au clavier,
        avec ses aides à côté. Plusieurs foyers y tiennent à la fois, et rien n’est enregistré.
      </p>
      <h2>Qui écrit les fiches</h2>
      <p>
        Les premiers faits du catalogue viennent du projet public{" "}
        <span translate="no">betagouv/aides-jeunes</span> ; les textes sont les nôtres. Le code et le
        catalogue sont libres (licence AGPL-3.0).
      </p>
      <p>
        <Lien className="button" to={FIRST_STEP}>
          Commencer une simulation
        </Lien>
      </p>
    </Article>
  );
}

function CommentCEstCalcule() {
  return (
    <>
      <h2>Comment c’est calculé</h2>
      <p>
        Chaque aide a des règles écrites : un âge, un lieu, une situation, un plafond de revenus. Nous
        comparons vos réponses à ces règles. Sur la fiche d’une aide, « Pourquoi vous » montre chaque règle et
        la réponse qui a été lue : rien n’est décidé en cachette.
      </p>
      <p>
        Les aides fixées par la loi, comme le revenu minimum (RSA), la prime d’activité ou l’aide au logement,
        sont calculées avec les montants en vigueur. « Le calcul, ligne par ligne » en donne chaque étape et
        l’article de loi. Ce calcul peut aussi se faire sur votre appareil, sans rien envoyer.
      </p>
    </>
  );
}
