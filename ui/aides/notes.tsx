import { Lien } from "../cadre/navigation/lien.tsx";
import type { Trouvailles } from "./recherche.ts";

/** What the words typed call for saying, above what they find; with the way to help for whom it is urgent. */
export function Notes({ de: { notes, urgent } }: { de: Pick<Trouvailles<unknown>, "notes" | "urgent"> }) {
  return (
    <>
      {notes.map((note) => (
        <p key={note} className="banner">
          {note}
        </p>
      ))}
      {urgent && (
        <p>
          <Lien className="button secondary" to="/aide-maintenant">
            Besoin d’aide maintenant
          </Lien>
        </p>
      )}
    </>
  );
}
