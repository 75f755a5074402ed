import { quiRepond } from "../../catalogue/fiches/logo.ts";
import { majuscule } from "../../catalogue/fiches/phrases/casse.ts";
import { etatDe, type EtatDeDroit } from "../../catalogue/results/certitude.ts";
import type { Droit, Resultats } from "../../catalogue/results/results.ts";
import { lesRares } from "../../catalogue/results/a-proposer.ts";
import { parUtilite } from "../../catalogue/results/utilite.ts";
import { type Besoin, besoins } from "../../catalogue/schema/besoins.ts";
import type { ReactNode } from "react";
import { QuestionDUnGeste, type Preciser } from "../resultats/precisions.tsx";
import { questionsDesCartes, RepondIci } from "../resultats/questions.tsx";
import { PremiereAction } from "../aides/actions.tsx";
import { direMontant } from "../cadre/format/aide.ts";
import { ecrireCampagne } from "../../catalogue/fiches/ecrire-demande.ts";
import { Lien } from "../cadre/navigation/lien.tsx";
import { donneePar, estDeLaBanque } from "../../catalogue/results/banque.ts";
import { JoindreLaBanque } from "../resultats/banque.tsx";
import { DoutesDeLaCarte } from "../resultats/doutes.tsx";
import { MotDEtat } from "../resultats/etat.tsx";
import { groupesDeDroits } from "../resultats/filtres.tsx";
import { Externe } from "../cadre/shell/externe.tsx";

/** The name of an aid, with its page; those for bicycles come from elsewhere and have none. */
const Nom = ({ id, label, source }: Pick<Droit, "id" | "label"> & { source?: Droit["source"] }) =>
  source === "aides-velo" ? (
    <strong>{majuscule(label)}</strong>
  ) : (
    <Lien to={`/aides/${encodeURIComponent(id)}`}>{majuscule(label)}</Lien>
  );

interface PropsDUneAide {
  droit: Droit;
  etat?: EtatDeDroit;
  /** What it asks. */
  question?: ReactNode;
}

/** An aid in a few lines: its name, what it brings, how sure, what to do. */
function UneAide({ droit, etat = etatDe(droit), question }: PropsDUneAide) {
  return (
    <li className="g-aide">
      <span className="g-aide-nom">
        <Nom {...droit} /> <span className="hint">{donneePar(quiRepond(droit) ?? droit.institution)}</span>
      </span>
      <span className="g-aide-montant">{direMontant(droit)}</span>
      <span className="g-aide-suite">
        {!estDeLaBanque(droit) && <MotDEtat etat={etat} />}
        {droit.aVerifier && <span className="warning-text">À vérifier : {droit.aVerifier} </span>}
        {droit.campagne && <span className="hint">{ecrireCampagne(droit.campagne)} </span>}
        <DoutesDeLaCarte de={droit} />
        {etat !== "déjà perçue" && <PremiereAction de={droit} />}
      </span>
      {question && <div className="g-aide-suite">{question}</div>}
    </li>
  );
}

interface PropsDUnGroupe extends Pick<PropsDUneAide, "etat"> {
  titre: string;
  droits: readonly Droit[];
  question?: (droit: Droit) => ReactNode;
}

function Groupe({ titre, droits, etat, question }: PropsDUnGroupe) {
  if (droits.length === 0) return null;
  return (
    <section>
      <h3>{titre}</h3>
      <ul className="g-aides">
        {droits.map((droit) => (
          <UneAide key={droit.id} droit={droit} {...(etat && { etat })} question={question?.(droit)} />
        ))}
      </ul>
      <JoindreLaBanque pour={droits[0]} />
    </section>
  );
}

/** The aids of a household by what they help with, the most useful first, then what is not computed. */
export function LesAides({ resultats, preciser }: { resultats: Resultats; preciser: Preciser }) {
  const { droitsEligibles, droitsInjectes, dateDeValeur, questions } = resultats;
  const tries = parUtilite(droitsEligibles, dateDeValeur);
  const groupes = (Object.keys(besoins) as Besoin[]).map(
    (besoin) => [besoin, tries.filter((droit) => droit.besoin === besoin)] as const,
  );
  const posees = questionsDesCartes(
    resultats,
    groupes.flatMap(([, droits]) => droits),
  );
  const question = ({ id }: Droit) => {
    const posee = posees.get(id);
    return posee && <QuestionDUnGeste question={posee} preciser={preciser} />;
  };
  return (
    <>
      {groupes.map(([besoin, droits]) => (
        <Groupe key={besoin} titre={besoins[besoin]} droits={droits} question={question} />
      ))}
      <RepondIci questions={questions} preciser={preciser} />
      <Groupe titre="Dans des cas plus rares" droits={lesRares(droitsEligibles)} />
      <Groupe titre={groupesDeDroits["banque"]?.titre ?? ""} droits={droitsEligibles.filter(estDeLaBanque)} />
      <Groupe titre="Aides déjà reçues" droits={droitsInjectes} etat="déjà perçue" />
      <AVerifier resultats={resultats} />
      <Presque resultats={resultats} />
    </>
  );
}

/** What no formula decides, and what is not computed here: where to ask. */
function AVerifier({ resultats: { incalculables, nonCalcules } }: { resultats: Resultats }) {
  const sansCalcul = nonCalcules.filter(({ passager }) => !passager);
  if (incalculables.length + sansCalcul.length === 0) return null;
  return (
    <section>
      <h3>À vérifier auprès de l’organisme</h3>
      <ul className="plain">
        {incalculables.map(({ id, label, reason, solution: { href, text } }) => (
          <li key={id}>
            <Nom id={id} label={label} /> <span className="hint">{reason}</span>{" "}
            {href ? <Externe href={href}>{text}</Externe> : text}
          </li>
        ))}
        {sansCalcul.map(({ id, label, link, raison }) => (
          <li key={id ?? raison}>
            {link ? <Externe href={link}>{label}</Externe> : label} <span></span>
            <span className="hint">{raison}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Aids that one answer keeps away: the question to ask again. */
function Presque({ resultats: { presque } }: { resultats: Resultats }) {
  if (presque.length === 0) return null;
  return (
    <details className="group no-print">
      <summary>À une réponse près : {presque.length}</summary>
      <ul className="plain">
        {presque.map(({ id, label, manque }) => (
          <li key={id}>
            <Nom id={id} label={label} /> <span className="hint">Il faudrait {manque.rule}.</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
