import { useId, useState } from "react";
import { EchecDeLecture } from "../echec.tsx";
import { colonnes } from "../feuille/colonnes.ts";
import { modele } from "../feuille/feuille.ts";
import { lireLeFichier } from "../feuille/fichier.ts";
import { type FeuilleLue, lireLaFeuille } from "../feuille/rangees.ts";
import { donnerLeFichier } from "../telecharger.ts";

interface Props {
  /** A draft is open: the sheet is written in it. */
  enBrouillon: boolean;
  onLue: (feuille: FeuilleLue, nom: string) => Promise<void>;
}

/** A sheet of aids, chosen on the device; the model to fill, and how. */
export function Importer({ enBrouillon, onLue }: Props) {
  const [faute, setFaute] = useState<string>();
  const id = useId();
  const lire = async (fichier: File | undefined) => {
    if (!fichier) return;
    setFaute(undefined);
    try {
      await onLue(lireLaFeuille(await lireLeFichier(fichier)), fichier.name.replace(/\.\w+$/, ""));
    } catch (erreur) {
      setFaute((erreur as Error).message);
    }
  };
  return (
    <details className="group" open={enBrouillon}>
      <summary>
        {enBrouillon ? "Remplacer par une feuille corrigée" : "Plusieurs aides à la fois, dans une feuille"}
      </summary>
      <p className="field">
        <label htmlFor={id}>Feuille à importer (.csv ou .xlsx)</label>
        <input
          id={id}
          type="file"
          accept=".csv,.xlsx,.txt,text/csv"
          onChange={(event) => {
            void lire(event.target.files?.[0]);
            // The same file, mended, is chosen again.
            event.target.value = "";
          }}
        />
      </p>
      <Coller onColler={(texte) => void lire(new File([texte], "cellules collées.csv"))} />
      <EchecDeLecture dit={faute} />
      <Modele />
      <CommentRemplir />
    </details>
  );
}

/** Cells copied from a spreadsheet, the line of the names first: read as they are pasted. */
function Coller({ onColler }: { onColler: (texte: string) => void }) {
  const id = useId();
  return (
    <p className="field">
      <label htmlFor={id}>Ou collez ici les cellules copiées, avec la ligne des noms de colonnes</label>
      <textarea id={id} rows={2} value="" onChange={(event) => onColler(event.target.value)} />
    </p>
  );
}

const Modele = () => (
  <p>
    <button
      type="button"
      className="button secondary"
      onClick={() => donnerLeFichier("modele-aides.csv", modele())}
    >
      Télécharger le modèle
    </button>
  </p>
);

const CommentRemplir = () => (
  <details>
    <summary>Comment remplir chaque colonne</summary>
    <p>
      Une ligne par aide. Dans une cellule qui tient une liste, une chose par ligne. Là où des cellules sont
      fusionnées, écrivez « comme la ligne du dessus ».
    </p>
    <dl className="plain">
      {colonnes
        .filter(({ usuelle }) => usuelle)
        .map(({ champ, nom, aide, choix }) => (
          <div key={champ}>
            <dt>{nom}</dt>
            <dd className="hint">
              {[aide, choix.length > 0 && `Au choix : ${choix.map(({ label }) => label).join(", ")}.`]
                .filter(Boolean)
                .join(" ")}
            </dd>
          </div>
        ))}
    </dl>
  </details>
);
