import { useEffect, useMemo, useState } from "react";
import { douzeMois, type Mois, momentsDe } from "../../../catalogue/results/annee/annee.ts";
import { pointer } from "../../../catalogue/results/pointages.ts";
import type { Resultats } from "../../../catalogue/results/results.ts";
import type { Fin } from "../../../catalogue/situation/fins.ts";
import { estimer } from "../../questions/estimation/estimer.ts";
import { direMontant } from "../../cadre/format/aide.ts";
import { majuscule } from "../../../catalogue/fiches/phrases/casse.ts";
import { periodeEnMots } from "../../cadre/format/dates.ts";
import { ecrireEuros } from "../../cadre/format/nombres.ts";
import { useAppareil } from "../../session/appareil.ts";
import { marqueDeLaPage } from "../../session/depart.ts";
import { useJourney } from "../../session/use-journey.ts";
import { PlaceDeLAnnee } from "./place.tsx";

/** A screen with room for the picture beside the list (style/resultats.css). */
const LARGE = matchMedia("(min-width: 68rem)");

/** The months to come, computed on this device; nothing before, nor if they cannot be. */
function useAnnee(resultats: Resultats): Mois[] | undefined {
  const { situation } = useJourney().parcours;
  const moments = useMemo(() => momentsDe(situation), [situation]);
  const { pointages } = useAppareil();
  const [loi, setLoi] = useState<Resultats[]>();
  useEffect(() => {
    let stale = false;
    estimer(
      moments.map((un) => un.situation),
      marqueDeLaPage(),
    ).then(
      (lus) => !stale && setLoi(lus),
      () => undefined,
    );
    return () => {
      stale = true;
    };
  }, [moments]);
  return useMemo(() => {
    const restent = loi?.map((un) => pointer(un, pointages).resultats);
    return restent && douzeMois(resultats, moments, restent);
  }, [resultats, moments, loi, pointages]);
}

const totalDe = (mois: Mois): number => mois.recu + mois.nouveau + mois.aVerifier;

interface Colonne {
  titre: string;
  barre: string;
  euros: (mois: Mois) => number;
}

const aVerifier: Colonne = { titre: "À vérifier", barre: "bar-doubt", euros: (mois) => mois.aVerifier };

/** Money of a month, by how sure it is: a column that would be empty all year is not shown. */
const toutes: readonly Colonne[] = [
  { titre: "Déjà reçu", barre: "bar-received", euros: ({ recu }) => recu },
  { titre: "À demander", barre: "bar-new", euros: ({ nouveau }) => nouveau },
  aVerifier,
];

/** What comes in each month of the year to come: a picture that is a table. */
export function Component({ resultats }: { resultats: Resultats }) {
  const annee = useAnnee(resultats);
  if (!annee) return <PlaceDeLAnnee />;
  const haut = Math.max(...annee.map(totalDe), 1);
  const colonnes = toutes.filter(({ euros }) => annee.some((un) => euros(un) > 0));
  // Cheques alone draw no year: each has its date on its card.
  if (colonnes.length === 0) return null;
  return (
    <details className="group year" open={LARGE.matches}>
      <summary>Votre année, mois par mois</summary>
      <FinInconnue {...resultats} />
      {colonnes.includes(aVerifier) && <p className="help">Plus clair : ce qui est à vérifier.</p>}
      <table>
        <caption className="visually-hidden">Ce qui arrive chaque mois</caption>
        <thead>
          <tr>
            <th scope="col">Mois</th>
            {colonnes.map(({ titre }) => (
              <th key={titre} scope="col">
                {titre}
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">En image</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {annee.map((un) => (
            <Ligne key={un.mois} de={un} haut={haut} colonnes={colonnes} />
          ))}
        </tbody>
      </table>
      <NosSuppositions />
    </details>
  );
}

/** Told when an allowance ends on a day that nobody knows. */
const FinInconnue = ({ changements }: Resultats) =>
  changements?.some(({ quoi, jour }) => quoi === "fin_chomage" && jour === undefined) && (
    <p className="help">Cette année n’est pas sûre : elle compte comme si votre allocation chômage durait.</p>
  );

const NosSuppositions = () => (
  <details>
    <summary>Ce que nous supposons</summary>
    <p className="help">
      Les barèmes d’aujourd’hui, vos réponses, vos anniversaires, la rentrée, la fin de votre allocation
      chômage ou de votre contrat si vous l’avez dite, une demande faite aujourd’hui et le délai de réponse de
      chaque aide. Les aides de votre région ou de votre commune restent les mêmes.
    </p>
  </details>
);

/** What moves in a month, in sentences. */
const PLUS: Readonly<Record<Fin, string>> = {
  fin_chomage: "Plus d’allocation chômage.",
  fin_contrat: "Plus de salaire de votre contrat.",
};

const nouvelles = ({ fins, ponctuels, commencent, finissent, aRedire }: Mois): string[] => [
  ...fins.map((fin) => PLUS[fin]),
  ...commencent.map((label) => `${majuscule(label)} commence.`),
  ...finissent.map((label) => `${majuscule(label)} s’arrête.`),
  ...aRedire.map((label) => `${majuscule(label)} : selon votre rentrée, refaites la simulation.`),
  ...ponctuels.map((droit) => `${majuscule(droit.label)} : ${direMontant(droit)}.`),
];

/** A month, then what moves in it, under it. */
function Ligne({ de, haut, colonnes }: { de: Mois; haut: number; colonnes: typeof toutes }) {
  const bouge = nouvelles(de);
  return (
    <>
      <tr>
        <th scope="row">{majuscule(periodeEnMots(de.mois))}</th>
        {colonnes.map(({ titre, euros }) => (
          <td key={titre}>{euros(de) > 0 ? <strong>{ecrireEuros(Math.round(euros(de)))}</strong> : "–"}</td>
        ))}
        <td>
          <span className="bar" aria-hidden="true">
            {colonnes
              .filter(({ euros }) => euros(de) > 0)
              .map(({ titre, barre, euros }) => (
                <span key={titre} className={barre} style={{ inlineSize: `${(100 * euros(de)) / haut}%` }} />
              ))}
          </span>
        </td>
      </tr>
      {bouge.length > 0 && (
        <tr>
          <td colSpan={colonnes.length + 2}>
            {bouge.map((une) => (
              <span key={une} className="hint">
                {une}
              </span>
            ))}
          </td>
        </tr>
      )}
    </>
  );
}
