import { majuscule } from "../../../catalogue/fiches/phrases/casse.ts";
import { type Ref, useRef, useState } from "react";
import { Lien } from "../../cadre/navigation/lien.tsx";
import type { Individu } from "../../../catalogue/situation/situation.ts";
import { ageAt } from "../../../catalogue/situation/periods.ts";
import { missingChildAnswers } from "../../../machines/journey/position.ts";
import { questionOf } from "../../../machines/questions/index.ts";
import { say } from "../../../machines/questions/words.ts";
import { ecrireAge } from "../../cadre/format/dates.ts";
import { useTitle } from "../../cadre/navigation/titles.ts";
import { useJourneyDispatch } from "../../session/use-journey-dispatch.ts";
import { useJourney } from "../../session/use-journey.ts";
import { LISTE_ENFANTS } from "../../../machines/journey/screens.ts";
import { MotsEntiers } from "../../cadre/format/mots-entiers.tsx";

/** List of the children: add, edit, remove, put back, then go on. */
export function Component() {
  const { parcours } = useJourney();
  const dispatch = useJourneyDispatch();
  const [refused, setRefused] = useState(false);
  const alert = useRef<HTMLDivElement>(null);
  const question = questionOf("enfants", "");
  const title = say(question.title, { role: "demandeur" });
  useTitle(title);
  const enfants = parcours.situation.enfants ?? [];
  const missing = missingChildAnswers(parcours);

  const goOn = () => {
    if (missing.length === 0) return dispatch({ type: "ANSWER", value: enfants.length });
    setRefused(true);
    requestAnimationFrame(() => alert.current?.focus());
  };
  return (
    <section className="question">
      {refused && missing.length > 0 && <IlManque ref={alert} missing={missing} />}
      <h1>
        <MotsEntiers>{title}</MotsEntiers>
      </h1>
      {question.help && <p className="help">{say(question.help, { role: "demandeur" })}</p>}
      <Liste incomplets={missing.map(({ id }) => id)} />
      <p>
        <button type="button" className="button secondary" onClick={() => dispatch({ type: "CHILD.ADD" })}>
          Ajouter un enfant
        </button>
      </p>
      {question.more && (
        <p className="reasons">
          <Lien to={`${LISTE_ENFANTS}/en_savoir_plus`}>Quels enfants compter ?</Lien>
        </p>
      )}
      <Pied aucun={enfants.length === 0} goOn={goOn} />
    </section>
  );
}

interface PropsDeCeQuiManque {
  ref: Ref<HTMLDivElement>;
  missing: ReturnType<typeof missingChildAnswers>;
}

const IlManque = ({ ref, missing }: PropsDeCeQuiManque) => (
  <div className="error-summary" ref={ref} tabIndex={-1} role="alert">
    {missing.map(({ id, prenom, champs }) => (
      <p key={id}>
        <strong>{majuscule(prenom)}</strong> : il manque{" "}
        {champs.map((champ) => champ.toLowerCase()).join(", ")}.
      </p>
    ))}
  </div>
);

function Pied({ aucun, goOn }: { aucun: boolean; goOn: () => void }) {
  const { retour } = useJourney().context;
  const dispatch = useJourneyDispatch();
  return (
    <div className="foot">
      <button
        type="button"
        className="button secondary"
        onClick={() => dispatch({ type: "BACK", from: LISTE_ENFANTS })}
      >
        {retour ? "Mes réponses" : "Précédent"}
      </button>
      <button type="button" className="button" onClick={goOn}>
        {aucun ? "Je n’ai pas d’enfant" : "Continuer"}
      </button>
    </div>
  );
}

/** The children told so far, and the one just removed: it can be put back, and the focus stays where one acts. */
function Liste({ incomplets }: { incomplets: readonly string[] }) {
  const { parcours, context } = useJourney();
  const dispatch = useJourneyDispatch();
  const [remis, setRemis] = useState<string>();
  const annuler = useRef<HTMLButtonElement>(null);
  const { retire } = context;
  const enfants = parcours.situation.enfants ?? [];
  const retirer = (index: number) => {
    dispatch({ type: "CHILD.REMOVE", index });
    setRemis(undefined);
    requestAnimationFrame(() => annuler.current?.focus());
  };
  const remettre = ({ index, prenom }: NonNullable<typeof retire>) => {
    dispatch({ type: "CHILD.RESTORE" });
    setRemis(prenom);
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`#enfant_${index} button`)?.focus());
  };
  return (
    <>
      {enfants.length > 0 && (
        <ul className="people">
          {enfants.map((enfant) => (
            <Enfant
              key={enfant.id}
              enfant={enfant}
              incomplet={incomplets.includes(enfant.id)}
              retirer={retirer}
            />
          ))}
        </ul>
      )}
      <p className="retire" role="status">
        {retire && <span>{majuscule(retire.prenom)} n’est plus dans la liste.</span>}
        {!retire && remis && <span>{majuscule(remis)} est de nouveau dans la liste.</span>}
      </p>
      {retire && <Annuler ref={annuler} prenom={retire.prenom} onClick={() => remettre(retire)} />}
    </>
  );
}

interface PropsDAnnuler {
  ref: Ref<HTMLButtonElement>;
  prenom: string;
  onClick: () => void;
}

const Annuler = ({ ref, prenom, onClick }: PropsDAnnuler) => (
  <p>
    <button type="button" className="link" ref={ref} onClick={onClick}>
      <span>Annuler</span>
      <span className="visually-hidden"> : remettre {prenom} dans la liste</span>
    </button>
  </p>
);

interface EnfantProps {
  enfant: Individu;
  incomplet: boolean;
  retirer: (index: number) => void;
}

function Enfant({ enfant: { id, _firstName, date_naissance }, incomplet, retirer }: EnfantProps) {
  const { dateDeValeur } = useJourney().context;
  const dispatch = useJourneyDispatch();
  const index = Number(id.replace("enfant_", ""));
  return (
    <li className="card" id={id}>
      <span>
        <strong>{majuscule(_firstName ?? "")}</strong>
        <span className="hint">
          {incomplet ? "À compléter" : date_naissance && ecrireAge(ageAt(date_naissance, dateDeValeur))}
        </span>
      </span>
      <span className="row">
        <button type="button" className="link" onClick={() => dispatch({ type: "CHILD.EDIT", index })}>
          <span>{incomplet ? "Compléter" : "Modifier"}</span>
          <span className="visually-hidden"> {_firstName}</span>
        </button>
        <button type="button" className="link" onClick={() => retirer(index)}>
          Retirer<span className="visually-hidden"> {_firstName}</span>
        </button>
      </span>
    </li>
  );
}
