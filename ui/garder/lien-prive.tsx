import { useSelector } from "@xstate/react";
import { useState } from "react";
import { sealedFragment, type WhyRefused } from "../../machines/session/carried.ts";
import { adressePrivee } from "../session/lien-prive.ts";
import { useJourneyActor } from "../session/use-journey.ts";
import { useSession } from "../session/use-session.tsx";
import { Envoyer } from "./envoyer.tsx";
import { pourquoiPasFait, refusDe } from "./phrases.ts";
import type { Access } from "../../machines/session/state.ts";
import { conservation } from "../cadre/navigation/reglages.ts";
import { ChampDuLien } from "./champ.tsx";

/** The address that opens a stored simulation. */
const adresseDe = ({ id, token }: Access): string => `${location.origin}/#simulation=${id}.${token}`;

/** Where the browser makes no private link: one that the server keeps, asked for since it saves the answers. */
function LienDuServeur() {
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
