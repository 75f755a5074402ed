import { ExempleInvente } from "../site/accueil/exemple.tsx";
import { Lien, useAller } from "../cadre/navigation/lien.tsx";
import { useSearchParams } from "react-router";
import { aujourdhui } from "../cadre/format/dates.ts";
import { useArriveeAmeli } from "../cadre/navigation/ameli.ts";
import { avecIdentifiant, conservation, liensDeLaPage } from "../cadre/navigation/reglages.ts";
import { useArrival } from "../cadre/navigation/use-arrival.ts";
import { useTitle } from "../cadre/navigation/titles.ts";
import { varianteDe } from "../../machines/answers/variantes.ts";
import { useMachine } from "../session/use-machine.ts";
import { useReprise, useSessionContext, useSessionSend } from "../session/use-session.tsx";
import { Confirmer } from "../cadre/shell/confirmer.tsx";
import { Externe } from "../cadre/shell/externe.tsx";
import { FIRST_STEP, RECAPITULATIF } from "../../machines/journey/screens.ts";
import { AIDES_AU_MOINS } from "../../machines/pages/accueil.ts";

/** Figures of docs/specification.md#accueil. */
const MINUTES = 8;

/** Eight people in ten are within (`scripts/mesurer/duree.ts`). */
export const DE_A_MINUTES = [6, 10] as const;

/** Words of the main button, by variant of its A/B test. */
const appels = { commencer: "Commencer", trouver: "Trouver mes aides" };

/** Starts again, which erases: asked first. */
const Recommencer = (props: { quoi: string; faire: () => void }) => (
  <Confirmer className="button secondary" dit="Les réponses de cet onglet seront effacées." {...props} />
);

export function Component() {
  useTitle(undefined);
  useArrival();
  // The next page is nearly always the first question: nothing runs before its answer.
  useMachine(false);
  useArriveeAmeli();
  return (
    <main id="contenu" className="home">
      <div className="hero">
        <div>
          <h1>Trouvez les aides auxquelles vous avez droit</h1>
          <p className="lead">
            Études, logement, permis, santé, premier emploi : répondez à des questions simples, nous cherchons
            pour vous parmi plus de {AIDES_AU_MOINS} aides et services.
          </p>
          <Actions />
          <p className="hint">Gratuit, anonyme, sans inscription.</p>
          <Conseillers />
        </div>
        <ExempleInvente />
      </div>
      <Promesses />
      <Alertes />
      <BonASavoir />
    </main>
  );
}

/** Begins, goes on or starts again. */
function Actions() {
  const send = useSessionSend();
  const aller = useAller();
  const { abtesting } = useSessionContext();
  const { commencee, path, frontiere } = useReprise();
  const resume = () => aller(path === RECAPITULATIF ? frontiere : path);
  const recommencer = () => {
    send({ type: "CLEAR", today: aujourdhui() });
    aller(FIRST_STEP);
  };
  if (commencee)
    return (
      <div className="actions">
        <button type="button" className="button" onClick={resume}>
          Reprendre ma simulation
        </button>
        <Recommencer quoi="Recommencer à zéro" faire={recommencer} />
      </div>
    );
  return (
    <div className="actions">
      {/* A link: it leads to the first question before any script has come. */}
      <Lien className="button" to={FIRST_STEP}>
        {appels[varianteDe("appel", abtesting)]}
      </Lien>
    </div>
  );
}

/** The ways that the operator gives to reach somebody. */
export function Conseillers() {
  const [params] = useSearchParams();
  const { conseiller, rendezVous } = liensDeLaPage();
  if (!conseiller && !rendezVous) return null;
  return (
    <p className="row">
      {conseiller && (
        <Externe href={avecIdentifiant(conseiller, params)}>
          Contacter une conseillère ou un conseiller
        </Externe>
      )}
      {rendezVous && <Externe href={avecIdentifiant(rendezVous, params)}>Prendre rendez-vous</Externe>}
    </p>
  );
}

const Promesses = () => (
  <ul className="stack promises">
    <li>
      <strong>{MINUTES} minutes</strong> environ, de {DE_A_MINUTES[0]} à {DE_A_MINUTES[1]} selon votre
      situation, sur votre téléphone.
    </li>
    <li>
      <strong>Plus de {AIDES_AU_MOINS} aides</strong> nationales, régionales et locales, réunies sur une seule
      page.
    </li>
    <li>
      <strong>Vos réponses s’effacent</strong> : elles ne servent qu’à calculer vos aides. Rien d’autre n’est
      gardé de vous, sauf si vous le demandez.
    </li>
  </ul>
);

/** For clients of the partner bank. */
function Alertes() {
  const [params] = useSearchParams();
  const { marque } = useSessionContext();
  const { alertes } = liensDeLaPage();
  if (marque !== "banque" || !alertes) return null;
  return (
    <section className="card">
      <h2>Restez au courant</h2>
      <p>
        Vous êtes client ou cliente de la banque ?{" "}
        <Externe href={avecIdentifiant(alertes, params)}>
          Recevez un e-mail quand une aide s’ouvre pour vous
        </Externe>
        .
      </p>
    </section>
  );
}

function BonASavoir() {
  const { marque } = useSessionContext();
  const { commencee } = useReprise();
  const { caisse = "votre caisse régionale" } = liensDeLaPage();
  return (
    <section className="legal">
      <h2>Bon à savoir</h2>
      <p>
        Les résultats sont donnés à titre d’information et n’ont pas de valeur contractuelle.
        {marque === "banque" && (
          <span>{` La souscription aux produits de la banque est soumise à des conditions fixées par ${caisse}.`}</span>
        )}{" "}
        Vos réponses ne sont pas conservées après la simulation : notre serveur les efface au bout de{" "}
        {conservation()} au plus, ou dès que vous le demandez.{" "}
        <Lien to="/confidentialite">Ce que deviennent vos données</Lien>
      </p>
      {commencee && (
        <p>
          <Lien to={RECAPITULATIF}>Relire mes réponses</Lien>
        </p>
      )}
    </section>
  );
}
