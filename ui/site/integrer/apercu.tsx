import { useEffect, useRef, useState } from "react";

/** The frame as a partner’s page has it: put there by the same script, told the same. */
export function Apercu({ attributs }: { attributs: Readonly<Record<string, string>> }) {
  const place = useRef<HTMLDivElement>(null);
  const [perdu, setPerdu] = useState(false);
  const dits = JSON.stringify(attributs);
  useEffect(() => {
    const ici = place.current;
    const script = document.createElement("script");
    script.src = "/integration.js";
    Object.assign(script.dataset, JSON.parse(dits));
    script.addEventListener("load", () => setPerdu(false));
    script.addEventListener("error", () => setPerdu(true));
    ici?.replaceChildren(script);
    return () => ici?.replaceChildren();
  }, [dits]);
  return (
    <>
      {perdu && (
        <p role="alert">
          L’aperçu n’est pas arrivé. Le code marche quand même : rechargez la page pour le voir.
        </p>
      )}
      <div className="apercu" ref={place} />
    </>
  );
}
