import { type Frequence, frequences } from "./frequences.ts";
import type { Gens } from "./population.ts";
import { aUnEnfant } from "./qui.ts";

/** Usual age in each year of study; two years away, hardly anybody. */
const AGE_DE_L_ANNEE: Readonly<Record<string, readonly [age: number, part: number]>> = {
  cap_1: [15, 15],
  cap_2: [16, 15],
  seconde: [15, 55],
  premiere: [16, 65],
  terminale: [17, 65],
  bts_1: [18, 18],
  but_1: [18, 8],
  cpge_1: [18, 6],
  licence_1: [18, 40],
  licence_2: [19, 35],
  licence_3: [20, 35],
  master_1: [21, 25],
  master_2: [22, 25],
  doctorat_1: [23, 3],
  doctorat_2: [24, 3],
  doctorat_3: [25, 3],
};

/** Ages of partners are near, children come at the ages of births; an applicant is any age of the product as often. */
function partDeLAge(ans: number, { personne, situation, ageDe }: Gens): number {
  const parents = ageDe(situation.demandeur) ?? 25;
  if (personne._role === "conjoint") return 0.6 ** Math.abs(ans - parents);
  // Insee, fertility by age of the mother, 2025.
  if (personne._role === "enfant") return parents - ans < 20 ? 0.2 : parents - ans < 25 ? 1.7 : 8.2;
  // Children come with age: 6 % of those of 18 to 24, 31 % of those of 25 to 29 (census of 2010).
  if (aUnEnfant({ personne, situation, ageDe, age: ans })) return ans < 20 ? 0.3 : ans < 25 ? 8 : 31;
  return 1;
}

function partDeLAnnee(nom: string, age: number): number {
  const [habituel, part] = AGE_DE_L_ANNEE[nom] ?? [age, 1];
  return part * 0.3 ** Math.abs(age - habituel);
}

const correspond = ({ ages, activites, si }: Frequence, gens: Gens): boolean =>
  (!ages || (gens.age !== undefined && gens.age >= ages[0] && gens.age <= ages[1])) &&
  (!activites || (gens.personne.activite !== undefined && activites.includes(gens.personne.activite))) &&
  (!si || si(gens));

/** How many of a hundred people like this one give each of these answers, named as `valeursDEtape` does. */
export function partsDe(champ: string, noms: readonly string[], gens: Gens): number[] {
  if (champ === "date_naissance") {
    const ages = new Map<string, number>();
    const age = (nom: string) => /^(\d+) ans/.exec(nom)?.[1] ?? "0";
    for (const nom of noms) ages.set(age(nom), (ages.get(age(nom)) ?? 0) + 1);
    return noms.map((nom) => partDeLAge(Number(age(nom)), gens) / (ages.get(age(nom)) ?? 1));
  }
  if (champ === "annee_etude") return noms.map((nom) => partDeLAnnee(nom, gens.age ?? 18));
  const frequence = frequences[champ]?.find((une) => correspond(une, gens));
  if (!frequence) return noms.map(() => 100 / noms.length);
  const { parts } = frequence;
  const dites = noms.map((nom) => parts[nom] ?? parts[nom.replace(/ \(.*$/, "")]);
  const reste = Math.max(0, 100 - dites.reduce<number>((somme, une) => somme + (une ?? 0), 0));
  const sans = dites.filter((une) => une === undefined).length;
  return dites.map((une) => une ?? reste / sans);
}
