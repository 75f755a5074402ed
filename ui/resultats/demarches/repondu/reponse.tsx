import { type ReactNode, useState } from "react";
import type { DecisionRecue } from "../../../../catalogue/results/demarches/repondu/decision.ts";
import {
  questionAPoser,
  supposes,
  type VerdictDit,
  verdictDit,
} from "../../../../catalogue/results/demarches/repondu/verdict-dit.ts";
import type { VerdictDeDecision } from "../../../../catalogue/results/demarches/repondu/verifier-decision.ts";
import { Imprimer } from "../../../cadre/shell/imprimer.tsx";
import { prendre } from "../demande/prendre.ts";
import { DireAuxEditeurs } from "./editeurs.tsx";
import { VoiesDeRecours } from "./voies.tsx";

interface Props {
  aide: string;
  nom: string;
  decision: DecisionRecue;
  verdict: VerdictDeDecision;
  /** Day on which the letter came; empty when it was not told. */
  recueLe: string;
  aujourdhui: string;
}

/** What was decided beside what the law gives, what may explain it, and what to do then. */
export function ReponseComparee({ aide, nom, decision, verdict, recueLe, aujourdhui }: Props) {
  const dit = verdictDit(verdict, decision, aide);
  const question = { aide, nom, decision, verdict, ...(recueLe && { recueLe }) };
  return (
    <>
      <Comparaison dit={dit} verdict={verdict} supposes={supposes(decision, aujourdhui)} />
      {verdict.issue !== "juste" && <QuestionPrete texte={questionAPoser(question)} />}
      {dit.contester && (
        <Recours plie={!verdict.sure || motifSansCalcul(decision)}>
          <VoiesDeRecours
            aide={aide}
            nom={nom}
            dette={decision.sorte === "dette"}
            recueLe={recueLe}
            aujourdhui={aujourdhui}
          />
        </Recours>
      )}
      {verdict.issue !== "juste" && <DireAuxEditeurs aide={aide} decision={decision} verdict={verdict} />}
      <Imprimer />
    </>
  );
}

/** A paper that is missing is sent before anything is contested. */
const motifSansCalcul = (decision: DecisionRecue): boolean =>
  decision.sorte === "refus" && decision.motif === "papiers";

/** Of what is not sure, the ways to contest are there for whoever looks for them: nothing leads to them. */
const Recours = ({ plie, children }: { plie: boolean; children: ReactNode }) =>
  plie ? (
    <details className="group">
      <summary>Vos recours, s’il le faut</summary>
      {children}
    </details>
  ) : (
    children
  );

interface PropsDeLaComparaison {
  dit: VerdictDit;
  verdict: VerdictDeDecision;
  supposes: readonly string[];
}

const Comparaison = ({ dit: { titre, phrases, causes }, verdict, supposes: de }: PropsDeLaComparaison) => (
  <section className="card" role="status">
    <h2>{titre}</h2>
    {phrases.map((une) => (
      <p key={une}>{une}</p>
    ))}
    {causes.length > 0 && (
      <ul>
        {causes.map((une) => (
          <li key={une}>{une}</li>
        ))}
      </ul>
    )}
    {verdict.droit?.doutes?.map(({ texte }) => (
      <p key={texte} className="hint">
        {texte}
      </p>
    ))}
    <Supposes de={de} ouvert={verdict.issue !== "juste"} />
  </section>
);

/** Open where a difference may come from what is supposed. */
const Supposes = ({ de, ouvert }: { de: readonly string[]; ouvert: boolean }) => (
  <details className="group" open={ouvert}>
    <summary>Ce que nous supposons</summary>
    <ul>
      {de.map((un) => (
        <li key={un}>{un}</li>
      ))}
    </ul>
  </details>
);

/** A message ready to send to the body. */
function QuestionPrete({ texte }: { texte: string }) {
  const [dit, setDit] = useState("");
  return (
    <section>
      <h2>D’abord, demandez une explication</h2>
      <p className="card letter">{texte}</p>
      <p className="row no-print">
        <button
          type="button"
          className="button"
          onClick={() => void prendre(texte, "Message copié.").then(setDit)}
        >
          Copier le message
        </button>
      </p>
      <p role="status" className="hint">
        {dit}
      </p>
    </section>
  );
}
