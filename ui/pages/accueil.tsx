import { ExempleInvente } from "../accueil/exemple.tsx";
import { Lien, useAller } from "../navigation/lien.tsx";
import { useSearchParams } from "react-router";
import { aujourdhui } from "../format/dates.ts";
import { useArriveeAmeli } from "../navigation/ameli.ts";
import { avecIdentifiant, conservation, liensDeLaPage } from "../navigation/reglages.ts";
import { useArrival } from "../navigation/use-arrival.ts";
import { useTitle } from "../navigation/titles.ts";
import { varianteDe } from "../../machines/answers/variantes.ts";
import { useMachine } from "../session/use-machine.ts";
import { useReprise, useSessionContext, useSessionSend } from "../session/use-session.tsx";
import { Confirmer } from "../shell/confirmer.tsx";
import { Externe } from "../shell/externe.tsx";
import { FIRST_STEP, RECAPITULATIF } from "../../machines/journey/screens.ts";

/** Figures of docs/specification.md#accueil. */
const AIDES = 600;
const MINUTES = 7;

/** Eight people in ten are within (`scripts/duree.ts`). */
export const DE_A_MINUTES = [6, 10] as const;

/** Words of the main button, by variant of its A/B test. */
const appels = { commencer: "Commencer", trouver: "Trouver mes aides" };

/** Starts again, which erases: asked first. */
const Recommencer = (props: { quoi: string; faire: () => void }) => (
  <Confirmer className="button secondary" dit="Toutes vos réponses seront effacées." {...props} />
);

export function Component() {
  useTitle(undefined);
  useArrival();
  // The next page is nearly always the first question.
  useMachine();
  const send = useSessionSend();
  const aller = useAller();
  const { marque, abtesting } = useSessionContext();
  const { commencee: started, essentiel, path, frontiere } = useReprise();
  const resume = () => aller(path === RECAPITULATIF ? frontiere : path);
  const [params] = useSearchParams();
  const { conseiller, rendezVous, alertes, caisse = "votre caisse régionale" } = liensDeLaPage();
  useArriveeAmeli();
  const oublierLEssentiel = () => {
    if (essentiel) send({ type: "CLEAR", today: aujourdhui() });
  };
  const recommencer = () => {
    send({ type: "CLEAR", today: aujourdhui() });
    aller(FIRST_STEP);
  };
  const startEssentiel = () => {
    send({ type: "CLEAR", today: aujourdhui(), essentiel: true });
    aller(FIRST_STEP);
  };
  return (
    <main id="contenu" className="home">
      <div className="hero">
        <div>
          <h1>Trouvez les aides auxquelles vous avez droit</h1>
          <p className="lead">
            Études, logement, permis, santé, premier emploi : répondez à des questions simples, nous cherchons
            pour vous parmi plus de {AIDES} aides et services.
          </p>
          <div className="actions">
            {started && (
              <button type="button" className="button" onClick={resume}>
                Reprendre ma simulation
              </button>
            )}
            {started ? (
              <>
                <Recommencer quoi="Recommencer à zéro" faire={recommencer} />
                <Recommencer quoi="Recommencer, l’essentiel seulement" faire={startEssentiel} />
              </>
            ) : (
              <>
                {/* A link: it leads to the first question before any script has come. */}
                <Lien className="button" to={FIRST_STEP} onClick={oublierLEssentiel}>
                  {appels[varianteDe("appel", abtesting)]}
                </Lien>
                <button type="button" className="button secondary" onClick={startEssentiel}>
                  Aller à l’essentiel
                </button>
              </>
            )}
          </div>
          <p className="hint">
            Gratuit, anonyme, sans inscription. L’essentiel : les mêmes aides et les mêmes montants, sans les
            questions qui n’y changeraient rien.
          </p>
          {(conseiller ?? rendezVous) && (
            <p className="row">
              {conseiller && (
                <Externe href={avecIdentifiant(conseiller, params)}>
                  Contacter une conseillère ou un conseiller
                </Externe>
              )}
              {rendezVous && (
                <Externe href={avecIdentifiant(rendezVous, params)}>Prendre rendez-vous</Externe>
              )}
            </p>
          )}
        </div>
        <ExempleInvente />
      </div>
      <ul className="promises">
        <li>
          <strong>{MINUTES} minutes</strong> environ, de {DE_A_MINUTES[0]} à {DE_A_MINUTES[1]} selon votre
          situation, sur votre téléphone.
        </li>
        <li>
          <strong>Plus de {AIDES} aides</strong> nationales, régionales et locales, réunies sur une seule
          page.
        </li>
        <li>
          <strong>Vos réponses s’effacent</strong> : elles ne servent qu’à calculer vos aides. Rien d’autre
          n’est gardé de vous, sauf si vous le demandez.
        </li>
      </ul>
      {marque === "banque" && alertes && (
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
      )}
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
        {started && (
          <p>
            <Lien to={RECAPITULATIF}>Relire mes réponses</Lien>
          </p>
        )}
      </section>
    </main>
  );
}
