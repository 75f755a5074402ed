import { useToutEffacer } from "../../session/tout-effacer.ts";
import { useAller } from "../navigation/lien.tsx";
import { Confirmer } from "./confirmer.tsx";

/** « Effacer mes réponses », asked twice: from every tab and from the server, then back to the home page. */
export function Effacer() {
  const toutEffacer = useToutEffacer();
  const aller = useAller();
  const erase = () => {
    if (toutEffacer()) location.replace(`/${location.search}`);
    else aller("/");
  };
  return (
    <p>
      <Confirmer
        quoi="Effacer mes réponses"
        dit="Toutes vos réponses seront effacées, dans tous les onglets."
        faire={erase}
      />
    </p>
  );
}
