import { flushSync } from "react-dom";
import type { VisitedStep } from "../../machines/journey/visited.ts";
import { say } from "../../machines/questions/words.ts";
import { allerALaQuestion } from "./clavier.ts";
import { laSeance } from "./seance.ts";

const DEMANDEUR = { role: "demandeur" } as const;

/** How many children the household has, in words. */
const dire = (combien: number) =>
  combien === 0 ? "Aucun enfant" : combien === 1 ? "Un enfant" : `${combien} enfants`;

const ajouter = () => {
  const { acteur } = laSeance();
  flushSync(() => acteur.send({ type: "CHILD.ADD" }));
  const { foyers, courant } = acteur.getSnapshot().context;
  const ajoute = foyers.find(({ id }) => id === courant)?.journey.personne;
  allerALaQuestion(`/simulation/individu/${ajoute}/`);
};

/** The list of children: adding one, and saying that they are all there. */
export function ListeDesEnfants({
  step: { question, path, answered },
  combien,
  refus,
}: {
  step: VisitedStep;
  combien: number;
  refus: string | undefined;
}) {
  const confirmer = () => laSeance().acteur.send({ type: "ANSWER.AT", path, value: combien });
  return (
    <div
      className="q"
      role="group"
      aria-labelledby="guichet-enfants"
      data-question={path}
      data-etat={refus ? "refusee" : answered ? "repondue" : "attend"}
    >
      <div className="q-mots">
        <span className="q-titre" id="guichet-enfants">
          {say(question.summary, DEMANDEUR)}
        </span>
        <div className="hint">
          <span className="q-phrase">{say(question.title, DEMANDEUR)}</span>
        </div>
      </div>
      <div className="q-champ q-boutons">
        {answered ? (
          <strong>{dire(combien)}</strong>
        ) : (
          <button type="button" className="button secondary" onClick={confirmer}>
            {combien === 0 ? "Aucun enfant" : `C’est tout : ${dire(combien).toLowerCase()}`}
          </button>
        )}
        <button type="button" className="button secondary" id="guichet-ajouter" onClick={ajouter}>
          Ajouter un enfant
        </button>
        {refus && (
          <p className="error" role="alert">
            {refus}
          </p>
        )}
      </div>
    </div>
  );
}

/** Takes a child out of the household, with what was said of it. */
export function RetirerLEnfant({ index, nom }: { index: number; nom: string }) {
  const retirer = () => {
    flushSync(() => laSeance().acteur.send({ type: "CHILD.REMOVE", index }));
    document.getElementById("guichet-ajouter")?.focus();
  };
  return (
    <button type="button" className="link" onClick={retirer}>
      Retirer<span className="visually-hidden"> {nom}</span>
    </button>
  );
}
