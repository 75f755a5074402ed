import { estChiffree } from "../argent.ts";
import { anniversaires, vieillis } from "../anniversaires.ts";
import { sansClasse, tientALaClasse, veilleDeRentree } from "./rentree.ts";
import { certitudeDe, etatDe, pendAUneQuestion } from "../certitude.ts";
import type { Droit, Resultats } from "../results.ts";
import { subtractMonths } from "../../situation/periods.ts";
import type { Situation } from "../../situation/situation.ts";
import { rangDuDernier } from "../../situation/rangs.ts";

/** The household on a day of the year to come, its people as old as they will be. */
export interface Moment {
  /** `YYYY-MM-DD`: the date of value, then birthdays and the eve of the school year. */
  jour: string;
  situation: Situation;
  /** The same day, but for the classes, which nobody knows before the school year starts. */
  classesInconnues?: true;
}

/** Days of the year to come on which something changes by itself, today first; under today’s law. */
export function momentsDe(situation: Situation): Moment[] {
  const rentree = veilleDeRentree(situation);
  const jours = new Set([...anniversaires(situation), ...(rentree ? [rentree] : [])]);
  return [
    { jour: situation.dateDeValeur, situation },
    ...[...jours].sort().flatMap((jour): Moment[] => {
      const la = { jour, situation: vieillis(situation, jour) };
      if (!rentree || jour < rentree) return [la];
      return [la, { ...la, situation: sansClasse(la.situation), classesInconnues: true }];
    }),
  ];
}

/** Money of one month, and what comes in it besides. */
export interface Mois {
  /** `YYYY-MM`. */
  mois: string;
  /** Euros of monthly aids already received, then of those to ask for. */
  recu: number;
  nouveau: number;
  /** Euros of monthly aids that may be due, once they are checked. */
  aVerifier: number;
  /** Aids paid by the year or once, from the month they can be asked for. */
  ponctuels: Droit[];
  /** Labels of monthly aids that begin, and of those that end, since the month before. */
  commencent: string[];
  finissent: string[];
  /** Labels of monthly aids of the month before that hang on the class one will be in. */
  aRedire: string[];
}

const DOUZE = 12;

const enCents = (droits: readonly Droit[]) =>
  droits.reduce((total, { montant }) => total + Math.round(Number(montant) * 100), 0) / 100;

const jourDe = ({ campagne }: Droit): string | undefined =>
  campagne?.etat === "à venir" ? campagne.du : undefined;

/** Paid over the ten months of the university year (circulaire annuelle des bourses): neither July nor August. */
const SUR_DIX_MOIS: ReadonlySet<string> = new Set(["bourse_criteres_sociaux"]);
const enVacances = ({ id }: Droit, mois: string): boolean => SUR_DIX_MOIS.has(id) && /-0[78]$/.test(mois);

/** True of money that comes in a month `YYYY-MM`, if it is due. */
const estPayeeEn = (droit: Droit, mois: string): boolean =>
  estChiffree(droit) &&
  droit.nature === "somme" &&
  !enVacances(droit, mois) &&
  (droit.fin === undefined || droit.fin.slice(0, 7) >= mois);

/** True of money that is sure once its demands are open, in a month `YYYY-MM`. */
const verseeEn = (droit: Droit, mois: string): boolean =>
  estPayeeEn(droit, mois) && certitudeDe(droit) === "sure" && (jourDe(droit)?.slice(0, 7) ?? "0") <= mois;

/** True of monthly money that the answers leave in doubt; what hangs on a question is counted once it is answered. */
const douteuseEn = (droit: Droit, mois: string): boolean =>
  droit.periodicite === "mensuelle" &&
  estPayeeEn(droit, mois) &&
  etatDe(droit) === "à vérifier" &&
  !pendAUneQuestion(droit);

/** What a year is made of: the law at each moment, and the other aids as they are today. */
interface Annee {
  moments: readonly Moment[];
  loi: readonly Resultats[];
  autres: readonly Droit[];
}

/** Aids of a month with the classes of today, then those that hold in any class. */
function droitsDuMois(mois: string, { moments, loi, autres }: Annee) {
  // A birthday counts from the month that follows it, the school year from its own.
  const dernier = rangDuDernier(moments, ({ jour }) => jour.slice(0, 7) < mois);
  const la = moments[Math.max(dernier, 0)];
  const legales = (inconnues: true | undefined) =>
    loi[moments.findIndex((un) => un.jour === la?.jour && un.classesInconnues === inconnues)]
      ?.droitsEligibles;
  const droits = [...(legales(undefined) ?? []), ...autres];
  const partout = legales(true);
  if (!partout) return { droits, surs: droits };
  const ouverts = new Set(droits.map(({ id }) => id));
  const surs = [
    ...partout.filter(({ id }) => ouverts.has(id)),
    ...autres.filter((droit) => !tientALaClasse(droit)),
  ];
  return { droits, surs };
}

const absentes = (de: readonly Droit[], dans: readonly Droit[]) =>
  de.filter(({ id }) => !dans.some((un) => un.id === id));

const labels = (de: readonly Droit[]) => de.map(({ label }) => label);

/** What moves since the month before, if there is one; `avecLesClasses` are the monthly aids with the classes of today. */
function mouvements(
  avant: readonly Droit[] | undefined,
  chaque: readonly Droit[],
  avecLesClasses: readonly Droit[],
): Pick<Mois, "commencent" | "finissent" | "aRedire"> {
  const perdues = absentes(avant ?? [], chaque);
  const finies = absentes(perdues, avecLesClasses);
  return {
    commencent: labels(absentes(chaque, avant ?? chaque)),
    finissent: labels(finies),
    aRedire: labels(absentes(perdues, finies)),
  };
}

/**
 * Twelve months of money, from that of the date of value. `loi[i]` are the results of the law at `moments[i]`;
 * the other aids, as they are today, come from `resultats`.
 */
export function douzeMois(
  resultats: Resultats,
  moments: readonly Moment[],
  loi: readonly Resultats[],
): Mois[] {
  const autres = resultats.droitsEligibles.filter(({ source }) => source !== "openfisca");
  const recues = resultats.droitsInjectes.filter(
    (droit) => droit.periodicite === "mensuelle" && estChiffree(droit),
  );
  let avant: readonly Droit[] | undefined;
  return Array.from({ length: DOUZE }, (_, rang) => {
    const mois = subtractMonths(`${resultats.dateDeValeur.slice(0, 7)}-01`, -rang).slice(0, 7);
    const { droits, surs } = droitsDuMois(mois, { moments, loi, autres });
    const mensuelles = (de: readonly Droit[]) =>
      de.filter((droit) => droit.periodicite === "mensuelle" && verseeEn(droit, mois));
    const chaque = mensuelles(surs);
    const bouge = mouvements(avant, chaque, mensuelles(droits));
    avant = chaque;
    return {
      mois,
      recu: enCents(recues.filter((droit) => !enVacances(droit, mois))),
      nouveau: enCents(chaque),
      aVerifier: enCents(droits.filter((droit) => douteuseEn(droit, mois))),
      ponctuels: surs.filter(
        (droit) =>
          verseeEn(droit, mois) &&
          (droit.periodicite === "annuelle" || droit.periodicite === "ponctuelle") &&
          (jourDe(droit)?.slice(0, 7) ?? resultats.dateDeValeur.slice(0, 7)) === mois,
      ),
      ...bouge,
    };
  });
}
