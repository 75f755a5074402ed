import { contextOf, whoOf } from "../../machines/journey/about.ts";
import { personneDe } from "../../machines/answers/fold.ts";
import { frontier } from "../../machines/journey/position.ts";
import type { VisitedStep } from "../../machines/journey/visited.ts";
import type { Situation } from "../../catalogue/situation/situation.ts";
import {
  choixDeLaSousQuestion,
  choixFait,
  sousQuestionsDe,
} from "../../machines/questions/sous-questions.ts";
import { questionOf } from "../../machines/questions/index.ts";
import { say } from "../../machines/questions/words.ts";
import { majuscule } from "../../catalogue/fiches/phrases/casse.ts";
import { ecrireReponse } from "../cadre/format/reponse.ts";
import { useTitle } from "../cadre/navigation/titles.ts";
import { useJourneyDispatch } from "../session/use-journey-dispatch.ts";
import { useJourney } from "../session/use-journey.ts";
import { chapterNamed } from "../../machines/journey/chapters.ts";
import type { ChapterName } from "../../machines/journey/mots-des-chapitres.ts";
import { Effacer } from "../cadre/shell/effacer.tsx";
import { Component as Emporter } from "../garder/emporter.tsx";
import { LISTE_ENFANTS, RESULTATS } from "../../machines/journey/screens.ts";
import { DonneAPart } from "./hors-parcours.tsx";

const people: Record<string, string> = { demandeur: "Vous", conjoint: "Votre conjoint ou conjointe" };

/** Every answer, chapter by chapter and person by person, with a link to change it. */
export function Component() {
  useTitle("Vos réponses");
  const { parcours, context } = useJourney();
  const dispatch = useJourneyDispatch();
  const next = frontier(parcours);
  const answered = parcours.active.filter((step) => step.answered);
  const chapters = [...new Set(answered.map((step) => step.chapter))];
  return (
    <section className="summary">
      <h1>Vos réponses</h1>
      <p className="help no-print">
        {context.relecture && next === RESULTATS && (
          <span>{"Relisez vos réponses avant de voir vos aides. "}</span>
        )}
        <span>Changez ce que vous voulez : nous ne vous redemandons que ce que ce changement touche.</span>
      </p>
      {chapters.map((chapter) => (
        <Chapter
          key={chapter}
          chapter={chapter}
          steps={answered.filter((step) => step.chapter === chapter)}
        />
      ))}
      <DonneAPart />
      <Emporter />
      <Effacer />
      <div className="foot">
        <button type="button" className="button" onClick={() => dispatch({ type: "GO", path: next })}>
          {next === RESULTATS ? "Voir mes aides" : "Continuer le questionnaire"}
        </button>
      </div>
    </section>
  );
}

function Chapter({ chapter, steps }: { chapter: ChapterName; steps: readonly VisitedStep[] }) {
  const { parcours } = useJourney();
  const owners = [...new Set(steps.map((step) => (step.step.entity === "individu" ? step.personne : "")))];
  const nameOf = (owner: string) => {
    const name = people[owner] ?? personneDe(parcours.situation, owner)?._firstName ?? "";
    return majuscule(name);
  };
  const several = owners.some((owner) => owner !== "" && owner !== "demandeur");
  return (
    <section className="card">
      <h2>{chapterNamed(chapter).fil ?? chapterNamed(chapter).title}</h2>
      {owners.map((owner) => (
        <div key={owner}>
          {owner && several && <Personne id={owner} nom={nameOf(owner)} />}
          <dl className="answers">
            {steps
              .filter((step) => (step.step.entity === "individu" ? step.personne : "") === owner)
              .map((step) => (
                <Answer key={step.path} step={step} />
              ))}
          </dl>
        </div>
      ))}
    </section>
  );
}

/** A person of the chapter; a child may be gone through again as a whole. */
function Personne({ id, nom }: { id: string; nom: string }) {
  const dispatch = useJourneyDispatch();
  const index = /^enfant_(\d+)$/.exec(id)?.[1];
  const reprendre = () => {
    dispatch({ type: "EDIT", path: LISTE_ENFANTS });
    dispatch({ type: "CHILD.EDIT", index: Number(index) });
  };
  return (
    <div className="row">
      <h3>{nom}</h3>
      {index !== undefined && (
        <button type="button" className="link" onClick={reprendre}>
          Tout revoir<span className="visually-hidden"> : {nom}</span>
        </button>
      )}
    </div>
  );
}

function Answer({ step }: { step: VisitedStep }) {
  const { parcours } = useJourney();
  const dispatch = useJourneyDispatch();
  const question = questionOf(step.step.entity, step.step.field);
  const context = contextOf(parcours, step);
  const who = whoOf(parcours, step);
  const label = say(question.summary, who);
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {ecrireReponse(question, step.given?.value, who, context)}
        <DitDessous path={step.path} value={step.given?.value} />
      </dd>
      <dd>
        <button type="button" className="link" onClick={() => dispatch({ type: "EDIT", path: step.path })}>
          Modifier<span className="visually-hidden"> : {label}</span>
        </button>
      </dd>
    </div>
  );
}

/** What was said of what an answer opens under it: changed on the screen of the answer. */
function DitDessous({ path, value }: { path: string; value: unknown }) {
  const { context } = useJourney();
  const precisions = context.answers["aides"] as Situation["precisions"];
  return sousQuestionsDe(path, value).map((une) => {
    const choix = choixDeLaSousQuestion(une, context.dateDeValeur);
    const fait = choix[choixFait(choix, precisions)];
    return (
      fait && (
        <p key={une.nom} className="hint">
          {une.question} {fait.label}.
        </p>
      )
    );
  });
}
