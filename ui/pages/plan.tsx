import { PiedDesAides } from "../resultats/etat.tsx";
import { useMemo, useRef, useState } from "react";
import { majuscule } from "../../catalogue/phrases/casse.ts";
import { datesConnues } from "../../catalogue/results/dates-connues.ts";
import { planDe } from "../../catalogue/results/plan.ts";
import { motsDesPointes, type Pointe, pointer } from "../../catalogue/results/pointages.ts";
import type { Droit, Resultats } from "../../catalogue/results/results.ts";
import { raisonDOrdre } from "../../catalogue/results/utilite.ts";
import { ecrireJour } from "../format/dates.ts";
import { useTitle } from "../navigation/titles.ts";
import { AjouterAMonAgenda } from "../plan/ajouter.tsx";
import { DemarcheDuPlan } from "../plan/demarche.tsx";
import { PapiersDuPlan } from "../plan/papiers.tsx";
import { AVoirAvecLOrganisme, DejaPointees, DEuxMemes, EtAussi } from "../plan/suite.tsx";
import { Attente } from "../resultats/attente.tsx";
import { estDeLaBanque } from "../../catalogue/results/banque.ts";
import { Dabord } from "../resultats/dabord.tsx";
import { grosTitre } from "../resultats/gros-titre.tsx";
import { useResultats } from "../resultats/use-resultats.ts";
import { pointerLAide, useAppareil } from "../session/appareil.ts";
import { Imprimer } from "../shell/imprimer.tsx";

/** What the household has to do, in order, with its papers and its dates (docs/specification.md#plan). */
export function Component() {
  useTitle("Votre plan");
  const { resultats, fictifs, ...status } = useResultats();
  if (status.state !== "done" || !resultats) return <Attente {...status} fictifs={fictifs} />;
  return <Plan calcules={resultats} fictifs={fictifs} />;
}

/** The last thing said of an aid: told, and taken back in one tap, since the aid moved. */
interface Dite {
  droit: Droit;
  pointe: Pointe | undefined;
}

function Plan({ calcules, fictifs }: { calcules: Resultats; fictifs: boolean }) {
  const { pointages } = useAppareil();
  const { resultats, pointees } = useMemo(() => pointer(calcules, pointages), [calcules, pointages]);
  const { dateDeValeur } = resultats;
  const { premiers, demarches, plusTard, autres } = useMemo(() => planDe(resultats), [resultats]);
  const [dite, setDite] = useState<Dite>();
  const annonce = useRef<HTMLParagraphElement>(null);
  const apres = (droit: Droit, pointe: Pointe | undefined) => {
    setDite({ droit, pointe });
    // The button that had the focus moves with its aid.
    annonce.current?.focus();
  };
  const demarche = (droit: Droit) => (
    <DemarcheDuPlan
      key={droit.id}
      de={droit}
      jour={dateDeValeur}
      {...(premiers.includes(droit) && { raison: raisonDOrdre(droit, dateDeValeur) })}
      apres={apres}
    />
  );
  return (
    <section className="plan">
      <h1>Votre plan</h1>
      <EnTete resultats={resultats} fictifs={fictifs} />
      {!fictifs && <Dabord resultats={resultats} />}
      <Annonce dite={dite} ref={annonce} annuler={() => setDite(undefined)} />
      {demarches.length > 0 && (
        <section>
          <h2>À faire, dans cet ordre</h2>
          <ol className="plan-steps">{demarches.map(demarche)}</ol>
        </section>
      )}
      <PapiersDuPlan droits={[...demarches, ...plusTard]} />
      {plusTard.length > 0 && (
        <section>
          <h2>Plus tard</h2>
          <ul className="plan-steps">{plusTard.map(demarche)}</ul>
        </section>
      )}
      <DEuxMemes presque={resultats.presque} />
      <AVoirAvecLOrganisme incalculables={resultats.incalculables} />
      <EtAussi titre="Et aussi" droits={autres.filter((un) => !estDeLaBanque(un))} />
      <EtAussi titre="Offres de votre banque" droits={autres.filter(estDeLaBanque)} />
      <DejaPointees de={pointees} apres={apres} />
      <PiedDesAides />
    </section>
  );
}

/** What it is worth, of which day, and what takes it along. */
function EnTete({ resultats, fictifs }: { resultats: Resultats; fictifs: boolean }) {
  const { droitsEligibles, dateDeValeur } = resultats;
  const dates = datesConnues(resultats);
  const { debut, suite } = grosTitre(droitsEligibles);
  return (
    <>
      {fictifs && (
        <p className="banner warning">Résultats fictifs, pour essayer les écrans : ils ne sont à personne.</p>
      )}
      <p className="lead">
        {droitsEligibles.length > 0 ? `${debut}${suite}.` : "Rien à demander pour l’instant."}
      </p>
      {!fictifs && <p className="hint">Estimation au {ecrireJour(dateDeValeur)}, d’après vos réponses.</p>}
      <div className="row no-print">
        <Imprimer />
        {dates.length > 0 ? (
          <AjouterAMonAgenda
            dates={dates}
            mots={
              dates.length === 1
                ? "Mettre la date dans mon agenda"
                : `Mettre les ${dates.length} dates dans mon agenda`
            }
            nom="cap-aides"
          />
        ) : (
          <span className="hint">Aucune date connue à mettre dans un agenda.</span>
        )}
      </div>
      <p className="hint no-print">
        {"«\u00a0Imprimer\u00a0»"} sait aussi en faire un PDF. L’agenda reçoit le nom des aides et leurs
        dates, rien d’autre.
      </p>
    </>
  );
}

/** What was just said of an aid, and the way back. */
function Annonce({
  dite,
  annuler,
  ref,
}: {
  dite: Dite | undefined;
  annuler: () => void;
  ref: React.Ref<HTMLParagraphElement>;
}) {
  return (
    <p ref={ref} tabIndex={-1} role="status" className={dite ? "banner no-print" : "no-print"}>
      {dite && (
        <>
          <span>
            {`${majuscule(dite.droit.label)}\u00a0: ${
              dite.pointe
                ? `«\u00a0${motsDesPointes[dite.pointe]}\u00a0», c’est noté.`
                : "de retour dans le plan."
            }`}
          </span>{" "}
          {dite.pointe && (
            <button
              type="button"
              className="link"
              onClick={() => {
                pointerLAide(dite.droit.id, undefined);
                annuler();
              }}
            >
              Annuler
            </button>
          )}
        </>
      )}
    </p>
  );
}
