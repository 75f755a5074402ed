import { useEffect, useState } from "react";
import { Lien } from "../navigation/lien.tsx";
import { api } from "../../session/api.ts";
import { Externe } from "./externe.tsx";
import { useQuitterDemonstration } from "./quitter-demonstration.ts";

type Demo = Awaited<ReturnType<typeof api.demo>>;

/** Demo mode: the pull request being shown, and the aids it adds (docs/specification.md#demonstration). */
export function Component() {
  const [demo, setDemo] = useState<Demo>({ aides: [] });
  const quitter = useQuitterDemonstration();
  useEffect(() => {
    // Without an answer the banner still says that this is a demonstration.
    api.demo().then(setDemo, () => undefined);
  }, []);
  return (
    <section className="banner warning" aria-label="Démonstration">
      <p>
        Version de démonstration
        {demo.lien && (
          <span>
            {" "}
            : <Externe href={demo.lien}>voir la demande de fusion</Externe>
          </span>
        )}
        <span>.</span>
      </p>
      <button type="button" className="link" onClick={quitter}>
        Quitter la démonstration
      </button>
      {demo.aides.length > 0 && <AidesAjoutees aides={demo.aides} />}
    </section>
  );
}

const AidesAjoutees = ({ aides }: Pick<Demo, "aides">) => (
  <details>
    <summary>Aides ajoutées : {aides.length}</summary>
    <ul>
      {aides.map(({ id, label }) => (
        <li key={id}>
          {label === id ? (
            <span>{id}, que ce catalogue n’a pas encore</span>
          ) : (
            <Lien to={`/aides/${id}`}>{label}</Lien>
          )}
        </li>
      ))}
    </ul>
  </details>
);
