import { useId } from "react";
import { TAILLES } from "../../../catalogue/fiches/contribuer/contribution.ts";

/** A field of a form: what it is called, what helps, how it is typed. */
export interface ChampDeSaisie {
  nom: keyof typeof TAILLES;
  label: string;
  aide?: string;
  genre?: "texte" | "nombre" | "lignes" | "adresse" | "courriel";
}

const TYPES = { texte: "text", nombre: "text", adresse: "url", courriel: "email" } as const;

interface Props {
  champ: ChampDeSaisie;
  valeur: string;
  erreur: string | undefined;
  onChange: (valeur: string) => void;
}

/** Ids of what describes a field: its hint, then its error. */
const decritPar = (id: string, aide: string | undefined, erreur: string | undefined) =>
  [aide && `${id}-aide`, erreur && `${id}-erreur`].filter(Boolean).join(" ") || undefined;

/** A labelled field with its hint, and its error above it. */
export function Saisie({ champ: { nom, label, aide, genre = "texte" }, valeur, erreur, onChange }: Props) {
  const id = useId();
  const commun = {
    // The summary of errors leads here.
    id: `champ-${nom}`,
    name: nom,
    value: valeur,
    maxLength: TAILLES[nom],
    autoComplete: genre === "courriel" ? "email" : "off",
    ...(genre === "nombre" && { inputMode: "decimal" as const }),
    "aria-invalid": erreur !== undefined || undefined,
    "aria-describedby": decritPar(id, aide, erreur),
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  return (
    <div className="field">
      <label htmlFor={`champ-${nom}`}>{label}</label>
      {aide && (
        <p className="hint" id={`${id}-aide`}>
          {aide}
        </p>
      )}
      {erreur && (
        <p className="error" id={`${id}-erreur`}>
          {erreur}
        </p>
      )}
      {genre === "lignes" ? (
        <textarea rows={TAILLES[nom] > 1_000 ? 7 : 3} {...commun} />
      ) : (
        <input type={TYPES[genre]} {...commun} />
      )}
    </div>
  );
}
