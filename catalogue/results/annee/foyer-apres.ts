import {
  ALLOCATIONS_QUI_FINISSENT,
  finDuChomage,
  finDuContrat,
  finDuSalaire,
  finDuService,
} from "../../situation/fins.ts";
import { periodsOf, subtractMonths } from "../../situation/periods.ts";
import type { Amounts } from "../../situation/ressources.ts";
import type { Individu, Situation } from "../../situation/situation.ts";

/** Everybody of a household. */
export const personnes = ({ demandeur, conjoint, enfants }: Situation): Individu[] =>
  [demandeur, conjoint, enfants].flat().filter((un) => un != null);

const bissextile = (annee: number) => (annee % 4 === 0 && annee % 100 !== 0) || annee % 400 === 0;

/** Day of a birthday in a year: whoever was born on 29 February gets older on 1 March of the others. */
function anniversaire(naissance: string, annee: number): string {
  const jour = naissance.slice(4);
  return `${annee}${jour === "-02-29" && !bissextile(annee) ? "-03-01" : jour}`;
}

/** Next birthday of a person after a day `YYYY-MM-DD`; `undefined` for one whose birth is not known or to come. */
export function prochain({ date_naissance }: Individu, jour: string): string | undefined {
  if (!date_naissance || date_naissance > jour) return undefined;
  const annee = Number(jour.slice(0, 4));
  const cetteAnnee = anniversaire(date_naissance, annee);
  return cetteAnnee > jour ? cetteAnnee : anniversaire(date_naissance, annee + 1);
}

/** The same person a year older; the year before may have no 29 February. */
export function vieilliDUnAn<P extends Individu>(personne: P): P {
  const { date_naissance } = personne;
  if (!date_naissance) return personne;
  return {
    ...personne,
    date_naissance: anniversaire(date_naissance, Number(date_naissance.slice(0, 4)) - 1),
  };
}

/** The same household, its people as old as they will be on a day of the year to come; nothing else moves. */
export function vieillis(situation: Situation, jour: string): Situation {
  const vieillir = <P extends Individu>(personne: P): P => {
    const fete = prochain(personne, situation.dateDeValeur);
    return fete && fete <= jour ? vieilliDUnAn(personne) : personne;
  };
  return {
    ...situation,
    demandeur: vieillir(situation.demandeur),
    ...(situation.conjoint && { conjoint: vieillir(situation.conjoint) }),
    ...(situation.enfants && { enfants: situation.enfants.map(vieillir) }),
  };
}

const rangDuMois = (jour: string): number => Number(jour.slice(0, 4)) * 12 + Number(jour.slice(5, 7));

/**
 * Amounts of the thirteen months that the law reads of the month that comes `avance` months after today’s, told at today’s dates:
 * nothing in the `depuis` newest ones.
 */
function arretees(montants: Amounts = {}, dateDeValeur: string, avance: number, depuis: number): Amounts {
  const { last13Months } = periodsOf(dateDeValeur);
  const lu = (rang: number) => montants[last13Months[Math.max(0, rang - avance)] ?? ""] ?? 0;
  return Object.fromEntries(last13Months.map((mois, rang) => [mois, rang < depuis ? 0 : lu(rang)]));
}

/**
 * The same household in the month that follows a day, once its allowance has ended with a month `YYYY-MM`: the thirteen months
 * that the law reads are those before that one, nothing in those past its end. Told at today’s dates, under today’s law.
 */
export function sansChomage(situation: Situation, jour: string, fin: string): Situation {
  const { dateDeValeur, demandeur } = situation;
  const depuis = rangDuMois(jour) + 1 - rangDuMois(fin);
  if (depuis <= 0) return situation;
  const avance = rangDuMois(jour) + 1 - rangDuMois(dateDeValeur);
  const finies = ALLOCATIONS_QUI_FINISSENT.filter((id) => demandeur[id]);
  const sans = finies.map((id) => [id, arretees(demandeur[id], dateDeValeur, avance, depuis)]);
  return { ...situation, demandeur: { ...demandeur, ...Object.fromEntries(sans) } };
}

/** Months after the last wage from which nothing more is foreseen: the law has looked at a whole quarter without it, from the fourth month before to the second (R843-1). */
export const FIGE = 5;

