import { useEffect, useState } from "react";

interface AideSansCalcul {
  id: string;
  label: string;
}

/** Every page asks, the home page too: without the client of the whole API. */
const demander = async (): Promise<AideSansCalcul[]> => {
  const reponse = await fetch("/api/openfisca/missingbenefits");
  return reponse.ok ? ((await reponse.json()) as AideSansCalcul[]) : [];
};

/** Warns of aids that were added without their computation (docs/specification.md#sans-calcul); silent without a server. */
export function Component() {
  const [aides, setAides] = useState<AideSansCalcul[]>([]);
  useEffect(() => {
    const apres = setTimeout(() => void demander().then(setAides, () => undefined));
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
