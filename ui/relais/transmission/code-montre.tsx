import { useEffect, useRef } from "react";
import { grouper } from "../../../machines/relais/transmission.ts";
import { page } from "../../cadre/navigation/chunk.ts";
import { Facultatif } from "../../cadre/shell/crash.tsx";
import "./transmission.css";

const CodeQr = page(() => import("../../garder/code-qr.tsx"));

interface Props {
  code: string;
  /** Where whoever receives it opens it. */
  ou: string;
  /** What to do of it. */
  dit: string;
  /** Asks for another one: this one served, or is too old. */
  autre: () => void;
}

/** A code to be read aloud, and its square; it takes the focus, since the button that asked for it is gone. */
export function CodeMontre({ code, ou, dit, autre }: Props) {
  const ici = useRef<HTMLParagraphElement>(null);
  useEffect(() => ici.current?.focus(), []);
  return (
    <>
      <p>{dit}</p>
      <p className="code-dit" ref={ici} tabIndex={-1}>
        {grouper(code)}
      </p>
      <Facultatif>
        <CodeQr adresse={`${location.origin}${ou}#${code}`} nom="Code QR des six groupes ci-dessus" />
      </Facultatif>
      <p className="hint">
        Il sert une fois, pendant une heure. Notre serveur garde jusque-là ces réponses chiffrées, sans
        pouvoir les lire : la clé est dans ces chiffres.
      </p>
      <p>
        <button type="button" className="link" onClick={autre}>
          Avoir un autre code
        </button>
      </p>
    </>
  );
}
