import { Fragment, useId, useState } from "react";
import type { Pointe, ResultatsPointes } from "../../../catalogue/results/pointages.ts";
import { demandeEnCours } from "../../../catalogue/results/demarches/attente.ts";
import type { AideDite, AVoirDite, PlanDit } from "../../../catalogue/results/demarches/plan-dit.ts";
import { majuscule } from "../../../catalogue/fiches/phrases/casse.ts";
import { subtractMonths } from "../../../catalogue/situation/periods.ts";
import { combien } from "../../../catalogue/fiches/phrases/nombres.ts";
import type { Droit, Resultats } from "../../../catalogue/results/results.ts";
import { enEntier } from "../../cadre/format/aide.ts";
import { imprimee } from "../../cadre/format/imprimee.ts";
import { aujourdhui } from "../../cadre/format/dates.ts";
import { Lien } from "../../cadre/navigation/lien.tsx";
import { daterLaDemande, useAppareil } from "../../session/appareil.ts";
import { MotDEtat } from "../etat.tsx";
import { Pointer } from "../pointer.tsx";
import { QuestionDUnGeste } from "../precisions.tsx";
import { type QuestionDUneCarte, questionsDesCartes } from "../questions.tsx";
import type { EtatResultats } from "../use-resultats.ts";
import { AjouterAMonAgenda } from "./ajouter.tsx";
import { Demarches } from "./guichet.tsx";
import { NomDeLAide } from "./nom.tsx";
import { adresseDeLaReponse, seCompare } from "./prete.ts";

/** What one answer decides, each with its question; it goes to its desk once it is answered. */
export function SiCEstVotreCas({
  si,
  echeances,
  resultats,
  preciser,
}: Pick<PlanDit, "si" | "echeances"> & { resultats: Resultats } & Pick<EtatResultats, "preciser">) {
  if (si.length === 0) return null;
  const posees = questionsDesCartes(
    resultats,
    si.map(({ droit }) => droit),
  );
  const question: QuestionDUneCarte = ({ id }) => {
    const posee = posees.get(id);
    return (posee && preciser && <QuestionDUnGeste question={posee} preciser={preciser} />) ?? null;
  };
  return (
    <section>
      <h2>Si c’est votre cas</h2>
      <Demarches demarches={si} echeances={echeances} question={question} />
    </section>
  );
}

