import { estDeLaBanque } from "../../catalogue/results/banque.ts";
import type { ResultatsPointes } from "../../catalogue/results/pointages.ts";
import type { Droit, Resultats } from "../../catalogue/results/results.ts";
import { RECAPITULATIF, RESULTATS } from "../../machines/journey/screens.ts";
import { page } from "../cadre/navigation/chunk.ts";
import { Lien } from "../cadre/navigation/lien.tsx";
import { usePeinte } from "../cadre/navigation/use-peinte.ts";
import { Facultatif } from "../cadre/shell/crash.tsx";
import { Effacer } from "../cadre/shell/effacer.tsx";
import { JoindreLaBanque } from "./banque.tsx";
import { ParBesoin, SansAideDIci } from "./besoins.tsx";
import { Cartes } from "./carte.tsx";
import { Ecartees } from "./ecartees.tsx";
import { Filtres, groupesDeDroits, type useFiltres } from "./filtres.tsx";
import { Pointees } from "./pointees.tsx";
import { Rares } from "./rares.tsx";
import { VoirMonPlan } from "./premiers-pas.tsx";
import { AidesPresque } from "./presque.tsx";
import { Incalculables, NonCalculees } from "./verifier.tsx";

const Emporter = page(() => import("../garder/emporter.tsx"));

interface Props {
  resultats: Resultats;
  pointees: ResultatsPointes["pointees"];
  nonCalcules: Resultats["nonCalcules"];
  fictifs: boolean;
  filtres: ReturnType<typeof useFiltres>;
}

/** What is under the first screen: every aid, then what to do of them. */
export function Suite({
  resultats: { droitsEligibles, droitsInjectes, incalculables, presque, dateDeValeur },
  pointees,
  nonCalcules,
  fictifs,
  filtres,
}: Props) {
  return (
    <>
      <Filtres droits={droitsEligibles} filtres={filtres} />
      <ParBesoin droits={filtres.gardes} jour={dateDeValeur} />
      <Rares droits={filtres.gardes} />
      {!fictifs && <SansAideDIci droits={droitsEligibles} />}
      <OffresDeLaBanque droits={filtres.gardes.filter(estDeLaBanque)} />
      <Incalculables aides={incalculables} />
      <DejaPercues droits={droitsInjectes} />
      <Pointees de={pointees} />
      <AidesPresque aides={presque} />
      <NonCalculees aides={nonCalcules} />
      <AllerPlusLoin />
      {!fictifs && <Ecartees />}
      <VoirMonPlan />
      {!fictifs && <EmporterEnsuite />}
      <p>
        <Lien className="button secondary" to={RECAPITULATIF}>
          Modifier mes réponses
        </Lien>
      </p>
      {!fictifs && <Effacer />}
    </>
  );
}

const AllerPlusLoin = () => (
  <section className="more">
    <h2>Pour aller plus loin</h2>
    <ul className="plain">
      <li>
        <Lien to={`${RESULTATS}/et-si`}>
          Et si votre salaire, votre logement ou votre famille changeait ?
        </Lien>
      </li>
      <li>
        <Lien to={`${RESULTATS}/lieux`}>Trouver un lieu où l’on vous aide près de chez vous</Lien>
      </li>
      <li>
        <Lien to={`${RESULTATS}/attendus`}>Une aide que vous attendiez manque ?</Lien>
      </li>
    </ul>
  </section>
);

/** What takes the results along comes once they are painted. */
const EmporterEnsuite = () => <Facultatif>{usePeinte() && <Emporter />}</Facultatif>;

/** Offers of the partner bank: apart from the aids, with the ways to reach it. */
function OffresDeLaBanque({ droits }: { droits: readonly Droit[] }) {
  if (droits.length === 0) return null;
  return (
    <section>
      <h2>{groupesDeDroits["banque"]?.titre}</h2>
      <Cartes droits={droits} />
      <JoindreLaBanque pour={droits[0]} />
    </section>
  );
}

/** Aids that the household says it receives: apart, and counted nowhere. */
function DejaPercues({ droits }: { droits: readonly Droit[] }) {
  if (droits.length === 0) return null;
  return (
    <section>
      <h2>Aides que vous recevez déjà</h2>
      <Cartes droits={droits} etat="déjà perçue" />
    </section>
  );
}
