import { aProposer } from "../../catalogue/results/a-proposer.ts";
import { compteDansUnTotal } from "../../catalogue/results/totaux.ts";
import { pendAUneQuestion } from "../../catalogue/results/certitude.ts";
import { ESSENTIELLE, estUnDepart, parUtilite } from "../../catalogue/results/utilite.ts";
import type { Droit } from "../../catalogue/results/results.ts";
import { type Besoin, besoins, dessins, estRecue } from "../../catalogue/schema/besoins.ts";
import { combien, eurosEnMots } from "../../catalogue/fiches/phrases/nombres.ts";
import { arrondir } from "../../catalogue/results/gros-titre.ts";
import { RESULTATS } from "../../machines/journey/screens.ts";
import { Lien } from "../cadre/navigation/lien.tsx";
import { useFoyerSIlYEnA } from "../session/use-foyer.ts";
import { Cartes } from "./carte.tsx";
import type { QuestionDUneCarte } from "./questions.tsx";

/** Cards of a need that are shown; the others are folded. */
const EN_VUE = 2;

/** So few aids that none is worth hiding. */
const PEU = 6;

/** True of what is worth a card before being unfolded: euros received, a price to pay, or what editors put first; no journey that nobody spoke of. */
const vautUneCarte = (droit: Droit) =>
  droit.top < ESSENTIELLE ||
  (!estUnDepart(droit) &&
    (estRecue(droit.nature) || droit.nature === "prix") &&
    typeof droit.montant === "number");

export interface UnBesoin {
  besoin: Besoin;
  /** Nothing, when no aid of the need is worth a card: its name is one line, that opens. */
  vus: readonly Droit[];
  replies: readonly Droit[];
  /** Money that the fold hides, said; none of what the panel shows. */
  argent: string;
}

/** Of what is worth a card, the first two; only the first may ask something. */
const enVue = ([une, ...suite]: readonly Droit[]): Droit[] =>
  une ? [une, ...suite.filter((autre) => !pendAUneQuestion(autre))].slice(0, EN_VUE) : [];

/** Money that a fold hides, said: « , dont 460 € par mois ». */
function argentPlie(replies: readonly Droit[]): string {
  const parMois = replies
    .filter((un) => un.periodicite === "mensuelle" && compteDansUnTotal(un))
    .reduce((somme, { montant }) => somme + Number(montant), 0);
  return parMois > 0 ? `, dont ${eurosEnMots(arrondir(parMois))} par mois` : "";
}

/**
 * Aids by what they help with, the most useful first, two in sight; a need without aid is left out. Those that the panel above
 * already shows are no card again: they are the first of what is folded.
 */
export function parBesoin(
  droits: readonly Droit[],
  jour: string,
  dejaVues: readonly Droit[] = [],
): UnBesoin[] {
  const tous = aProposer(droits);
  return (Object.keys(besoins) as Besoin[]).flatMap((besoin) => {
    const siens = parUtilite(
      tous.filter((droit) => droit.besoin === besoin),
      jour,
    );
    if (siens.length === 0) return [];
    const dignes = enVue(siens.filter(vautUneCarte)).filter((un) => !dejaVues.includes(un));
    const vus = tous.length > PEU ? dignes : siens.slice(0, EN_VUE);
    const replies = siens.filter((un) => !vus.includes(un));
    return [{ besoin, vus, replies, argent: argentPlie(replies.filter((un) => !dejaVues.includes(un))) }];
  });
}

const Nom = ({ besoin }: Pick<UnBesoin, "besoin">) => (
  <h3>
    <svg className="need-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={dessins[besoin]} />
    </svg>
    {besoins[besoin]}
  </h3>
);

interface Props {
  besoins: readonly UnBesoin[];
  question?: QuestionDUneCarte;
}

/** Each need with its drawing, two cards, the rest folded; one line when nothing of it is worth a card. */
export const ParBesoin = ({ besoins: siens, question }: Props) =>
  siens.map(({ besoin, vus, replies, argent }) =>
    vus.length === 0 ? (
      <details key={besoin} className="group need-line">
        <summary>
          <Nom besoin={besoin} /> <span className="hint">{combien(replies.length, "aide") + argent}</span>
        </summary>
        <Cartes droits={replies} titre="h4" enLignes />
      </details>
    ) : (
      <section key={besoin} className="need">
        <Nom besoin={besoin} />
        <div>
          <Cartes droits={vus} titre="h4" {...(question && { question })} />
          {replies.length > 0 && (
            <details className="group">
              <summary>
                Et {combien(replies.length, "autre")}
                {argent}
              </summary>
              <Cartes droits={replies} titre="h4" enLignes />
            </details>
          )}
        </div>
      </section>
    ),
  );

/** Says, if need be, that no aid of the commune is known here, and who may have one. */
export function SansAideDIci({ droits }: { droits: readonly Droit[] }) {
  const { _nomCommune } = useFoyerSIlYEnA()?.menage ?? {};
  const dIci = droits.some(({ institution: { type } }) => type === "commune" || type === "epci");
  if (!_nomCommune || dIci) return null;
  return (
    <p className="hint">
      Nous ne connaissons pas d’aide propre à {_nomCommune} pour vous. Le centre social de la mairie (CCAS)
      peut en avoir : <Lien to={`${RESULTATS}/lieux`}>où le trouver</Lien>.
    </p>
  );
}
