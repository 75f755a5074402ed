import { useId, useRef, useState } from "react";
import { copier } from "../../garder/copier.ts";

const COPIE = "Le code est copié.";
const PAS_COPIE = "Votre navigateur refuse de copier : le code est sélectionné, copiez-le vous-même.";

/** The line to put in a page, and what copies it. */
export function LigneACopier({ code }: { code: string }) {
  const id = useId();
  const champ = useRef<HTMLTextAreaElement>(null);
  const [dit, setDit] = useState<{ code: string; faite: boolean }>();
  const copie = async () => {
    const faite = await copier(code);
    setDit({ code, faite });
    if (!faite) champ.current?.focus();
  };
  return (
    <>
      <div className="field">
        <label htmlFor={id}>Votre code, à coller là où le simulateur doit paraître</label>
        <textarea
          ref={champ}
          id={id}
          className="code"
          readOnly
          rows={5}
          spellCheck={false}
          value={code}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </div>
      <p className="row">
        <button type="button" className="button" onClick={() => void copie()}>
          Copier le code
        </button>
        {/* What was copied is the code of before, once it has changed. */}
        <span role="status">{dit?.code === code && (dit.faite ? COPIE : PAS_COPIE)}</span>
      </p>
    </>
  );
}
