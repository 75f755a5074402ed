import type { ApercuDeBrouillon } from "../../../catalogue/atelier/apercu/apercu.ts";
import type { EffetSurLesFoyers } from "../../../catalogue/atelier/apercu/foyers.ts";

/** What the check of the catalogue says of the draft. */
export function PanneauDesConstats({ constats }: Pick<ApercuDeBrouillon, "constats">) {
  if (constats.length === 0) return <p role="status">Rien à redire : la fiche peut être publiée.</p>;
  const refuses = constats.filter(({ gravite }) => gravite === "erreur").length;
  return (
    <section className={refuses > 0 ? "banner warning" : undefined}>
      <h2>{refuses > 0 ? "À corriger avant de publier" : "À vérifier"}</h2>
      <ul>
        {constats.map(({ gravite, message }) => (
          <li key={message}>
            {gravite === "à vérifier" && refuses > 0 && <span>{"À vérifier : "}</span>}
            {message}
          </li>
        ))}
      </ul>
    </section>
  );
}

const groupes = {
  gagnent: ["la gagne", "la gagnent"],
  perdent: ["la perd", "la perdent"],
  changent: ["change de montant", "changent de montant"],
} as const;

/** What the edit changes for the approved households. */
export function Foyers({ effet }: { effet: EffetSurLesFoyers }) {
  const touches = Object.entries(groupes).filter(([nom]) => effet[nom as keyof typeof groupes].length > 0);
  return (
    <section>
      <h2>Sur {effet.regardes} foyers témoins</h2>
      {touches.length === 0 && <p>Aucun foyer témoin n’est concerné.</p>}
      {touches.map(([nom, mots]) => {
        const titres = effet[nom as keyof typeof groupes];
        return (
          <details key={nom} open={titres.length < 6}>
            <summary>
              {titres.length} {mots[titres.length > 1 ? 1 : 0]}
            </summary>
            <ul>
              {titres.map((titre) => (
                <li key={titre}>{titre}</li>
              ))}
            </ul>
          </details>
        );
      })}
    </section>
  );
}
