import { useEffect, useRef, useState } from "react";

interface Props {
  quoi: string;
  dit: string;
  faire: () => void;
  className?: string;
}

/** What erases is asked twice; the focus follows the question. */
export function Confirmer({ quoi, dit, faire, className = "link" }: Props) {
  const [demande, setDemande] = useState(false);
  const bouton = useRef<HTMLButtonElement>(null);
  const demandee = useRef(false);
  useEffect(() => {
    if (demande || demandee.current) bouton.current?.focus();
    demandee.current = demande;
  }, [demande]);
  const oui = () => {
    // Said once: another household’s button is there at once, not asking.
    demandee.current = false;
    setDemande(false);
    faire();
  };
  if (!demande)
    return (
      <button type="button" className={className} ref={bouton} onClick={() => setDemande(true)}>
        {quoi}
      </button>
    );
  return (
    <span className="confirmer" role="alert">
      <span>{dit}</span>{" "}
      <button type="button" className="link" ref={bouton} onClick={oui}>
        Oui, effacer
      </button>{" "}
      <button type="button" className="link" onClick={() => setDemande(false)}>
        Non, garder
      </button>
    </span>
  );
}
