import type { ReactNode } from "react";
import { combien } from "../../catalogue/fiches/phrases/nombres.ts";
import { estDeLaBanque } from "../../catalogue/results/banque.ts";
import type { ResultatsPointes } from "../../catalogue/results/pointages.ts";
import type { Droit, Resultats } from "../../catalogue/results/results.ts";
import { RESULTATS } from "../../machines/journey/screens.ts";
import { page } from "../cadre/navigation/chunk.ts";
import { Lien } from "../cadre/navigation/lien.tsx";
import { usePeinte } from "../cadre/navigation/use-peinte.ts";
import { Facultatif } from "../cadre/shell/crash.tsx";
import { Effacer } from "../cadre/shell/effacer.tsx";
import { JoindreLaBanque } from "./banque.tsx";
import { ParBesoin, SansAideDIci, type UnBesoin } from "./besoins.tsx";
import { Cartes } from "./carte.tsx";
import { Ecartees } from "./ecartees.tsx";
import { recuParMois } from "./en-tete.tsx";
import { groupesDeDroits } from "./filtres.tsx";
import type { QuestionDUneCarte } from "./questions.tsx";
import { Pointees } from "./pointees.tsx";
import { Rares } from "./rares.tsx";
import { AidesPresque } from "./presque.tsx";
import { Incalculables, NonCalculees } from "./verifier.tsx";

const Emporter = page(() => import("../garder/emporter.tsx"));

interface Props {
  resultats: Resultats;
  pointees: ResultatsPointes["pointees"];
  nonCalcules: Resultats["nonCalcules"];
  fictifs: boolean;
  besoins: readonly UnBesoin[];
  question: QuestionDUneCarte;
  /** Aids that the filters keep. */
  gardes: readonly Droit[];
  /** What was answered on the cards. */
  children?: ReactNode;
}

/** What is under the first screen: every aid. */
export function Suite({
  resultats: { droitsEligibles, droitsInjectes, incalculables, presque },
  pointees,
  nonCalcules,
  fictifs,
  besoins,
  question,
  gardes,
  children,
}: Props) {
  return (
    <>
      <ParBesoin besoins={besoins} question={question} />
      <DejaPercues droits={droitsInjectes} />
      <Incalculables aides={incalculables} />
      <OffresDeLaBanque droits={gardes.filter(estDeLaBanque)} />
      <Pointees de={pointees} />
      {children}
      <Rares droits={gardes} />
      <AidesPresque aides={presque} />
      <NonCalculees aides={nonCalcules} />
      {!fictifs && <SansAideDIci droits={droitsEligibles} />}
      {!fictifs && <Ecartees />}
    </>
  );
}

/** What one may do next, a line each. */
export const EtApres = ({ fictifs }: { fictifs: boolean }) => (
  <section className="more">
    <h2>Et après</h2>
    {!fictifs && <EmporterEnsuite />}
    <ul className="plain">
      <li>
        <Lien to={`${RESULTATS}/et-si`}>Essayer un autre salaire, un autre logement</Lien>
      </li>
      <li>
        <Lien to={`${RESULTATS}/lieux`}>Trouver un lieu où l’on m’aide</Lien>
      </li>
      <li>
        <Lien to={`${RESULTATS}/attendus`}>Une aide que j’attendais manque</Lien>
      </li>
      <li>
        <Lien to="/moments">Ma vie change : que faire d’abord ?</Lien>
      </li>
    </ul>
    {!fictifs && <Effacer />}
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
  const recu = recuParMois(droits);
  const dit = `Vous recevez déjà : ${combien(droits.length, "aide")}${recu && `, ${recu}`}`;
  return (
    <details className="group">
      <summary>{dit}</summary>
      <Cartes droits={droits} etat="déjà perçue" />
    </details>
  );
}
