import { FicheExploitant } from "../../cadre/shell/exploitant.tsx";

/** What people send of the catalogue: read by editors, so sealed with the key of the server and kept long. */
export function ContributionsGardees() {
  return (
    <>
      <h2 id="contributions">Si vous nous écrivez d’une aide</h2>
      <p>
        Une aide proposée ou une erreur signalée sert à corriger le catalogue, et à rien d’autre. Nous gardons
        ce que vous avez écrit, la date, et votre adresse électronique si vous l’avez laissée : douze mois au
        plus, puis tout s’efface. Les personnes qui tiennent le catalogue le lisent. Dans la base et dans ses
        sauvegardes il est chiffré, avec une clé que notre serveur garde à part : qui volerait ces fichiers
        seuls n’en lirait rien. Rien ne le relie à votre simulation.
      </p>
      <p>
        Avec « Ce montant est faux » ou « Je ne l’ai pas eue », sous une aide de vos résultats, nous gardons
        le nom de l’aide, le montant affiché, celui que vous avez reçu et vos mots si vous les écrivez (ou, si
        vous l’envoyez, ce que « On m’a répondu » a trouvé), et le jour : ni vos réponses, ni votre adresse.
      </p>
      <p>
        Pour le faire effacer plus tôt : « Retirer mon message », juste après l’envoi ; ensuite, écrivez-nous
        le numéro que cette page vous a donné. Contact : <FicheExploitant fait="contact" />.
      </p>
    </>
  );
}
