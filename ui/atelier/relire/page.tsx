import { useState } from "react";
import { ChoixDUnFiltre } from "../aides/filtrer.tsx";
import { aFaire, aTraiter, etatsDUneAide, organismesDesAides } from "../aides/filtres.ts";
import { type AidesLues, lireLesAides } from "../aides/lire.ts";
import { PageLue } from "../aides/navigation.tsx";
import { EchecDeLecture } from "../echec.tsx";
import { Revue } from "../lots/revue.tsx";
import { BilanDeLaRelecture } from "./bilan.tsx";
import { UnFait } from "./fait.tsx";
import { BaremesEnRetard, ListeDuJour } from "./liste.tsx";
import { type ChoixDuJour, useRelecture } from "./relecture.ts";

/** What there is to do today, for the most people first; and reading it again, a fact at a time. */
export const PageARelire = () => (
  <PageLue ici="relire" lire={lireLesAides}>
    {(lu) => <Relecture lues={lu} />}
  </PageLue>
);

function Relecture({ lues }: { lues: AidesLues }) {
  const [choix, setChoix] = useState<ChoixDuJour>({ organisme: "", etat: "" });
  const [dit, setDit] = useState<string>();
  const { suite, revue, echec, bilan, aides, ...gestes } = useRelecture(lues, choix);
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
      <Choix lues={lues} choix={choix} onChoisir={setChoix} />
      <p role="status">{aides.length === 1 ? "1 aide à voir" : `${aides.length} aides à voir`}</p>
      {aides.length > 0 && (
        <p>
          <button type="button" className="button" onClick={() => gestes.commencer()}>
            Relire, un fait à la fois
          </button>
        </p>
      )}
      <ListeDuJour key={JSON.stringify(choix)} aides={aides} onRelire={gestes.commencer} />
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

interface PropsDuChoix {
  lues: AidesLues;
  choix: ChoixDuJour;
  onChoisir: (choix: ChoixDuJour) => void;
}

const Choix = ({ lues, choix, onChoisir }: PropsDuChoix) => (
  <div className="filtres">
    <ChoixDUnFiltre
      nom="Organisme"
      valeur={choix.organisme}
      onChoisir={(organisme) => onChoisir({ ...choix, organisme })}
      options={organismesDesAides(aTraiter(lues.aides)).map(({ id, label }) => [id, label])}
    />
    <ChoixDUnFiltre
      nom="Pourquoi"
      valeur={choix.etat}
      onChoisir={(etat) => onChoisir({ ...choix, etat: etat as ChoixDuJour["etat"] })}
      options={aFaire.map((un) => [un, `${etatsDUneAide[un]} (${aTraiter(lues.aides, un).length})`])}
    />
  </div>
);
