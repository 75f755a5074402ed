import { ContributionsGardees } from "../site/confidentialite/contributions-gardees.tsx";
import { RappelGarde, SuiviGarde } from "../site/confidentialite/gardes-a-part.tsx";
import { Mesures } from "../site/confidentialite/mesures.tsx";
import { Promesse } from "../site/confidentialite/promesse.tsx";
import { Lien } from "../cadre/navigation/lien.tsx";
import { conservation, liensDeLaPage } from "../cadre/navigation/reglages.ts";
import { Effacer } from "../cadre/shell/effacer.tsx";
import { Externe } from "../cadre/shell/externe.tsx";
import { Article } from "../cadre/shell/article.tsx";
import { FicheExploitant } from "../cadre/shell/exploitant.tsx";

const CNIL = "https://www.cnil.fr/fr/plaintes";

export const enLigne = true;

/** What is sent, what is kept, and how it is erased: every sentence of the product agrees with it. */
export function Component() {
  return (
    <Article titre="Vos données">
      <Promesse />
      <Envoye />
      <Mesures />
      <Garde />
      <GardeDuNavigateur />
      <LienEmporte />
      <h2>Tout effacer</h2>
      <p>
        Ce bouton efface vos réponses de notre serveur et de tous les onglets de ce navigateur, tout de suite,
        les foyers du guichet aussi, avec ce que vous avez pointé et coché sur cet appareil. Un onglet qui
        dormait les oublie à son réveil : un nombre tiré au hasard, gardé dans ce navigateur, le lui dit. Vous
        le retrouvez sous vos réponses et sous vos résultats. Il ne peut rien sur un lien privé que vous avez
        déjà copié, ni sur une adresse ou un numéro que vous nous avez laissés : rien ne les relie à vos
        réponses.
      </p>
      <p>
        Ce qui sert à continuer sans connexion reste, puisque rien n’y vient de vous ; votre navigateur l’ôte
        quand vous effacez les données de ce site.
      </p>
      <Effacer />
      <Droits />
    </Article>
  );
}

function Envoye() {
  const { courriel, suivi, rappels } = liensDeLaPage();
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
        <li>
          Au <Lien to="/guichet">guichet</Lien>, les réponses d’un foyer partent quand il est complet. Le
          serveur calcule et n’en garde rien ; le nom donné au foyer ne part jamais.
        </li>
        <li>
          Si vous <Lien to="/contribuer">proposez une aide ou signalez une erreur</Lien>, ou dites qu’un
          montant est faux ou qu’une aide vous a été refusée, ce que vous écrivez dans le formulaire, quand
          vous l’envoyez : aucune de vos réponses n’est jointe.
        </li>
        <EnvoiParUnCode />
        {courriel && <EnvoiParCourriel suivi={suivi !== undefined} />}
        {rappels && <EnvoiPourUnRappel />}
        <li>
          Quelques sites de demande en ligne peuvent recevoir d’avance deux ou trois de vos réponses : la page
          qui y mène les nomme, et elles n’y partent que si vous cochez la case.
        </li>
        <li>Si vous changez une réponse, le nouvel envoi remplace le précédent, qui est effacé.</li>
      </ul>
    </>
  );
}

const EnvoiParUnCode = () => (
  <li>
    Si vous montrez vos réponses à quelqu’un par un code, elles nous arrivent chiffrées, avec ce que vous avez
    pointé, sans les prénoms : nous les gardons une heure au plus, hors des sauvegardes, et les effaçons dès
    qu’il les ouvre. La clé est dans le code, que nous n’avons pas.
  </li>
);

function Garde() {
  return (
    <>
      <h2>Ce que notre serveur garde</h2>
      <p>
        Vos réponses, pendant {conservation()} au plus, puis il les efface. Elles sont chiffrées : la clé se
        tire d’un code que seul votre navigateur détient, et ne se lisent pas davantage dans une sauvegarde de
        la base.
      </p>
      <p>
        Son journal note la page demandée, l’heure, et si elle est partie : jamais une réponse, un code ou un
        prénom. Votre adresse IP sert à refuser les demandes trop nombreuses ; ce serveur la garde en mémoire
        et ne l’écrit pas. L’hébergeur peut tenir son propre journal des connexions.
      </p>
      <ContributionsGardees />
      <SuiviGarde />
      <RappelGarde />
    </>
  );
}

