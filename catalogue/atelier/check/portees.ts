import { clesDecisives } from "../../results/decisives/cles.ts";
import { hypothesesDeLaLoi } from "../../results/decisives/loi.ts";
import { questionsDecisives, type QuestionsDecisives } from "../../results/decisives/questions.ts";
import { questionsDesLieux } from "../../results/decisives/questions-lieux.ts";
import type { Aide } from "../../schema/aide.ts";
import { porteesSansQuestion } from "../../schema/portee.ts";
import { type Constat, DEBUT_DU_FICHIER, erreur, type Remarque } from "../../lire/constat.ts";
import type { LectureDuCatalogue } from "../../lire/lecture.ts";
import { reglesEcrites } from "./organisme.ts";
import { vouliezVous } from "../../lire/proche.ts";

/** Signs of a question that a button has room for. */
const QUESTION_MAX = 110;
const COMMENT =
  "demarche (une chose à faire), courante (presque tout le monde la remplit) ou la clé de la question qui décide";

const deLignes = (nombre: number) => `${nombre} ligne${nombre > 1 ? "s" : ""}`;

function jugerLeNombre({ conditions, portees }: Aide): Remarque[] {
  if (portees === undefined)
    return conditions.length === 0
      ? []
      : [erreur(["portees"], `une ligne par condition est attendue : écrire, pour chacune, ${COMMENT}`)];
  return portees.length === conditions.length
    ? []
    : [
        erreur(
          ["portees"],
          `${deLignes(portees.length)} pour ${conditions.length} condition${conditions.length > 1 ? "s" : ""} : en écrire une par condition, dans leur ordre`,
        ),
      ];
}

/** A place that is not one’s own is asked for: nobody may have told it. */
function jugerLesLieux(aide: Aide): Remarque[] {
  const posee = clesDecisives(aide).some((cle) => Object.hasOwn(questionsDesLieux, cle));
  return reglesEcrites(aide).flatMap(({ regle, chemin }) => {
    if (regle.type === "not" && JSON.stringify(regle).includes('"lieu_de"'))
      return [erreur(chemin, "le contraire d’un lieu se dit du lieu où l’on habite : retirer lieu_de")];
    return posee || !("lieu_de" in regle && regle.lieu_de)
      ? []
      : [
          erreur(
            [...chemin, "lieu_de"],
            "ce lieu n’est pas toujours dit : l’une des portees est une question de decisives/questions-lieux.ts",
          ),
        ];
  });
}

/** Each condition says what it is worth, and names a question that exists. */
export const jugerPortees = (aide: Aide, questions: QuestionsDecisives = questionsDecisives): Remarque[] => [
  ...jugerLeNombre(aide),
  ...jugerLesLieux(aide),
  ...(aide.portees ?? []).flatMap((une, rang) =>
    (porteesSansQuestion as readonly string[]).includes(une) || Object.hasOwn(questions, une)
      ? []
      : [
          erreur(
            ["portees", rang],
            `« ${une} » n’est la clé d’aucune question de catalogue/results/decisives : l’y écrire, ou en choisir une autre${vouliezVous(une, Object.keys(questions))}`,
          ),
        ],
  ),
];

const FICHIER = "decisives/questions.ts";
const refuser = (path: string, message: string): Constat => ({
  path,
  ...DEBUT_DU_FICHIER,
  gravite: "erreur",
  message,
});

function fautesDeLaQuestion(question: string, servie: boolean): string[] {
  return [
    ...(servie ? [] : ["aucune aide ne la pose : la retirer"]),
    ...(/\s\?$/u.test(question) ? [] : ["elle doit se terminer par « ? »"]),
    ...(question.length > QUESTION_MAX
      ? [`${question.length} signes, ${QUESTION_MAX} au plus : la raccourcir`]
      : []),
  ];
}

/** The questions themselves, and the formulas that name them, against all the aids. */
export function jugerQuestions(
  { aides, illisibles }: LectureDuCatalogue,
  questions: QuestionsDecisives = questionsDecisives,
  loi: Readonly<Record<string, readonly string[]>> = hypothesesDeLaLoi,
): Constat[] {
  const slugs = new Set([...aides.map(({ aide }) => aide.slug), ...illisibles.slugs]);
  const posees = new Set(aides.flatMap(({ aide }) => clesDecisives(aide)));
  // An aid that cannot be read may ask any of them.
  const tout = illisibles.slugs.size === 0;
  return [
    ...Object.entries(questions).flatMap(([cle, { question }]) =>
      fautesDeLaQuestion(question, !tout || posees.has(cle)).map((faute) =>
        refuser(FICHIER, `${cle} : ${faute}`),
      ),
    ),
    ...Object.keys(loi)
      .filter((slug) => !slugs.has(slug))
      .map((slug) => refuser("decisives/loi.ts", `« ${slug} » n’est pas au catalogue : la retirer`)),
  ];
}
