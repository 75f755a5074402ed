import type { Reason } from "../../catalogue/results/results.ts";
import { majuscule } from "../../catalogue/fiches/phrases/casse.ts";
import { aVous, enVous } from "../cadre/format/vous.ts";
import { useJourneyDispatch } from "../session/use-journey-dispatch.ts";
import { useQuestionDe } from "../session/use-foyer.ts";

/** Goes to the question behind an answer, to come back to the summary; nothing if it is not asked. */
export function Modifier({ reads, quoi }: { reads: readonly string[]; quoi: string }) {
  const dispatch = useJourneyDispatch();
  const path = useQuestionDe(reads);
  if (!path) return null;
  return (
    <button type="button" className="link" onClick={() => dispatch({ type: "EDIT", path })}>
      Modifier<span className="visually-hidden"> : {quoi}</span>
    </button>
  );
}

/** What a rule reads when nobody was asked. */
const SANS_REPONSE = "sans réponse";

/** Answers that a rule read; what was not asked is never said to be an answer. */
export function ReponseLue({ read }: { read: string }) {
  const dites = read.split("\u00a0; ").filter((une) => !une.endsWith(SANS_REPONSE));
  return (
    <span className="hint">
      {dites.length > 0
        ? `Votre réponse – ${aVous(dites.join("\u00a0; "))}`
        : "Cela ne vous a pas été demandé."}
    </span>
  );
}

/** Rules with the answer read, met or not, and a way to change that answer. */
export function Raisons({ raisons }: { raisons: readonly Reason[] }) {
  return (
    <ul className="why">
      {raisons.map((raison) => (
        <li key={raison.rule} data-holds={raison.holds}>
          <span>
            {majuscule((raison.holds && enVous(raison.rule)) || raison.rule)}
            <ReponseLue read={raison.read} />
          </span>
          <Modifier reads={raison.reads} quoi={raison.rule} />
        </li>
      ))}
    </ul>
  );
}
