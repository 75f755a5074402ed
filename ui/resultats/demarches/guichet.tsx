import type { ReactNode } from "react";
import type { GuichetDit } from "../../../catalogue/results/demarches/guichets.ts";
import type { DemarcheDite, EcheanceDite } from "../../../catalogue/results/demarches/plan-dit.ts";
import type { Pointe } from "../../../catalogue/results/pointages.ts";
import type { Droit } from "../../../catalogue/results/results.ts";
import { RESULTATS } from "../../../machines/journey/screens.ts";
import { Action } from "../../aides/actions.tsx";
import { page } from "../../cadre/navigation/chunk.ts";
import { Lien } from "../../cadre/navigation/lien.tsx";
import { liensDeLaPage } from "../../cadre/navigation/reglages.ts";
import { Facultatif } from "../../cadre/shell/crash.tsx";
import { Montant } from "../carte.tsx";
import { MotDEtat } from "../etat.tsx";
import { Pointer } from "../pointer.tsx";
import type { QuestionDUneCarte } from "../questions.tsx";
import { AjouterAMonAgenda } from "./ajouter.tsx";
import { NomDeLAide } from "./nom.tsx";
import { PapiersDuGuichet } from "./papiers.tsx";
import { adresseDeLaDemande, adresseDuRendezVous, estPrete } from "./prete.ts";

interface Suivi {
  /** Days of the plan. */
  echeances: readonly EcheanceDite[];
  apres: (droit: Droit, pointe: Pointe | undefined) => void;
}

const enPhrase = (dit: string) => (/[.?!]$/.test(dit) ? dit : `${dit}.`);

/** A desk: when, who, where, what one asks there at once, the papers, and where one is with it. */
export function Guichet({ de, echeances, apres }: { de: GuichetDit } & Suivi) {
  const { nom, telephone, quand, etat, reserves, demarches } = de;
  return (
    <li className="card desk">
      <p className="hint">{quand}</p>
      <h2>{nom}</h2>
      <p className="row">
        {telephone && (
          <a className="tel" href={`tel:${telephone.replaceAll(" ", "")}`}>
            {telephone.replaceAll(" ", "\u00a0")}
          </a>
        )}
        <YAller demarches={demarches} nom={nom} />
        {demarches.some(({ qui }) => qui) && (
          <Lien className="no-print" to={adresseDuRendezVous(nom)}>
            Pour mon rendez-vous<span className="visually-hidden">{`\u00a0: ${nom}`}</span>
          </Lien>
        )}
      </p>
      <QuiRecoit demarches={demarches} />
      <h3>
        {demarches.length > 1 ? "À demander en une fois" : "À demander"} {etat && <MotDEtat etat={etat} />}
      </h3>
      {reserves.length > 0 && <p className="hint">{reserves.map(enPhrase).join(" ")}</p>}
      <Demarches demarches={demarches} echeances={echeances} dejaDit={de} />
      <PapiersDuGuichet {...de} replies />
      <OuJEnSuis demarches={demarches} apres={apres} nom={nom} />
    </li>
  );
}

const Accueil = page(() => import("./accueil.tsx"));

/** The first of some demands that has places where one goes. */
const avecDesLieux = (demarches: GuichetDit["demarches"]) =>
  demarches.find(({ droit: { lieux = [] } }) => lieux.length > 0);

/** The nearest place of a desk, where a directory is plugged in. */
function QuiRecoit({ demarches }: Pick<GuichetDit, "demarches">) {
  const types = avecDesLieux(demarches)?.droit.lieux;
  if (!types || !liensDeLaPage().annuaire) return null;
  return (
    <Facultatif>
      <Accueil types={types} />
    </Facultatif>
  );
}

/** The places of a desk, around the household. */
function YAller({ demarches, nom }: Pick<GuichetDit, "demarches" | "nom">) {
  const avec = avecDesLieux(demarches);
  return (
    avec && (
      <Lien className="no-print" to={`${RESULTATS}/${encodeURIComponent(avec.id)}/lieux`}>
        Trouver un lieu<span className="visually-hidden">{`\u00a0: ${nom}`}</span>
      </Lien>
    )
  );
}

/** Demands, a line each: what it brings, how sure it is, how it is asked for, when, what comes after. */
export function Demarches({
  demarches,
  echeances,
  dejaDit,
  question,
}: {
  demarches: readonly DemarcheDite[];
  echeances: Suivi["echeances"];
  /** What is asked of one, instead of what it hangs on. */
  question?: QuestionDUneCarte;
  /** What their desk says of all. */
  dejaDit?: Pick<GuichetDit, "etat" | "reserves">;
}) {
  return (
    <ul className={question ? "aids" : "aids aid-lines"}>
      {demarches.map((une) => (
        <Demarche
          key={une.id}
          de={une}
          reserves={une.reserves.filter((reserve) => !dejaDit?.reserves.includes(reserve))}
          sansMot={dejaDit?.etat !== undefined}
          question={question?.(une.droit)}
          echeances={echeances.filter(({ date }) => date.id === une.id)}
        />
      ))}
    </ul>
  );
}

function Demarche({
  de,
  reserves,
  sansMot,
  question,
  echeances,
}: {
  de: DemarcheDite;
  reserves: readonly string[];
  sansMot: boolean;
  question: ReactNode;
  echeances: Suivi["echeances"];
}) {
  const { droit, etat, quand, reponse } = de;
  return (
    <li className={question === undefined ? "aid demand" : "card aid demand"}>
      <span className="aid-line">
        <span className="aid-text">
          <strong>
            <NomDeLAide de={de} />
          </strong>
          {!sansMot && (
            <span className="aid-state">
              <MotDEtat etat={etat} />
            </span>
          )}
        </span>{" "}
        <Montant de={droit} />
      </span>
      <span className="hint">
        {[...(question ? [] : reserves.map(enPhrase)), quand, reponse].filter(Boolean).join(" ")}
      </span>
      {question}
      <Geste de={de} echeances={echeances} />
    </li>
  );
}

/** The gesture that begins it, with where it leads (on paper, an address that can be typed), and its days to keep. */
const Geste = ({
  de: { geste, droit, nom },
  echeances,
}: {
  de: DemarcheDite;
  echeances: Suivi["echeances"];
}) => (
  <span className="row">
    {geste.adresse === undefined ? (
      <span className="hint">{geste.mots}</span>
    ) : (
      <Action href={geste.adresse} de={droit}>
        {geste.mots}
      </Action>
    )}
    {estPrete(droit.id) && (
      <Lien className="no-print" to={adresseDeLaDemande(droit.id)}>
        Préparer la demande<span className="visually-hidden">{`\u00a0: ${nom}`}</span>
      </Lien>
    )}
    {echeances.length > 0 && (
      <AjouterAMonAgenda
        echeances={echeances}
        mots="Ajouter à mon agenda"
        precision={nom}
        nom={`cap-aides-${droit.id}`}
      />
    )}
  </span>
);

/** Once for a desk: what was asked for, comes already, or is not for her. */
export const OuJEnSuis = ({
  demarches,
  apres,
  nom,
}: Pick<GuichetDit, "demarches" | "nom"> & Pick<Suivi, "apres">) => (
  <details className="group no-print">
    <summary>
      Où j’en suis<span className="visually-hidden">{`\u00a0: ${nom}`}</span>
    </summary>
    {demarches.map(({ id, nom: aide, droit }) => (
      <div key={id}>
        {demarches.length > 1 && <p>{aide}</p>}
        <Pointer de={droit} apres={(pointe) => apres(droit, pointe)} />
      </div>
    ))}
  </details>
);
