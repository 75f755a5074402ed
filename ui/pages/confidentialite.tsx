import { Lien } from "../navigation/lien.tsx";
import { conservation, liensDeLaPage } from "../navigation/reglages.ts";
import { Effacer } from "../shell/effacer.tsx";
import { Externe } from "../shell/externe.tsx";
import { Article } from "./article.tsx";
import { FicheExploitant } from "./exploitant.tsx";

const CNIL = "https://www.cnil.fr/fr/plaintes";

/** What is sent, what is kept, and how it is erased: every sentence of the product agrees with it. */
export function Component() {
  return (
    <Article titre="Vos données">
      <p>
        Pas de compte, pas de nom, pas de publicité, aucun outil d’un autre site. Voici ce qui sort de votre
        appareil, et ce qui reste.
      </p>
      <Envoye />
      <Garde />
      <h2>Tout effacer</h2>
      <p>
        Ce bouton efface vos réponses de cet onglet et de notre serveur, tout de suite. Vous le retrouvez sous
        vos réponses et sous vos résultats.
      </p>
      <Effacer />
      <Droits />
    </Article>
  );
}

function Envoye() {
  return (
    <>
      <h2>Ce qui est envoyé, et quand</h2>
      <ul>
        <li>Pendant que vous répondez, vos réponses restent dans votre navigateur.</li>
        <li>
          L’estimation affichée au fil des questions, et {"«\u00a0Et si\u00a0?\u00a0»"}, se calculent sur
          votre appareil.
        </li>
        <li>
          Chercher une commune envoie ce que vous tapez dans ce champ ; chercher un lieu, votre commune.
        </li>
        <li>
          Quand vous demandez vos résultats, vos réponses sont envoyées à notre serveur, qui calcule. Les
          prénoms des enfants n’en font pas partie : à leur place part {"«\u00a0votre 1er enfant\u00a0»"}.
        </li>
        <li>Si vous changez une réponse, le nouvel envoi remplace le précédent, qui est effacé.</li>
      </ul>
    </>
  );
}

function Garde() {
  const essais = liensDeLaPage().essais ?? [];
  return (
    <>
      <h2>Ce que notre serveur garde</h2>
      <p>
        Vos réponses, pendant {conservation()} au plus, puis il les efface. Elles sont chiffrées : la clé se
        tire d’un code que seul votre navigateur détient. Les sauvegardes éventuelles de la base ne
        contiennent que ces données chiffrées.
      </p>
      <p>
        Son journal note la page demandée, l’heure, et si elle est partie : jamais une réponse, un code ou un
        prénom. Votre adresse IP sert à refuser les demandes trop nombreuses ; ce serveur la garde en mémoire
        et ne l’écrit pas. L’hébergeur peut tenir son propre journal des connexions.
      </p>
      <h2>Ce que votre navigateur garde</h2>
      <ul>
        <li>
          Dans l’onglet (stockage de session) : vos réponses, prénoms compris, vos résultats et le code de
          votre simulation, jusqu’à ce que vous fermiez l’onglet.
        </li>
        <li>
          Un témoin (<i lang="en">cookie</i>), <code>cap_aides_token</code> : le code de votre simulation, que
          les scripts ne peuvent pas lire, pendant {conservation()}. Il est nécessaire, donc sans
          consentement.
        </li>
        {essais.length > 0 && (
          <li>
            Dans le stockage local : la version d’écran tirée au sort pour vous, parmi celles que nous
            essayons. Elle est enregistrée avec vos réponses et ne sert pas à vous reconnaître.
          </li>
        )}
      </ul>
    </>
  );
}

function Droits() {
  return (
    <>
      <h2>Vos droits</h2>
      <p>
        Responsable du traitement : <FicheExploitant fait="nom" />. Vos réponses servent à calculer vos aides,
        parce que vous le demandez, et à rien d’autre ; elles ne sont données à personne. Certaines touchent à
        votre santé ou à votre handicap : vous choisissez de les donner en répondant.
      </p>
      <p>
        Vous pouvez lire et corriger vos réponses à tout moment, et les effacer ci-dessus. Nous ne savons pas
        qui vous êtes : sans le code de votre navigateur, nous ne pouvons ni retrouver ni lire votre
        simulation. Pour toute question : <FicheExploitant fait="contact" />.
      </p>
      <p>
        Vous pouvez aussi <Externe href={CNIL}>adresser une plainte à la CNIL</Externe>.
      </p>
      <p>
        <Lien to="/mentions-legales">Qui édite ce site</Lien>
      </p>
    </>
  );
}
