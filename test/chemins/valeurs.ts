import type { Condition } from "../../catalogue/predicate/condition.ts";
import { JOUR_FIXE } from "../../catalogue/situation/jour-fixe.ts";
import { periodsOf, subtractMonths } from "../../catalogue/situation/periods.ts";
import {
  champsSupplementaires,
  estAnnuelle,
  type CategorieRessources,
  type RessourceId,
  ressourcesParCategorie,
} from "../../catalogue/situation/ressources.ts";
import type { VisitedStep } from "../../machines/journey/walk.ts";
import { questionOf } from "../../machines/questions/index.ts";
import type { CommuneQuestion, NumberQuestion, Question } from "../../machines/questions/question.ts";
import { bornesDAge } from "./conditions.ts";

/** Day of every generated journey. */
export const JOUR_DES_CHEMINS = JOUR_FIXE;
const HIER = "2026-11-19";
const { thisMonth, lastYear } = periodsOf(JOUR_DES_CHEMINS);

/** An answer worth giving: closed lists give every choice, numbers and dates both sides of each bound. */
export interface Valeur {
  /** Short French name, alone of its kind at the step. */
  nom: string;
  /** The choice is offered only if this holds. */
  condition?: Condition;
  /** The answer itself; amounts are asked for the resource types declared. */
  de: (declarees: readonly RessourceId[]) => unknown;
}

const simple = (nom: string, value: unknown): Valeur => ({ nom, de: () => value });

const lendemain = (jour: string) => new Date(Date.parse(jour) + 86_400_000).toISOString().slice(0, 10);

const anneesAvant = (ans: number) => subtractMonths(JOUR_DES_CHEMINS, 12 * ans);

/** Around each bound n: the last day of n − 1, the first and the last of n, the first of n + 1. */
export function naissances(): Valeur[] {
  const jours = new Map<string, Valeur>();
  const noter = (valeur: Valeur) => jours.set(valeur.nom, valeur);
  for (const borne of bornesDAge()) {
    for (const age of [borne, borne + 1]) {
      noter(simple(`${age - 1} ans, dernier jour`, lendemain(anneesAvant(age))));
      noter(simple(`${age} ans, premier jour`, anneesAvant(age)));
    }
  }
  noter(simple("né hier", HIER));
  noter(simple("le plus ancien", "1900-01-02"));
  return [...jours.values()];
}

function nombres({ min, max, optional, number }: NumberQuestion): Valeur[] {
  const pas = number === "shares" ? 0.5 : 1;
  const valeurs = [min, min + pas, max - pas, max].map((n) => simple(`${n}`, n));
  return [...valeurs, ...(optional ? [simple("rien", null)] : [])];
}

/** One commune on each side of what conditions and the legislation tell apart: Paris, overseas, elsewhere. */
const communes = [
  ["35238", "35000", "Rennes", "35", "53"],
  ["75056", "75012", "Paris", "75", "11"],
  ["74010", "74000", "Annecy", "74", "84"],
  ["97411", "97400", "Saint-Denis", "974", "04"],
] as const;

const communesDe = ({ prefix }: CommuneQuestion): Valeur[] =>
  communes.map(([code, postal, nom, departement, region]) =>
    simple(
      nom,
      prefix
        ? { [prefix]: code, [`${prefix}CodePostal`]: postal, [`${prefix}NomCommune`]: nom }
        : { depcom: code, _codePostal: postal, _nomCommune: nom, _departement: departement, _region: region },
    ),
  );

const montants = (champ: string, montant: number): Valeur => ({
  nom: `${String(montant).replace(".", ",")} €`,
  de: (declarees) =>
    ressourcesParCategorie[champ as CategorieRessources]
      .filter((id: RessourceId) => declarees.includes(id))
      .map((id: RessourceId) => {
        const extra = champsSupplementaires[id];
        return {
          id,
          amounts: { [estAnnuelle(id) ? lastYear : thisMonth]: montant },
          ...(extra && { [extra.champ]: extra.defaut }),
        };
      }),
});

/** Each subset of the children has its name: what is asked of all at once opens the block of each. */
const parEnfant = (enfants: number): Valeur[] =>
  Array.from({ length: 2 ** enfants }, (_, bits) => {
    const oui = Array.from({ length: enfants }, (_, n) => (bits & (1 << n)) !== 0);
    const nom = oui.flatMap((vrai, n) => (vrai ? [`enfant ${n + 1}`] : [])).join(" et ") || "aucun";
    return simple(
      nom,
      oui.map((value, n) => ({ id: `enfant_${n}`, value })),
    );
  });

function choixFermes(question: Extract<Question, { kind: "enum" }>): Valeur[] {
  const deux = new Set(
    question.choices
      .filter(({ value }, rang) => question.choices.findIndex((autre) => autre.value === value) < rang)
      .map(({ value }) => value),
  );
  return question.choices.map(({ value, label, condition }) => {
    const nom = deux.has(value) ? `${value} (${JSON.stringify(label).replaceAll('"', "")})` : `${value}`;
    return { ...simple(nom, value), ...(condition && { condition }) };
  });
}

/** Answers of a step, for a household of that many children. Resource types are asked one by one. */
export function valeursDe({ step }: Pick<VisitedStep, "step">, enfants: number): Valeur[] {
  const question: Question = questionOf(step.entity, step.field);
  switch (question.kind) {
    case "yesno":
      return [simple("non", false), simple("oui", true)];
    case "enum":
      return choixFermes(question);
    case "housing":
      return question.choices.map(({ value }) => simple(`${value}`, value));
    case "multiple": {
      const codes = question.choices.map(({ value }) => value);
      return [simple("aucun", []), ...codes.map((code) => simple(`${code}`, [code])), simple("tous", codes)];
    }
    case "number":
      return nombres(question);
    case "date":
      return question.field === "date_naissance"
        ? naissances()
        : [simple("hier", HIER), simple("en janvier", "2026-01-15")];
    case "text":
      return [simple("un prénom", "Camille")];
    case "commune":
      return communesDe(question);
    case "rent":
      return [
        simple("gratuit", { loyer: 0 }),
        simple("loyer et charges", { loyer: 450, charges_locatives: 12.5 }),
      ];
    case "children":
      return [simple("c’est tout", enfants)];
    case "childrenYesNo":
      return parEnfant(enfants);
    case "resourceTypes":
      throw new Error("Les types de ressources se choisissent un par un.");
    case "amounts":
      return [montants(question.field, 0), montants(question.field, 321.5)];
  }
}
