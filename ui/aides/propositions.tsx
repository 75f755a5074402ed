import { besoins } from "../../catalogue/schema/besoins.ts";

/** Searches one may start from, as buttons; nothing without any. */
export function Propositions({
  titre,
  mots,
  onChoisir,
}: {
  titre: string;
  mots: readonly string[];
  onChoisir: (mot: string) => void;
}) {
  if (mots.length === 0) return null;
  return (
    <div className="proposals">
      <p className="hint">{titre}</p>
      <ul>
        {mots.map((mot) => (
          <li key={mot}>
            <button type="button" className="chip" onClick={() => onChoisir(mot)}>
              {mot}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The needs people ask about the most, in their words; each leads to the aids that serve it. */
const DEMANDES = ["loger", "etudier", "vivre", "deplacer", "soigner", "manger"] as const;

/** Needs to choose from, by their names. */
export const besoinsDemandes: readonly string[] = DEMANDES.map((besoin) => besoins[besoin]);

/** The need of that name. */
export const besoinNomme = (nom: string): string => DEMANDES.find((besoin) => besoins[besoin] === nom) ?? "";
