import { useCallback, useEffect, useState } from "react";
import type { Contribution, EtatDeContribution } from "../../../catalogue/fiches/contribuer/contribution.ts";
import { Refus } from "../appeler.ts";
import { effacerRecue, listerRecues, marquer } from "./appels.ts";
import { Navigation } from "../aides/navigation.tsx";
import { FicheRecue } from "./fiche.tsx";

type Lecture = { etat: "en cours" } | { etat: "lue" } | { etat: "refusée"; refus: Refus };

const refusDe = (error: unknown) => (error instanceof Refus ? error : new Refus("La réponse est illisible."));

/** What people sent of the catalogue, for the editors. */
export function Contributions() {
  const [recues, setRecues] = useState<readonly Contribution[]>([]);
  const [lecture, setLecture] = useState<Lecture>({ etat: "en cours" });
  const [echec, setEchec] = useState<string>();
  const relire = useCallback(() => {
    listerRecues().then(
      (toutes) => {
        setRecues(toutes);
        setLecture({ etat: "lue" });
      },
      (error: unknown) => setLecture({ etat: "refusée", refus: refusDe(error) }),
    );
  }, []);
  useEffect(relire, [relire]);
  const faire = async (geste: () => Promise<void>) => {
    setEchec(undefined);
    try {
      await geste();
      relire();
    } catch (error) {
      setEchec(refusDe(error).message);
    }
  };
  return (
    <main className="page">
      <Navigation ici="contributions" />
      <h1>Contributions reçues</h1>
      {echec && (
        <p className="error" role="alert">
          {echec}
        </p>
      )}
      {lecture.etat === "en cours" && <p role="status">Lecture en cours…</p>}
      {lecture.etat === "refusée" && <Refusee refus={lecture.refus} onRelire={relire} />}
      {lecture.etat === "lue" && (
        <Liste
          recues={recues}
          onMarquer={(id, etat) => void faire(() => marquer(id, etat))}
          onEffacer={(id) => void faire(() => effacerRecue(id))}
        />
      )}
    </main>
  );
}

function Refusee({ refus: { status, message }, onRelire }: { refus: Refus; onRelire: () => void }) {
  return (
    <section className="card" role="alert">
      <p>{status === 404 ? "L’édition n’est pas ouverte sur ce serveur." : message}</p>
      {status === 401 && (
        <p>
          <a className="button" href="/admin/">
            Se connecter, puis revenir ici
          </a>
        </p>
      )}
      {status !== 404 && (
        <p>
          <button type="button" className="button secondary" onClick={onRelire}>
            Réessayer
          </button>
        </p>
      )}
    </section>
  );
}

interface PropsDeListe {
  recues: readonly Contribution[];
  onMarquer: (id: string, etat: EtatDeContribution) => void;
  onEffacer: (id: string) => void;
}

function Liste({ recues, ...gestes }: PropsDeListe) {
  const attendent = recues.filter(({ etat }) => etat === "nouvelle");
  const enCours = recues.filter(({ etat, publiee }) => etat === "reprise" && !publiee);
  const faites = recues.filter((une) => une.etat !== "nouvelle" && !enCours.includes(une));
  return (
    <>
      <p className="hint" role="status">
        {attendent.length === 0
          ? "Rien n’attend."
          : `${attendent.length} en attente, la plus ancienne d’abord.`}
      </p>
      <ul className="aids">
        {attendent.map((une) => (
          <FicheRecue key={une.id} recue={une} {...gestes} />
        ))}
      </ul>
      <Rangees titre="En brouillon" recues={enCours} {...gestes} />
      <Rangees titre="Déjà traitées" recues={faites} {...gestes} />
    </>
  );
}

function Rangees({ titre, recues, ...gestes }: PropsDeListe & { titre: string }) {
  if (recues.length === 0) return null;
  return (
    <details className="group">
      <summary>
        {titre} : {recues.length}
      </summary>
      <ul className="aids">
        {recues.map((une) => (
          <FicheRecue key={une.id} recue={une} {...gestes} />
        ))}
      </ul>
    </details>
  );
}
