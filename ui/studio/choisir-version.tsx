import { type DragEvent, useId, useState } from "react";
import { aujourdhui, ecrireJour } from "../cadre/format/dates.ts";
import { type Face, faceDeVersion } from "./face.ts";
import { lireVersion } from "./version.ts";

/** A version that was downloaded, called by its day if it says one. Rejects for a file that holds none. */
async function faceDuFichier(fichier: File): Promise<Face> {
  const avant = lireVersion(await fichier.text());
  const { jour } = avant;
  return faceDeVersion(
    jour ? `la version du ${ecrireJour(jour)}` : `« ${fichier.name} »`,
    avant,
    aujourdhui(),
  );
}

/** A former version, from the file that was downloaded here then: the product keeps none. */
export function ChoisirVersion({ onFace }: { onFace: (face: Face) => void }) {
  const id = useId();
  const [message, setMessage] = useState("");
  const prendre = (fichier: File | undefined) => {
    setMessage("");
    if (fichier) void faceDuFichier(fichier).then(onFace, ({ message: dit }: Error) => setMessage(dit));
  };
  const deposer = (event: DragEvent) => {
    event.preventDefault();
    prendre(event.dataTransfer.files[0]);
  };
  return (
    <div
      className="field depot"
      role="presentation"
      onDragOver={(event) => event.preventDefault()}
      onDrop={deposer}
    >
      <label htmlFor={id}>Un fichier (Version ou XState) téléchargé ici autrefois</label>
      <input
        id={id}
        type="file"
        accept=".json,application/json"
        aria-describedby={`${id}-message`}
        onChange={({ target }) => prendre(target.files?.[0])}
      />
      <p id={`${id}-message`} className="error" role="status">
        {message}
      </p>
      <p className="hint">
        Aucune version d’avant n’est gardée ici : téléchargez celle de chaque mise en ligne. Le fichier peut
        aussi se déposer ici. Il ne quitte pas cet appareil.
      </p>
    </div>
  );
}
