import { estChiffree } from "../argent.ts";
import { type DateDuFoyer, datesDuFoyer } from "./dates.ts";
import { FIGE, foyerApres } from "./foyer-apres.ts";
import { premierVersement, SUR_DIX_MOIS } from "../dates-connues.ts";
import { sansClasse, tientALaClasse } from "./rentree.ts";
import { certitudeDe, etatDe } from "../certitude.ts";
import { compteDansUnTotal } from "../totaux.ts";
import type { Droit, Resultats } from "../results.ts";
import { lastDay, subtractMonths } from "../../situation/periods.ts";
import { estUneFin, type Fin, finDuSalaire } from "../../situation/fins.ts";
import type { Situation } from "../../situation/situation.ts";
import { rangDuDernier } from "../../situation/rangs.ts";

/** The household in the month that follows a day of the year to come, as it will be. */
export interface Moment {
  /** `YYYY-MM-DD`: the date of value, then its dates, and the eve of each month after the end of an allowance or a contract. */
  jour: string;
  situation: Situation;
  /** The same day, but for the classes, which nobody knows before the school year starts. */
  classesInconnues?: true;
}

const DOUZE = 12;

const moisSuivant = (mois: string, rang: number) => subtractMonths(`${mois}-01`, -rang).slice(0, 7);

/** Eves of the months of the year that come once an allowance, a contract or a wage is over: the law reads the three, or twelve, before each. */
function evesApres({ dateDeValeur }: Situation, fin: string | undefined, jusqua = DOUZE): string[] {
  if (!fin) return [];
  const mois = Array.from({ length: DOUZE - 1 }, (_, rang) => moisSuivant(dateDeValeur.slice(0, 7), rang));
  const dernier = moisSuivant(fin.slice(0, 7), jusqua);
  return mois
    .filter((un) => un < dernier)
    .map(lastDay)
    .filter((jour) => jour >= fin);
}

