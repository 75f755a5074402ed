import { useCallback, useId, useMemo, useState } from "react";
import type { AideListee } from "../../catalogue/fiches/fiche.ts";
import type { EtapeDuParcours } from "../../machines/studio/graph/etapes.ts";
import { EnCours } from "../aides/en-cours.tsx";
import { moteurDesAides } from "../aides/index-aides.ts";
import { useAides, useLecture } from "../aides/use-lecture.ts";
import { useLexique } from "../aides/use-lexique.ts";
import { moteurDesEtapes, nomDeLEtape } from "./index-etapes.ts";
import { etapesLuesPar } from "./lectrices.ts";
import { etapes } from "./parcours.ts";

const MONTREES = 8;

interface Props {
  onChoisir: (id: string) => void;
}

/** A question or an aid, found by its words; an aid leads to the questions its rules read. */
export function Chercher({ onChoisir }: Props) {
  const [q, setQ] = useState("");
  const [aide, setAide] = useState<AideListee>();
  const id = useId();
  const lecture = useAides();
  const cherche = q.trim().length > 1;
  const lexique = useLexique(cherche);
  const moteur = useMemo(
    () => moteurDesAides(lecture.state === "done" ? lecture.value : [], lexique),
    [lecture, lexique],
  );
  const questions = cherche ? moteurDesEtapes.chercher(q).items : [];
  const aides = cherche ? moteur.chercher(q).items : [];
  const choisir = (etape: EtapeDuParcours) => {
    setQ("");
    onChoisir(etape.stateId);
  };
  return (
    <search className="chercher">
      <label htmlFor={id}>Chercher une question ou une aide</label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        value={q}
        onChange={(event) => {
          setQ(event.target.value);
          setAide(undefined);
        }}
      />
      <p role="status" className="hint">
        {cherche && `${compte(questions.length, "question")}, ${compte(aides.length, "aide")}`}
      </p>
      {questions.length > 0 && <Questions trouvees={questions} onChoisir={choisir} />}
      {aides.length > 0 && <Aides trouvees={aides} choisie={aide} onChoisir={setAide} />}
      {aide && <LuesPar key={aide.id} aide={aide} onChoisir={choisir} />}
    </search>
  );
}

interface PropsDesQuestions {
  trouvees: readonly EtapeDuParcours[];
  onChoisir: (etape: EtapeDuParcours) => void;
}

const Questions = ({ trouvees, onChoisir }: PropsDesQuestions) => (
  <ul className="trouvees" aria-label="Questions trouvées">
    {trouvees.slice(0, MONTREES).map((etape) => (
      <li key={etape.stateId}>
        <button type="button" onClick={() => onChoisir(etape)}>
          {nomDeLEtape(etape)}
        </button>
      </li>
    ))}
  </ul>
);

interface PropsDesAides {
  trouvees: readonly AideListee[];
  choisie: AideListee | undefined;
  onChoisir: (aide: AideListee) => void;
}

const Aides = ({ trouvees, choisie, onChoisir }: PropsDesAides) => (
  <ul className="trouvees" aria-label="Aides trouvées">
    {trouvees.slice(0, MONTREES).map((une) => (
      <li key={une.id}>
        <button type="button" aria-pressed={choisie?.id === une.id} onClick={() => onChoisir(une)}>
          {une.label} <span className="hint">{une.institution}</span>
        </button>
      </li>
    ))}
  </ul>
);

const compte = (nombre: number, mot: string) =>
  nombre === 0 ? `aucune ${mot}` : `${nombre} ${mot}${nombre > 1 ? "s" : ""}`;

function LuesPar({ aide, onChoisir }: { aide: AideListee; onChoisir: (etape: EtapeDuParcours) => void }) {
  const lire = useCallback(() => etapesLuesPar(aide.id, etapes), [aide.id]);
  const lecture = useLecture(lire);
  if (lecture.state !== "done") return <EnCours lecture={lecture} quoi="Nous lisons les règles…" />;
  if (lecture.value.length === 0)
    return <p className="hint">Les règles de cette aide ne lisent directement aucune réponse.</p>;
  return (
    <>
      <h2>Questions que lit « {aide.label} »</h2>
      <ul className="trouvees" aria-label={`Questions que lit ${aide.label}`}>
        {lecture.value.map((etape) => (
          <li key={etape.stateId}>
            <button type="button" onClick={() => onChoisir(etape)}>
              {nomDeLEtape(etape)}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
