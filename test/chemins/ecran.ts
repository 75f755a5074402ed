import type { Pays } from "../../catalogue/exemples/pays.ts";
import type { Commune } from "../../catalogue/situation/situation.ts";
import { type AmountsAnswer, periodsDe } from "../../machines/answers/fold.ts";
import { logements } from "../../machines/dessin/remplir.ts";
import { questionOf } from "../../machines/questions/index.ts";
import type { Question } from "../../machines/questions/question.ts";
import { type Chemin, contexteDuChemin, type Pas } from "./chemin.ts";
import { parcoursOf } from "../../machines/journey/walk.ts";

type Champs = Readonly<Record<string, unknown>>;

/** A whole commune in the fields of the question that asks it. */
function communeEntiere(prefix: string, value: Champs, pays: Pays): unknown {
  const [code, postal] = prefix
    ? [value[prefix], value[`${prefix}CodePostal`]]
    : [value["depcom"], value["_codePostal"]];
  const trouvee = pays.commune(String(code), String(postal));
  if (!trouvee) throw new Error(`Commune inconnue : ${String(code)} ${String(postal)}`);
  if (!prefix) return trouvee;
  const { depcom, ...champs } = trouvee as Commune & Champs;
  return Object.fromEntries([
    [prefix, depcom],
    ...Object.entries(champs).flatMap(([champ, dit]) =>
      dit === undefined ? [] : [[`${prefix}${champ.slice(1, 2).toUpperCase()}${champ.slice(2)}`, dit]],
    ),
  ]);
}

/** One screen asks less and more than a record may hold: charges are said when asked, months are all filled. */
function valeurALEcran(
  question: Question,
  value: unknown,
  statut: unknown,
  faits: { periods: Parameters<typeof periodsDe>[1] },
  pays: Pays,
): unknown {
  switch (question.kind) {
    case "commune":
      return communeEntiere(question.prefix, value as Champs, pays);
    case "rent": {
      const { loyer, charges_locatives = 0 } = value as Champs;
      return statut === "locataire_vide" || statut === "locataire_foyer"
        ? { loyer, charges_locatives }
        : { loyer };
    }
    case "amounts":
      return (value as AmountsAnswer).map(({ amounts, ...reste }) => {
        const [montant = null] = Object.values(amounts);
        return {
          ...reste,
          amounts: Object.fromEntries(periodsDe(reste.id, faits.periods).map((une) => [une, montant])),
        };
      });
    default:
      return value;
  }
}

/** The journey as the screens record it: the same choices, told in full. */
export function aLEcran(chemin: Chemin, pays: Pays): Chemin {
  const { context, situation } = parcoursOf(contexteDuChemin(chemin));
  const statut = situation.menage.statut_occupation_logement;
  const pas = chemin.pas.map((un): Pas => {
    const { entityName, fieldName } = un.answer;
    const value = valeurALEcran(questionOf(entityName, fieldName), un.value, statut, context, pays);
    return { ...un, value, answer: { ...un.answer, value } };
  });
  return { ...chemin, pas };
}

const ditDe: Partial<Record<Question["kind"], (value: never) => unknown>> = {
  housing: (value: string) => Object.keys(logements).find((dit) => logements[dit] === value),
  rent: ({ loyer, charges_locatives }: Champs) => [loyer, charges_locatives],
  childrenYesNo: (value: { value: boolean }[]) => value.map((un) => un.value),
  amounts: (value: AmountsAnswer) => value.map(({ amounts }) => Object.values(amounts)[0]),
  commune: (value: Champs) =>
    value["_codePostal"] ?? Object.entries(value).find(([champ]) => champ.endsWith("CodePostal"))?.[1],
};

/** What a person types and ticks, by path under `/simulation/`. */
export const gestesALEcran = ({ depart, pas }: Chemin): Record<string, unknown> => ({
  enfants: depart.enfants,
  ...Object.fromEntries(
    pas
      .filter(({ answer }) => answer.entityName !== "enfants")
      .map(({ path, value, answer }) => {
        const dire = ditDe[questionOf(answer.entityName, answer.fieldName).kind];
        return [path.replace("/simulation/", ""), dire ? dire(value as never) : value];
      }),
  ),
});
