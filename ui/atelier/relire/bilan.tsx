import { useState } from "react";
import { adresseDuFormulaire } from "../aides/lire.ts";
import { EchecDeLecture } from "../echec.tsx";
import { appelerLeServeur } from "../appeler.ts";
import { AIDES_PAR_LOT } from "../lots/preparer.ts";
import { type AideAReprendre, type bilanDe, direLesRemarques, verdicts } from "./memoire.ts";

/** Tells the other editors what was found, among what people sent. Rejects with a RefusDit, in French. */
const signaler = (une: AideAReprendre) =>
  appelerLeServeur("/api/editer/remarques", { corps: { aide: une.aide.id, texte: direLesRemarques(une) } });

interface Props {
  bilan: ReturnType<typeof bilanDe>;
  /** Writes today as the day when these aids were read, in one draft. */
  onDater: () => void;
  /** An aid whose remarks are with the others now. */
  onSignalee: (id: string) => void;
}

/** What was read: the aids that hold, to be dated; those to mend, with their notes. */
export function BilanDeLaRelecture({ bilan: { justes, aReprendre }, onDater, onSignalee }: Props) {
  if (justes.length + aReprendre.length === 0) return null;
  const n = Math.min(justes.length, AIDES_PAR_LOT);
  return (
    <section aria-label="Ce que vous avez relu">
      <h2>Ce que vous avez relu</h2>
      {n > 0 && (
        <p>
          <button type="button" className="button" onClick={onDater}>
            {n === 1 ? "Dater 1 aide d’aujourd’hui" : `Dater ${n} aides d’aujourd’hui`}
          </button>
        </p>
      )}
      <ul className="lignes-du-lot">
        {aReprendre.map((une) => (
          <AReprendre key={une.aide.id} une={une} onSignalee={() => onSignalee(une.aide.id)} />
        ))}
      </ul>
    </section>
  );
}

function AReprendre({ une, onSignalee }: { une: AideAReprendre; onSignalee: () => void }) {
  const [echec, setEchec] = useState<string>();
  const { aide, remarques } = une;
  const partir = () =>
    void signaler(une).then(onSignalee, (erreur: unknown) => setEchec((erreur as Error).message));
  return (
    <li className="card">
      <h3>{aide.label}</h3>
      <ul>
        {remarques.map(({ fait, verdict, note }) => (
          <li key={fait}>
            {fait} : {verdicts[verdict].toLowerCase()}
            {note && <span>. {note}</span>}
          </li>
        ))}
      </ul>
      <EchecDeLecture dit={echec} />
      <p className="row">
        <a className="button secondary" href={adresseDuFormulaire(aide)} target="_blank" rel="noreferrer">
          Corriger la fiche<span className="visually-hidden"> : {aide.label} (nouvelle fenêtre)</span>
        </a>
        <button type="button" className="link" onClick={partir}>
          Laisser la note aux autres éditeurs<span className="visually-hidden"> : {aide.label}</span>
        </button>
      </p>
    </li>
  );
}
