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
import { useFoyer } from "../../session/use-foyer.ts";
import { PlaceDeLAnnee } from "./place.tsx";

/** The months to come, computed on this device; nothing before, nor if they cannot be. */
function useAnnee(resultats: Resultats): Mois[] | undefined {
  const situation = useFoyer();
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

const totalDe = (mois: Mois): number => Math.round(mois.recu + mois.nouveau + mois.aVerifier);

/** Months one after the other that bring the same, and what moves with the first. */
interface Periode {
  du: Mois;
  au: Mois;
  bouge: readonly string[];
}

function periodesDe(annee: readonly Mois[]): Periode[] {
  const periodes: Periode[] = [];
  for (const mois of annee) {
    const derniere = periodes.at(-1);
    const bouge = nouvelles(mois);
    if (derniere && bouge.length === 0 && totalDe(derniere.du) === totalDe(mois)) derniere.au = mois;
    else periodes.push({ du: mois, au: mois, bouge });
  }
  return periodes;
}

/** « Décembre 2026 à novembre 2027 » */
const enMots = ({ du, au }: Periode): string =>
  majuscule([...new Set([du, au])].map(({ mois }) => periodeEnMots(mois)).join(" à "));

/** What is not to be asked for, or not sure, of what comes. */
function dont({ du }: Periode): string[] {
  const part = (euros: number, mots: string) =>
    euros > 0 ? [`${euros < totalDe(du) ? `Dont ${ecrireEuros(euros)} ` : ""}${mots}.`] : [];
  return [...part(Math.round(du.recu), "déjà reçus"), ...part(Math.round(du.aVerifier), "à vérifier")].map(
    majuscule,
  );
}

/** What comes each month of the year to come: only the months that change. */
export function Component({ resultats }: { resultats: Resultats }) {
  const annee = useAnnee(resultats);
  if (!annee) return <PlaceDeLAnnee />;
  // Cheques alone draw no year: each has its date on its card.
  if (!annee.some((mois) => totalDe(mois) > 0)) return null;
  return (
    <section className="year">
      <h2>Votre année : ce qui change</h2>
      <FinInconnue {...resultats} />
      <ul className="months">
        {periodesDe(annee).map((une) => (
          <li key={une.du.mois}>
            <span>{enMots(une)}</span> <strong>{ecrireEuros(totalDe(une.du))}</strong>{" "}
            <span className="hint">{[...une.bouge, ...dont(une)].join(" ")}</span>
          </li>
        ))}
      </ul>
      <NosSuppositions />
    </section>
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
  fin_service: "Plus d’indemnité de service civique.",
};

const nouvelles = ({ fins, ponctuels, commencent, finissent, aRedire }: Mois): string[] => [
  ...fins.map((fin) => PLUS[fin]),
  ...commencent.map((label) => `${majuscule(label)} commence.`),
  ...finissent.map((label) => `${majuscule(label)} s’arrête.`),
  ...aRedire.map((label) => `${majuscule(label)} : selon votre rentrée, refaites la simulation.`),
  ...ponctuels.map((droit) => `${majuscule(droit.label)} : ${direMontant(droit)}.`),
];
