import type { Individu, Situation } from "../situation/situation.ts";

const personnes = ({ demandeur, conjoint, enfants }: Situation): Individu[] =>
  [demandeur, conjoint, enfants].flat().filter((un) => un != null);

const bissextile = (annee: number) => (annee % 4 === 0 && annee % 100 !== 0) || annee % 400 === 0;

/** Day of a birthday in a year: whoever was born on 29 February gets older on 1 March of the others. */
function anniversaire(naissance: string, annee: number): string {
  const jour = naissance.slice(4);
  return `${annee}${jour === "-02-29" && !bissextile(annee) ? "-03-01" : jour}`;
}

/** Next birthday of a person after a day `YYYY-MM-DD`; `undefined` for one whose birth is not known or to come. */
function prochain({ date_naissance }: Individu, jour: string): string | undefined {
  if (!date_naissance || date_naissance > jour) return undefined;
  const annee = Number(jour.slice(0, 4));
  const cetteAnnee = anniversaire(date_naissance, annee);
  return cetteAnnee > jour ? cetteAnnee : anniversaire(date_naissance, annee + 1);
}

/** Birthdays of a household in the year to come, in order, each day once. */
export const anniversaires = (situation: Situation): string[] =>
  [
    ...new Set(personnes(situation).flatMap((personne) => prochain(personne, situation.dateDeValeur) ?? [])),
  ].sort();

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
