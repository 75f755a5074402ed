import { Texte } from "../pages/texte.tsx";

/** Conditions that the simulator does not check. */
export function Conditions({ conditions }: { conditions: readonly string[] }) {
  if (conditions.length === 0) return null;
  return (
    <section>
      <h2>Il vous faudra aussi</h2>
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
