import { SEUIL_DE_COMPTE } from "../../../machines/pages/statistiques.ts";
import { mesureDeLaPage } from "../../cadre/mesure/mesure.ts";
import { Lien } from "../../cadre/navigation/lien.tsx";
import { liensDeLaPage } from "../../cadre/navigation/reglages.ts";

/** What the operator measures, said only where it does. */
export function Mesures() {
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
      {pas && <PasComptes />}
      {(visites || erreurs) && <ServicesAppeles />}
    </>
  );
}

const PasComptes = () => (
  <p>
    Combien de visiteurs, chaque semaine, voient une question, y répondent (et en combien de temps), la
    quittent, en ouvrent l’explication ; combien voient une aide, l’ouvrent, la demandent, par région au plus
    ; combien disent en avoir demandé, reçu ou abandonné une, ou qu’on la leur a refusée, sans dire laquelle.
    C’est compté ici même, sans témoin ni identifiant : rien ne relie deux gestes, aucune réponse n’est dite.
    Pour ne compter chacun qu’une fois par jour, le serveur tient en mémoire, jusqu’à minuit, une empreinte du
    réseau d’où l’on vient, sous une clé du jour. Les nombres sont montrés à dix près, avec un hasard qui
    cache chacun, et jamais sous {SEUIL_DE_COMPTE}. Les aides sur les violences, l’addiction ou l’asile, entre
    autres, ne sont jamais comptées. Si votre navigateur demande à ne pas être suivi, rien n’est compté.{" "}
    <Lien to="/stats">Voir les comptes</Lien>
  </p>
);

const ServicesAppeles = () => (
  <p>
    {mesureDeLaPage()
      ? "Ces services voient votre adresse IP, comme tout site que l’on appelle. Si votre navigateur demande à ne pas être suivi, rien ne leur part."
      : "Votre navigateur demande à ne pas être suivi : rien de tout cela n’est envoyé."}
  </p>
);
