import { type DragEvent, useId, useState } from "react";
import { aujourdhui, ecrireJour } from "../cadre/format/dates.ts";
import { type Face, faceDeVersion } from "./face.ts";
import { faceGardee } from "./face-gardee.ts";
import { lireVersion } from "./version.ts";
import { versionsGardees } from "./versions/versions.ts";

/** A version that was downloaded, called by its day if it says one. Rejects for a file that holds none. */
async function faceDuFichier(fichier: File): Promise<Face | undefined> {
  const avant = lireVersion(await fichier.text());
  const { jour } = avant;
  return faceDeVersion(
    jour ? `la version du ${ecrireJour(jour)}` : `« ${fichier.name} »`,
    avant,
    aujourdhui(),
  );
}

/** A former version: one kept with the code, or a file that was downloaded here. */
export function ChoisirVersion({ onFace }: { onFace: (face: Face) => void }) {
  const id = useId();
  const [message, setMessage] = useState("");
  const prendre = async (lire: Promise<Face | undefined>) => {
    setMessage("");
    await lire.then(
      (face) => face && onFace(face),
      ({ message: dit }: Error) => setMessage(dit),
    );
  };
  const prendreFichier = (fichier: File | undefined) => fichier && void prendre(faceDuFichier(fichier));
  const deposer = (event: DragEvent) => {
    event.preventDefault();
    prendreFichier(event.dataTransfer.files[0]);
  };
  return (
    <>
      <VersionsGardees prendre={(jour) => void prendre(faceGardee(jour))} />
      <div
        className="field depot"
        role="presentation"
        onDragOver={(event) => event.preventDefault()}
        onDrop={deposer}
      >
        <label htmlFor={id}>Ou un fichier (Version ou XState) téléchargé ici autrefois</label>
        <input
          id={id}
          type="file"
          accept=".json,application/json"
          aria-describedby={`${id}-message`}
          onChange={({ target }) => prendreFichier(target.files?.[0])}
        />
        <p id={`${id}-message`} className="error" role="status">
          {message}
        </p>
        <p className="hint">Il peut aussi se déposer ici. Il ne quitte pas cet appareil.</p>
      </div>
    </>
  );
}

type Jour = (typeof versionsGardees)[number]["jour"];

const VersionsGardees = ({ prendre }: { prendre: (jour: Jour) => void }) => (
  <ul className="trouvees" aria-label="Versions gardées">
    {versionsGardees.map(({ jour }) => (
      <li key={jour}>
        <button type="button" onClick={() => prendre(jour)}>
          La version du {ecrireJour(jour)}
        </button>
      </li>
    ))}
  </ul>
);
