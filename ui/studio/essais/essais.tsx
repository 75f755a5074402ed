import { useCallback, useEffect, useRef, useState } from "react";
import type { ParcoursEcrits, ParcoursEssaye } from "../../../machines/studio/chemins/essayes.ts";
import "../inspecteur.css";
import "../volet.css";
import "./essais.css";
import { Couverts } from "./couverts.tsx";
import { Enregistrer } from "./enregistrer.tsx";
import { JouerLEssai } from "./jouer-essai.tsx";
import { ListeDesEssais } from "./liste-essais.tsx";

type Lecture = { etat: "lit" } | { etat: "lus"; ecrits: ParcoursEcrits } | { etat: "absents" };

/** What the build wrote; absent where nothing is built. */
async function lireLesEssais(): Promise<Lecture> {
  const reponse = await fetch("/parcours.json").catch(() => undefined);
  if (!reponse?.ok || !reponse.headers.get("content-type")?.includes("json")) return { etat: "absents" };
  return { etat: "lus", ecrits: (await reponse.json()) as ParcoursEcrits };
}

function useEssais(): Lecture {
  const [lecture, setLecture] = useState<Lecture>({ etat: "lit" });
  useEffect(() => {
    let la = true;
    void lireLesEssais().then((lue) => la && setLecture(lue));
    return () => {
      la = false;
    };
  }, []);
  return lecture;
}

/** The journeys that are tried: found, played by hand beside the real screen, and one’s own recorded. */
export function Component() {
  const lecture = useEssais();
  const lus = lecture.etat === "lus" ? lecture.ecrits : undefined;
  const [choisi, setChoisi] = useState<ParcoursEssaye>();
  const [enregistre, setEnregistre] = useState(false);
  const titre = useRef<HTMLHeadingElement>(null);
  const choisir = useCallback((un: ParcoursEssaye) => {
    setChoisi(un);
    setEnregistre(false);
    titre.current?.focus();
  }, []);
  const enregistrer = () => {
    setEnregistre(true);
    titre.current?.focus();
  };
  return (
    <>
      <p className="row">
        <button type="button" className="button" onClick={enregistrer}>
          J’enregistre ce que je fais
        </button>
      </p>
      <EtatDeLecture etat={lecture.etat} />
      <div className="essais-colonnes">
        {lus && <ListeDesEssais essais={lus.essais} choisi={choisi} onChoisir={choisir} />}
        <section
          className="essais-jeu"
          data-joue={enregistre || choisi !== undefined}
          aria-labelledby="essai-choisi"
        >
          <h2 id="essai-choisi" ref={titre} tabIndex={-1}>
            {enregistre ? "J’enregistre ce que je fais" : (choisi?.titre ?? "Choisissez un parcours")}
          </h2>
          <Jeu choisi={choisi} enregistre={enregistre} />
          {lus && !enregistre && !choisi && <Couverts ecrits={lus} onChoisir={choisir} />}
        </section>
      </div>
    </>
  );
}

function EtatDeLecture({ etat }: Pick<Lecture, "etat">) {
  if (etat === "lus") return null;
  if (etat === "lit") return <p role="status">Les parcours arrivent…</p>;
  return (
    <p role="alert">
      La liste des parcours est écrite par <code>npm run build</code>
      <span> : elle n’est pas là.</span>
    </p>
  );
}

function Jeu({ choisi, enregistre }: { choisi: ParcoursEssaye | undefined; enregistre: boolean }) {
  if (enregistre) return <Enregistrer />;
  if (choisi) return <JouerLEssai key={choisi.titre + choisi.pour} essai={choisi} />;
  return <p>Il se joue ici, question par question, à côté de l’écran du produit.</p>;
}
