import { useState } from "react";
import { sealedFragment } from "../../../machines/session/carried.ts";
import { REPRENDRE } from "../../../machines/session/lien.ts";
import { useAller } from "../../cadre/navigation/lien.tsx";
import { lireLAppareil } from "../../session/appareil.ts";
import { donnerLeLien } from "../../session/lien-prive.ts";
import { useJourneyActor } from "../../session/use-journey.ts";
import { ChampDuCode } from "./champ-du-code.tsx";
import { CodeMontre } from "./code-montre.tsx";
import { echecDit, laisser } from "./remis.ts";

type Etat = "rien" | "part" | { code: string } | { refus: string };

/** Hands one’s household over to somebody who helps, and takes it back (docs/specification.md#transmission). */
export function Component() {
  const journey = useJourneyActor();
  const [etat, setEtat] = useState<Etat>("rien");
  const montrer = async () => {
    setEtat("part");
    try {
      const fragment = await sealedFragment(journey.getSnapshot());
      setEtat({ code: await laisser({ fragment, fait: lireLAppareil() }) });
    } catch (error) {
      setEtat({ refus: echecDit(error) });
    }
  };
  if (typeof etat === "object" && "code" in etat) return <Montree code={etat.code} />;
  return (
    <div className="no-print">
      <button type="button" className="link" disabled={etat === "part"} onClick={() => void montrer()}>
        {etat === "part" ? "Nous préparons votre code…" : "Montrer à quelqu’un qui m’aide"}
      </button>
      <p role="alert">{typeof etat === "object" && etat.refus}</p>
    </div>
  );
}

function Montree({ code }: { code: string }) {
  const aller = useAller();
  const reprendre = (rendu: string) => {
    donnerLeLien(rendu);
    aller(REPRENDRE);
    return Promise.resolve("");
  };
  return (
    <section className="card no-print">
      <h3>Montrer à quelqu’un</h3>
      <CodeMontre
        code={code}
        ou="/guichet"
        dit="Lisez ces six groupes à la personne qui vous aide, ou montrez-lui le carré. Sur son écran, elle ouvre « Guichet », en bas de chaque page."
      />
      <ChampDuCode
        libelle="Le code qu’elle vous rend"
        aide="Six groupes de quatre chiffres : vos réponses corrigées, et ce que vous avez décidé ensemble."
        ouvrir={reprendre}
      />
    </section>
  );
}
