import { useState } from "react";
import { subtractMonths } from "../../../../catalogue/situation/periods.ts";
import { aujourdhui, ecrireJour } from "../../../cadre/format/dates.ts";
import { gardeJusqua, garderIci, suivreLaGarde } from "./garde.ts";
import { eraseGarde } from "../../../session/storage.ts";
import { useSourceIfThere } from "../../../session/use-session.tsx";

/** How long one may ask for, in months. */
const DUREES = { 1: "un mois", 3: "trois mois", 12: "un an" } as const;
type Duree = keyof typeof DUREES;

/** « Garder sur cet appareil »: answers, results and plan, until a day that is chosen, by consent (docs/specification.md#garder-ici). */
export function GarderIci() {
  const source = useSourceIfThere();
  const [jusqua, setJusqua] = useState(gardeJusqua);
  const [refuse, setRefuse] = useState(false);
  // What the frame of another site keeps is not found again here.
  if (typeof window !== "undefined" && window.parent !== window) return null;
  const garder = (mois: Duree) => {
    const jour = subtractMonths(aujourdhui(), -mois);
    void garderIci(jour).then((fait) => {
      setRefuse(!fait);
      if (!fait) return;
      source?.withActor(suivreLaGarde);
      setJusqua(jour);
    });
  };
  const oublier = () => {
    eraseGarde();
    setJusqua(undefined);
  };
  return (
    <details className="group keep no-print">
      <summary>Garder sur cet appareil</summary>
      <p role="status">
        {jusqua && `Vos réponses, vos résultats et votre plan restent ici jusqu’au ${ecrireJour(jusqua)}.`}
      </p>
      {jusqua ? (
        <button type="button" className="link" onClick={oublier}>
          Ne plus les garder
        </button>
      ) : (
        <Accepter garder={garder} />
      )}
      {refuse && (
        <p role="alert" className="error">
          Votre navigateur refuse de les garder : prenez plutôt un lien privé.
        </p>
      )}
    </details>
  );
}

/** What is kept, who may read it, what takes it away; and for how long. */
function Accepter({ garder }: { garder: (mois: Duree) => void }) {
  const [mois, setMois] = useState<Duree>(3);
  return (
    <>
      <p>Vos réponses, vos résultats et votre plan restent sur cet appareil, même fermé, même sans réseau.</p>
      <ul className="hint">
        <li>
          Rien n’est envoyé. Qui déverrouille cet appareil peut les lire : ne le faites que sur le vôtre.
        </li>
        <li>« Effacer mes réponses », « Recommencer » et « Quitter vite » les ôtent.</li>
      </ul>
      <label className="field">
        Pendant
        <select value={mois} onChange={({ target }) => setMois(Number(target.value) as Duree)}>
          {Object.entries(DUREES).map(([un, dite]) => (
            <option key={un} value={un}>
              {dite}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className="button secondary" onClick={() => garder(mois)}>
        Garder ici
      </button>
    </>
  );
}
