/**
 * What an invented person reads in her results, shown on the home page. Written down, and held against what
 * the product computes for the approved household named here (exemple.test.ts).
 */
export const exemple = {
  foyer: "Première année de licence à Rennes, boursière, parents en couple à Saint-Malo",
  qui: "Inès, 18 ans, étudiante, loue un studio à Rennes",
  titre: "Environ 710 € par mois",
  aides: [
    ["Bourse sur critères sociaux", "458,70 € par mois"],
    ["Aides au logement", "250 € par mois"],
    ["Pass culture", "150 € en une fois"],
  ],
  /** Aids and services beside those. */
  autres: 13,
} as const;

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
