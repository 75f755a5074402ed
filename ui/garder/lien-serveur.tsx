import { useSelector } from "@xstate/react";
import { useState } from "react";
import type { Access } from "../../machines/session/state.ts";
import { conservation } from "../navigation/reglages.ts";
import { useSession } from "../session/use-session.tsx";
import { ChampDuLien } from "./champ.tsx";

/** The address that opens a stored simulation. */
const adresseDe = ({ id, token }: Access): string => `${location.origin}/#simulation=${id}.${token}`;

/** Where the browser makes no private link: one that the server keeps, asked for since it saves the answers. */
export function LienDuServeur() {
  const session = useSession();
  const { simulation, savedKey, key, saveError } = useSelector(session, ({ context }) => context);
  const etat = useSelector(session, ({ value }) => value.enregistrement);
  const [demande, setDemande] = useState(false);
  const saved = savedKey === key ? simulation : undefined;
  const demander = () => {
    setDemande(true);
    if (!saved) session.send({ type: "SAVE" });
  };
  return (
    <>
      <p className="hint">
        Notre serveur peut garder vos réponses à la place, pendant {conservation()} au plus, et vous en donner
        le lien.
      </p>
      {demande && saved ? (
        <ChampDuLien adresse={adresseDe(saved)} />
      ) : (
        <button type="button" className="link" disabled={etat === "envoie"} onClick={demander}>
          {etat === "envoie" ? "Nous enregistrons vos réponses…" : "Avoir un lien gardé par le serveur"}
        </button>
      )}
      {etat === "échec" && saveError && (
        <p className="error" role="alert">
          {saveError.message}
        </p>
      )}
    </>
  );
}
