import { page } from "../cadre/navigation/chunk.ts";
import { Facultatif } from "../cadre/shell/crash.tsx";
import { produitsDesPages } from "../produits.ts";
import { useAppareil } from "../session/appareil.ts";

const { montrer, note: laNote } = produitsDesPages.transmission ?? {};
const Montrer = montrer && page(montrer);
const Note = laNote && page(laNote);

/** Hands the household over to somebody who helps, where that product is there. */
export const MontrerAQuelquUn = () => <Facultatif>{Montrer && <Montrer />}</Facultatif>;

/** What was decided with them, if anything. */
export function NoteRecue() {
  const { note } = useAppareil();
  return <Facultatif>{note && Note && <Note />}</Facultatif>;
}
