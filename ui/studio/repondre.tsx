import { type ComponentType, type Dispatch, type FormEvent, useId, useState } from "react";
import { envoyer, type Jeu, repondre, type Vue, vueCourante } from "../../machines/studio/graph/jeu.ts";
import { contextOf, whoOf } from "../../machines/journey/about.ts";
import { answerTyped, type Kind } from "../../machines/kinds/kinds.ts";
import { canVisit, missingChildAnswers } from "../../machines/journey/position.ts";
import type { VisitedStep } from "../../machines/journey/visited.ts";
import { questionOf } from "../../machines/questions/index.ts";
import { refusalAt } from "../../machines/journey/refusal.ts";
import { Control } from "../questions/controls/index.tsx";
import { QuestionEntiere } from "../questions/question.tsx";
import { RESULTATS } from "../../machines/journey/screens.ts";

interface Props {
  jeu: Jeu;
  /** State chosen on the drawing: its question is asked when the journey asks it. */
  choisie: string | undefined;
  onJeu: Dispatch<Jeu>;
}

/** The question to answer: the one chosen if it may be opened, for whom it still waits; else where it stands. */
function visiteDe({ parcours, ici }: Vue, choisie: string | undefined): VisitedStep | undefined {
  const posees = parcours.active.filter(
    ({ stateId, path }) => stateId === choisie && canVisit(parcours, path),
  );
  const debout = posees.find(({ path }) => path === ici);
  return debout ?? posees.find(({ answered }) => !answered) ?? posees[0] ?? parcours.byPath.get(ici);
}

/** Answers a question in place, with the controls of the product. */
export function Repondre({ jeu, choisie, onJeu }: Props) {
  const vue = vueCourante(jeu);
  const visite = visiteDe(vue, choisie);
  if (!visite)
    return <p>{vue.ici === RESULTATS ? "Toutes les questions ont leur réponse." : "Rien à demander."}</p>;
  const props = { jeu, visite, vue, onJeu };
  const Autre = formes[questionOf(visite.step.entity, visite.step.field).kind];
  return Autre ? <Autre {...props} /> : <Question key={`${visite.path} ${jeu.rang}`} {...props} />;
}

/** Kinds answered otherwise than by one control. */
const formes: Partial<Record<Kind, ComponentType<Posee>>> = { children: Enfants };

type Posee = Pick<Props, "jeu" | "onJeu"> & { visite: VisitedStep; vue: Vue };

function Question({ jeu, visite, vue: { parcours }, onJeu }: Posee) {
  const id = useId();
  const question = questionOf(visite.step.entity, visite.step.field);
  const context = contextOf(parcours, visite);
  const who = whoOf(parcours, visite);
  const [valeur, setValeur] = useState(visite.given?.value);
  const [erreur, setErreur] = useState<string>();
  const donnee = answerTyped(question, valeur);
  const soumettre = (event: FormEvent) => {
    event.preventDefault();
    const refus = refusalAt(visite, donnee, context);
    setErreur(refus);
    if (!refus) onJeu(repondre(jeu, visite, donnee));
  };
  return (
    <form className="repondre" noValidate onSubmit={soumettre}>
      <QuestionEntiere
        question={question}
        context={context}
        who={who}
        value={valeur}
        onChange={setValeur}
        id={id}
        error={erreur}
        Champ={Control}
        avecDAutres
        alerte
      />
      <button type="submit" className="button">
        Répondre
      </button>
    </form>
  );
}

const indexDe = (id: string) => Number(id.replace("enfant_", ""));

/** The list of children: added and removed here, their questions asked like the others. */
function Enfants({ jeu, visite, vue: { parcours }, onJeu }: Posee) {
  const enfants = parcours.situation.enfants ?? [];
  const manquent = missingChildAnswers(parcours);
  return (
    <section className="repondre" aria-label="Enfants">
      <p>
        <strong>Les enfants</strong>
      </p>
      <ul>
        {enfants.map(({ id, _firstName }) => (
          <li key={id}>
            {_firstName}{" "}
            <button
              type="button"
              className="link"
              onClick={() => onJeu(envoyer(jeu, { type: "CHILD.REMOVE", index: indexDe(id) }))}
            >
              Retirer {_firstName}
            </button>
          </li>
        ))}
      </ul>
      <div className="row">
        <button
          type="button"
          className="button secondary"
          onClick={() => onJeu(envoyer(jeu, { type: "CHILD.ADD" }))}
        >
          Ajouter un enfant
        </button>
        {manquent.length === 0 && (
          <button
            type="button"
            className="button"
            onClick={() => onJeu(repondre(jeu, visite, enfants.length))}
          >
            La liste est complète
          </button>
        )}
      </div>
    </section>
  );
}