/** What the dates of the household change, each with the aids that it opens. */
export function CeQuiVaChanger({ changements, echeances }: Pick<PlanDit, "changements" | "echeances">) {
  if (changements.length === 0) return null;
  return (
    <section>
      <h2>Ce qui va changer pour vous</h2>
      <ul className="plain">
        {changements.map(({ dit, aides }) => (
          <li key={dit}>
            {dit}
            {aides.map(({ id, nom, fiche }) => (
              <Fragment key={id}>
                {" "}
                <Lien to={fiche} {...imprimee(`/aides/${id}`)}>
                  {aides.length > 1 ? nom : "Lire sa fiche"}
                </Lien>{" "}
                <AjouterAMonAgenda
                  echeances={echeances.filter(({ date }) => date.id === id)}
                  mots="Ajouter à mon agenda"
                  precision={nom}
                  nom={`cap-aides-${id}`}
                />
              </Fragment>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Aids that an office alone decides: what to do of each. */
export function AVoirAvecLOrganisme({ aVoir }: { aVoir: readonly AVoirDite[] }) {
  if (aVoir.length === 0) return null;
  return (
    <section>
      <h2>À vérifier auprès de l’organisme</h2>
      <ul className="plain">
        {aVoir.map((une) => (
          <li key={une.id}>
            <NomDeLAide de={une} />
            <span>{`\u00a0: ${une.mots}`}</span>
            {une.telephone && <span>{` (${une.telephone.replaceAll(" ", "\u00a0")})`}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Other aids, in a line each. */
export function EtAussi({ aides }: { aides: readonly AideDite[] }) {
  if (aides.length === 0) return null;
  return (
    <details className="group">
      <summary>Et aussi : {combien(aides.length, "autre aide", "autres aides")}</summary>
      <ul className="plain plan-others">
        {aides.map((une) => (
          <li key={une.id}>
            <NomDeLAide de={une} adresse={une.geste.adresse} />{" "}
            <span className="hint">{une.montant && enEntier(une.montant)}</span> <MotDEtat etat={une.etat} />
          </li>
        ))}
      </ul>
    </details>
  );
}

interface PropsDesPointees {
  de: ResultatsPointes["pointees"];
  apres: (droit: Droit, pointe: Pointe | undefined) => void;
}

/** What was asked for, with the day of its answer: it is no longer in the plan, and is not over. */
export function DemandesEnCours({ de: { demandee }, apres }: PropsDesPointees) {
  const { demandees } = useAppareil();
  if (demandee.length === 0) return null;
  return (
    <section className="card desk">
      <h2>Vos demandes en cours</h2>
      <ul className="aids aid-lines">
        {demandee.map((droit) => (
          <Demandee key={droit.id} droit={droit} le={demandees[droit.id]} apres={apres} />
        ))}
      </ul>
    </section>
  );
}

/** A request is followed for two years at most. */
const MOIS_PASSES = 24;
const JOUR_REFUSE = "Donnez un jour des deux dernières années, qui ne soit pas à venir.";

function Demandee({
  droit,
  le,
  apres,
}: { droit: Droit; le: string | undefined } & Pick<PropsDesPointees, "apres">) {
  const nom = majuscule(droit.label);
  const { dit, echeance } = demandeEnCours(droit, le ?? aujourdhui(), aujourdhui());
  return (
    <li className="aid demand">
      <strong>
        <NomDeLAide de={{ id: droit.id, nom }} />
      </strong>
      <JourDeLaDemande
        id={droit.id}
        le={le}
        dit={le ? dit : "Dites quand, pour savoir jusqu’à quand attendre la réponse."}
      />
      {le && echeance && (
        <AjouterAMonAgenda
          echeances={[echeance]}
          mots="Ajouter à mon agenda"
          precision={nom}
          nom={`cap-aides-reponse-${droit.id}`}
        />
      )}
      {seCompare(droit.id) && (
        <Lien className="no-print" to={adresseDeLaReponse(droit.id, "montant")}>
          On m’a répondu<span className="visually-hidden">{`\u00a0: ${nom}`}</span>
        </Lien>
      )}
      <Pointer de={droit} apres={(dite) => apres(droit, dite)} />
    </li>
  );
}

/** The day on which an aid was asked for, kept once it is whole and likely, and what is known of the answer. */
function JourDeLaDemande({ id, le, dit }: { id: string; le: string | undefined; dit: string }) {
  const champ = useId();
  const [refuse, setRefuse] = useState(false);
  return (
    <>
      <p className="row">
        <label htmlFor={champ}>Demandée le</label>
        <input
          key={le}
          id={champ}
          type="date"
          min={subtractMonths(aujourdhui(), MOIS_PASSES)}
          max={aujourdhui()}
          defaultValue={le ?? ""}
          aria-describedby={`${champ}-dit`}
          aria-invalid={refuse || undefined}
          onBlur={({ target: { value, validity } }) => {
            setRefuse(!validity.valid);
            if (validity.valid && value !== (le ?? "")) daterLaDemande(id, value);
          }}
        />
      </p>
      <p role="status" id={`${champ}-dit`} className={refuse ? "error" : undefined}>
        {refuse ? JOUR_REFUSE : dit}
      </p>
    </>
  );
}

/** What comes already or is not for her, to be taken back. */
export function DejaPointees({ de, apres }: PropsDesPointees) {
  const siennes = [...de.recue, ...de.ecartee];
  if (siennes.length === 0) return null;
  return (
    <section className="no-print">
      <h2>Ce que vous avez pointé</h2>
      <p className="hint">Ces aides ne comptent plus dans le plan. Touchez de nouveau pour les remettre.</p>
      <ul className="plain">
        {siennes.map((droit) => (
          <li key={droit.id}>
            <NomDeLAide de={{ id: droit.id, nom: majuscule(droit.label) }} />
            <Pointer de={droit} apres={(dite) => apres(droit, dite)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
