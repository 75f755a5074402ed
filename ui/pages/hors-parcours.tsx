import { PATRIMOINE, RESSOURCES_FISCALES } from "../../machines/journey/screens.ts";
import { personneDe } from "../../machines/answers/fold.ts";
import {
  elementsPatrimoineLibelles,
  revenusFiscauxLibelles,
} from "../../machines/questions/types-fiscaux.ts";
import type { TypeRessource } from "../../machines/questions/types-ressources.ts";
import { majuscule } from "../../catalogue/fiches/phrases/casse.ts";
import { ecrireEuros } from "../cadre/format/nombres.ts";
import { useJourneyDispatch } from "../session/use-journey-dispatch.ts";
import { useJourney } from "../session/use-journey.ts";

type Montants = Readonly<Record<string, number>>;

/** What was told apart from the questions: income declared to the tax office, wealth; and where to tell it. */
export function DonneAPart() {
  const { parcours, context } = useJourney();
  const { ressourcesFiscales = {}, patrimoine } = context;
  const { fiscalYear } = parcours.context.periods;
  const declarent = Object.entries(ressourcesFiscales).filter(([, items]) => Object.keys(items).length > 0);
  const seul = declarent.every(([id]) => id === "demandeur");
  return (
    <section className="card">
      <h2>Pour une estimation plus précise</h2>
      <p className="hint">Ces deux pages sont facultatives.</p>
      {declarent.map(([id, items]) => (
        <div key={id}>
          <h3>
            Revenus déclarés aux impôts en {fiscalYear}
            {!seul && <span>{` : ${nomDe(id, personneDe(parcours.situation, id)?._firstName)}`}</span>}
          </h3>
          <Donnes items={items} libelles={revenusFiscauxLibelles} />
        </div>
      ))}
      {declarent.length === 0 && Object.keys(ressourcesFiscales).length > 0 && (
        <p>Revenus déclarés aux impôts en {fiscalYear} : aucun.</p>
      )}
      <Page path={RESSOURCES_FISCALES}>Mes revenus déclarés aux impôts</Page>
      {patrimoine && Object.keys(patrimoine).length > 0 && (
        <>
          <h3>Patrimoine</h3>
          <Donnes items={patrimoine} libelles={elementsPatrimoineLibelles} />
        </>
      )}
      {patrimoine && Object.keys(patrimoine).length === 0 && <p>Patrimoine : aucun.</p>}
      <Page path={PATRIMOINE}>Mon patrimoine</Page>
    </section>
  );
}

const nomDe = (id: string, prenom = "") =>
  id === "demandeur" ? "vous" : id === "conjoint" ? "votre conjoint ou conjointe" : majuscule(prenom);

const Donnes = ({
  items,
  libelles,
}: {
  items: Montants;
  libelles: Readonly<Record<string, TypeRessource>>;
}) => (
  <dl className="answers">
    {Object.entries(items).map(([item, montant]) => (
      <div key={item}>
        <dt>{libelles[item]?.label ?? item}</dt>
        <dd>{ecrireEuros(montant)}</dd>
      </div>
    ))}
  </dl>
);

function Page({ path, children }: { path: string; children: string }) {
  const dispatch = useJourneyDispatch();
  return (
    <p>
      <button type="button" className="link" onClick={() => dispatch({ type: "GO", path })}>
        {children}
      </button>
    </p>
  );
}
