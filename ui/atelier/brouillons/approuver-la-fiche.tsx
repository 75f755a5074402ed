import { useRef, useState } from "react";
import type { EffetDUnBrouillon } from "../../../catalogue/atelier/apercu/apercu.ts";
import { ListeDePhrases } from "../liste-de-phrases.tsx";
import { type AApprouver, Approuver } from "./approuver.tsx";
import { demanderLesFoyers } from "../enregistrer.ts";
import { type FicheOuverte, texteDuBrouillon } from "./autres.ts";

interface Lu extends EffetDUnBrouillon {
  texte: string;
  approbation: AApprouver;
}

/** What the saved draft of an entry changes. Throws, in French, when there is none, or when it cannot be known. */
async function lireLeChangement(fiche: FicheOuverte): Promise<Lu> {
  const texte = await texteDuBrouillon(fiche).catch(() => undefined);
  if (texte === undefined) throw new Error("Cette fiche n’a pas de brouillon enregistré.");
  const effet = await demanderLesFoyers<Omit<Lu, "texte">>(fiche.path.replace(/^catalogue\//, ""), texte);
  if (!effet) throw new Error("Le serveur ne dit pas ce que ce brouillon change. Réessayez dans un instant.");
  return { ...effet, texte };
}

/** For an entry that has no preview: what its draft changes, in sentences, and its approval. */
export function ApprouverLaFiche({ fiche }: { fiche: FicheOuverte }) {
  const boite = useRef<HTMLDialogElement>(null);
  const [etat, setEtat] = useState<{ lu?: Lu; echec?: string }>({});
  const ouvrir = () => {
    setEtat({});
    boite.current?.showModal();
    lireLeChangement(fiche).then(
      (lu) => setEtat({ lu }),
      (erreur: unknown) => setEtat({ echec: (erreur as Error).message }),
    );
  };
  const { lu, echec } = etat;
  return (
    <>
      <button type="button" onClick={ouvrir}>
        Ce que cela change
      </button>
      <dialog ref={boite} className="histoire" aria-label="Ce que le brouillon change">
        <h2>Ce que le brouillon change</h2>
        {!lu && !echec && <p role="status">Lecture en cours…</p>}
        {echec && <p role="alert">{echec}</p>}
        {lu && (
          <>
            <ListeDePhrases titre="En phrases" phrases={lu.phrases} />
            <Approuver
              brouillon={fiche}
              chemin={fiche.path}
              texte={lu.texte}
              approbation={lu.approbation}
              rien={lu.phrases.length === 0}
            />
          </>
        )}
        <button type="button" onClick={() => boite.current?.close()}>
          Fermer
        </button>
      </dialog>
    </>
  );
}
