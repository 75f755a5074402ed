import { type Dispatch, useId } from "react";
import { aller, type Jeu, type Vue } from "../../machines/graph/jeu.ts";
import { direReponse } from "./chemin.tsx";

/** « Activité : en études (+3 questions, −1) » */
function ligneDe({ evenement, parcours, apparues, disparues }: Vue): string {
  const { nom, reponse } =
    evenement.type === "réponse"
      ? direReponse(evenement.etape, parcours)
      : { nom: { départ: "Départ", suivi: "Plusieurs réponses" }[evenement.type as string], reponse: "" };
  const quoi = nom ? [nom, reponse].filter(Boolean).join(" : ") : evenement.type;
  const change = [
    apparues.length > 0 && `+${apparues.length} question${apparues.length > 1 ? "s" : ""}`,
    disparues.length > 0 && `−${disparues.length} question${disparues.length > 1 ? "s" : ""}`,
  ].filter(Boolean);
  return change.length ? `${quoi} (${change.join(", ")})` : quoi;
}

/** The log of a played journey, and the way through time: a slider, buttons, the log itself. */
export function Journal({ jeu, onJeu }: { jeu: Jeu; onJeu: Dispatch<Jeu> }) {
  const id = useId();
  const { vues, rang } = jeu;
  const dernier = vues.length - 1;
  const bouton = (texte: string, vers: number, inutile: boolean) => (
    <button type="button" disabled={inutile} onClick={() => onJeu(aller(jeu, vers))}>
      {texte}
    </button>
  );
  return (
    <section className="journal" aria-label="Journal">
      <label htmlFor={id}>
        Moment {rang} sur {dernier}
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={dernier}
        value={rang}
        aria-valuetext={ligneDe(vues[rang] as Vue)}
        onChange={(event) => onJeu(aller(jeu, Number(event.target.value)))}
      />
      <div className="outils">
        {bouton("Début", 0, rang === 0)}
        {bouton("Reculer", rang - 1, rang === 0)}
        {bouton("Avancer", rang + 1, rang === dernier)}
        {bouton("Fin", dernier, rang === dernier)}
      </div>
      <details>
        <summary>Le journal</summary>
        <ol start={0}>
          {vues.map((vue, index) => (
            <li key={index}>
              <button
                type="button"
                aria-current={index === rang || undefined}
                onClick={() => onJeu(aller(jeu, index))}
              >
                {ligneDe(vue)}
              </button>
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
}