/** What this device keeps beyond the tab. */
const GardeDeLAppareil = () => (
  <>
    <li>
      Sur cet appareil (stockage local), ce que vous dites d’une aide («&nbsp;je l’ai demandée&nbsp;») et les
      papiers que vous cochez dans votre plan, ce que vous avez décidé avec une personne qui vous aide,
      jusqu’à ce que vous les effaciez : rien n’en est envoyé, sauf si vous montrez votre plan à quelqu’un.
    </li>
    <li>
      Sur cet appareil aussi, si vous le demandez, et jusqu’au jour que vous choisissez : vos réponses, vos
      résultats et votre plan, scellés par une clé que cet appareil ne donne à personne.
    </li>
  </>
);

function GardeDuNavigateur() {
  const essais = liensDeLaPage().essais ?? [];
  return (
    <>
      <h2>Ce que votre navigateur garde</h2>
      <ul>
        <li>
          Dans l’onglet (stockage de session) : vos réponses, prénoms compris, vos résultats et le code de
          votre simulation, jusqu’à ce que vous fermiez l’onglet.
        </li>
        {liensDeLaPage().courriel && (
          <li>
            Dans l’onglet aussi : l’adresse où vous avez fait partir un récapitulatif, pour vous le dire.
          </li>
        )}
        <li>
          Un témoin (<i lang="en">cookie</i>), <code>cap_aides_token</code> : le code de votre simulation, que
          les scripts ne peuvent pas lire, pendant {conservation()}. Il est nécessaire, donc sans
          consentement.
        </li>
        <GardeDeLAppareil />
        <li>
          Dès votre première réponse, de quoi continuer sans connexion : les pages du simulateur, la liste des
          communes et les fiches de toutes les aides. Ce sont les mêmes fichiers pour tout le monde : ni vos
          réponses, ni vos résultats, ni ce que vous lisez. Rien si votre navigateur épargne les données.
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

function EnvoiParCourriel({ suivi }: { suivi: boolean }) {
  return (
    <li>
      Si vous demandez un récapitulatif par courriel, votre adresse électronique part à notre serveur, qui la
      donne au service d’envoi avec vos aides et l’oublie : elle n’est pas écrite dans son journal, et vos
      réponses n’y sont que si vous cochez la case du lien. Le nom de vos aides peut en laisser deviner.
      Chaque message a un lien pour que nous n’écrivions plus jamais à cette adresse : nous en gardons alors
      une empreinte, qui ne dit pas l’adresse.
      {suivi && (
        <>
          {" "}
          <span>Elle n’est gardée que si vous confirmez vouloir qu’on vous écrive plus tard.</span>
        </>
      )}
    </li>
  );
}

const EnvoiPourUnRappel = () => (
  <li>
    Si vous demandez <Lien to="/accompagnement">un rappel</Lien>, votre numéro, votre prénom si vous le
    donnez, et quand vous appeler : aucune de vos réponses n’est jointe.
  </li>
);

/** What a private link holds, and who may read it. */
function LienEmporte() {
  return (
    <>
      <h2 id="lien-prive">Si vous demandez un lien pour reprendre plus tard</h2>
      <p>
        Ce lien contient vos réponses, sans les prénoms des enfants, et rien d’autre. Votre navigateur les
        chiffre et les écrit à la fin de l’adresse, après le signe #, que les navigateurs n’envoient pas :
        pour le faire, rien n’est envoyé à notre serveur, et rien n’y est gardé.
      </p>
      <p>
        La clé est dans le lien : le chiffrement le rend illisible à qui l’aperçoit, pas à qui l’ouvre. Toute
        personne qui a le lien peut lire vos réponses. Il ne se périme pas, et nous ne pouvons pas l’éteindre
        : gardez-le comme un papier personnel. Ouvert, il disparaît de la barre d’adresse.
      </p>
      <p>
        Un navigateur trop ancien ne sait pas faire ce lien. Il vous propose alors un lien gardé par notre
        serveur, pendant {conservation()} au plus.
      </p>
    </>
  );
}

function Droits() {
  return (
    <>
      <h2>Vos droits</h2>
      <p>
        Responsable du traitement : <FicheExploitant fait="nom" />. Vos réponses servent à calculer vos aides,
        parce que vous le demandez, et à rien d’autre ; elles ne vont à personne d’autre sans que vous le
        demandiez. Certaines touchent à votre santé ou à votre handicap : vous choisissez de les donner en
        répondant.
      </p>
      <p>
        Vous pouvez lire et corriger vos réponses à tout moment, et les effacer ci-dessus. Nous ne savons pas
        qui vous êtes, sauf si un message, une adresse ou un numéro que vous nous laissez en dit plus : sans
        le code de votre navigateur, nous ne pouvons ni retrouver ni lire votre simulation. Pour toute
        question : <FicheExploitant fait="contact" />.
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
