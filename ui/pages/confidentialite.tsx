import { ContributionsGardees } from "../confidentialite/contributions-gardees.tsx";
import { RappelGarde, SuiviGarde } from "../confidentialite/gardes-a-part.tsx";
import { Lien } from "../navigation/lien.tsx";
import { mesureDeLaPage } from "../mesure/mesure.ts";
import { conservation, liensDeLaPage } from "../navigation/reglages.ts";
import { Effacer } from "../shell/effacer.tsx";
import { Externe } from "../shell/externe.tsx";
import { Article } from "../shell/article.tsx";
import { FicheExploitant } from "../shell/exploitant.tsx";

const CNIL = "https://www.cnil.fr/fr/plaintes";

/** What is sent, what is kept, and how it is erased: every sentence of the product agrees with it. */
export function Component() {
  return (
    <Article titre="Vos données">
      <p>
        Pas de compte, pas de nom, pas de publicité, aucun script d’un autre site. Voici ce qui sort de votre
        appareil, et ce qui reste.
      </p>
      <Envoye />
      <Mesures />
      <Garde />
      <LienEmporte />
      <h2>Tout effacer</h2>
      <p>
        Ce bouton efface vos réponses de cet onglet et de notre serveur, tout de suite, avec ce que vous avez
        pointé et coché sur cet appareil. Vous le retrouvez sous vos réponses et sous vos résultats. Il ne
        peut rien sur un lien privé que vous avez déjà copié, ni sur une adresse ou un numéro que vous nous
        avez laissés : rien ne les relie à vos réponses.
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
        {courriel && (
          <li>
            Si vous demandez un récapitulatif par courriel, votre adresse électronique part à notre serveur,
            qui la donne au service d’envoi avec vos aides et l’oublie : elle n’est pas écrite dans son
            journal, et vos réponses n’y sont que si vous cochez la case du lien. Le nom de vos aides peut en
            laisser deviner.
            {suivi !== undefined && (
              <>
                {" "}
                <span>Elle n’est gardée que si vous demandez qu’on vous écrive plus tard.</span>
              </>
            )}
          </li>
        )}
        {rappels && (
          <li>
            Si vous demandez <Lien to="/accompagnement">un rappel</Lien>, votre numéro, votre prénom si vous
            le donnez, et quand vous appeler : aucune de vos réponses n’est jointe.
          </li>
        )}
        <li>
          Quelques sites de demande en ligne peuvent recevoir d’avance deux ou trois de vos réponses : la page
          qui y mène les nomme, et elles n’y partent que si vous cochez la case.
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
        <li>
          Sur cet appareil (stockage local), ce que vous dites d’une aide («&nbsp;je l’ai demandée&nbsp;») et
          les papiers que vous cochez dans votre plan, jusqu’à ce que vous les effaciez : rien n’en est
          envoyé.
        </li>
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

/** What the operator measures, said only where it does. */
function Mesures() {
  const { visites, erreurs, pas } = liensDeLaPage().mesure ?? {};
  return (
    <>
      <h2 id="mesures">Ce qui est mesuré</h2>
      {!visites && !erreurs && !pas && (
        <p>Rien : ce site ne compte pas les visites et n’envoie aucune erreur.</p>
      )}
      {visites && (
        <p>
          Le nombre de visites de chaque page, compté par {new URL(visites.adresse).hostname}. Seule part
          l’adresse de la page, sans ce qu’elle nomme : ni question, ni aide, ni réponse. Aucun témoin (
          <i lang="en">cookie</i>), aucun identifiant.
        </p>
      )}
      {erreurs && (
        <p>
          Les erreurs de nos pages, envoyées à {new URL(erreurs).hostname} : la nature de l’erreur, l’endroit
          de notre programme et l’adresse de la page, réduite de même. Jamais un message, ni une réponse.
        </p>
      )}
      {pas && (
        <p>
          Combien de fois, chaque jour, une question est montrée, répondue (et en combien de temps), quittée,
          expliquée ; combien de fois une aide est montrée, ouverte, demandée, par département au plus. C’est
          compté ici même, sans témoin ni identifiant : rien ne relie deux gestes, aucune réponse n’est dite,
          et un nombre sous dix n’est montré à personne. Si votre navigateur demande à ne pas être suivi, rien
          n’est compté. <Lien to="/stats">Voir les comptes</Lien>
        </p>
      )}
      {(visites || erreurs) && (
        <p>
          {mesureDeLaPage()
            ? "Ces services voient votre adresse IP, comme tout site que l’on appelle. Si votre navigateur demande à ne pas être suivi, rien ne leur part."
            : "Votre navigateur demande à ne pas être suivi : rien de tout cela n’est envoyé."}
        </p>
      )}
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
