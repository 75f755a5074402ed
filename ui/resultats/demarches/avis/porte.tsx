import { useEffect, useRef, useState } from "react";
import type { ListeDeCertificats } from "../../../../catalogue/results/demarches/avis/certificats.ts";
import { page } from "../../../cadre/navigation/chunk.ts";
import { Facultatif } from "../../../cadre/shell/crash.tsx";
import { type PropsDeLAvis, QUI } from "./cible.ts";
import { listeConnue } from "./liste.ts";

/** A device does not keep it beforehand, nor the reader that it brings. */
export const enLigne = true;

const MontrerLAvis = page(() => import("./montrer.tsx"));

/** What a browser must have for a code to be read and its signature checked. */
const peutLire = (): boolean =>
  "WebAssembly" in globalThis && "Worker" in globalThis && globalThis.crypto?.subtle !== undefined;

/** The list of certificates, once there; nothing where no notice could be read. */
function useListe(): ListeDeCertificats | undefined {
  const [liste, setListe] = useState<ListeDeCertificats>();
  useEffect(() => {
    if (peutLire()) listeConnue().then(setListe, () => undefined);
  }, []);
  return liste;
}

/**
 * Offers to show one’s tax notice instead of typing its figures (docs/specification.md#avis-d-impot); nothing where this
 * browser cannot read one, or where no certificate is known.
 */
export function PorteDeLAvis(props: PropsDeLAvis) {
  const liste = useListe();
  const [ouverte, setOuverte] = useState(false);
  const [dit, setDit] = useState("");
  const bouton = useRef<HTMLButtonElement>(null);
  const fermer = (repris = "") => {
    setOuverte(false);
    setDit(repris);
    // The door comes back where the page stood open.
    requestAnimationFrame(() => bouton.current?.focus());
  };
  if (!liste) return null;
  if (ouverte)
    return (
      <Facultatif>
        <MontrerLAvis {...props} liste={liste} fermer={fermer} />
      </Facultatif>
    );
  return (
    <>
      <p role="status">{dit}</p>
      <p>
        <button type="button" className="link" ref={bouton} onClick={() => setOuverte(true)}>
          {QUI[props.de].invite}
        </button>
      </p>
    </>
  );
}
