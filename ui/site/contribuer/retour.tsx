import { useState } from "react";
import type { Droit } from "../../../catalogue/results/results.ts";
import { annoncer } from "../../cadre/navigation/annonces.ts";
import { page } from "../../cadre/navigation/chunk.ts";
import { Facultatif } from "../../cadre/shell/crash.tsx";

const FormulaireDeRetour = page(() => import("./formulaire-de-retour.tsx"));

const DITS = { montant: "Ce montant est faux", refus: "Je ne l’ai pas eue" } as const;
type Quoi = keyof typeof DITS;

/** What became of an aid, said without an account: editors read it, nothing ties it to the answers. */
export function Component({ de: { id, montant, source } }: { de: Pick<Droit, "id" | "montant" | "source"> }) {
  const [quoi, setQuoi] = useState<Quoi>();
  // Bike aids are kept elsewhere than in the catalogue.
  if (source === "aides-velo") return null;
  const chiffre = typeof montant === "number" ? { montre: montant } : {};
  const posees: readonly Quoi[] = typeof montant === "number" ? ["montant", "refus"] : ["refus"];
  return (
    <section className="no-print">
      <h2>Vous l’avez demandée ?</h2>
      <p className="row">
        {posees.map((une) => (
          <button
            key={une}
            type="button"
            className={quoi === une ? "button" : "button secondary"}
            aria-expanded={quoi === une}
            onClick={() => {
              if (une === "refus" && quoi !== une) annoncer({ type: "suite", aide: id, suite: "refusee" });
              setQuoi(quoi === une ? undefined : une);
            }}
          >
            {DITS[une]}
          </button>
        ))}
      </p>
      {quoi && (
        <Facultatif>
          <FormulaireDeRetour key={quoi} retour={{ aide: id, quoi, ...chiffre }} />
        </Facultatif>
      )}
    </section>
  );
}
