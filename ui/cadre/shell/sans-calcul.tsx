import { useEffect, useState } from "react";
import { api } from "../../session/api.ts";

type Aides = Awaited<ReturnType<typeof api.sansCalcul>>;

/** Warns of aids that were added without their computation (docs/specification.md#sans-calcul); silent without a server. */
export function Component() {
  const [aides, setAides] = useState<Aides>([]);
  useEffect(() => {
    const apres = setTimeout(() => void api.sansCalcul().then(setAides, () => undefined));
    return () => clearTimeout(apres);
  }, []);
  if (aides.length === 0) return null;
  return (
    <section className="banner warning" aria-label="Aides sans calcul">
      <details>
        <summary>
          {aides.length === 1
            ? "Une aide a été ajoutée sans son calcul : à la fin de la simulation, elle sera en erreur"
            : `${aides.length} aides ont été ajoutées sans leur calcul : à la fin de la simulation, elles seront en erreur`}
        </summary>
        <ul>
          {aides.map(({ id, label }) => (
            <li key={id}>{label}</li>
          ))}
        </ul>
      </details>
    </section>
  );
}
