/** Sentences under a heading; nothing for none. */
export const ListeDePhrases = ({ titre, phrases }: { titre: string; phrases: readonly string[] }) =>
  phrases.length > 0 && (
    <section>
      <h2>{titre}</h2>
      <ul>
        {phrases.map((phrase) => (
          <li key={phrase}>{phrase}</li>
        ))}
      </ul>
    </section>
  );
