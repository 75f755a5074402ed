import type { ReactNode } from "react";
import { donneePar, estDeLaBanque } from "../../catalogue/results/banque.ts";
import { etatDe } from "../../catalogue/results/certitude.ts";
import { montantEnDeux } from "../../catalogue/results/ecrire-montant.ts";
import type { Droit } from "../../catalogue/results/results.ts";
import { ecrireJour } from "../cadre/format/dates.ts";
import { quiRepond } from "../../catalogue/fiches/logo.ts";
import { majuscule } from "../../catalogue/fiches/phrases/casse.ts";
import { type EtatDit, MotDEtat } from "./etat.tsx";
import { Lien } from "../cadre/navigation/lien.tsx";
import { RESULTATS } from "../../machines/journey/screens.ts";
import { MotsEntiers } from "../cadre/format/mots-entiers.tsx";

/** Desks whose name would fill a line. */
const EN_BREF: Readonly<Record<string, string>> = {
  "Caisse d’allocations familiales": "Caf",
  "Maison départementale des personnes handicapées": "MDPH",
  "Mutualité sociale agricole": "MSA",
};

/** A longer suite of an amount is for the page of the aid. Signs. */
const COURTE = 22;

/** « par mois », « en une fois au plus »: what an amount is of, in little room. */
function suiteCourte(de: Droit, suite: string): string {
  if (suite.length <= COURTE) return suite;
  const [, bref = ""] = montantEnDeux({ ...de, legend: "" }) ?? [];
  const [borne = ""] = /au plus|au moins|au minimum/.exec(de.legend ?? "") ?? [];
  // Without a rhythm, the long words are all that says what it is of.
  return [bref.replace(",", "").trim(), borne].filter(Boolean).join(", ") || suite;
}

/** The one grey fact of a card: the day that presses, what it excludes, else whom one asks. */
function faitDe(droit: Droit, etat: EtatDit): string {
  const { campagne, ouBien } = etat === "déjà perçue" ? {} : droit;
  if (campagne?.etat === "ouverte") return `Avant le ${ecrireJour(campagne.jusquAu)}`;
  if (campagne?.etat === "à venir") return `Dès le ${ecrireJour(campagne.du)}`;
  if (ouBien) return `Ou bien\u00a0: ${ouBien.label}`;
  const qui = quiRepond(droit) ?? droit.institution;
  return EN_BREF[qui.label] ?? donneePar(qui);
}

/** What it brings, at the right: its figure, then what it is of. */
export function Montant({ de }: { de: Droit }) {
  const [chiffre, suite] = montantEnDeux(de) ?? [];
  if (!chiffre) return null;
  return (
    <span className="aid-amount">
      {chiffre} {suite && <small>{suiteCourte(de, suite)}</small>}
    </span>
  );
}

interface PropsDeLaLigne {
  droit: Droit;
  etat?: EtatDit;
  /** What is said of it, instead of its own fact. */
  fait?: string;
  /** Its name is a heading, so that one goes from aid to aid: under the title of a need, or of a part. */
  titre?: "h3" | "h4";
}

/** An aid in a line: its name, which the whole card opens, its state and one fact, its amount. */
export function AideEnLigne({
  droit,
  etat = etatDe(droit),
  fait = faitDe(droit, etat),
  titre: Titre = "h3",
}: PropsDeLaLigne) {
  return (
    <div className="aid-line">
      <div className="aid-text">
        <Titre>
          <Lien className="aid-name" to={`${RESULTATS}/${encodeURIComponent(droit.id)}`}>
            <strong>
              <MotsEntiers>{majuscule(droit.label)}</MotsEntiers>
            </strong>
          </Lien>
        </Titre>
        <span className="aid-state">
          {!estDeLaBanque(droit) && <MotDEtat etat={etat} />} <span className="hint">{fait}</span>
        </span>
      </div>{" "}
      <Montant de={droit} />
    </div>
  );
}

interface PropsDesCartes extends Pick<PropsDeLaLigne, "titre"> {
  droits: readonly Droit[];
  etat?: EtatDit;
  /** What a card asks, under its line. */
  question?: (droit: Droit) => ReactNode;
  /** Without their cards: they are many. */
  enLignes?: true;
}

/** Aids one under the other. */
export const Cartes = ({ droits, etat, question, enLignes, titre = "h3" }: PropsDesCartes) => (
  <ul className={enLignes ? "aids aid-lines" : "aids"}>
    {droits.map((droit) => (
      <li key={droit.id} className={enLignes ? "aid" : "card aid"}>
        <AideEnLigne droit={droit} titre={titre} {...(etat && { etat })} />
        {question?.(droit)}
      </li>
    ))}
  </ul>
);
