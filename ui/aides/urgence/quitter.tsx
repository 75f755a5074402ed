import { useToutEffacer } from "../../session/tout-effacer.ts";
import { eraseBrowser, eraseWindow } from "../../session/storage.ts";

/** A page about nothing in particular. */
const AILLEURS = "https://meteofrance.com/";

/** Leaves at once for a neutral page that takes the place of this one; nothing of ours stays in the browser. Always within reach. */
export function QuitterVite() {
  const toutEffacer = useToutEffacer();
  const quitter = () => {
    toutEffacer();
    eraseWindow();
    eraseBrowser();
    location.replace(AILLEURS);
  };
  return (
    <>
      <p className="quit no-print">
        <button type="button" className="button" onClick={quitter}>
          Quitter vite
        </button>
      </p>
      <p className="hint no-print">
        Remplace cette page par la météo et efface vos réponses, dans tous les onglets. L’historique du
        navigateur, lui, garde les pages déjà vues : ouvrez une fenêtre privée, ou effacez-le (réglages du
        navigateur, « Historique »).
      </p>
    </>
  );
}
