import { type FormEvent, useId, useState } from "react";
import { codeTape } from "../../../machines/relais/transmission.ts";

interface Props {
  libelle: string;
  aide: string;
  /** A private link opens too. */
  ouUnLien?: true;
  /** Opens what was typed; why not, in a sentence, or nothing once it is open. */
  ouvrir: (code: string) => Promise<string>;
}

const MAL_TAPE = "Il faut six groupes de quatre chiffres.";

/** What is typed, and what became of it. */
function useSaisie(id: string, { ouUnLien, ouvrir }: Pick<Props, "ouUnLien" | "ouvrir">) {
  const [tape, setTape] = useState("");
  const [enCours, setEnCours] = useState(false);
  const [refus, setRefus] = useState("");
  const soumettre = async (event: FormEvent) => {
    event.preventDefault();
    const code = codeTape(tape) ?? (ouUnLien && /[.#]/.test(tape) ? tape : undefined);
    setEnCours(true);
    const dit = code ? await ouvrir(code) : MAL_TAPE;
    setEnCours(false);
    setRefus(dit);
    if (dit) document.getElementById(id)?.focus();
    else setTape("");
  };
  return { tape, setTape, enCours, refus, soumettre };
}

/** Where a code that one was given is typed. */
export function ChampDuCode({ libelle, aide, ...props }: Props) {
  const id = useId();
  const { tape, setTape, enCours, refus, soumettre } = useSaisie(id, props);
  return (
    <form className="field" noValidate aria-busy={enCours} onSubmit={(event) => void soumettre(event)}>
      <label htmlFor={id}>{libelle}</label>
      <p className="hint" id={`${id}-aide`}>
        {aide}
      </p>
      {refus && (
        <p className="error" id={`${id}-refus`} role="alert">
          {refus}
        </p>
      )}
      <p className="row">
        <input
          id={id}
          type="text"
          inputMode={props.ouUnLien ? "text" : "numeric"}
          autoComplete="off"
          value={tape}
          aria-invalid={refus !== "" || undefined}
          aria-describedby={refus ? `${id}-aide ${id}-refus` : `${id}-aide`}
          onChange={({ target }) => setTape(target.value)}
        />
        <button type="submit" className="button secondary">
          {enCours ? "Ouverture…" : "Ouvrir"}
        </button>
      </p>
    </form>
  );
}
