import { majuscule } from "../../catalogue/fiches/phrases/casse.ts";
import { motsDesPointes, type Pointe } from "../../catalogue/results/pointages.ts";
import type { Droit } from "../../catalogue/results/results.ts";
import { useAppareil } from "../session/appareil.ts";
import { useDireDeLAide } from "./dire-de-l-aide.ts";

/** Says where one is with an aid, in one tap; the same tap takes it back. `apres` hears what is said. */
export function Pointer({
  de: { id, label },
  apres,
}: {
  de: Pick<Droit, "id" | "label">;
  apres?: (pointe: Pointe | undefined) => void;
}) {
  const dite = useAppareil().pointages[id];
  const direDeLAide = useDireDeLAide();
  const dire = (pointe: Pointe) => {
    const nouvelle = dite === pointe ? undefined : pointe;
    direDeLAide({ id, label }, nouvelle);
    apres?.(nouvelle);
  };
  return (
    <div role="group" className="marks no-print" aria-label={`Où en êtes-vous\u00a0: ${majuscule(label)}`}>
      {(Object.keys(motsDesPointes) as Pointe[]).map((pointe) => (
        <button
          key={pointe}
          type="button"
          className="chip"
          aria-pressed={dite === pointe}
          onClick={() => dire(pointe)}
        >
          {motsDesPointes[pointe]}
        </button>
      ))}
    </div>
  );
}
