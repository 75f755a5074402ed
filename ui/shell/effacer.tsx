import { aujourdhui } from "../format/dates.ts";
import { useQuitter } from "../session/use-journey-url.ts";
import { useSessionSend } from "../session/use-session.tsx";
import { Confirmer } from "./confirmer.tsx";

/** « Effacer mes réponses », asked twice: from this tab and from the server, then back to the home page. */
export function Effacer() {
  const send = useSessionSend();
  const quitter = useQuitter();
  const erase = () => {
    send({ type: "CLEAR", today: aujourdhui() });
    quitter("/");
  };
  return (
    <p>
      <Confirmer quoi="Effacer mes réponses" dit="Toutes vos réponses seront effacées." faire={erase} />
    </p>
  );
}
