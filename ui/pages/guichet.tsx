import { useEffect, useRef, useState } from "react";
import "../cadre/style/guichet.css";
import "../guichet/lignes.css";
import "../guichet/champs.css";
import "../guichet/resultats.css";
import "../guichet/fenetre.css";
import { allerALaQuestion, allerALaPremiereSansReponse, allerAuxResultats } from "../guichet/clavier.ts";
import { EnClair } from "../guichet/en-clair.tsx";
import { OngletsDesFoyers } from "../guichet/foyers.tsx";
import { PanneauDuGuichet } from "../guichet/panneau.tsx";
import { Questions } from "../guichet/questions.tsx";
import { Raccourcis } from "../guichet/raccourcis.tsx";
import { laSeance, useGardee, useSeance } from "../guichet/seance.ts";
import { useRaccourcis } from "../guichet/use-raccourcis.ts";
import { produitsDesPages } from "../produits.ts";
import { page } from "../cadre/navigation/chunk.ts";
import { Facultatif } from "../cadre/shell/crash.tsx";
import { useTitle } from "../cadre/navigation/titles.ts";
import { useArrival } from "../cadre/navigation/use-arrival.ts";
import { useJourney } from "../session/use-journey.ts";

export const enLigne = true;

const { transmission } = produitsDesPages;
const Recevoir = transmission && page(async () => ({ Component: (await transmission.guichet()).Recevoir }));

/** For whom helps somebody else: all the questions of a household on one page (docs/specification.md#guichet). */
export function Component() {
  useTitle("Guichet");
  useArrival();
  useRaccourcis();
  useSeuils();
  useFocusDuFoyer();
  const { retour } = laSeance();
  const gardee = useGardee();
  const [ici, setIci] = useState<string>();
  return (
    <main id="contenu" className="guichet">
      <Evitement />
      <EnTete />
      {retour && <p className="banner warning no-print">{retour}</p>}
      <Facultatif>{Recevoir && <Recevoir />}</Facultatif>
      <OngletsDesFoyers />
      <div className="g-colonnes">
        <section className="g-questions no-print" aria-labelledby="guichet-questions">
          <h2 id="guichet-questions" className="visually-hidden">
            Questions
          </h2>
          <Questions onIci={setIci} />
        </section>
        <div className="g-cote">
          <EnClair path={ici} />
          <PanneauDuGuichet />
        </div>
      </div>
      <p className="g-barre no-print">
        <button type="button" className="button secondary" onClick={allerAuxResultats}>
          Voir les résultats
        </button>
      </p>
      <CeQuiEstGarde ici={gardee} />
    </main>
  );
}

const Evitement = () => (
  <nav className="g-evitement" aria-label="Aller à">
    <button type="button" className="skip" onClick={() => allerALaQuestion()}>
      Aller aux questions
    </button>
    <button type="button" className="skip" onClick={allerALaPremiereSansReponse}>
      Aller à la première question sans réponse
    </button>
    <button type="button" className="skip" onClick={allerAuxResultats}>
      Aller aux résultats
    </button>
  </nav>
);

const EnTete = () => (
  <header className="g-tete no-print">
    <h1>Guichet</h1>
    <p>
      Pour les personnes qui en accompagnent d’autres : toutes les questions d’un foyer sur une page, et ses
      aides à côté.
    </p>
    <Raccourcis />
  </header>
);

/** What becomes of the households: kept in this tab, unless the browser refuses to. */
const CeQuiEstGarde = ({ ici }: { ici: boolean }) => (
  <p className="hint no-print">
    {ici
      ? "Rien n’est enregistré : ces foyers restent dans cet onglet et disparaissent avec lui. Entre deux personnes, et avant de partir, touchez « Personne suivante » : un navigateur sait rouvrir un onglet fermé."
      : "Rien n’est enregistré, et votre navigateur refuse de garder ces foyers dans l’onglet : recharger la page les efface."}{" "}
    Quand un foyer est complet, ses réponses partent à notre serveur, qui calcule et n’en garde rien ; les
    prénoms et le nom du foyer ne partent jamais.
  </p>
);

/** The thresholds of the law that questions depend on, as the questionnaire of this tab has them. */
function useSeuils(): void {
  const { parameters } = useJourney().context;
  useEffect(() => {
    const { acteur } = laSeance();
    if (acteur.getSnapshot().context.parameters !== parameters)
      acteur.send({ type: "PARAMETERS.SET", parameters });
  }, [parameters]);
}

/** When another household takes the place of the one that had the focus, its first open question takes it. */
function useFocusDuFoyer(): void {
  const { courant } = useSeance().context;
  const montre = useRef(courant);
  useEffect(() => {
    if (montre.current === courant) return;
    montre.current = courant;
    if (document.activeElement === document.body) allerALaPremiereSansReponse();
  }, [courant]);
}
