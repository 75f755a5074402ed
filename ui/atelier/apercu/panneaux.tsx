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

/** Aids for the same need that go to the same person. */
export function Voisines({ voisines }: Pick<ApercuDeBrouillon, "voisines">) {
  if (voisines.length === 0) return null;
  return (
    <section>
      <h2>Cette personne obtient aussi</h2>
      <ul>
        {voisines.map(({ id, label }) => (
          <li key={id}>{label}</li>
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

/** What the edit changes. */
export function CeQuiChange({ phrases }: { phrases: readonly string[] }) {
  if (phrases.length === 0) return null;
  return (
    <section>
      <h2>Ce qui change</h2>
      <ul>
        {phrases.map((phrase) => (
          <li key={phrase}>{phrase}</li>
        ))}
      </ul>
    </section>
  );
}

/** Who just misses the aid, by which of its rules. */
export function ManquentDePeu({ phrases }: { phrases: readonly string[] }) {
  if (phrases.length === 0) return null;
  return (
    <section>
      <h2>La manquent de peu</h2>
      <ul>
        {phrases.map((phrase) => (
          <li key={phrase}>{phrase}</li>
        ))}
      </ul>
    </section>
  );
}
