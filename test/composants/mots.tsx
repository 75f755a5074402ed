import { MotDEtat, type EtatDit } from "../../ui/resultats/etat.tsx";

const MOTS: readonly EtatDit[] = ["à demander", "si", "à vérifier", "déjà perçue"];

/** Titles, text and bands. */
export const Lettres = () => (
  <>
    <h1>Un titre de page</h1>
    <h2>Un titre de partie</h2>
    <h3>Un titre de besoin</h3>
    <p>
      Un texte, <a href="#lien">un lien</a>, <span className="hint">un fait en gris</span>.
    </p>
    <p className="banner warning">Une bande prévient.</p>
  </>
);

/** Buttons and the words of certainty. */
export const EchantillonDActions = () => (
  <>
    <p className="row">
      <button type="button" className="button">
        Action
      </button>
      <button type="button" className="button secondary">
        Autre action
      </button>
      <button type="button" className="link">
        Petite action
      </button>
    </p>
    <p>
      {MOTS.map((etat) => (
        <span key={etat}>
          <MotDEtat etat={etat} />{" "}
        </span>
      ))}
    </p>
  </>
);
