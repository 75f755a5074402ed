import { useCallback, useMemo, useState } from "react";
import { sectionsDe } from "../../machines/studio/graph/ecrire-comparaison.ts";
import { useAides } from "../aides/use-lecture.ts";
import { aujourdhui } from "../cadre/format/dates.ts";
import { resultatsDesFoyers } from "./calculer.ts";
import { ChoisirVersion } from "./choisir-version.tsx";
import { type Face, faceDeVersion } from "./face.ts";
import { direResultat } from "./version.ts";

interface Props {
  face: Face | undefined;
  onFace: (face: Face | undefined) => void;
  onChoisir: (id: string) => void;
}

/** Today’s journey against a former one. */
export function DeuxVersions({ face, onFace, onChoisir }: Props) {
  const choisie = face?.genre === "version" ? face : undefined;
  return (
    <>
      <ChoisirVersion onFace={onFace} />
      {choisie && (
        <>
          <Changements face={choisie} onChoisir={onChoisir} />
          <AidesDesPersonnages key={choisie.nom} face={choisie} onFace={onFace} />
        </>
      )}
    </>
  );
}

type DeVersion = Face & { genre: "version" };

/** Every aid of the twelve personas is computed only when it is asked for. */
function AidesDesPersonnages({ face, onFace }: { face: DeVersion; onFace: Props["onFace"] }) {
  const [etat, setEtat] = useState<"" | "calcule" | "fait">("");
  const [message, setMessage] = useState("");
  const { nom, avant } = face;
  const calculer = useCallback(async () => {
    setEtat("calcule");
    setMessage("Nous calculons les aides des personnages…");
    await resultatsDesFoyers().then(
      (resultats) => {
        onFace(faceDeVersion(nom, avant, aujourdhui(), resultats));
        setEtat("fait");
        setMessage("Les aides des personnages sont comparées.");
      },
      ({ message: dit }: Error) => {
        setEtat("");
        setMessage(dit);
      },
    );
  }, [nom, avant, onFace]);
  if (!avant.personas.some(({ resultats }) => resultats)) return null;
  return (
    <>
      {etat !== "fait" && (
        <button
          type="button"
          className="button secondary"
          disabled={etat === "calcule"}
          onClick={() => void calculer()}
        >
          Comparer aussi leurs aides
        </button>
      )}
      <p role="status" className="hint">
        {message}
      </p>
    </>
  );
}

/** Names of the aids by their id, as far as the catalogue is read. */
function useNoms(): ReadonlyMap<string, string> {
  const lecture = useAides();
  return useMemo(
    () => new Map(lecture.state === "done" ? lecture.value.map(({ id, label }) => [id, label] as const) : []),
    [lecture],
  );
}

interface PropsDesChangements {
  face: DeVersion;
  onChoisir: (id: string) => void;
}

/** What changed since a version, section by section; each question leads to its place on the drawing. */
function Changements({ face: { nom, comparaison, devenirs }, onChoisir }: PropsDesChangements) {
  const noms = useNoms();
  const sections = sectionsDe(comparaison);
  return (
    <>
      <p role="status">
        De {nom} à aujourd’hui :{" "}
        {devenirs.size === 0
          ? "aucune question ne change."
          : `${devenirs.size} question${devenirs.size > 1 ? "s changent" : " change"}.`}
      </p>
      {sections.map(({ titre, entrees }) => (
        <section key={titre} aria-label={titre}>
          <h3>
            {titre} ({entrees.length})
          </h3>
          <ul className="changements">
            {entrees.map((entree) => (
              <Entree key={entree.titre} {...entree} {...{ devenirs, noms, onChoisir }} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

type EntreeDeSection = ReturnType<typeof sectionsDe>[number]["entrees"][number];

interface PropsDeLEntree extends EntreeDeSection, Pick<DeVersion, "devenirs"> {
  noms: ReadonlyMap<string, string>;
  onChoisir: (id: string) => void;
}

function Entree({ titre, lignes, devenirs, noms, onChoisir }: PropsDeLEntree) {
  const id = /\[(.+)\]$/.exec(titre)?.[1];
  return (
    <li data-ecart={id && devenirs.get(id)?.devenir}>
      {id ? (
        <button type="button" className="link" onClick={() => onChoisir(id)}>
          {titre.slice(0, -id.length - 2).trim()}
        </button>
      ) : (
        <strong>{titre}</strong>
      )}
      {lignes.map((ligne) => (
        <span key={ligne} className="hint">
          {direResultat(ligne, noms)}
        </span>
      ))}
    </li>
  );
}
