import { useState } from "react";
import type { Contribution, EtatDeContribution } from "../../../catalogue/fiches/contribuer/contribution.ts";
import { EchecDeLecture } from "../echec.tsx";
import { effacerRecue, listerRecues, marquer } from "./appels.ts";
import { PageLue } from "../aides/navigation.tsx";
import { FicheRecue } from "./fiche.tsx";

/** What people sent of the catalogue, for the editors. */
export function Contributions() {
  // Another function is another reading.
  const [lire, setLire] = useState(() => () => listerRecues());
  const [echec, setEchec] = useState<string>();
  const faire = async (geste: () => Promise<void>) => {
    setEchec(undefined);
    await geste().then(
      () => setLire(() => () => listerRecues()),
      (erreur: unknown) => setEchec((erreur as Error).message),
    );
  };
  return (
    <PageLue ici="contributions" lire={lire}>
      {(recues) => (
        <>
          <EchecDeLecture dit={echec} />
          <Liste
            recues={recues}
            onMarquer={(id, etat) => void faire(() => marquer(id, etat))}
            onEffacer={(id) => void faire(() => effacerRecue(id))}
          />
        </>
      )}
    </PageLue>
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
