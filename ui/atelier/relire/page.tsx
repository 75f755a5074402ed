import { useId, useState } from "react";
import { organismesDesAides } from "../aides/filtres.ts";
import { type AidesLues, lireLesAides } from "../aides/lire.ts";
import { PageLue } from "../aides/navigation.tsx";
import { EchecDeLecture } from "../echec.tsx";
import { Revue } from "../lots/revue.tsx";
import { BilanDeLaRelecture } from "./bilan.tsx";
import { UnFait } from "./fait.tsx";
import { BaremesEnRetard, ListeARelire } from "./liste.tsx";
import { useRelecture } from "./relecture.ts";

/** What is to be read again, the oldest first; and reading it, a fact at a time. */
export const PageARelire = () => (
  <PageLue ici="relire" lire={lireLesAides}>
    {(lu) => <Relecture lues={lu} />}
  </PageLue>
);

function Relecture({ lues }: { lues: AidesLues }) {
  const [organisme, setOrganisme] = useState("");
  const [dit, setDit] = useState<string>();
  const { suite, revue, echec, bilan, aides, ...gestes } = useRelecture(lues, organisme);
  const finir = (mots: string) => {
    gestes.datees();
    setDit(`${mots} Il attend avec les autres dans « Toutes les aides ».`);
  };
  if (revue) return <Revue revue={revue} onFini={finir} onRevenir={gestes.fermerLaRevue} />;
  if (suite) return <UnALaFois suite={suite} gestes={gestes} />;
  return (
    <>
      {dit && <p role="status">{dit}</p>}
      <EchecDeLecture dit={echec} />
      <BaremesEnRetard baremes={lues.baremes} />
      <BilanDeLaRelecture
        bilan={bilan}
        onDater={() => void gestes.dater()}
        onSignalee={(id) => gestes.oublier([id])}
      />
      <Choix lues={lues} organisme={organisme} onChoisir={setOrganisme} />
      <p role="status">{aides.length === 1 ? "1 aide à relire" : `${aides.length} aides à relire`}</p>
      {aides.length > 0 && (
        <p>
          <button type="button" className="button" onClick={() => gestes.commencer()}>
            Relire, un fait à la fois
          </button>
        </p>
      )}
      <ListeARelire key={organisme} aides={aides} onRelire={gestes.commencer} />
    </>
  );
}

type Reste = ReturnType<typeof useRelecture>;

interface PropsDUn {
  suite: NonNullable<Reste["suite"]>;
  gestes: Pick<Reste, "juger" | "reculer" | "arreter">;
}

function UnALaFois({ suite: { faits, rang }, gestes }: PropsDUn) {
  const ici = faits[rang];
  return (
    <>
      {ici ? (
        <UnFait
          key={`${ici.aide.id} ${ici.fait.cle}`}
          aide={ici.aide}
          fait={ici.fait}
          rang={`Fait ${rang + 1} sur ${faits.length}`}
          onJuger={gestes.juger}
          onRevenir={rang > 0 ? gestes.reculer : undefined}
        />
      ) : (
        <p role="status">Tout est relu.</p>
      )}
      <p>
        <button type="button" className="button secondary" onClick={gestes.arreter}>
          Arrêter, et voir ce que j’ai relu
        </button>
      </p>
    </>
  );
}

interface PropsDeChoix {
  lues: AidesLues;
  organisme: string;
  onChoisir: (organisme: string) => void;
}

function Choix({ lues, organisme, onChoisir }: PropsDeChoix) {
  const id = useId();
  return (
    <p className="field">
      <label htmlFor={id}>Organisme</label>
      <select id={id} value={organisme} onChange={(event) => onChoisir(event.target.value)}>
        <option value="">Tous</option>
        {organismesDesAides(lues.aides.filter(({ aRelire }) => aRelire)).map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
    </p>
  );
}
