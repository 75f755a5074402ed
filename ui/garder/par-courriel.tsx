import { useSelector } from "@xstate/react";
import { type FormEvent, useId, useRef, useState } from "react";
import { delaiDuSuivi } from "../../machines/pages/suivi.ts";
import type { Access } from "../../machines/session/state.ts";
import { liensDeLaPage } from "../cadre/navigation/reglages.ts";
import { useAppareil } from "../session/appareil.ts";
import { api } from "../session/api.ts";
import { CallError } from "../session/client.ts";
import { useSession } from "../session/use-session.tsx";
import { type CasesCochees, CasesDuCourriel } from "./cases.tsx";

const SANS_ACCORD = "Cochez la case pour que nous puissions l’envoyer.";

/** What kept a mail from leaving, and the field that it is about. */
interface Refus {
  texte: string;
  champ?: "adresse" | keyof CasesCochees;
}

const refusDe = (error: unknown): Refus =>
  error instanceof CallError
    ? {
        texte: error.message,
        ...((error.where === "adresse" || error.where === "suivi") && { champ: error.where }),
      }
    : { texte: "Le courriel n’est pas parti. Réessayez dans un instant." };

/** Sends the recap, and tells the session where it went. */
function useEnvoiDuRecapitulatif(simulation: Access) {
  const session = useSession();
  const [enCours, setEnCours] = useState(false);
  const [refus, setRefus] = useState<Refus>();
  const envoyer = async (adresse: string, { lien, suivi }: CasesCochees) => {
    setEnCours(true);
    setRefus(undefined);
    try {
      await api.courriel(simulation, { adresse, lien, suivi });
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

/** One consent, one mail. */
const DECOCHEES: CasesCochees = { accord: false, lien: false, suivi: false };

const suiviAConfirmer = () =>
  ` Confirmez-y que nous vous écrirons ${delaiDuSuivi(liensDeLaPage().suivi ?? 0)}.`;

const partiDit = (adresse: string, suivi: string) =>
  `C’est parti à ${adresse}. S’il n’arrive pas, regardez dans les indésirables ; ou cette adresse a demandé à ne plus rien recevoir.${suivi}`;

/** The form that has the recap sent: an address, a consent, and the private link or a follow-up for who wants it. */
export function EnvoyerParCourriel({ simulation }: { simulation: Access }) {
  const partiA = useSelector(useSession(), ({ context }) => context.savedEmail);
  const { enCours, refus, setRefus, envoyer } = useEnvoiDuRecapitulatif(simulation);
  const [adresse, setAdresse] = useState("");
  const [cases, setCases] = useState(DECOCHEES);
  const [suivi, setSuivi] = useState("");
  const champ = useRef<HTMLInputElement>(null);
  const soumettre = (event: FormEvent) => {
    event.preventDefault();
    if (enCours) return;
    if (!cases.accord) return setRefus({ texte: SANS_ACCORD, champ: "accord" });
    void envoyer(adresse.trim(), cases).then((parti) => {
      if (!parti) return champ.current?.focus();
      setAdresse("");
      setSuivi(cases.suivi ? suiviAConfirmer() : "");
      setCases(DECOCHEES);
    });
  };
  return (
    <form className="stack" noValidate onSubmit={soumettre} aria-busy={enCours}>
      <ChampDAdresse ref={champ} valeur={adresse} refus={refus} onChange={setAdresse} />
      <CasesDuCourriel
        cochees={cases}
        faute={refus?.champ === "adresse" ? undefined : refus}
        onChange={(une) => setCases({ ...cases, ...une })}
      />
      <SansVosPointages />
      <RefusGeneral refus={refus} />
      <p>
        <button type="submit" className="button" disabled={enCours}>
          {enCours ? "Envoi…" : "Envoyer le récapitulatif"}
        </button>
      </p>
      <p role="status">{partiA && !enCours && !refus && partiDit(partiA, suivi)}</p>
    </form>
  );
}

/** What is wrong with no field of it. */
const RefusGeneral = ({ refus }: { refus: Refus | undefined }) =>
  refus &&
  !refus.champ && (
    <p className="error" role="alert">
      {refus.texte}
    </p>
  );

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
