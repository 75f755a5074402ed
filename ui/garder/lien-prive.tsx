import { useSelector } from "@xstate/react";
import { useState } from "react";
import { sealedFragment, type WhyRefused } from "../../machines/session/carried.ts";
import { adressePrivee } from "../session/lien-prive.ts";
import { useJourneyActor } from "../session/use-journey.ts";
import { useSession } from "../session/use-session.tsx";
import { Envoyer } from "./envoyer.tsx";
import { LienDuServeur } from "./lien-serveur.tsx";
import { pourquoiPasFait, refusDe } from "./phrases.ts";

/** A link that was made, or why not, of the answers whose fingerprint is `key`. */
interface Fait {
  key: string;
  adresse?: string;
  refus?: WhyRefused;
}

/** The private link of the answers as they stand: made when asked for, in this browser alone. */
export function LienPrive() {
  const key = useSelector(useSession(), ({ context }) => context.key);
  const journey = useJourneyActor();
  const [fait, setFait] = useState<Fait>();
  const faire = () => {
    sealedFragment(journey.getSnapshot()).then(
      (fragment) => setFait({ key, adresse: adressePrivee(fragment) }),
      (error: unknown) => setFait({ key, refus: refusDe(error) }),
    );
  };
  // The link of other answers is not theirs.
  const { adresse, refus } = fait?.key === key ? fait : {};
  return (
    <>
      {!adresse && !refus && (
        <button type="button" className="button secondary" onClick={faire}>
          Avoir mon lien
        </button>
      )}
      <p className="visually-hidden" role="status">
        {adresse && "Votre lien est prêt."}
      </p>
      {adresse && <Envoyer key={adresse} adresse={adresse} />}
      {refus && (
        <>
          <p role="alert">{pourquoiPasFait[refus]}</p>
          <LienDuServeur />
        </>
      )}
    </>
  );
}
