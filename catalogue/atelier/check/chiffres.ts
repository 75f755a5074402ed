import type { Aide } from "../../schema/aide.ts";
import type { Regle } from "../../schema/regles.ts";
import { aVerifier, type CheminYaml, type Remarque } from "../../lire/constat.ts";
import { nombreEcrit as nombre, NOMBRE } from "./nombres.ts";
import { reglesEcrites } from "./organisme.ts";
import { texteVisible } from "./texte-visible.ts";

/** Every kind of space is a plain one. */
const lu = (...textes: (string | undefined)[]) => texteVisible(textes.join(" ")).replace(/\s/g, " ");
const enFrance = (n: number) => n.toLocaleString("fr-FR").replace(/\s/g, " ");

/** An amount of the text that may be something else than the amount: a monthly share of it, or more than it. */
const AUTRE_CHOSE =
  /^ ?(?:de plus|supplémentaires|(?:par|chaque) (?:mois|an|année|semaine|jour)|mensuel|annuel|chacun|l’an)/;

/** What an amount of the text is of, when it is not what one receives. */
const DE_QUOI = /(?:quotient|revenus?|ressources|salaire|rémunération|caution)\b[^.;,]*$/i;

/** The text gives amounts, and none is the one that is shown: « 280 € » beside 2 800. */
function jugerMontant({ type, montant, unit, description, label, legend }: Aide): Remarque[] {
  const signe = { euro: "(?:€|euros?)", percent: "%" }[unit as string];
  if (type === "bool" || montant === undefined || signe === undefined) return [];
  const texte = lu(label, description, legend);
  const dits = [...texte.matchAll(new RegExp(`(?:(${NOMBRE}) (?:à|et|ou) )?(${NOMBRE}) ?${signe}`, "g"))];
  const nombres = dits.flatMap(([, de, a = ""]) => [...(de ? [nombre(de)] : []), nombre(a)]);
  const total = nombres.some((un, rang) => nombres.slice(rang + 1).some((autre) => un + autre === montant));
  if (nombres.includes(montant) || total) return [];
  const premier = dits.find(
    ({ 0: dit, index }) =>
      !AUTRE_CHOSE.test(texte.slice(index + dit.length)) && !DE_QUOI.test(texte.slice(0, index)),
  );
  return premier
    ? [
        aVerifier(
          ["montant"],
          `${enFrance(montant)}, alors que le texte dit « ${premier[0]} » : corriger l’un ou l’autre`,
        ),
      ]
    : [];
}

type Age = Extract<Regle, { type: "age" }>;

const agesDe = (aide: Aide): { chemin: CheminYaml; regle: Age }[] =>
  reglesEcrites(aide).flatMap(({ regle, chemin }) => (regle.type === "age" ? [{ regle, chemin }] : []));

const AGES = /(\d{1,2})(?: ?(à|et) ?(\d{1,2}))? ans/g;
const proche = (un: number, autre: number) => Math.abs(un - autre) <= 1;

/**
 * The text tells from which age to which, and a rule has a bound that it does not tell; or it tells an age
 * that the rules exclude. « Moins de 26 ans » and « 25 ans au plus » are the same.
 */
function jugerAges(aide: Aide): Remarque[] {
  const regles = agesDe(aide);
  const dits = [...lu(aide.description).matchAll(AGES)];
  const ages = dits.flatMap(([, de, , a]) => [Number(de), ...(a ? [Number(a)] : [])]);
  const entre = dits.filter(([, , lien]) => lien !== undefined);
  if (!regles.length || entre.length !== 1) return [];
  const tue = regles.find(({ regle }) => !ages.some((age) => proche(age, regle.value)));
  return tue
    ? [
        aVerifier(
          [...tue.chemin, "value"],
          `${tue.regle.value} ans, alors que le texte dit « ${entre[0]?.[0]} » : corriger l’un ou l’autre`,
        ),
      ]
    : [];
}

/** What is said after the quotient, to the end of its sentence, and its amounts. */
const QUOTIENT = /quotient[^.;]*/g;
const EUROS = new RegExp(`(${NOMBRE}) ?€`, "g");
const MOIS = 12;

