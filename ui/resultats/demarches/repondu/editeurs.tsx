import { useState } from "react";
import type { DecisionRecue } from "../../../../catalogue/results/demarches/repondu/decision.ts";
import type { VerdictDeDecision } from "../../../../catalogue/results/demarches/repondu/verifier-decision.ts";
import { CallError } from "../../../session/client.ts";
import { envoyerContribution } from "../../../site/contribuer/appels.ts";
import { Merci } from "../../../site/contribuer/merci.tsx";

interface Props {
  aide: string;
  decision: DecisionRecue;
  verdict: VerdictDeDecision;
}

/** What leaves, and nothing else: neither an answer nor a name. */
export function ceQuiPart({ aide, decision, verdict: { causes, issue, trouve, decide } }: Props) {
  const cause =
    causes.length > 0
      ? causes.map(({ genre }) => genre.replaceAll(/ (?:demandeur|conjoint)\b/g, "")).join(", ")
      : issue;
  return {
    sorte: "retour" as const,
    aide,
    quoi: decision.sorte === "refus" ? ("refus" as const) : ("montant" as const),
    ...(trouve !== undefined && { montre: Math.round(trouve) }),
    ...(decide !== undefined && decide >= 0 && { recu: Math.round(decide) }),
    precision: `Décision comparée (${decision.sorte})\u00a0: ${cause}.`,
  };
}

/** What was found goes to the editors, if one agrees. */
export function DireAuxEditeurs(props: Props) {
  const [numero, setNumero] = useState<string>();
  const [dit, setDit] = useState("");
  const [enCours, setEnCours] = useState(false);
  const part = ceQuiPart(props);
  const envoyer = async () => {
    setEnCours(true);
    setDit("");
    try {
      setNumero((await envoyerContribution(part)).id);
    } catch (error) {
      setDit(error instanceof CallError ? error.message : "Réessayez.");
    } finally {
      setEnCours(false);
    }
  };
  if (numero !== undefined) return <Merci numero={numero} ici />;
  return (
    <section className="no-print">
      <h2>Aider à corriger le simulateur</h2>
      <p>
        Si vous le voulez, ceci part à qui tient le catalogue : le nom de l’aide, les deux montants à l’euro
        et « <span>{part.precision}</span> ». Vos réponses ne partent pas.
      </p>
      <p>
        <button
          type="button"
          className="button secondary"
          aria-disabled={enCours}
          onClick={() => enCours || void envoyer()}
        >
          {enCours ? "Envoi…" : "Envoyer"}
        </button>{" "}
        <span role="status" className="hint">
          {dit}
        </span>
      </p>
    </section>
  );
}
