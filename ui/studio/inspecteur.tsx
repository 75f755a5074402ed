import { useEffect, useState } from "react";
import "./inspecteur.css";
import "./fenetre.css";
import "./dessin.css";
import "./ecarts.css";
import "./ensemble.css";
import "./volet.css";
import "./mini-carte.css";
import "./impression.css";
import { Studio } from "./studio.tsx";
import { VuePourquoi } from "./vue-pourquoi.tsx";
import { VueSeance } from "./vue-seance.tsx";
import { VueTable } from "./vue-table.tsx";

const vues = {
  dessin: { nom: "Le dessin", Vue: Studio },
  pourquoi: { nom: "Pourquoi, pourquoi pas", Vue: VuePourquoi },
  table: { nom: "La table", Vue: VueTable },
  seance: { nom: "La séance", Vue: VueSeance },
} as const;
type NomDeVue = keyof typeof vues;

/** The view that a fragment names; the drawing for any other one. */
const vueDe = (fragment: string): NomDeVue =>
  (Object.keys(vues) as NomDeVue[]).find((nom) => fragment.split("&")[0] === `#vue=${nom}`) ?? "dessin";

/** The inspector: the journey drawn and played, as a table, and a session as a sequence. */
export function Component() {
  const [lue, setLue] = useState(location.hash);
  const nom = vueDe(lue);
  /** Where the drawing was left. */
  const [dessin, setDessin] = useState("#");
  useEffect(() => {
    const lire = ({ oldURL }: HashChangeEvent) => {
      const { hash } = new URL(oldURL);
      if (vueDe(hash) === "dessin") setDessin(hash || "#");
      setLue(location.hash);
    };
    addEventListener("hashchange", lire);
    return () => removeEventListener("hashchange", lire);
  }, []);
  const { Vue } = vues[nom];
  return (
    <>
      <nav className="vues" aria-label="Les vues de l’inspecteur">
        {(Object.keys(vues) as NomDeVue[]).map((une) => (
          <a
            key={une}
            href={une === "dessin" ? dessin : `#vue=${une}`}
            aria-current={une === nom ? "page" : undefined}
          >
            {vues[une].nom}
          </a>
        ))}
      </nav>
      {/* The drawing follows its address itself; another view is opened anew by another. */}
      <Vue key={nom === "dessin" ? nom : lue} />
    </>
  );
}
