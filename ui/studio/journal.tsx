import { type Dispatch, useId } from "react";
import { aller, type Jeu, type Vue } from "../../machines/studio/graph/jeu.ts";
import { gardesVraies, ligneDeVue } from "./dire-vue.ts";

interface Props {
  jeu: Jeu;
  onJeu: Dispatch<Jeu>;
}

/** The log of a played journey, and the way through time: a slider, buttons, the log itself. */
export function Journal({ jeu, onJeu }: Props) {
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
        aria-valuetext={ligneDeVue(vues[rang] as Vue)}
        onChange={(event) => onJeu(aller(jeu, Number(event.target.value)))}
      />
      <div className="outils">
        {bouton("Début", 0, rang === 0)}
        {bouton("Reculer", rang - 1, rang === 0)}
        {bouton("Avancer", rang + 1, rang === dernier)}
        {bouton("Fin", dernier, rang === dernier)}
      </div>
      <Vues jeu={jeu} onJeu={onJeu} />
    </section>
  );
}

const Vues = ({ jeu, onJeu }: Props) => (
  <details>
    <summary>Le journal</summary>
    <ol start={0}>
      {jeu.vues.map((vue, index) => (
        <li key={index}>
          <button
            type="button"
            aria-current={index === jeu.rang || undefined}
            onClick={() => onJeu(aller(jeu, index))}
          >
            {ligneDeVue(vue)}
          </button>{" "}
          <Machine vue={vue} />
        </li>
      ))}
    </ol>
  </details>
);

/** What the machine received, and the guards that were true. */
function Machine({ vue }: { vue: Vue }) {
  const gardes = gardesVraies(vue);
  if (!vue.evenement) return null;
  return (
    <span className="hint machine">
      <code>{vue.evenement.type}</code>
      {gardes.length > 0 && <span>{` vrai : ${gardes.join(" ; ")}`}</span>}
    </span>
  );
}
