import { type FormEvent, useState } from "react";
import {
  type DecisionRecue,
  type MotifDeRefus,
  motifsDeRefus,
} from "../../../../catalogue/results/demarches/repondu/decision.ts";
import { periodeEnMots } from "../../../../catalogue/fiches/phrases/jours.ts";
import { ChoiceRow } from "../../../questions/controls/choice-row.tsx";
import { ChampDeDecision, ListeDeDecision } from "./champs.tsx";
import { lireLaDecision, type NomDeChamp, type SaisieDeDecision } from "./saisie.ts";

const SORTES: readonly (readonly [sorte: DecisionRecue["sorte"], mots: string])[] = [
  ["montant", "Un montant"],
  ["refus", "Un refus"],
  ["dette", "De l’argent à rendre (trop-perçu)"],
];

type Fautes = Readonly<Partial<Record<NomDeChamp, string>>>;

interface Props {
  /** Months that can be checked, the newest first. */
  mois: readonly string[];
  depart: DecisionRecue["sorte"];
  /** « par mois », « par an ». */
  rythme: string;
  comparer: (decision: DecisionRecue, recueLe: string) => void;
}

/** What is typed, and what stands in the way once it was to be read. */
function useSaisie({ mois, depart, comparer }: Omit<Props, "rythme">) {
  const [saisie, setSaisie] = useState<SaisieDeDecision>(() => ({
    sorte: depart,
    mois: mois[0] ?? "",
    montant: "",
    motif: "ressources",
    nombre: "1",
    recu: "",
    recueLe: "",
  }));
  const [fautes, setFautes] = useState<Fautes>({});
  const changer = (part: Partial<SaisieDeDecision>) => setSaisie({ ...saisie, ...part });
  const soumettre = (event: FormEvent) => {
    event.preventDefault();
    const lue = lireLaDecision(saisie, mois[0] ?? saisie.mois);
    setFautes("fautes" in lue ? lue.fautes : {});
    if ("decision" in lue) comparer(lue.decision, saisie.recueLe);
  };
  return { saisie, fautes, changer, soumettre };
}

/** What was decided, as the letter says it; nothing of it is sent nor kept. */
export function FormulaireDeDecision({ rythme, ...props }: Props) {
  const { saisie, fautes, changer, soumettre } = useSaisie(props);
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
      <ListeDeDecision
        label={saisie.sorte === "dette" ? "Le premier mois réclamé" : "Pour le mois de"}
        value={saisie.mois}
        options={props.mois.map((un) => [un, periodeEnMots(un)])}
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
  fautes: Fautes;
  rythme: string;
  changer: (part: Partial<SaisieDeDecision>) => void;
}

/** What each kind of decision says besides its month. */
function Details(props: PropsDesDetails) {
  const { saisie, changer } = props;
  return (
    <>
      {saisie.sorte === "refus" ? (
        <ListeDeDecision
          label="La raison donnée"
          value={saisie.motif}
          options={Object.entries(motifsDeRefus)}
          onChange={(un) => changer({ motif: un as MotifDeRefus })}
        />
      ) : (
        <Montants {...props} />
      )}
      <ChampDeDecision
        label="La lettre, ou le message en ligne, est arrivé le (facultatif)"
        value={saisie.recueLe}
        jour
        onChange={(un) => changer({ recueLe: un })}
      />
    </>
  );
}

/** Figures of a payment, or of a debt: the cents tell one cause from another. */
function Montants({ saisie: { sorte, montant, nombre, recu }, fautes, rythme, changer }: PropsDesDetails) {
  const dette = sorte === "dette";
  return (
    <>
      <ChampDeDecision
        label={
          dette
            ? "Ce qu’il faut rendre en tout, avec les centimes"
            : `Le montant ${rythme}, avec les centimes`
        }
        value={montant}
        faute={fautes.montant}
        onChange={(un) => changer({ montant: un })}
      />
      {dette && (
        <ChampDeDecision
          label="Pour combien de mois"
          value={nombre}
          faute={fautes.nombre}
          onChange={(un) => changer({ nombre: un })}
        />
      )}
      {dette && (
        <ChampDeDecision
          label={`Ce que vous aviez reçu ${rythme}, avec les centimes`}
          value={recu}
          faute={fautes.recu}
          onChange={(un) => changer({ recu: un })}
        />
      )}
    </>
  );
}
