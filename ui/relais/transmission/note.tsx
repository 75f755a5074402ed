import { ecrireJour } from "../../cadre/format/dates.ts";
import "./transmission.css";
import { garderCeQuiEstFait, useAppareil } from "../../session/appareil.ts";

/** What was decided with somebody who helps, on the plan and the results. */
export function Component() {
  const { note } = useAppareil();
  if (!note) return null;
  return (
    <section className="card">
      <h2>Décidé ensemble, le {ecrireJour(note.le)}</h2>
      <p className="note-dite">{note.texte}</p>
      <p className="no-print">
        <button type="button" className="link" onClick={() => garderCeQuiEstFait({ note: undefined })}>
          Effacer cette note
        </button>
      </p>
    </section>
  );
}