/**
 * How the thirteen months are read in the month that follows a day, once a pay has ended with a month `YYYY-MM`: nothing in the `depuis` newest ones,
 * the others `avance` months away, as they are that month (later ones would count wages that were not earned); `undefined` before the end.
 */
function apresLaPaye(dateDeValeur: string, jour: string, fin: string) {
  const ecoules = rangDuMois(jour) + 1 - rangDuMois(fin);
  if (ecoules <= 0) return undefined;
  const depuis = Math.min(ecoules, FIGE);
  const avance = rangDuMois(fin) + depuis - rangDuMois(dateDeValeur);
  const arreter = (montants?: Amounts) => arretees(montants, dateDeValeur, avance, depuis);
  return { arreter, avance, depuisLe: subtractMonths(`${dateDeValeur.slice(0, 7)}-01`, depuis - 1) };
}

/** The same household in the month that follows a day, the wage that stopped with a month `YYYY-MM` read further and further away. */
function sansSalaire(situation: Situation, jour: string, fin: string): Situation {
  const { dateDeValeur, demandeur } = situation;
  const lue = apresLaPaye(dateDeValeur, jour, fin);
  if (!lue || lue.avance <= 0) return situation;
  return { ...situation, demandeur: { ...demandeur, salaire_net: lue.arreter(demandeur.salaire_net) } };
}

/** An allowance of volunteers is the pay of who has no wage this month: a volunteer firefighter has a job beside. */
const estSaPaie = ({ dateDeValeur, demandeur }: Situation): boolean =>
  !Number(demandeur.salaire_net?.[dateDeValeur.slice(0, 7)]);

/**
 * The same household in the month that follows a day, once the contract of the person has ended with a month `YYYY-MM`: she looks for
 * work since the first of the next one, without a wage, lost against her will (C. trav., art. L5422-1, I, 2°); an apprentice no longer studies. Told at today’s dates, under today’s law.
 */
function sansContrat(situation: Situation, jour: string, fin: string): Situation {
  const { dateDeValeur, demandeur } = situation;
  const lue = apresLaPaye(dateDeValeur, jour, fin);
  if (!lue) return situation;
  const { scolarite: _, annee_etude: __, _contrat_alternant: ___, ...sansEtudes } = demandeur;
  const { indemnites_volontariat: indemnites } = demandeur;
  return {
    ...situation,
    precisions: { ...situation.precisions, emploi_perdu_malgre_soi: true },
    demandeur: {
      ...(demandeur.alternant ? { ...sansEtudes, alternant: false } : demandeur),
      activite: "chomeur",
      date_debut_chomage: lue.depuisLe,
      salaire_net: lue.arreter(demandeur.salaire_net),
      ...(indemnites &&
        estSaPaie(situation) && {
          indemnites_volontariat: lue.arreter(indemnites),
        }),
    },
  };
}

/** The same, once the civic service of the person has ended with a month `YYYY-MM`: she looks for work since, without its allowance. */
function sansService(situation: Situation, jour: string, fin: string): Situation {
  const { dateDeValeur, demandeur } = situation;
  const lue = apresLaPaye(dateDeValeur, jour, fin);
  if (!lue) return situation;
  return {
    ...situation,
    demandeur: {
      ...demandeur,
      activite: "chomeur",
      date_debut_chomage: lue.depuisLe,
      indemnites_volontariat: lue.arreter(demandeur.indemnites_volontariat),
    },
  };
}

/** The same household in the month that follows a day of the year to come: its people as old, or born, its allowance, its contract or its civic service over if it is. */
export function foyerApres(situation: Situation, jour: string): Situation {
  const { enfants, dateDeValeur } = situation;
  const fins = [finDuChomage, finDuContrat, finDuService, finDuSalaire];
  const [allocation, contrat, service, salaire] = fins.map((de) => de(situation));
  const attendu = ({ date_naissance: ne = "" }: Individu) => ne > dateDeValeur && ne <= jour;
  const nes = enfants?.map((un) => (attendu(un) ? { ...un, date_naissance: dateDeValeur } : un)) ?? null;
  const agee = vieillis({ ...situation, enfants: nes }, jour);
  const la = salaire ? sansSalaire(agee, jour, salaire) : agee;
  const finie = allocation ? sansChomage(la, jour, allocation) : la;
  if (service) return sansService(finie, jour, service);
  return contrat ? sansContrat(finie, jour, contrat) : finie;
}
