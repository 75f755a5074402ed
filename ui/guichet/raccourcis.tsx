const RACCOURCIS: readonly (readonly [touches: string, geste: string])[] = [
  ["Entrée", "valider et passer à la question suivante"],
  ["1 à 9", "choisir la réponse de ce rang, dans une liste de choix"],
  ["Alt + ↓ ou Alt + ↑", "question suivante, question précédente"],
  ["Alt + S", "première question sans réponse"],
  ["Alt + R", "résultats"],
  ["Alt + N, Alt + Maj + N", "foyer suivant, foyer précédent"],
];

/** What the keyboard does here. */
export const Raccourcis = () => (
  <details className="g-raccourcis">
    <summary>Raccourcis du clavier</summary>
    <dl>
      {RACCOURCIS.map(([touches, geste]) => (
        <div key={touches}>
          <dt>
            <kbd>{touches}</kbd>
          </dt>
          <dd>{geste}</dd>
        </div>
      ))}
    </dl>
  </details>
);
