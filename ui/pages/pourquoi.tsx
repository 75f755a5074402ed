import { useState } from "react";
import { Lien } from "../cadre/navigation/lien.tsx";
import type { Question } from "../../machines/kinds/kinds.ts";
import { ECHELON } from "../../machines/journey/screens.ts";
import type { api } from "../session/api.ts";

interface Props {
  question: Question;
  /** `individu.demandeur.activite` */
  answer: string;
  path: string;
}

const MONTREES = 5;

/** Questions about the scholarship: its step is told apart. */
const parlentDeLEchelon = new Set(["boursier", "bourse_criteres_sociaux_base_ressources_parentale"]);

type Lectrices = Awaited<ReturnType<typeof api.aidsReading>>;

const lectricesDe = async (answer: string) => (await import("../session/api.ts")).api.aidsReading(answer);

/** « Pourquoi cette question ? »: what it serves, and the aids whose rules read its answer. */
export function Pourquoi({ question, answer, path }: Props) {
  const [aides, setAides] = useState<Lectrices>();
  const open = (isOpen: boolean) => {
    // The purpose is enough without a network: a failed look-up shows nothing more.
    if (isOpen && !aides) lectricesDe(answer).then(setAides, () => setAides([]));
  };
  return (
    <div className="reasons">
      <details onToggle={(event) => open(event.currentTarget.open)}>
        <summary>Pourquoi cette question ?</summary>
        <p>Elle sert à {question.purpose}.</p>
        {aides && aides.length > 0 && <Liste aides={aides} />}
        {question.privacy && <p>{question.privacy}</p>}
      </details>
      {question.more && (
        <p>
          <Lien to={`${path}/en_savoir_plus`}>En savoir plus</Lien>
        </p>
      )}
      {parlentDeLEchelon.has(question.field) && (
        <p>
          <Lien to={ECHELON}>L’échelon de bourse : où le lire, ce qu’il donne</Lien>
        </p>
      )}
    </div>
  );
}

function Liste({ aides }: { aides: Lectrices }) {
  const rest = aides.length - MONTREES;
  return (
    <>
      <p>
        {aides.length === 1 ? "Une aide lit" : `${aides.length} aides lisent`} votre réponse
        {rest > 0 ? ", par exemple :" : " :"}
      </p>
      <ul>
        {aides.slice(0, MONTREES).map(({ id, label, institution }) => (
          <li key={id}>
            {label} <span className="hint">({institution})</span>
          </li>
        ))}
      </ul>
    </>
  );
}
