import type { Dispatch } from "react";
import { envoyer, type Jeu, vueCourante } from "../../machines/graph/jeu.ts";
import { backFrom, frontier } from "../../machines/journey/position.ts";
import { RECAPITULATIF } from "../../machines/journey/screens.ts";

/** Moves the machine without answering, as one does in the questionnaire. */
export function Deplacer({ jeu, onJeu }: { jeu: Jeu; onJeu: Dispatch<Jeu> }) {
  const { context, parcours, ici } = vueCourante(jeu);
  const suite = frontier(parcours);
  const aller = (path: string) => onJeu(envoyer(jeu, { type: "GO", path }));
  return (
    <div className="outils" role="group" aria-label="Se déplacer dans le questionnaire">
      <button
        type="button"
        disabled={backFrom(context, ici) === undefined}
        onClick={() => onJeu(envoyer(jeu, { type: "BACK", from: ici }))}
      >
        Question précédente
      </button>
      <button type="button" disabled={ici === suite} onClick={() => aller(suite)}>
        Première question en attente
      </button>
      <button
        type="button"
        disabled={ici === RECAPITULATIF || !parcours.situation.demandeur.date_naissance}
        onClick={() => aller(RECAPITULATIF)}
      >
        Récapitulatif
      </button>
    </div>
  );
}
