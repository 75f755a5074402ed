import { type FormEvent, useId, useRef, useState } from "react";
import { majuscule } from "../../../catalogue/fiches/phrases/casse.ts";
import {
  type MotifDAbandon,
  motsDesMotifs,
  motsDesSuites,
  type SuiteDUneAide,
} from "../../../machines/pages/suivi.ts";
import { ChoixDeFiltre, type Option } from "../../aides/choix.tsx";
import { refusDAppel, repondreAuSuivi } from "./appels.ts";

/** An aid that a mail asks about. */
export interface AideDuSuivi {
  id: string;
  label: string;
}

/** What is said of an aid, as it is chosen: empty for nothing. */
interface Choix {
  suite: SuiteDUneAide | "";
  motif: MotifDAbandon | "";
}

const RIEN: Choix = { suite: "", motif: "" };

const optionsDe = (mots: Readonly<Record<string, string>>): Option[] =>
  Object.entries(mots).map(([value, label]) => ({ value, label }));

/** Aids asked about at once, those of the plan: the others are a tap away. */
const D_ABORD = 9;

const SUITES = optionsDe(motsDesSuites);
const MOTIFS = optionsDe(motsDesMotifs);

interface Props {
  jeton: string;
  aides: readonly AideDuSuivi[];
  /** Called once it is counted, with what was said. */
  apres: (dites: Readonly<Record<string, SuiteDUneAide>>) => void;
}

/** Sends what was said, once. */
function useEnvoiDesSuites({ jeton, apres }: Omit<Props, "aides">) {
  const [enCours, setEnCours] = useState(false);
  const [refus, setRefus] = useState("");
  const envoyer = async (choix: Readonly<Record<string, Choix>>) => {
    if (enCours) return;
    setEnCours(true);
    setRefus("");
    const suites = Object.entries(choix).flatMap(([aide, { suite, motif }]) =>
      suite ? [{ aide, suite, ...(motif && { motif }) }] : [],
    );
    try {
      await repondreAuSuivi(jeton, suites);
      apres(Object.fromEntries(suites.map(({ aide, suite }) => [aide, suite])));
    } catch (error) {
      setRefus(refusDAppel(error).texte);
    } finally {
      setEnCours(false);
    }
  };
  return { enCours, refus, setRefus, envoyer };
}

/** One question an aid, the plan’s first, none compulsory; and a way to answer nothing. */
export function QuestionnaireDuSuivi({ jeton, aides, apres }: Props) {
  const [choix, setChoix] = useState<Readonly<Record<string, Choix>>>({});
  const { enCours, refus, setRefus, envoyer } = useEnvoiDesSuites({ jeton, apres });
  const faute = useRef<HTMLParagraphElement>(null);
  const soumettre = (event: FormEvent) => {
    event.preventDefault();
    if (Object.values(choix).some(({ suite }) => suite)) return void envoyer(choix);
    setRefus("Répondez pour une aide au moins, ou choisissez de ne pas répondre.");
    requestAnimationFrame(() => faute.current?.focus());
  };
  const demander = (aide: AideDuSuivi) => (
    <SuiteDAide
      key={aide.id}
      aide={aide}
      choix={choix[aide.id] ?? RIEN}
      onChange={(un) => setChoix({ ...choix, [aide.id]: un })}
    />
  );
  return (
    <form className="stack" noValidate onSubmit={soumettre} aria-busy={enCours}>
      {aides.slice(0, D_ABORD).map(demander)}
      {aides.length > D_ABORD && (
        <details className="stack">
          <summary>Les autres aides ({aides.length - D_ABORD})</summary>
          {aides.slice(D_ABORD).map(demander)}
        </details>
      )}
      {refus && (
        <p className="error" role="alert" ref={faute} tabIndex={-1}>
          {refus}
        </p>
      )}
      <Boutons enCours={enCours} renoncer={() => void envoyer({})} />
    </form>
  );
}

const Boutons = ({ enCours, renoncer }: { enCours: boolean; renoncer: () => void }) => (
  <p className="row">
    <button type="submit" className="button" disabled={enCours}>
      {enCours ? "Envoi…" : "Envoyer mes réponses"}
    </button>
    <button type="button" className="link" disabled={enCours} onClick={renoncer}>
      Ne pas répondre, et tout effacer
    </button>
  </p>
);

function SuiteDAide({
  aide: { label },
  choix,
  onChange,
}: {
  aide: AideDuSuivi;
  choix: Choix;
  onChange: (choix: Choix) => void;
}) {
  const id = useId();
  return (
    <div role="group" className="card" aria-labelledby={id}>
      <h2 id={id}>{majuscule(label)}</h2>
      <ChoixDeFiltre
        label="Où en êtes-vous ?"
        tous="Je ne réponds pas"
        value={choix.suite}
        options={SUITES}
        onChange={(suite) => onChange({ ...RIEN, suite: suite as Choix["suite"] })}
      />
      {choix.suite === "abandonnee" && (
        <ChoixDeFiltre
          label="Pourquoi ?"
          tous="Je ne le dis pas"
          value={choix.motif}
          options={MOTIFS}
          onChange={(motif) => onChange({ ...choix, motif: motif as Choix["motif"] })}
        />
      )}
    </div>
  );
}
