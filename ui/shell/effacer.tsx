import { useState } from "react";
import { aujourdhui } from "../format/dates.ts";
import { useQuitter } from "../navigation/use-journey-url.ts";
import { useSessionSend } from "../session/use-session.tsx";

/** « Effacer mes réponses », asked twice: from this tab and from the server, then back to the home page. */
export function Effacer() {
  const send = useSessionSend();
  const quitter = useQuitter();
  const [confirming, setConfirming] = useState(false);
  const erase = () => {
    send({ type: "CLEAR", today: aujourdhui() });
    quitter("/");
  };
  if (!confirming) {
    return (
      <p>
        <button type="button" className="link" onClick={() => setConfirming(true)}>
          Effacer mes réponses
        </button>
      </p>
    );
  }
  return (
    <p className="card" role="alert">
      Toutes vos réponses seront effacées.{" "}
      <button type="button" className="link" onClick={erase}>
        Oui, tout effacer
      </button>{" "}
      <button type="button" className="link" onClick={() => setConfirming(false)}>
        Non, les garder
      </button>
    </p>
  );
}
