import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { FIRST_STEP } from "../../../machines/journey/screens.ts";
import { useAller } from "../navigation/lien.tsx";
import { conservation } from "../navigation/reglages.ts";
import { useTitle } from "../navigation/titles.ts";
import { useJourney } from "../../session/use-journey.ts";
import { useSession, useSessionContext, useSessionValue } from "../../session/use-session.tsx";

/** A stored simulation being opened, until its page is the one of the address; or refused. */
export function Component({ fini }: { fini: () => void }) {
  const acces = useSessionValue()?.accès ?? "libre";
  const { path } = useJourney();
  const aller = useAller();
  const { pathname } = useLocation();
  const away = pathname !== encodeURI(path);
  // Whoever was refused goes where they want.
  const [opening, setOpening] = useState(true);
  if (acces !== "libre" && opening !== (acces === "lecture")) setOpening(!opening);
  useEffect(() => {
    if (acces !== "libre") return;
    if (opening && away) aller(path, { replace: true });
    else fini();
  }, [acces, opening, away, aller, path, fini]);
  return acces === "refusé" ? <Refus /> : <Ouverture />;
}

function Ouverture() {
  useTitle("Ouverture de votre simulation");
  return (
    <main id="contenu" className="page">
      <section role="status">
        <h1>Nous ouvrons votre simulation…</h1>
      </section>
    </main>
  );
}

function Refus() {
  useTitle("Simulation introuvable");
  const session = useSession();
  const aller = useAller();
  const { openError, opened } = useSessionContext();
  const { parcours, path } = useJourney();
  const started = parcours.situation.demandeur.date_naissance !== undefined;
  const leave = () => {
    session.send({ type: "ACCESS.CLOSE" });
    aller(started ? path : FIRST_STEP);
  };
  return (
    <main id="contenu" className="page">
      <h1>Cette simulation ne s’ouvre pas</h1>
      <p role="alert">
        {opened
          ? openError?.message
          : `L’adresse n’est pas complète, ou la simulation est effacée : nous n’en gardons aucune plus de ${conservation()}.`}
      </p>
      <p className="actions">
        {opened && (
          <button type="button" className="button" onClick={() => session.send({ type: "FETCH", ...opened })}>
            Réessayer
          </button>
        )}
        <button type="button" className={opened ? "button secondary" : "button"} onClick={leave}>
          {started ? "Reprendre mes réponses" : "Commencer une simulation"}
        </button>
      </p>
    </main>
  );
}
