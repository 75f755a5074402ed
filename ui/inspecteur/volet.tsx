import { type Dispatch } from "react";
import { type Jeu, vueCourante } from "../../machines/graph/jeu.ts";
import type { JourneyContext } from "../../machines/journey/moves.ts";
import { Commencer } from "./commencer.tsx";
import { Fiche } from "./fiche.tsx";
import { Jouer } from "./jouer.tsx";
import { Repondre } from "./repondre.tsx";
import type { useSuivi } from "./use-suivi.ts";

export type Onglet = "étape" | "jeu";

interface Props {
  onglet: Onglet;
  choisie: string | undefined;
  jeu: Jeu | undefined;
  suivi: ReturnType<typeof useSuivi>;
  onOnglet: Dispatch<Onglet>;
  onChoisir: (id: string) => void;
  onJeu: Dispatch<Jeu>;
  onDebuter: (context: JourneyContext) => void;
  onJouer: (nom: string) => void;
  onFermer: () => void;
}

/** The side of the inspector: the chosen step, or the journey played. */
export function Volet({ onglet, onOnglet, ...reste }: Props) {
  return (
    <section className="volet" aria-label="Étape et parcours joué">
      <div className="outils" role="group" aria-label="Volet">
        <button type="button" aria-pressed={onglet === "étape"} onClick={() => onOnglet("étape")}>
          L’étape
        </button>
        <button type="button" aria-pressed={onglet === "jeu"} onClick={() => onOnglet("jeu")}>
          Jouer
        </button>
      </div>
      {onglet === "étape" ? <Etape {...reste} /> : <Partie {...reste} />}
    </section>
  );
}

type Suite = Omit<Props, "onglet" | "onOnglet">;

function Etape({ choisie, jeu, onChoisir, onJeu, onJouer }: Suite) {
  const vue = jeu && vueCourante(jeu);
  if (!choisie) return <p>Choisissez une étape dans la liste ou dans le dessin : sa fiche s’ouvre ici.</p>;
  return (
    <>
      <Fiche key={choisie} id={choisie} vue={vue} onChoisir={onChoisir} onJouer={onJouer} />
      {jeu && vue?.parcours.active.some(({ stateId }) => stateId === choisie) && (
        <Repondre jeu={jeu} choisie={choisie} onJeu={onJeu} />
      )}
    </>
  );
}

function Partie({ choisie, jeu, suivi, onChoisir, onJeu, onDebuter, onFermer }: Suite) {
  return (
    <>
      <h2>{jeu ? "Le parcours joué" : "Jouer un parcours"}</h2>
      {jeu && (
        <>
          <Jouer jeu={jeu} choisie={choisie} onJeu={onJeu} onChoisir={onChoisir} />
          <button type="button" className="link" onClick={onFermer}>
            Arrêter ce parcours
          </button>
        </>
      )}
      <Commencer onDebuter={onDebuter} suivi={suivi} />
    </>
  );
}
