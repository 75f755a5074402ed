import { Texte } from "../cadre/shell/texte.tsx";

/** Conditions that the simulator does not check. */
export function Conditions({ conditions }: { conditions: readonly string[] }) {
  if (conditions.length === 0) return null;
  return (
    <section>
      <h2>Est-ce aussi votre cas ?</h2>
      <p className="help">Nous ne l’avons pas demandé : l’organisme le vérifiera.</p>
      <ul>
        {conditions.map((condition) => (
          <li key={condition}>
            <Texte>{condition}</Texte>
          </li>
        ))}
      </ul>
    </section>
  );
}
