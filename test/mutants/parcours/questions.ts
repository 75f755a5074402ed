import { questions } from "../../../machines/questions/index.ts";
import {
  elementsPatrimoineLibelles,
  revenusFiscauxLibelles,
} from "../../../machines/questions/types-fiscaux.ts";
import {
  categoriesLibelles,
  typesActiviteLibelles,
  typesRessources,
} from "../../../machines/questions/types-ressources.ts";
import type { FauteDuParcours } from "./famille.ts";
import { type LieuDeValeur, lieuDit, poserA, valeurA, valeursDans } from "./lieux.ts";

/** What names a question or says its kind: another would be another question. Conditions have their own family. */
const NOMS = new Set(["kind", "entity", "field", "condition"]);

/** Changes to the inside of data: where, and what takes its place. */
interface Changement extends Pick<FauteDuParcours, "sorte" | "quoi"> {
  poses: readonly (readonly [lieu: LieuDeValeur, value: unknown])[];
}

const estChoix = (value: unknown): value is { value: unknown; label: unknown } =>
  typeof value === "object" && value !== null && "value" in value && "label" in value;

/** Two labels, two values or two places exchanged between neighbours; one left out. */
function listes(data: unknown): Changement[] {
  return valeursDans(data, NOMS).flatMap(({ lieu, value }): Changement[] => {
    if (!Array.isArray(value) || !value.every(estChoix)) return [];
    return value.flatMap((un, rang): Changement[] => {
      const suivant = (rang + 1) % value.length;
      const autre = value[suivant]!;
      const quoi = `${lieuDit([...lieu, rang])} et ${suivant}`;
      const echange = (cle: "label" | "value"): readonly Changement[] =>
        un[cle] === autre[cle]
          ? []
          : [
              {
                sorte: cle === "label" ? "libellés échangés" : "valeurs échangées",
                quoi,
                poses: [
                  [[...lieu, rang, cle], autre[cle]],
                  [[...lieu, suivant, cle], un[cle]],
                ],
              },
            ];
      return [
        ...(rang < suivant ? [...echange("label"), ...echange("value")] : []),
        ...(rang < suivant
          ? [
              {
                sorte: "choix échangés de place",
                quoi,
                poses: [
                  [[...lieu, rang], autre],
                  [[...lieu, suivant], un],
                ] as const,
              },
            ]
          : []),
        { sorte: "choix retiré", quoi: lieuDit([...lieu, rang]), poses: [[[...lieu, rang], undefined]] },
      ];
    });
  });
}

const NOMBRES = ["count", "shares", "amount"];

/** Each word, number, yes or no, changed. */
function valeurs(data: unknown): Changement[] {
  return valeursDans(data, NOMS).flatMap(({ lieu, value }): Changement[] => {
    const quoi = lieuDit(lieu);
    const un = (sorte: string, autre: unknown, dit = quoi): Changement => ({
      sorte,
      quoi: dit,
      poses: [[lieu, autre]],
    });
    if (typeof value === "number")
      return [-1, 1].map((de) => un("borne déplacée", value + de, `${quoi} : ${value + de}`));
    if (typeof value === "boolean") return [un("réglage inversé", !value)];
    if (typeof value !== "string" || value === "") return [];
    if (lieu.at(-1) === "value") return [un("valeur changée", `${value}x`)];
    if (lieu.at(-1) === "number")
      return NOMBRES.filter((autre) => autre !== value).map((autre) => un("borne déplacée", autre));
    if (lieu.at(-1) === "min") return [un("borne déplacée", "1901-01-01")];
    return [un("texte changé", value.slice(0, -2))];
  });
}

const enTout = (data: unknown) => [...listes(data), ...valeurs(data)];

function poser(data: unknown, { poses }: Changement): void {
  for (const [lieu, value] of poses) poserA(data, lieu, value);
}

/** Every fault of every question, of its choices and of its words. */
const desQuestions = (): FauteDuParcours[] =>
  questions.flatMap((question, rang) =>
    enTout(question).map((changement) => ({
      sorte: changement.sorte,
      ou: `${question.entity}.${question.field}`,
      quoi: changement.quoi,
      async preparer(monde) {
        const autres = await monde.importer<{ questions: unknown[] }>("machines/questions/index.ts");
        poser(valeurA(autres.questions, [rang]), changement);
      },
    })),
  );

const RESSOURCES = { typesRessources, categoriesLibelles, typesActiviteLibelles };
const FISCAUX = { revenusFiscauxLibelles, elementsPatrimoineLibelles };
const TYPES = [
  ["machines/questions/types-ressources.ts", RESSOURCES],
  ["machines/questions/types-fiscaux.ts", FISCAUX],
] as const;

/** Words of two neighbours exchanged. */
function voisins(data: object): Changement[] {
  const entrees = Object.entries(data);
  return entrees.slice(1).map(([cle, value], rang) => {
    const [avant, sien] = entrees[rang]!;
    const poses = [[[cle], sien] as const, [[avant], value] as const];
    return { sorte: "libellés échangés", quoi: `${avant} et ${cle}`, poses };
  });
}

/** Every fault of the words of the kinds of income, and of what is owned. */
const desRessources = (): FauteDuParcours[] =>
  TYPES.flatMap(([module, types]) =>
    Object.entries<object>(types).flatMap(([nom, data]) =>
      [...voisins(data), ...valeurs(data)].map((changement) => ({
        sorte: changement.sorte,
        ou: nom,
        quoi: changement.quoi,
        async preparer(monde) {
          const charges = await monde.importer<Record<string, object>>(module);
          poser(charges[nom]!, changement);
        },
      })),
    ),
  );

export const fautesDesQuestions = (): FauteDuParcours[] => [...desQuestions(), ...desRessources()];
