import { useSelector } from "@xstate/react";
import { sealedFragment } from "../../../machines/session/carried.ts";
import { lireLaNote, useAppareil } from "../../session/appareil.ts";
import { useJourneyActor } from "../../session/use-journey.ts";
import { useSession } from "../../session/use-session.tsx";
import { CodeMontre } from "./code-montre.tsx";
import { CodeRendu } from "./code-rendu.tsx";
import { useCode } from "./use-code.ts";

/** Hands one’s household over to somebody who helps, and takes it back (docs/specification.md#transmission). */
export function Component() {
  const journey = useJourneyActor();
  const key = useSelector(useSession(), ({ context }) => context.key);
  const fait = useAppareil();
  const { code, enCours, refus, demander } = useCode([key, fait], async () => ({
    fragment: await sealedFragment(journey.getSnapshot()),
    fait: { ...fait, note: lireLaNote() },
  }));
  if (code) return <Montree code={code} autre={demander} />;
  return (
    <div className="no-print">
      <button type="button" className="link" onClick={demander}>
        {enCours ? "Nous préparons votre code…" : "Montrer à quelqu’un qui m’aide"}
      </button>
      <p role="alert">{refus}</p>
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
