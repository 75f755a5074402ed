import { lastDay } from "../../situation/periods.ts";
import type { Individu, IndividuId, Situation } from "../../situation/situation.ts";
import {
  allocationsDuMois,
  type DernierMois,
  finDuChomage,
  finDuContrat,
  finDuService,
  finDuTitre,
} from "../../situation/fins.ts";
import { sortDeLAse } from "../dabord.ts";
import { personnes, prochain } from "./foyer-apres.ts";

/** What comes to a household by itself: an allowance, a contract, a civic service or a permit ends, somebody gets older or is born, a school year is over. */
export type QuoiDuFoyer = DernierMois | "anniversaire" | "naissance" | "rentree";

/** A day of the year to come, `YYYY-MM-DD`; what it changes counts from the month that follows. */
export interface DateDuFoyer {
  jour: string;
  quoi: QuoiDuFoyer;
  /** Whose birthday, and how old. */
  qui?: IndividuId;
  age?: number;
  /** That birthday ends what child protection owes: the placement at 18, the support at 21 (CASF, art. L222-5). */
  ase?: true;
  /** From that birthday on, she needs a permit (CESEDA, art. L411-1). */
  titre?: true;
  /** The allowance that ends is that of an economic dismissal: the ordinary one may follow. */
  asp?: true;
}

/** Says of the end of an allowance that it is that of an economic dismissal. */
export const deSecurisation = (situation: Situation): { asp?: true } =>
  allocationsDuMois(situation).includes("allocation_securisation_professionnelle") ? { asp: true } : {};

const MAJORITE = 18;
const AGES_DE_L_ASE: ReadonlySet<number> = new Set([MAJORITE, 21]);

/** Nobody under 18 needs a permit: who has said none, nor asks for asylum, asks for the first one then. */
function sansTitre({ demandeur, precisions = {} }: Situation): boolean {
  const { titre_etudiant, titre_cinq_ans, demande_asile, fin_titre = null } = precisions;
  return (
    demandeur.nationalite === "AF" &&
    fin_titre === null &&
    ![titre_etudiant, titre_cinq_ans, demande_asile].includes(true)
  );
}

/** What an age brings to the person besides aids. */
function deSonAge(situation: Situation, age: number): Pick<DateDuFoyer, "ase" | "titre"> {
  const ase = AGES_DE_L_ASE.has(age) && sortDeLAse(situation);
  const titre = age === MAJORITE && sansTitre(situation);
  return { ...(ase && { ase }), ...(titre && { titre }) };
}

const desPersonnes = (situation: Situation): DateDuFoyer[] =>
  personnes(situation).flatMap((personne): DateDuFoyer[] => {
    const { date_naissance: ne, id: qui } = personne;
    const dans = `${Number(situation.dateDeValeur.slice(0, 4)) + 1}${situation.dateDeValeur.slice(4)}`;
    if (ne && ne > situation.dateDeValeur) return ne <= dans ? [{ jour: ne, quoi: "naissance", qui }] : [];
    const jour = prochain(personne, situation.dateDeValeur);
    if (!ne || !jour) return [];
    const age = Number(jour.slice(0, 4)) - Number(ne.slice(0, 4));
    return [{ jour, quoi: "anniversaire", qui, age, ...(qui === "demandeur" && deSonAge(situation, age)) }];
  });

/** Eve of the next school year, `YYYY-MM-DD`; nothing for a household where nobody studies. */
function veilleDeRentree(situation: Situation): string | undefined {
  const { dateDeValeur } = situation;
  const etudie = (un: Individu) => un.scolarite ?? un.alternant;
  if (!personnes(situation).some(etudie)) return undefined;
  const annee = Number(dateDeValeur.slice(0, 4));
  const veille = `${annee}-08-31`;
  return veille > dateDeValeur ? veille : `${annee + 1}-08-31`;
}

/**
 * The one list of what dates change in a household within a year, in order: last day of a known unemployment benefit, contract, civic service or permit, each
 * birthday, an expected birth, eve of the school year. Pure; the year, the plan, the calendar and « Ce qui va changer
 * pour vous » read it (docs/specification.md#dates).
 */
export function datesDuFoyer(situation: Situation): DateDuFoyer[] {
  const rentree = veilleDeRentree(situation);
  const derniers: Readonly<Record<DernierMois, string | null | undefined>> = {
    fin_chomage: finDuChomage(situation),
    fin_contrat: finDuContrat(situation),
    fin_service: finDuService(situation),
    fin_titre: finDuTitre(situation),
  };
  return [
    ...(Object.keys(derniers) as DernierMois[]).flatMap((quoi) => {
      const mois = derniers[quoi];
      return mois
        ? [{ jour: lastDay(mois), quoi, ...(quoi === "fin_chomage" && deSecurisation(situation)) }]
        : [];
    }),
    ...desPersonnes(situation),
    ...(rentree ? [{ jour: rentree, quoi: "rentree" as const }] : []),
  ].sort((a, b) => a.jour.localeCompare(b.jour));
}

/** Birthdays of a household in the year to come, in order, each day once. */
export const anniversaires = (situation: Situation): string[] => [
  ...new Set(datesDuFoyer(situation).flatMap(({ quoi, jour }) => (quoi === "anniversaire" ? [jour] : []))),
];
