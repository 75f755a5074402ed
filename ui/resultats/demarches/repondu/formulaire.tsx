import { type FormEvent, useId, useState } from "react";
import {
  type DecisionRecue,
  type MotifDeRefus,
  motifsDeRefus,
} from "../../../../catalogue/results/demarches/repondu/decision.ts";
import { periodeEnMots } from "../../../../catalogue/fiches/phrases/jours.ts";
import { aujourdhui } from "../../../cadre/format/dates.ts";
import { ChoiceRow } from "../../../questions/controls/choice-row.tsx";
import { type ChampDeDecision, lireLaDecision, type SaisieDeDecision } from "./saisie.ts";

const SORTES: readonly (readonly [sorte: DecisionRecue["sorte"], mots: string])[] = [
  ["montant", "Un montant"],
  ["refus", "Un refus"],
  ["dette", "De l’argent à rendre (trop-perçu)"],
];

interface Props {
  /** Months that can be checked, the newest first. */
  mois: readonly string[];
  depart: DecisionRecue["sorte"];
  /** « par mois », « par an ». */
  rythme: string;
  comparer: (decision: DecisionRecue, recueLe: string) => void;
}

/** What was decided, as the letter says it; nothing of it is sent nor kept. */
export function FormulaireDeDecision({ mois, depart, rythme, comparer }: Props) {
  const [saisie, setSaisie] = useState<SaisieDeDecision>(() => ({
    sorte: depart,
    mois: mois[0] ?? "",
    montant: "",
    motif: "ressources",
    nombre: "1",
    recu: "",
    recueLe: "",
  }));
  const [fautes, setFautes] = useState<Readonly<Partial<Record<ChampDeDecision, string>>>>({});
  const changer = (part: Partial<SaisieDeDecision>) => setSaisie({ ...saisie, ...part });
  const soumettre = (event: FormEvent) => {
    event.preventDefault();
    const lue = lireLaDecision(saisie);
    setFautes("fautes" in lue ? lue.fautes : {});
    if ("decision" in lue) comparer(lue.decision, saisie.recueLe);
  };
  return (
    <form className="stack no-print" noValidate onSubmit={soumettre}>
      <fieldset className="question-body">
        <legend>La lettre annonce</legend>
        <div className="choices">
          {SORTES.map(([sorte, mots]) => (
            <ChoiceRow
              key={sorte}
              type="radio"
              id={`decision-${sorte}`}
              name="decision"
              label={mots}
              checked={saisie.sorte === sorte}
              onChange={() => changer({ sorte })}
            />
          ))}
        </div>
      </fieldset>
      <Liste
        label={saisie.sorte === "dette" ? "Le premier mois réclamé" : "Pour le mois de"}
        value={saisie.mois}
        options={mois.map((un) => [un, periodeEnMots(un)])}
        onChange={(un) => changer({ mois: un })}
      />
      <Details saisie={saisie} fautes={fautes} rythme={rythme} changer={changer} />
      <p>
        <button type="submit" className="button">
          Comparer avec mes réponses
        </button>
      </p>
    </form>
  );
}

interface PropsDesDetails {
  saisie: SaisieDeDecision;
  fautes: Readonly<Partial<Record<ChampDeDecision, string>>>;
  rythme: string;
  changer: (part: Partial<SaisieDeDecision>) => void;
}

/** What each kind of decision says besides its month. */
function Details({
  saisie: { sorte, montant, motif, nombre, recu, recueLe },
  fautes,
  rythme,
  changer,
}: PropsDesDetails) {
  return (
    <>
      {sorte === "refus" && (
        <Liste
          label="La raison donnée"
          value={motif}
          options={Object.entries(motifsDeRefus)}
          onChange={(un) => changer({ motif: un as MotifDeRefus })}
        />
      )}
      {sorte !== "refus" && (
        <Texte
          label={
            sorte === "dette"
              ? "Ce qu’on vous demande de rendre, en tout (euros)"
              : `Le montant ${rythme} (euros)`
          }
          value={montant}
          faute={fautes.montant}
          onChange={(un) => changer({ montant: un })}
        />
      )}
      {sorte === "dette" && (
        <>
          <Texte
            label="Pour combien de mois"
            value={nombre}
            faute={fautes.nombre}
            onChange={(un) => changer({ nombre: un })}
          />
          <Texte
            label={`Ce que vous aviez reçu ${rythme} (euros)`}
            value={recu}
            faute={fautes.recu}
            onChange={(un) => changer({ recu: un })}
          />
        </>
      )}
      <Texte
        label="La lettre est arrivée le (facultatif)"
        value={recueLe}
        jour
        onChange={(un) => changer({ recueLe: un })}
      />
    </>
  );
}

interface PropsDeTexte {
  label: string;
  value: string;
  faute?: string | undefined;
  /** A day rather than a number. */
  jour?: boolean;
  onChange: (value: string) => void;
}

function Texte({ label, value, faute, jour = false, onChange }: PropsDeTexte) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {faute && (
        <p className="error" id={`${id}-faute`} role="alert">
          {faute}
        </p>
      )}
      <input
        id={id}
        type={jour ? "date" : "text"}
        {...(jour ? { max: aujourdhui() } : { inputMode: "decimal" as const })}
        autoComplete="off"
        value={value}
        aria-invalid={faute !== undefined || undefined}
        aria-describedby={faute && `${id}-faute`}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

interface PropsDeListe {
  label: string;
  value: string;
  options: readonly (readonly [value: string, mots: string])[];
  onChange: (value: string) => void;
}

function Liste({ label, value, options, onChange }: PropsDeListe) {
  const id = useId();
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map(([une, mots]) => (
          <option key={une} value={une}>
            {mots}
          </option>
        ))}
      </select>
    </p>
  );
}
