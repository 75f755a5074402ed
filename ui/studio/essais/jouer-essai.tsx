import { useState } from "react";
import type { ParcoursEssaye } from "../../../machines/studio/chemins/essayes.ts";
import { aller, type Jeu, jouer, vueCourante } from "../../../machines/studio/graph/jeu.ts";
import { lienDuParcours } from "../../../machines/studio/graph/lien.ts";
import { RESULTATS } from "../../../machines/journey/screens.ts";
import { readStored } from "../../../machines/journey/stored.ts";
import { EcranDeLEtape } from "../ecran.tsx";
import { Journal } from "../journal.tsx";
import { Repondre } from "../repondre.tsx";
import { Scenario } from "./scenario.tsx";

/** A journey played from its first question; nothing when it is of another version of the product. */
function jeuDe({ garde, marque }: ParcoursEssaye): Jeu | undefined {
  const lu = readStored(garde, { marque });
  return lu ? aller(jouer(lu.context), 0) : undefined;
}

/** A journey played by hand: its moments, the question that waits, and the screen of the product beside. */
export function JouerLEssai({ essai }: { essai: ParcoursEssaye }) {
  const [jeu, setJeu] = useState(() => jeuDe(essai));
  if (!jeu) return <p role="alert">Ce parcours est d’une autre version : refaites npm run build.</p>;
  const vue = vueCourante(jeu);
  return (
    <>
      <ul className="essais-etiquettes" aria-label="Étiquettes">
        {[essai.sorte, essai.marque, ...essai.etiquettes].map((une, rang) => (
          <li key={rang}>{une}</li>
        ))}
      </ul>
      <p className="hint">{`Pour : ${essai.pour}`}</p>
      <div className="essais-cotes">
        <div>
          <Journal jeu={jeu} onJeu={setJeu} />
          <Repondre jeu={jeu} choisie={undefined} onJeu={setJeu} />
          <p>
            <a href={lienDuParcours(vue.context, vue.ici)}>Ouvrir dans l’inspecteur</a>
          </p>
          <Scenario jeu={jeu} titre={essai.titre} />
        </div>
        <div>
          {vue.ici === RESULTATS ? (
            <p>Ses aides se voient dans l’inspecteur, onglet « Résultats ».</p>
          ) : (
            <EcranDeLEtape choisie={undefined} jeu={jeu} />
          )}
        </div>
      </div>
    </>
  );
}
