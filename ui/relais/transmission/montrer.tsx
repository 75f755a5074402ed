import { useSelector } from "@xstate/react";
import { useState } from "react";
import { sealedFragment } from "../../../machines/session/carried.ts";
import { lireLAppareil, lireLaNote, useAppareil } from "../../session/appareil.ts";
import { useJourneyActor } from "../../session/use-journey.ts";
import { useSession } from "../../session/use-session.tsx";
import { CodeMontre } from "./code-montre.tsx";
import { CodeRendu } from "./code-rendu.tsx";
import { echecDit, laisser } from "./remis.ts";

/** A code, and what it is of: other answers, or another mark, ask for another one. */
interface Montre {
  code: string;
  key: string;
  fait: object;
}
type Etat = "rien" | "part" | Montre | { refus: string };

/** Hands one’s household over to somebody who helps, and takes it back (docs/specification.md#transmission). */
export function Component() {
  const journey = useJourneyActor();
  const key = useSelector(useSession(), ({ context }) => context.key);
  const fait = useAppareil();
  const [etat, setEtat] = useState<Etat>("rien");
  const montrer = async () => {
    setEtat("part");
    try {
      const fragment = await sealedFragment(journey.getSnapshot());
      const code = await laisser({ fragment, fait: { ...lireLAppareil(), note: lireLaNote() } });
      setEtat({ code, key, fait });
    } catch (error) {
      setEtat({ refus: echecDit(error) });
    }
  };
  if (typeof etat === "object" && "code" in etat && etat.key === key && etat.fait === fait)
    return <Montree code={etat.code} autre={() => void montrer()} />;
  return (
    <div className="no-print">
      <button type="button" className="link" onClick={() => etat !== "part" && void montrer()}>
        {etat === "part" ? "Nous préparons votre code…" : "Montrer à quelqu’un qui m’aide"}
      </button>
      <p role="alert">{typeof etat === "object" && "refus" in etat && etat.refus}</p>
    </div>
  );
}

const Montree = ({ code, autre }: { code: string; autre: () => void }) => (
  <section className="card no-print">
    <h3>Montrer à quelqu’un</h3>
    <CodeMontre
      key={code}
      code={code}
      ou="/guichet"
      dit="Lisez ces six groupes à la personne qui vous aide, ou montrez-lui le carré. Sur son écran, elle ouvre « Guichet », en bas de chaque page."
      autre={autre}
    />
    <CodeRendu />
  </section>
);
