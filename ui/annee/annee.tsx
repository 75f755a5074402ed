import { useEffect, useMemo, useState } from "react";
import { douzeMois, type Mois, momentsDe } from "../../catalogue/annee/annee.ts";
import { pointer } from "../../catalogue/results/pointages.ts";
import type { Resultats } from "../../catalogue/results/results.ts";
import { estimer } from "../estimation/estimer.ts";
import { ecrireMontant } from "../format/aide.ts";
import { majuscule } from "../../catalogue/phrases/casse.ts";
import { periodeEnMots } from "../format/dates.ts";
import { ecrireEuros } from "../format/nombres.ts";
import { useAppareil } from "../session/appareil.ts";
import { marqueDeLaPage } from "../session/depart.ts";
import { useJourney } from "../session/use-journey.ts";
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

/** What comes in each month of the year to come: a picture that is a table. */
export function Component({ resultats }: { resultats: Resultats }) {
  const annee = useAnnee(resultats);
  if (!annee) return <PlaceDeLAnnee />;
  if (annee.every(({ nouveau, recu, ponctuels }) => nouveau + recu + ponctuels.length === 0)) return null;
  const haut = Math.max(...annee.map(({ nouveau, recu }) => nouveau + recu), 1);
  const recoit = annee.some(({ recu }) => recu > 0);
  return (
    <details className="group year" open={LARGE.matches}>
      <summary>Votre année, mois par mois</summary>
      <p className="help">
        Ce qui est sûr, aux barèmes d’aujourd’hui, à vos réponses, à vos anniversaires et à la rentrée. Les
        aides de votre région ou de votre commune sont supposées rester les mêmes, et un contrat de travail
        durer : nous n’avons pas demandé sa fin.
      </p>
      <table>
        <caption className="visually-hidden">Ce qui arrive chaque mois</caption>
        <thead>
          <tr>
            <th scope="col">Mois</th>
            {recoit && <th scope="col">Déjà reçu</th>}
            <th scope="col">À demander</th>
          </tr>
        </thead>
        <tbody>
          {annee.map((un) => (
            <Ligne key={un.mois} de={un} haut={haut} recoit={recoit} />
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** What moves in a month, in sentences. */
const nouvelles = ({ ponctuels, commencent, finissent, aRedire }: Mois): string[] => [
  ...commencent.map((label) => `${majuscule(label)} commence.`),
  ...finissent.map((label) => `${majuscule(label)} s’arrête.`),
  ...aRedire.map((label) => `${majuscule(label)} : selon votre rentrée, refaites la simulation.`),
  ...ponctuels.map((droit) => `${majuscule(droit.label)} : ${ecrireMontant(droit)}.`),
];

function Ligne({ de, haut, recoit }: { de: Mois; haut: number; recoit: boolean }) {
  const part = (euros: number) => ({ inlineSize: `${(100 * euros) / haut}%` });
  return (
    <tr>
      <th scope="row">{majuscule(periodeEnMots(de.mois))}</th>
      {recoit && <td>{ecrireEuros(de.recu)}</td>}
      <td>
        <strong>{ecrireEuros(de.nouveau)}</strong>
        <span className="bar" aria-hidden="true">
          {de.recu > 0 && <span className="bar-received" style={part(de.recu)} />}
          <span className="bar-new" style={part(de.nouveau)} />
        </span>
        {nouvelles(de).map((une) => (
          <span key={une} className="hint">
            {une}
          </span>
        ))}
      </td>
    </tr>
  );
}
