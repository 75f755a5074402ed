import { page } from "../../../cadre/navigation/chunk.ts";
import { ecrireJour } from "../../../cadre/format/dates.ts";
import { usePeinte } from "../../../cadre/navigation/use-peinte.ts";
import { Facultatif } from "../../../cadre/shell/crash.tsx";
import { produitsDesPages } from "../../../produits.ts";
import { garderLaNote, useNote } from "../../../session/appareil.ts";

const { transmission } = produitsDesPages;
const Montrer = transmission && page(async () => ({ Component: (await transmission.personne()).Montrer }));

/** Hands the household over to somebody who helps, where that product is there. */
export const MontrerAQuelquUn = () => <Facultatif>{usePeinte() && Montrer && <Montrer />}</Facultatif>;

/** What was decided with them, if anything. */
export function NoteRecue() {
  const note = useNote();
  if (!note) return null;
  return (
    <section className="card">
      <h2>Décidé ensemble, le {ecrireJour(note.le)}</h2>
      <p className="letter">{note.texte}</p>
      <p className="no-print">
        <button type="button" className="link" onClick={() => garderLaNote(undefined)}>
          Effacer cette note
        </button>
      </p>
    </section>
  );
}
