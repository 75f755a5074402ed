import type { AideDite, DemarcheDite, EcheanceDite } from "../../../catalogue/results/plan-dit.ts";
import type { Pointe } from "../../../catalogue/results/pointages.ts";
import type { Droit } from "../../../catalogue/results/results.ts";
import { RESULTATS } from "../../../machines/journey/screens.ts";
import { Action } from "../../aides/actions.tsx";
import { enEntier } from "../../cadre/format/aide.ts";
import { Lien } from "../../cadre/navigation/lien.tsx";
import { MotDEtat } from "../etat.tsx";
import { Pointer } from "../pointer.tsx";
import { AjouterAMonAgenda } from "./ajouter.tsx";
import { NomDeLAide } from "./nom.tsx";

/** The gesture that begins it, with where it leads; on paper, an address that can be typed. */
function Comment({ de: { geste, droit } }: { de: Pick<AideDite, "geste" | "droit"> }) {
  const { mots, adresse } = geste;
  if (adresse === undefined) return <span>{mots}</span>;
  return (
    <Action href={adresse} de={droit}>
      {mots}
    </Action>
  );
}

/** Who answers, and its phone. */
function QuiRepondAuPlan({
  qui,
  de: { nom, droit },
}: {
  qui: NonNullable<DemarcheDite["qui"]>;
  de: DemarcheDite;
}) {
  return (
    <>
      <span>{qui.nom}</span>
      {qui.telephone && (
        <a className="tel" href={`tel:${qui.telephone.replaceAll(" ", "")}`}>
          {qui.telephone.replaceAll(" ", "\u00a0")}
        </a>
      )}
      {droit.lieux && droit.lieux.length > 0 && (
        <Lien className="no-print" to={`${RESULTATS}/${encodeURIComponent(droit.id)}/lieux`}>
          Trouver un lieu<span className="visually-hidden">{`\u00a0: ${nom}`}</span>
        </Lien>
      )}
    </>
  );
}

interface Props {
  de: DemarcheDite;
  /** Days of this aid. */
  echeances: readonly EcheanceDite[];
  apres: (droit: Droit, pointe: Pointe | undefined) => void;
}

/** A demand of the plan: an aid, what it brings, how sure it is, how it is asked for, when, and what comes after. */
export function DemarcheDuPlan({ de, echeances, apres }: Props) {
  const { droit, montant, etat, raison, reserves } = de;
  return (
    <li className="card plan-step">
      <h3>
        <NomDeLAide de={de} />
      </h3>
      <p className="row">
        <strong>{montant && enEntier(montant)}</strong> <MotDEtat etat={etat} />{" "}
        {raison && <span className="hint">{raison}</span>}
      </p>
      <p className="plan-doubts">
        {reserves.map((une) => (
          <span key={une} className="warning-text">
            {une}
          </span>
        ))}
      </p>
      <Faits de={de} echeances={echeances} />
      <Pointer de={droit} apres={(pointe) => apres(droit, pointe)} />
    </li>
  );
}

/** How it is asked for, who answers, when. */
function Faits({ de, echeances }: Pick<Props, "de" | "echeances">) {
  const { droit, nom, quand, reponse } = de;
  return (
    <dl className="facts">
      <Fait nom="Comment">
        <Comment de={de} />
      </Fait>
      {de.qui && (
        <Fait nom="Qui répond">
          <QuiRepondAuPlan qui={de.qui} de={de} />
        </Fait>
      )}
      <Fait nom="Quand">
        <span>{quand}</span>
        {echeances.length > 0 && (
          <AjouterAMonAgenda
            echeances={echeances}
            mots="Ajouter à mon agenda"
            precision={nom}
            nom={`cap-aides-${droit.id}`}
          />
        )}
      </Fait>
      {reponse && <Fait nom="Réponse">{reponse}</Fait>}
    </dl>
  );
}

const Fait = ({ nom, children }: { nom: string; children: React.ReactNode }) => (
  <div>
    <dt>{nom}</dt>
    <dd>{children}</dd>
  </div>
);
