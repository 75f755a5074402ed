import type { Ref } from "react";
import { aProposer } from "../../catalogue/results/a-proposer.ts";
import { titreOuOrdre } from "../../catalogue/results/dabord-dit.ts";
import { aidesParEtat, ceuxDuTitre, type Titre } from "../../catalogue/results/gros-titre.ts";
import type { Droit, Resultats } from "../../catalogue/results/results.ts";
import { eurosEnMots } from "../../catalogue/fiches/phrases/nombres.ts";
import { majuscule } from "../../catalogue/fiches/phrases/casse.ts";
import { RESSOURCES_FISCALES } from "../../machines/journey/screens.ts";
import { direMontant } from "../cadre/format/aide.ts";
import { Lien } from "../cadre/navigation/lien.tsx";
import { useJourneyDispatch } from "../session/use-journey-dispatch.ts";
import { useFoyerSIlYEnA } from "../session/use-foyer.ts";
import { MotDEtat } from "./etat.tsx";
import { revenuManquant } from "./manque.ts";

/** The headline. When every aid was marked, nothing is left to ask for: that is no « no aid for you ». */
export function titreDesResultats(resultats: Resultats, calcules: Resultats, incomplet: boolean): Titre {
  if (aProposer(resultats.droitsEligibles).length === 0 && aProposer(calcules.droitsEligibles).length > 0)
    return { debut: "Vous avez fait le tour de vos aides", reste: [] };
  return titreOuOrdre(resultats, incomplet);
}

interface Props {
  titre: Titre;
  resultats: Resultats;
  ici: Ref<HTMLHeadingElement>;
}

/** The page’s heading, and why it is no surer, or what it leaves out. */
export function EnTete({ titre: { debut, rythme, etat, reste }, resultats, ici }: Props) {
  return (
    <>
      <h1 ref={ici} tabIndex={-1} className={rythme ? "headline" : undefined}>
        {rythme ? <strong>{debut}</strong> : debut} {rythme && <span>{rythme}</span>}{" "}
        {etat && <MotDEtat etat={etat} />}
      </h1>
      <p className="headline-why">
        {!rythme && reste[0]}{" "}
        <Pourquoi
          resultats={resultats}
          sinon={rythme ? (reste[0] ?? enPlusDe(recuParMois(resultats.droitsInjectes))) : ""}
        />
      </p>
    </>
  );
}

/** « 320 € par mois », of aids that are received; empty for nothing. */
export function recuParMois(droits: readonly Droit[]): string {
  const parMois = droits
    .filter(({ periodicite, unit }) => periodicite === "mensuelle" && unit === "euro")
    .reduce((somme, { montant }) => somme + Number(montant), 0);
  return parMois > 0 ? `${eurosEnMots(Math.round(parMois))} par mois` : "";
}

const enPlusDe = (recu: string): string => recu && `En plus de ${recu} que vous recevez déjà.`;

const REVENUS_DES_PARENTS =
  "/simulation/individu/demandeur/bourse_criteres_sociaux_base_ressources_parentale";

/** The answer that is missing and the way to give it, else what the number leaves out. */
function Pourquoi({ resultats, sinon }: Pick<Props, "resultats"> & { sinon: string }) {
  const dispatch = useJourneyDispatch();
  const foyer = useFoyerSIlYEnA();
  const manque = foyer && revenuManquant(resultats, foyer);
  const annee = Number(resultats.dateDeValeur.slice(0, 4)) - 2;
  if (manque === "les siens")
    return (
      <>
        Il nous manque vos revenus de {annee}.{" "}
        <Lien to={`${RESSOURCES_FISCALES}?depuis=resultats`}>Les ajouter</Lien>
      </>
    );
  if (manque === "des parents")
    return (
      <>
        Il nous manque les revenus de vos parents de {annee}.{" "}
        <button
          type="button"
          className="link"
          onClick={() => dispatch({ type: "EDIT", path: REVENUS_DES_PARENTS })}
        >
          Les ajouter
        </button>
      </>
    );
  return sinon;
}

/** What the number adds up, and what it leaves out; nothing where there is nothing to add. */
export function Detail({ titre, droits }: { titre: Titre; droits: readonly Droit[] }) {
  const ceux = titre.rythme ? ceuxDuTitre(droits, titre) : [];
  if (ceux.length < 2 && titre.reste.length < 2) return null;
  return (
    <details className="group">
      <summary>{titre.rythme ? `Le détail des ${titre.debut}` : "Ce que cela peut faire"}</summary>
      {ceux.length > 0 && (
        <table className="sum">
          <tbody>
            {ceux.map((droit) => (
              <tr key={droit.id}>
                <th scope="row">{majuscule(droit.label)}</th>
                <td>{direMontant(droit)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {titre.reste.map((une) => (
        <p key={une} className="hint">
          {une}
        </p>
      ))}
    </details>
  );
}

/** How many aids there are, and in each state. */
export const Compte = ({ droits }: { droits: readonly Droit[] }) => (
  <p className="counts">
    {aidesParEtat(droits).map(({ etat, nombre }) => (
      <span key={etat}>
        <MotDEtat etat={etat} /> {nombre}
      </span>
    ))}
  </p>
);
