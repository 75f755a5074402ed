import { useCallback, useEffect, useState } from "react";
import { FIRST_STEP } from "../../machines/journey/screens.ts";
import { parcoursDe } from "../../machines/journey/walk.ts";
import { openFragment, type WhyRefused } from "../../machines/session/carried.ts";
import type { RestoredJourney } from "../../machines/journey/stored.ts";
import { optionsOf } from "../../machines/session/state.ts";
import { aujourdhui, ecrireJour } from "../cadre/format/dates.ts";
import { pourquoiFerme, refusDe } from "../garder/phrases.ts";
import { useAller } from "../cadre/navigation/lien.tsx";
import { useTitle } from "../cadre/navigation/titles.ts";
import { useArrival } from "../cadre/navigation/use-arrival.ts";
import { ecouterLesLiens, lienRecu, oublierLeLien } from "../session/lien-prive.ts";
import { phraseDesPerdues } from "../session/perdues.ts";
import { useJourney, useJourneyActor } from "../session/use-journey.ts";
import { useSession } from "../session/use-session.tsx";

/** What became of a link: the journey that it carries, or why it does not open. */
interface Lu {
  lien: string;
  journey?: RestoredJourney;
  refus?: WhyRefused;
}

/** Opens the answers that a private link carries (docs/specification.md#lien-prive). */
export function Component() {
  const [lien, setLien] = useState(lienRecu);
  const [lu, setLu] = useState<Lu>();
  const session = useSession();
  const journeyActor = useJourneyActor();
  const ouvrir = useOuvrir();
  useEffect(() => ecouterLesLiens(() => setLien(lienRecu())), []);
  useEffect(() => {
    let attendu = true;
    openFragment(lien, optionsOf(session.getSnapshot().context)).then(
      (journey) => {
        if (!attendu) return;
        if (estCommencee(journeyActor)) setLu({ lien, journey });
        else ouvrir(journey);
      },
      (error: unknown) => attendu && setLu({ lien, refus: refusDe(error) }),
    );
    return () => {
      attendu = false;
    };
  }, [lien, session, journeyActor, ouvrir]);
  const { journey, refus } = lu?.lien === lien ? lu : {};
  if (refus) return <Refus refus={refus} commencee={estCommencee(journeyActor)} />;
  if (journey) return <Remplacer journey={journey} ouvrir={ouvrir} />;
  return <EnOuverture />;
}

/** True when this tab holds answers. */
const estCommencee = (actor: ReturnType<typeof useJourneyActor>): boolean =>
  parcoursDe(actor.getSnapshot().context).situation.demandeur.date_naissance !== undefined;

/** Takes up a journey in the place of the one there, and goes where it stood. */
function useOuvrir() {
  const session = useSession();
  const aller = useAller();
  return useCallback(
    ({ context, path, lost }: RestoredJourney) => {
      oublierLeLien();
      session.send({ type: "RESUME", journey: { context, path } });
      const perdues = phraseDesPerdues(lost);
      const text = [phraseDuJour(context.dateDeValeur), perdues].filter(Boolean).join(" ");
      session.send({ type: "MESSAGE.SHOW", text, kind: perdues ? "warning" : "info", enRoute: true });
      aller(path, { replace: true });
    },
    [session, aller],
  );
}

/** That they are open; and of which day they are, when it is not today. */
const phraseDuJour = (jour: string) =>
  jour === aujourdhui()
    ? "Vos réponses sont rouvertes."
    : `Vos réponses du ${ecrireJour(jour)} sont rouvertes : l’estimation est faite à cette date. Corrigez ce qui a changé.`;

function EnOuverture() {
  useTitle("Ouverture de vos réponses");
  return (
    <main id="contenu" className="page">
      <section role="status">
        <h1>Nous ouvrons vos réponses…</h1>
      </section>
    </main>
  );
}

/** The tab holds answers: they are not replaced without a word. */
function Remplacer({ journey, ouvrir }: { journey: RestoredJourney; ouvrir: (un: RestoredJourney) => void }) {
  useTitle("Remplacer vos réponses ?");
  useArrival();
  const aller = useAller();
  const { path } = useJourney();
  return (
    <main id="contenu" className="page">
      <h1>Remplacer vos réponses ?</h1>
      <p>
        Cet onglet garde déjà des réponses. Si vous ouvrez le lien, celles du lien, données le{" "}
        {ecrireJour(journey.context.dateDeValeur)}, prennent leur place.
      </p>
      <p className="actions">
        <button type="button" className="button" onClick={() => ouvrir(journey)}>
          Ouvrir le lien
        </button>
        <button
          type="button"
          className="button secondary"
          onClick={() => {
            oublierLeLien();
            aller(path, { replace: true });
          }}
        >
          Garder celles de cet onglet
        </button>
      </p>
    </main>
  );
}

function Refus({ refus, commencee }: { refus: WhyRefused; commencee: boolean }) {
  useTitle("Lien non ouvert");
  useArrival();
  const aller = useAller();
  const { path } = useJourney();
  const [arrive, faire] = pourquoiFerme[refus];
  return (
    <main id="contenu" className="page">
      <h1>Ce lien ne s’ouvre pas</h1>
      <p role="alert">
        {arrive} {faire}
      </p>
      <p className="actions">
        <button type="button" className="button" onClick={() => aller(commencee ? path : FIRST_STEP)}>
          {commencee ? "Reprendre mes réponses" : "Commencer une simulation"}
        </button>
      </p>
    </main>
  );
}