/** The text gives a ceiling of the family quotient that is not that of the rule, by month or by year. */
function jugerQuotient(aide: Aide): Remarque[] {
  const phrases = lu(aide.description, ...aide.conditions).match(QUOTIENT) ?? [];
  const dits = phrases.flatMap((une) => [...une.matchAll(EUROS)].map(([, euros = ""]) => nombre(euros)));
  const regles = reglesEcrites(aide).flatMap(({ regle, chemin }) => {
    const plafond = regle.type === "quotient_familial" ? (regle.value ?? regle.floor) : undefined;
    return plafond === undefined ? [] : [{ chemin, plafond }];
  });
  const [dit] = dits;
  const [premiere] = regles;
  if (dit === undefined || !premiere) return [];
  const meme = (plafond: number) =>
    dits.some((un) => [plafond, plafond * MOIS, plafond / MOIS].some((p) => proche(p, un)));
  return regles.some(({ plafond }) => meme(plafond))
    ? []
    : [
        aVerifier(
          premiere.chemin,
          `un quotient de ${enFrance(premiere.plafond)} €, alors que le texte dit ${enFrance(dit)} € : corriger l’un ou l’autre`,
        ),
      ];
}

/** What is written as a sum, and that the text says to be the most one gets: a ceiling enters no total. */
function jugerNature({ nature, montant, unit, description, legend }: Aide): Remarque[] {
  if (nature !== "somme" || montant === undefined || unit !== "euro") return [];
  const texte = lu(description, legend);
  const ecrit = enFrance(montant);
  const plafond = new RegExp(`jusqu’à ${ecrit} ?€|${ecrit} ?€ (?:au plus|maximum|au maximum)`, "i").exec(
    texte,
  );
  return plafond
    ? [
        aVerifier(
          ["nature"],
          `« ${plafond[0]} » est un maximum : écrire nature: plafond, ou le dire autrement`,
        ),
      ]
    : [];
}

/** « Moins de 26 ans » leaves 26 out, « 26 ans au plus » does not. */
const EXCLUS = /(?:moins de|avant) (\d{1,2}) ans/gi;
const INCLUS = /(?:jusqu’à (\d{1,2}) ans|(\d{1,2}) ans (?:au plus|maximum|inclus|compris))/gi;

/** The ages that a text says so, each with the words that say it. */
const agesDits = (texte: string, motif: RegExp): ReadonlyMap<number, string> =>
  new Map([...texte.matchAll(motif)].map(([dit, un, autre]) => [Number(un ?? autre), dit]));

/** The text leaves an age out that the rule takes in, or the other way round. */
function jugerBornes(aide: Aide): Remarque[] {
  const texte = lu(aide.description, ...aide.conditions);
  const [exclus, inclus] = [agesDits(texte, EXCLUS), agesDits(texte, INCLUS)];
  return agesDe(aide).flatMap(({ regle: { operator, value }, chemin }) => {
    const [contraire, conforme] =
      operator === "<=" ? [exclus, inclus] : operator === "<" ? [inclus, exclus] : [];
    const dit = contraire?.get(value);
    return dit === undefined || conforme?.has(value)
      ? []
      : [aVerifier([...chemin, "operator"], `${operator} ${value}, alors que le texte dit « ${dit} »`)];
  });
}

/** Euros between which a ceiling of the quotient is likely, for each period. */
const QUOTIENTS = { month: { de: 0, a: 4_000, dit: "mois" }, year: { de: 3_000, a: Infinity, dit: "an" } };

/** A ceiling of the family quotient that is not likely to be of the period that is written. */
const jugerPeriode = (aide: Aide): Remarque[] =>
  reglesEcrites(aide).flatMap(({ regle, chemin }) => {
    const plafond = regle.type === "quotient_familial" ? (regle.value ?? regle.floor ?? 0) : 0;
    if (regle.type !== "quotient_familial" || plafond <= 0) return [];
    const { de, a, dit } = QUOTIENTS[regle.period];
    if (plafond >= de && plafond <= a) return [];
    const message = `un quotient de ${enFrance(plafond)} € par ${dit} : est-ce la bonne période ?`;
    return [aVerifier([...chemin, "period"], message)];
  });

/** Numbers of the texts that contradict the amount or the rules: an editor decides which is right. */
export const jugerChiffres = (aide: Aide): Remarque[] =>
  [jugerMontant, jugerNature, jugerAges, jugerBornes, jugerQuotient, jugerPeriode].flatMap((juger) =>
    juger(aide),
  );
