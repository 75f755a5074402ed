import { exemple } from "./exemple.ts";

const insecable = (text: string) => text.replaceAll(/(\d) €/g, "$1\u00a0€");

/** What one gets, shown rather than told: the results of someone invented. */
export const ExempleInvente = () => (
  <figure className="example card">
    <figcaption>
      <span className="tag">Exemple inventé</span>
      {exemple.qui}
    </figcaption>
    <p className="example-sum">{insecable(exemple.titre)}</p>
    <ul>
      {exemple.aides.map(([label, montant]) => (
        <li key={label}>
          <span>{label}</span> <strong>{insecable(montant)}</strong>
        </li>
      ))}
    </ul>
    <p className="hint">et {exemple.autres} autres aides et services, avec comment les demander.</p>
  </figure>
);
