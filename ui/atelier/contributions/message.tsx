import { useEffect, useState } from "react";
import type { Contribution } from "../../../catalogue/fiches/contribuer/contribution.ts";
import { listerRecues, marquer } from "./appels.ts";
import { avecInsistance, ensuite, ouvertPour } from "./brouillon.ts";
import { CeQuiEstDit, nomDeRecue } from "./fiche.tsx";

/** An entry: the collection that it is in, and its name. */
interface FicheNommee {
  collection: string;
  slug: string;
}

const brouillonDe = ({ collection, slug }: FicheNommee): string => `${collection}/${slug}`;

/** The contributions that an entry was opened for, or became of. */
async function recuesPour({ id, brouillon }: ReturnType<typeof ouvertPour>): Promise<Contribution[]> {
  if (id === undefined && brouillon === undefined) return [];
  const toutes = await avecInsistance(listerRecues).catch(() => []);
  return toutes.filter(
    (une) => !une.publiee && (une.id === id || (brouillon !== undefined && une.brouillon === brouillon)),
  );
}

let pour: ReturnType<typeof ouvertPour> = {};

/** A draft is saved: what it was opened for is said to have become it. What fails to the end is not told: it is still in the list. */
export async function retenirLeBrouillon(fiche: FicheNommee): Promise<void> {
  const { id } = pour;
  if (id === undefined) return;
  await avecInsistance(() => marquer(id, "reprise", { brouillon: brouillonDe(fiche) })).catch(
    () => undefined,
  );
}

/** A draft is published: the contributions that became it are closed. The product is served anew meanwhile, and may not answer. */
export async function fermerLesContributions(fiche: FicheNommee): Promise<void> {
  const recues = await recuesPour({ brouillon: brouillonDe(fiche) });
  await Promise.all(
    recues.map(({ id }) =>
      avecInsistance(() => marquer(id, "reprise", { publiee: true })).catch(() => undefined),
    ),
  );
}

/** What was received, beside the form that is open for it. */
export function Messages() {
  const [recues, setRecues] = useState<readonly Contribution[]>([]);
  useEffect(() => {
    let actuel = true;
    const regarder = async () => {
      pour = ensuite(pour, ouvertPour(location.hash));
      const trouvees = await recuesPour(pour);
      if (actuel) setRecues(trouvees);
    };
    const suivre = () => void regarder();
    suivre();
    addEventListener("hashchange", suivre);
    return () => {
      actuel = false;
      removeEventListener("hashchange", suivre);
    };
  }, []);
  if (recues.length === 0) return null;
  return (
    <aside className="message-recu" aria-label="Message reçu">
      {recues.map((recue) => (
        <details key={recue.id} open>
          <summary>{`Message reçu : ${nomDeRecue(recue)}`}</summary>
          <CeQuiEstDit recue={recue} />
        </details>
      ))}
    </aside>
  );
}