/** Days of the year to come on which something changes by itself, today first; under today’s law. */
export function momentsDe(situation: Situation): Moment[] {
  const dates = datesDuFoyer(situation);
  const rentree = dates.find(({ quoi }) => quoi === "rentree")?.jour;
  const fin = dates.find(({ quoi }) => estUneFin(quoi))?.jour;
  const jours = new Set([
    ...dates.map(({ jour }) => jour),
    ...evesApres(situation, fin),
    ...evesApres(situation, finDuSalaire(situation), FIGE),
  ]);
  return [
    { jour: situation.dateDeValeur, situation },
    ...[...jours].sort().flatMap((jour): Moment[] => {
      const la = { jour, situation: foyerApres(situation, jour) };
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
  /** Aids paid by the year or once, in the month they can be paid. */
  ponctuels: Droit[];
  /** What has ended with the month before. */
  fins: readonly Fin[];
  /** Labels of monthly aids that begin, said when they are to be checked, and of those that end, since the month before. */
  commencent: string[];
  finissent: string[];
  /** Labels of monthly aids of the month before that hang on the class one will be in. */
  aRedire: string[];
}

const enCents = (droits: readonly Droit[]) =>
  droits.reduce((total, { montant }) => total + Math.round(Number(montant) * 100), 0) / 100;

const jourDe = ({ campagne }: Droit): string => (campagne?.etat === "à venir" ? (campagne.du ?? "") : "");

/** First month in which an aid is paid, `YYYY-MM`: asked for as soon as it is open, then its own delay. */
type Debuts = (droit: Droit, mois: string) => string;

/** Keeps the month in which each aid is met first: it is asked for then, on the day of value in the month of that day. */
function debutsDe(dateDeValeur: string): Debuts {
  const ouvertes = new Map<string, string>();
  return (droit, mois) => {
    const la = `${mois}-01` > dateDeValeur ? `${mois}-01` : dateDeValeur;
    const ouverte = ouvertes.get(droit.id) ?? la;
    ouvertes.set(droit.id, ouverte);
    const demandee = jourDe(droit) > ouverte ? jourDe(droit) : ouverte;
    return premierVersement(droit, demandee).slice(0, 7);
  };
}

const enVacances = ({ id }: Droit, mois: string): boolean => SUR_DIX_MOIS.has(id) && /-0[78]$/.test(mois);

/** True of money that comes in a month `YYYY-MM`, if it is due. */
const estPayeeEn = (droit: Droit, mois: string): boolean =>
  estChiffree(droit) &&
  droit.nature === "somme" &&
  !enVacances(droit, mois) &&
  (droit.fin === undefined || droit.fin.slice(0, 7) >= mois);

/** True of money that is sure, once it can be paid, in a month `YYYY-MM`. */
const verseeEn = (droit: Droit, mois: string, debuts: Debuts): boolean =>
  estPayeeEn(droit, mois) && certitudeDe(droit) === "sure" && debuts(droit, mois) <= mois;

/** True of monthly money that the answers leave in doubt; what hangs on a question is counted once it is answered. */
const douteuseEn = (droit: Droit, mois: string, debuts: Debuts): boolean =>
  droit.periodicite === "mensuelle" &&
  estPayeeEn(droit, mois) &&
  etatDe(droit) === "à vérifier" &&
  compteDansUnTotal(droit) &&
  debuts(droit, mois) <= mois;

/** What a year is made of: the law at each moment, and the other aids as they are today. */
interface Annee {
  moments: readonly Moment[];
  loi: readonly Resultats[];
  autres: readonly Droit[];
}

/** What counts in a month `YYYY-MM`: the last day before it. */
const momentDu = (mois: string, moments: readonly Moment[]): Moment | undefined =>
  moments[
    Math.max(
      0,
      rangDuDernier(moments, ({ jour }) => jour.slice(0, 7) < mois),
    )
  ];

/** Aids of a month with the classes of today, then those that hold in any class. */
function droitsDuMois(mois: string, { moments, loi, autres }: Annee) {
  const la = momentDu(mois, moments);
  const legales = (inconnues: true | undefined) =>
    // The last of that day: today may be the eve of a month.
    loi[rangDuDernier(moments, (un) => un.jour === la?.jour && un.classesInconnues === inconnues)]
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
    commencent: absentes(chaque, avant ?? chaque).map((droit) =>
      etatDe(droit) === "à vérifier" ? `${droit.label} (à vérifier)` : droit.label,
    ),
    finissent: labels(finies),
    aRedire: labels(absentes(perdues, finies)),
  };
}

/** Monthly aids received in a month `YYYY-MM`; that of a civic service is the only one that a date of the household ends. */
function recuesEn(injectes: readonly Droit[], dates: readonly DateDuFoyer[]): (mois: string) => Droit[] {
  const recues = injectes.filter((droit) => droit.periodicite === "mensuelle" && estChiffree(droit));
  const dernier = dates.find(({ quoi }) => quoi === "fin_service")?.jour.slice(0, 7) ?? "9";
  const dure = ({ id }: Droit, mois: string) => id !== "service_civique" || mois <= dernier;
  return (mois) => recues.filter((droit) => !enVacances(droit, mois) && dure(droit, mois));
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
  const debuts = debutsDe(resultats.dateDeValeur);
  const [aujourdhui] = moments;
  const dates = aujourdhui ? datesDuFoyer(aujourdhui.situation) : [];
  const recues = recuesEn(resultats.droitsInjectes, dates);
  let avant: readonly Droit[] | undefined;
  return Array.from({ length: DOUZE }, (_, rang) => {
    const mois = moisSuivant(resultats.dateDeValeur.slice(0, 7), rang);
    const { droits, surs } = droitsDuMois(mois, { moments, loi, autres });
    const mensuelles = (de: readonly Droit[]) =>
      de.filter((droit) => droit.periodicite === "mensuelle" && verseeEn(droit, mois, debuts));
    const chaque = mensuelles(surs);
    const douteuses = droits.filter((droit) => douteuseEn(droit, mois, debuts));
    const bouge = mouvements(avant, [...chaque, ...douteuses], [...mensuelles(droits), ...douteuses]);
    avant = [...chaque, ...douteuses];
    return {
      mois,
      recu: enCents(recues(mois)),
      nouveau: enCents(chaque),
      aVerifier: enCents(douteuses),
      ponctuels: surs.filter(
        (droit) =>
          (droit.periodicite === "annuelle" || droit.periodicite === "ponctuelle") &&
          verseeEn(droit, mois, debuts) &&
          debuts(droit, mois) === mois,
      ),
      fins: dates.flatMap(({ quoi, jour }) =>
        estUneFin(quoi) && moisSuivant(jour.slice(0, 7), 1) === mois ? [quoi] : [],
      ),
      ...bouge,
    };
  });
}
