import { useSelector } from "@xstate/react";
import { type FormEvent, useId, useRef, useState } from "react";
import type { Access } from "../../machines/session/state.ts";
import { ChoiceRow } from "../controls/choice-row.tsx";
import { useAppareil } from "../session/appareil.ts";
import { api } from "../session/api.ts";
import { CallError } from "../session/client.ts";
import { useSession } from "../session/use-session.tsx";

const SANS_ACCORD = "Cochez la case pour que nous puissions l’envoyer.";

/** What kept a mail from leaving, and the field that it is about. */
interface Refus {
  texte: string;
  champ?: "adresse" | "accord";
}

const refusDe = (error: unknown): Refus =>
  error instanceof CallError
    ? { texte: error.message, ...(error.where === "adresse" && { champ: "adresse" }) }
    : { texte: "Le courriel n’est pas parti. Réessayez dans un instant." };

/** Sends the recap, and tells the session where it went. */
function useEnvoiDuRecapitulatif(simulation: Access) {
  const session = useSession();
  const [enCours, setEnCours] = useState(false);
  const [refus, setRefus] = useState<Refus>();
  const envoyer = async (adresse: string, lien: boolean) => {
    setEnCours(true);
    setRefus(undefined);
    try {
      await api.courriel(simulation, { adresse, lien });
      session.send({ type: "EMAIL.SAVED", email: adresse });
      return true;
    } catch (error) {
      setRefus(refusDe(error));
      return false;
    } finally {
      setEnCours(false);
    }
  };
  return { enCours, refus, setRefus, envoyer };
}

/** The form that has the recap sent: an address, a consent, and the private link for who wants it. */
export function EnvoyerParCourriel({ simulation }: { simulation: Access }) {
  const partiA = useSelector(useSession(), ({ context }) => context.savedEmail);
  const { enCours, refus, setRefus, envoyer } = useEnvoiDuRecapitulatif(simulation);
  const [adresse, setAdresse] = useState("");
  const [accord, setAccord] = useState(false);
  const [lien, setLien] = useState(false);
  const champ = useRef<HTMLInputElement>(null);
  const soumettre = (event: FormEvent) => {
    event.preventDefault();
    if (enCours) return;
    if (!accord) return setRefus({ texte: SANS_ACCORD, champ: "accord" });
    void envoyer(adresse.trim(), lien).then((parti) => {
      if (!parti) return champ.current?.focus();
      // One consent, one mail.
      setAdresse("");
      setAccord(false);
      setLien(false);
    });
  };
  return (
    <form className="stack" noValidate onSubmit={soumettre} aria-busy={enCours}>
      <ChampDAdresse ref={champ} valeur={adresse} refus={refus} onChange={setAdresse} />
      <Cases
        accord={accord}
        lien={lien}
        faute={refus?.champ === "accord" ? refus.texte : undefined}
        onAccord={setAccord}
        onLien={setLien}
      />
      <SansVosPointages />
      {refus && !refus.champ && (
        <p className="error" role="alert">
          {refus.texte}
        </p>
      )}
      <p>
        <button type="submit" className="button" disabled={enCours}>
          {enCours ? "Envoi…" : "Envoyer le récapitulatif"}
        </button>
      </p>
      <p role="status">
        {partiA && !enCours && !refus && (
          <>{`C’est parti à ${partiA}. S’il n’arrive pas, regardez dans les indésirables.`}</>
        )}
      </p>
    </form>
  );
}

function ChampDAdresse({
  valeur,
  refus,
  onChange,
  ref,
}: {
  valeur: string;
  refus: Refus | undefined;
  onChange: (valeur: string) => void;
  ref: React.Ref<HTMLInputElement>;
}) {
  const id = useId();
  const faute = refus?.champ === "adresse" ? refus.texte : undefined;
  return (
    <div className="field">
      <label htmlFor={id}>Votre adresse électronique</label>
      {faute && (
        <p className="error" id={`${id}-faute`} role="alert">
          {faute}
        </p>
      )}
      <input
        ref={ref}
        id={id}
        type="email"
        name="adresse"
        autoComplete="email"
        maxLength={254}
        required
        value={valeur}
        aria-invalid={faute !== undefined || undefined}
        aria-describedby={faute && `${id}-faute`}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

/** The consent, and the private link, each in plain words. */
function Cases({
  accord,
  lien,
  faute,
  onAccord,
  onLien,
}: {
  accord: boolean;
  lien: boolean;
  faute: string | undefined;
  onAccord: (coche: boolean) => void;
  onLien: (coche: boolean) => void;
}) {
  const id = useId();
  return (
    <div className="choices">
      {faute && (
        <p className="error" id={`${id}-faute`} role="alert">
          {faute}
        </p>
      )}
      <ChoiceRow
        type="checkbox"
        id={`${id}-accord`}
        name="accord"
        checked={accord}
        label="J’accepte que cette adresse serve à m’envoyer ce récapitulatif, une fois"
        hint="Notre serveur ne la garde pas."
        describedBy={faute && `${id}-faute`}
        invalid={faute !== undefined}
        onChange={onAccord}
      />
      <ChoiceRow
        type="checkbox"
        id={`${id}-lien`}
        name="lien"
        checked={lien}
        label="Y mettre le lien qui rouvre mes réponses"
        hint={"Votre boîte aux lettres contient alors vos réponses\u00a0: qui lit le message peut les lire."}
        onChange={onLien}
      />
    </div>
  );
}

/** What was said of aids stays on the device: the server writes them all. */
function SansVosPointages() {
  if (Object.keys(useAppareil().pointages).length === 0) return null;
  return (
    <p className="hint">
      Toutes vos aides y sont, même celles que vous avez pointées : ce que vous en dites reste sur cet
      appareil.
    </p>
  );
}
