import { useId, useRef, useState } from "react";
import { page } from "../cadre/navigation/chunk.ts";
import { Facultatif } from "../cadre/shell/crash.tsx";
import { ChampDuLien } from "./champ.tsx";
import { copier } from "./copier.ts";

const CodeQr = page(() => import("./code-qr.tsx"));

const COPIE = "Le lien est copié.";
const PAS_COPIE = "Votre navigateur refuse de copier : le lien est sélectionné, copiez-le vous-même.";
const PAS_PARTAGE = "Le partage n’a pas marché : copiez le lien.";

/** Shares the link with another application; what there is to say of it, if anything. */
const partager = (url: string): Promise<string> =>
  navigator.share({ title: "Reprendre ma simulation Cap Aides", url }).then(
    () => "",
    // Somebody who changes their mind is told nothing.
    ({ name }: Error) => (name === "AbortError" ? "" : PAS_PARTAGE),
  );

/** A link, and the ways to take it along: copied, shared with another application, scanned by another device. */
export function Envoyer({ adresse }: { adresse: string }) {
  const [dit, setDit] = useState("");
  const [montre, setMontre] = useState(false);
  const code = useId();
  const champ = useRef<HTMLInputElement>(null);
  const copie = async () => {
    const faite = await copier(adresse);
    setDit(faite ? COPIE : PAS_COPIE);
    if (!faite) champ.current?.focus();
  };
  const partage = async () => setDit(await partager(adresse));
  return (
    <>
      <ChampDuLien ref={champ} adresse={adresse} />
      <p className="row">
        <button type="button" className="button" onClick={() => void copie()}>
          Copier
        </button>
        {"share" in navigator && (
          <button type="button" className="button secondary" onClick={() => void partage()}>
            Partager
          </button>
        )}
        <BasculeDuCode code={code} montre={montre} basculer={() => setMontre(!montre)} />
      </p>
      <p role="status">{dit}</p>
      <div id={code}>
        {montre && (
          <Facultatif>
            <CodeQr adresse={adresse} />
          </Facultatif>
        )}
      </div>
    </>
  );
}

interface PropsDeLaBascule {
  /** Id of what it shows. */
  code: string;
  montre: boolean;
  basculer: () => void;
}

const BasculeDuCode = ({ code, montre, basculer }: PropsDeLaBascule) => (
  <button type="button" className="link" aria-expanded={montre} aria-controls={code} onClick={basculer}>
    {montre ? "Cacher le code QR" : "Montrer un code QR"}
  </button>
);
