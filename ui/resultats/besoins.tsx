import { aProposer } from "../../catalogue/results/a-proposer.ts";
import { estChiffree } from "../../catalogue/results/argent.ts";
import { pendAUneQuestion } from "../../catalogue/results/certitude.ts";
import { parUtilite } from "../../catalogue/results/utilite.ts";
import type { Droit } from "../../catalogue/results/results.ts";
import { type Besoin, besoins, dessins, estRecue } from "../../catalogue/schema/besoins.ts";
import { eurosEnMots } from "../../catalogue/fiches/phrases/nombres.ts";
import { arrondir } from "../../catalogue/results/gros-titre.ts";
import { RESULTATS } from "../../machines/journey/screens.ts";
import { Lien } from "../cadre/navigation/lien.tsx";
import { useJourney } from "../session/use-journey.ts";
import { Cartes } from "./carte.tsx";
import type { QuestionDUneCarte } from "./questions.tsx";

/** Cards of a need that are shown; the others are folded. */
const EN_VUE = 2;

/** True of what is worth a card before being unfolded: money, or a price that one pays. */
const deLArgent = ({ nature }: Droit) => estRecue(nature) || nature === "prix";

export interface UnBesoin {
  besoin: Besoin;
  vus: readonly Droit[];
  replies: readonly Droit[];
}

/** Aids by what they help with, the most useful first, two in sight; a need without aid is left out. */
export const parBesoin = (droits: readonly Droit[], jour: string): UnBesoin[] =>
  (Object.keys(besoins) as Besoin[]).flatMap((besoin) => {
    const siens = parUtilite(
      aProposer(droits).filter((droit) => droit.besoin === besoin),
      jour,
    );
    const ranges = [...siens.filter(deLArgent), ...siens.filter((droit) => !deLArgent(droit))];
    return ranges.length > 0 ? [{ besoin, vus: ranges.slice(0, EN_VUE), replies: ranges.slice(EN_VUE) }] : [];
  });

/** « Et 3 autres, dont 460 € par mois »: money that a fold hides is said. */
function ceQuiSePlie(replies: readonly Droit[]): string {
  const parMois = replies
    .filter((un) => un.periodicite === "mensuelle" && estChiffree(un) && !pendAUneQuestion(un))
    .reduce((somme, { montant }) => somme + Number(montant), 0);
  const dont = parMois > 0 ? `, dont ${eurosEnMots(arrondir(parMois))} par mois` : "";
  return `Et ${replies.length} ${replies.length > 1 ? "autres" : "autre"}${dont}`;
}

interface Props {
  besoins: readonly UnBesoin[];
  question?: QuestionDUneCarte;
}

/** Each need with its drawing, two cards, the rest folded. */
export const ParBesoin = ({ besoins: siens, question }: Props) =>
  siens.map(({ besoin, vus, replies }) => (
    <section key={besoin} className="need">
      <h3>
        <svg className="need-icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d={dessins[besoin]} />
        </svg>
        {besoins[besoin]}
      </h3>
      <div>
        <Cartes droits={vus} {...(question && { question })} />
        {replies.length > 0 && (
          <details className="group">
            <summary>{ceQuiSePlie(replies)}</summary>
            <Cartes droits={replies} enLignes />
          </details>
        )}
      </div>
    </section>
  ));

/** Says, if need be, that no aid of the commune is known here, and who may have one. */
export function SansAideDIci({ droits }: { droits: readonly Droit[] }) {
  const { _nomCommune } = useJourney().parcours.situation.menage;
  const dIci = droits.some(({ institution: { type } }) => type === "commune" || type === "epci");
  if (!_nomCommune || dIci) return null;
  return (
    <p className="hint">
      Nous ne connaissons pas d’aide propre à {_nomCommune} pour vous. Le centre social de la mairie (CCAS)
      peut en avoir : <Lien to={`${RESULTATS}/lieux`}>où le trouver</Lien>.
    </p>
  );
}
