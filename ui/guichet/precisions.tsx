import { type ReactNode, useId, useState } from "react";
import type { FoyerOuvert } from "../../machines/guichet/state.ts";
import { estUnMontantFacultatif, PATRIMOINE, RESSOURCES_FISCALES } from "../../machines/journey/screens.ts";
import type { Parcours } from "../../machines/journey/walk.ts";
import {
  elementsPatrimoineLibelles,
  revenusFiscauxLibelles,
} from "../../machines/questions/types-fiscaux.ts";
import type { TypeRessource } from "../../machines/questions/types-ressources.ts";
import { filled, type Montants } from "../cadre/format/montants.ts";
import { TauxEpargne } from "../resultats/loi/taux-epargne.tsx";
import { LigneDeMontant } from "./montant.tsx";
import { titreDeLaPersonne } from "./nommer.ts";
import { laSeance } from "./seance.ts";

/** Where the optional amounts are. */
export const PRECISIONS = "guichet-precisions";

interface Props {
  foyer: FoyerOuvert;
  parcours: Parcours;
}

const personnesDu = ({ situation: { demandeur, conjoint, enfants } }: Parcours): string[] =>
  [demandeur, conjoint, ...(enfants ?? [])].flatMap((une) => (une ? [une.id] : []));

/** What may be told apart from the questions (docs/specification.md#hors-parcours), folded as long as none of it is, nor refused. */
export function Precisions({ foyer, parcours }: Props) {
  const [ouvert, setOuvert] = useState(() => {
    const { ressourcesFiscales = {}, patrimoine = {} } = foyer.journey;
    const tous = [patrimoine, ...personnesDu(parcours).map((id) => ressourcesFiscales[id] ?? {})];
    return (
      tous.some((dits) => Object.keys(dits).length > 0) ||
      Object.keys(foyer.refus).some(estUnMontantFacultatif)
    );
  });
  // Once made, what is in it stays when it is folded: an amount that was refused is found again as it was.
  const [fait, setFait] = useState(ouvert);
  if (ouvert && !fait) setFait(true);
  return (
    <details
      id={PRECISIONS}
      className="q-chapitre group"
      open={ouvert}
      onToggle={({ currentTarget }) => setOuvert(currentTarget.open)}
    >
      <summary>Pour une estimation plus précise (facultatif)</summary>
      {fait && (
        <>
          <p className="hint">
            Laissez vide ce qui ne vous concerne pas. Pour dire qu’une personne n’a rien déclaré, écrivez 0 à
            l’une de ses lignes.
          </p>
          <Revenus foyer={foyer} parcours={parcours} />
          <Patrimoine foyer={foyer} />
        </>
      )}
    </details>
  );
}

/** Income declared for the fiscal year, person by person. */
function Revenus({ foyer: { journey, refus }, parcours }: Props) {
  const { ressourcesFiscales = {} } = journey;
  const noter = (id: string, montants: Montants) => {
    const { [id]: _, ...autres } = ressourcesFiscales;
    const siens = Object.keys(montants).length > 0 && { [id]: montants };
    laSeance().acteur.send({ type: "TAX.SET", ressourcesFiscales: { ...autres, ...siens } });
  };
  const annee = parcours.context.periods.fiscalYear;
  return personnesDu(parcours).map((id) => (
    <GroupeDeMontants
      key={id}
      adresse={`${RESSOURCES_FISCALES}/${id}`}
      titre={`${titreDeLaPersonne(parcours.situation, id)} : revenus déclarés aux impôts en ${annee}`}
      libelles={revenusFiscauxLibelles}
      donnes={ressourcesFiscales[id] ?? {}}
      refus={refus}
      onNoter={(montants) => noter(id, montants)}
    />
  ));
}

/** Wealth of the household today. */
const Patrimoine = ({ foyer: { journey, refus } }: Pick<Props, "foyer">) => (
  <GroupeDeMontants
    adresse={PATRIMOINE}
    titre="Patrimoine : ce que votre foyer possède aujourd’hui"
    libelles={elementsPatrimoineLibelles}
    donnes={journey.patrimoine ?? {}}
    refus={refus}
    onNoter={(patrimoine) => laSeance().acteur.send({ type: "WEALTH.SET", patrimoine })}
  >
    <TauxEpargne jour={journey.dateDeValeur} />
  </GroupeDeMontants>
);

interface PropsDuGroupe {
  adresse: string;
  titre: string;
  libelles: Readonly<Record<string, TypeRessource>>;
  donnes: Readonly<Montants>;
  /** By address, why an amount was refused. */
  refus: FoyerOuvert["refus"];
  onNoter: (montants: Montants) => void;
  /** What is to be known before. */
  children?: ReactNode;
}

/** Optional amounts of someone, or of the household; each that is left gives them all. */
function GroupeDeMontants({ adresse, titre, libelles, donnes, refus, onNoter, children }: PropsDuGroupe) {
  const id = useId();
  return (
    <div className="q-personne" role="group" aria-labelledby={id}>
      <div className="q-nom">
        <h4 id={id}>{titre}</h4>
      </div>
      {children}
      <div className="q-lignes">
        {Object.entries(libelles).map(([item, libelle]) => (
          <LigneDeMontant
            key={item}
            adresse={`${adresse}/${item}`}
            libelle={libelle}
            donne={donnes[item]}
            refus={refus[`${adresse}/${item}`]}
            onNoter={(montant) => onNoter(filled({ ...donnes, [item]: montant }))}
          />
        ))}
      </div>
    </div>
  );
}
