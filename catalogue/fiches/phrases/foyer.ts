import type { Operator, Value } from "../../conditions/predicate/condition.ts";
import type { regimes, statutsLogement, nationalites } from "../../situation/vocabulaire.ts";
import { ansDits, eurosEnMots, nombreDit, tauxDit } from "./nombres.ts";

import { contraires, type Dite, dite } from "./phrase.ts";

/** Home, social security, means and children. */
const logements: Record<keyof typeof statutsLogement, string> = {
  primo_accedant: "propriétaire pour la première fois",
  proprietaire: "propriétaire",
  locataire_vide: "locataire d’un logement vide",
  locataire_meuble: "locataire d’un logement meublé ou d’un hôtel",
  locataire_foyer: "en foyer ou en résidence",
  loge_gratuitement: "hébergé gratuitement",
  sans_domicile: "sans domicile stable",
};

/** « ne pas être hébergé gratuitement ni sans domicile stable ». */
export const logementDit = (values: readonly Value[]): Dite =>
  dite("être", ...values.map((value) => logements[value as keyof typeof logements] ?? String(value)));

const caisses: Record<keyof typeof regimes, string> = {
  regime_general: "du régime général de la sécurité sociale",
  regime_agricole: "du régime agricole (MSA)",
  autres_regimes: "d’un autre régime",
  inconnu: "d’un régime inconnu",
};

/** « relever du régime agricole (MSA) ». */
export const regimeDit = (values: readonly Value[]): Dite =>
  dite("relever", ...values.map((value) => caisses[value as keyof typeof caisses] ?? String(value)));

const nationalitesDites: Record<keyof typeof nationalites, string> = {
  FR: "française",
  DE: "d’un autre pays européen",
  AF: "d’un pays hors d’Europe",
};

/** « avoir la nationalité d’un pays hors d’Europe ». */
export const nationaliteDite = (values: readonly Value[]): Dite =>
  dite(
    "avoir la nationalité",
    ...values.map((value) => nationalitesDites[value as keyof typeof nationalitesDites] ?? String(value)),
  );

const d: Record<Operator, string> = {
  ">": "de plus de",
  ">=": "d’au moins",
  "=": "d’exactement",
  "<": "de moins de",
  "<=": "d’au plus",
};

/** « avoir un quotient familial d’au plus 800 € par mois ». */
export const quotientDit = (operator: Operator, bound: number, period: unknown): Dite =>
  dite("avoir", `un quotient familial ${d[operator]} ${eurosEnMots(bound, period)}`);

const taux: Record<Operator, (rate: string) => string> = {
  ">": (rate) => `à plus de ${rate}`,
  ">=": (rate) => `à ${rate} au moins`,
  "=": (rate) => `à ${rate}`,
  "<": (rate) => `à moins de ${rate}`,
  "<=": (rate) => `à ${rate} au plus`,
};

/** « avoir un handicap reconnu à 50 % au moins ». */
export const incapaciteDite = (operator: Operator, share: number): Dite =>
  contraires(
    `avoir un handicap reconnu ${taux[operator](tauxDit(share))}`,
    `ne pas avoir de handicap reconnu ${taux[operator](tauxDit(share))}`,
  );

const nombres = ["zéro", "un", "deux", "trois", "quatre", "cinq", "six"];

const combien: Record<Operator, string> = {
  ">": "plus de ",
  ">=": "au moins ",
  "=": "",
  "<": "moins de ",
  "<=": "au plus ",
};

function agesDesEnfants(params: Readonly<Record<string, unknown>> = {}): string {
  const { age_min: min = 0, age_max: max = 99 } = params as { age_min?: number; age_max?: number };
  if (min <= 0 && max >= 99) return "";
  if (max >= 99) return ` de ${ansDits(min)} ou plus`;
  return min <= 0 ? ` de moins de ${ansDits(max + 1)}` : ` de ${min} à ${ansDits(max)}`;
}

/** « avoir au moins un enfant de 3 à 11 ans »; `params` may bound their ages. */
export function enfantsDits(
  operator: Operator,
  count: number,
  params?: Readonly<Record<string, unknown>>,
): Dite {
  const ages = agesDesEnfants(params);
  const [mot, n] = operator === ">" ? [combien[">="], count + 1] : [combien[operator], count];
  const enfants = `enfant${n < 2 ? "" : "s"}${ages}`;
  const non =
    n === 1 && operator !== "<="
      ? `ne pas avoir d’enfant${ages}`
      : `ne pas avoir ${mot}${nombres[n] ?? nombreDit(n)} ${enfants}`;
  return contraires(`avoir ${mot}${nombres[n] ?? nombreDit(n)} ${enfants}`, non);
}
