import { type ReactNode, useState } from "react";
import { eurosParAn, estChiffree } from "../../catalogue/results/argent.ts";
import { attend, etatDe } from "../../catalogue/results/certitude.ts";
import { grosTitre, titreEnPhrase } from "../../catalogue/results/gros-titre.ts";
import type { QuestionPosee } from "../../catalogue/results/precisions.ts";
import type { Droit, Resultats } from "../../catalogue/results/results.ts";
import { combien, eurosEnMots } from "../../catalogue/fiches/phrases/nombres.ts";
import { Cartes } from "./carte.tsx";
import { ceQuiABouge } from "./ce-qui-a-bouge.ts";
import { type Preciser, QuestionDUnGeste } from "./precisions.tsx";

/** What a card asks, or nothing. */
export type QuestionDUneCarte = (droit: Droit) => ReactNode;

/** Cards that one answer may add to the month, under the first steps. */
const MONTENT = 3;

/** Questions that nobody answered, by key. */
const enAttente = ({ questions }: Resultats) =>
  new Map(questions.filter(({ reponse }) => reponse === undefined).map((une) => [une.cle, une]));

/** What the cards ask: each question that waits once, on the first of its aids in the order of the page. */
export function questionsDesCartes(
  resultats: Resultats,
  vus: readonly Droit[],
): ReadonlyMap<string, QuestionPosee> {
  const attendent = enAttente(resultats);
  const cartes = new Map<string, QuestionPosee>();
  for (const { id, si = [] } of vus) {
    const [question] = si.flatMap(({ cle }) => attendent.get(cle) ?? []);
    if (!question) continue;
    attendent.delete(question.cle);
    cartes.set(id, question);
  }
  return cartes;
}

/** Euros a month from which an answer is asked for before the list. */
const COMPTENT = 50;

const changeLeMois = (droit: Droit): boolean =>
  estChiffree(droit) &&
  droit.periodicite === "mensuelle" &&
  droit.nature !== "plafond" &&
  Number(droit.montant) >= COMPTENT;

/** Aids that one answer would add to the month, the largest first. */
const quiMontent = (resultats: Resultats): Droit[] => {
  const attendent = enAttente(resultats);
  return resultats.droitsEligibles
    .filter(
      (droit) =>
        !droit.rare &&
        changeLeMois(droit) &&
        etatDe(droit) === "si" &&
        !attend(droit) &&
        droit.si?.some(({ cle }) => attendent.has(cle)),
    )
    .sort((a, b) => eurosParAn(b) - eurosParAn(a))
    .slice(0, MONTENT);
};

/** What an answer moved, and the aids that stay above since they were there: a card that is answered changes in place. */
export function useReponsesDIci(resultats: Resultats): { dit: string; montees: readonly Droit[] } {
  const [vus, setVus] = useState({ resultats, dit: "", ids: quiMontent(resultats).map(({ id }) => id) });
  if (vus.resultats !== resultats) {
    const { droitsEligibles, dateDeValeur } = resultats;
    const bouge = ceQuiABouge(vus.resultats.droitsEligibles, droitsEligibles);
    const titre = titreEnPhrase(grosTitre(droitsEligibles, dateDeValeur));
    const avant = titreEnPhrase(grosTitre(vus.resultats.droitsEligibles, dateDeValeur));
    const restent = vus.ids.filter((id) => droitsEligibles.some((droit) => droit.id === id));
    setVus({
      resultats,
      dit: bouge && titre !== avant ? `${bouge} ${titre}.` : bouge,
      ids: [...new Set([...restent, ...quiMontent(resultats).map(({ id }) => id)])].slice(0, MONTENT),
    });
  }
  const montees = vus.ids.flatMap((id) => resultats.droitsEligibles.filter((droit) => droit.id === id));
  return { dit: vus.dit, montees };
}

/** Those that one answer would add to the month. */
export function UneReponsePeutAjouter({
  droits,
  question,
}: {
  droits: readonly Droit[];
  question: QuestionDUneCarte;
}) {
  if (droits.length === 0) return null;
  const euros = droits
    .filter((droit) => etatDe(droit) === "si")
    .reduce((somme, { montant }) => somme + Number(montant), 0);
  return (
    <section>
      <h2>
        {euros > 0
          ? `Une réponse peut ajouter ${eurosEnMots(Math.round(euros))} par mois`
          : "Vos réponses ont compté"}
      </h2>
      <Cartes droits={droits} question={question} />
    </section>
  );
}

/** What was answered on the cards, to be changed: the aid may have left. */
export function RepondIci({ questions, preciser }: Pick<Resultats, "questions"> & { preciser: Preciser }) {
  const dites = questions.filter(({ reponse }) => reponse !== undefined);
  if (dites.length === 0) return null;
  return (
    <details className="group">
      <summary>Ce que vous avez répondu ici : {combien(dites.length, "réponse")}</summary>
      {dites.map((question) => (
        <QuestionDUnGeste key={question.cle} question={question} preciser={preciser} />
      ))}
    </details>
  );
}
