import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { adresseDuFormulaire, type AideDeLaTable } from "../aides/lire.ts";
import type { FaitARelire, SourceDUnFait } from "./faits.ts";
import { type Jugement, type Verdict, verdicts } from "./memoire.ts";

const TOUCHES: Readonly<Record<string, Verdict>> = { "1": "correspond", "2": "non", "3": "doute" };

interface Props {
  aide: AideDeLaTable;
  fait: FaitARelire;
  /** « 3 sur 40 ». */
  rang: string;
  onJuger: (jugement: Jugement) => void;
  onRevenir?: (() => void) | undefined;
}

/** One fact in words beside its source, and what the editor says of it, by the mouse or by 1, 2, 3. */
export function UnFait({ aide, fait, rang, onJuger, onRevenir }: Props) {
  const [note, setNote] = useState("");
  const id = useId();
  const titre = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    titre.current?.focus({ preventScroll: true });
    titre.current?.closest("section")?.scrollIntoView();
  }, []);
  const dire = (verdict: Verdict) => onJuger({ verdict, ...(note.trim() && { note: note.trim() }) });
  const touche = (event: KeyboardEvent) => {
    const verdict = TOUCHES[event.key];
    // A digit that is typed in the note is a digit.
    if (!verdict || event.target instanceof HTMLTextAreaElement || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    dire(verdict);
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its buttons are the way, keys a shortcut
    <section className="card relecture" aria-labelledby={`${id}-titre`} onKeyDown={touche}>
      <p className="hint">{rang}</p>
      <h2 id={`${id}-titre`} ref={titre} tabIndex={-1}>
        {fait.nom} : {aide.label}
      </h2>
      <p className="hint">{aide.institution}</p>
      <div className="dit-et-source">
        <Dits dits={fait.dits} />
        <Sources sources={fait.sources} />
      </div>
      <p className="field">
        <label htmlFor={id}>Note, s’il en faut une : ce que dit la page</label>
        <textarea id={id} rows={2} value={note} onChange={(event) => setNote(event.target.value)} />
      </p>
      <Verdicts onDire={dire} />
      <p className="row">
        {onRevenir && (
          <button type="button" className="link" onClick={onRevenir}>
            Fait précédent
          </button>
        )}
        <a href={adresseDuFormulaire(aide)} target="_blank" rel="noreferrer">
          Ouvrir la fiche<span className="visually-hidden"> (nouvelle fenêtre)</span>
        </a>
      </p>
    </section>
  );
}

const Dits = ({ dits }: Pick<FaitARelire, "dits">) => (
  <div>
    <h3>La fiche dit</h3>
    {dits.map(({ nom, texte }) => (
      <blockquote key={texte}>{nom ? `${nom} : ${texte}` : texte}</blockquote>
    ))}
  </div>
);

const Verdicts = ({ onDire }: { onDire: (verdict: Verdict) => void }) => (
  <p className="verdicts">
    {Object.entries(TOUCHES).map(([chiffre, verdict]) => (
      <button
        key={verdict}
        type="button"
        className={verdict === "correspond" ? "button" : "button secondary"}
        onClick={() => onDire(verdict)}
      >
        <span>{verdicts[verdict]}</span> <kbd aria-hidden="true">{chiffre}</kbd>
      </button>
    ))}
  </p>
);

const Sources = ({ sources }: { sources: readonly SourceDUnFait[] }) => (
  <div>
    <h3>Sa source</h3>
    {sources.length === 0 && <p>Aucune : cherchez la page officielle, et ajoutez-la à la fiche.</p>}
    {sources.map(({ adresse, texte, date, ecrit }, n) => (
      <div key={n}>
        {adresse && (
          <p>
            <a href={adresse} target="_blank" rel="noopener noreferrer">
              {new URL(adresse).hostname}
              <span className="visually-hidden"> (nouvelle fenêtre)</span>
            </a>
          </p>
        )}
        {texte && <p>{texte}</p>}
        {ecrit && <p>Il y était écrit : « {ecrit} »</p>}
        {date && <p className="hint">Page de {date}</p>}
      </div>
    ))}
  </div>
);
