import { describe } from "../../../catalogue/conditions/predicate/describe.ts";
import { periodsOf } from "../../../catalogue/situation/periods.ts";
import { ressourcesParCategorie } from "../../../catalogue/situation/ressources.ts";
import type { Role } from "../../../catalogue/situation/situation.ts";
import { type EtapeDuParcours, etapesDe } from "../../../machines/studio/graph/etapes.ts";
import type { ChapterName } from "../../../machines/journey/mots-des-chapitres.ts";
import { PATRIMOINE, RESSOURCES_FISCALES } from "../../../machines/journey/screens.ts";
import { tree } from "../../../machines/journey/tree.ts";
import { periodsDe } from "../../../machines/kinds/amounts.ts";
import { typographier } from "../../../catalogue/schema/typographie.ts";
import { choicesOf, kindOf, type Question } from "../../../machines/kinds/kinds.ts";
import { questionOf, questions } from "../../../machines/questions/index.ts";
import type { Base, Choice, Words } from "../../../machines/kinds/question.ts";
import {
  elementsPatrimoineLibelles,
  revenusFiscauxLibelles,
} from "../../../machines/questions/types-fiscaux.ts";
import { savoirPlusDe } from "../../../machines/questions/savoir-plus/index.ts";
import { say } from "../../../machines/questions/words.ts";
import type { PartieDite } from "../sections.ts";
import { detailsDe, montantsDits } from "./details.ts";
import { contexteEssaye, ecritures, prerempli } from "./ecritures.ts";

/** A text as each of them reads it; said once when they read the same. */
function lue(words: Words, roles: readonly Role[]): string {
  const textes = roles.map((role) => say(words, { role, prenom: "Lou" }));
  const seul =
    typeof words === "object" && words.unParent ? [` ; d’un parent « ${typographier(words.unParent)} »`] : [];
  return [
    new Set(textes).size === 1
      ? `« ${textes[0]} »`
      : roles.map((role, rang) => `${role} « ${textes[rang]} »`).join(" ; "),
    ...seul,
  ]
    .join("")
    .replaceAll("\u00a0", " ");
}

function reponseDe({ value, label, hint, condition }: Choice, roles: readonly Role[]): string {
  const precision = hint ? `, précisé ${lue(hint, roles)}` : "";
  const si = condition ? `, si ${describe(condition)}` : "";
  return `  ${lue(label, roles)} → ${String(value)}${si}${precision}`;
}

/** Answers to try on any question: each one is refused with its sentence, or taken. */
const ESSAYEES: readonly (readonly [dite: string, value: unknown])[] = [
  ["rien", undefined],
  ["null", null],
  ["vide", ""],
  ["un mot", "mot"],
  ...[40, 41].map((n) => [`${n} lettres`, "x".repeat(n)] as const),
  ["vrai", true],
  ["liste vide", []],
  ["liste d’un mot", ["mot"]],
  ...[true, 250.5, "mot"].map((loyer) => [`loyer ${String(loyer)}`, { loyer }] as const),
  ["loyer 0 et charges -1", { loyer: 0, charges_locatives: -1 }],
  ...[20_000, 20_001].map((loyer) => [`loyer ${loyer}`, { loyer }] as const),
  ...[20_000, 20_001].map(
    (charges) => [`loyer 0 et charges ${charges}`, { loyer: 0, charges_locatives: charges }] as const,
  ),
  ...[-1, 0, 0.25, 0.5, 1, 1.5, 7, 8, 20, 21, 30, 31, 36, 37, 9_999_999, 10_000_000].map(
    (n) => [String(n), n] as const,
  ),
  ...["1900-01-01", "1900-01-02", "2026-11-20", "2026-11-21", "2007-02-29"].map(
    (jour) => [jour, jour] as const,
  ),
  ...["0206-03-27", "2006-00-27", "2006-13-27", "2006-03-00", "0000-03-00"].map(
    (jour) => [jour, jour] as const,
  ),
  ["oui pour le premier enfant", [{ id: "enfant_0", value: true }]],
  ["oui et non, d’un enfant à l’autre", ["enfant_0", "enfant_1"].map((id, n) => ({ id, value: n === 0 }))],
];

/** Others, of the income that is declared: in euros, for this month or for last year. */
function montantsEssayes({ kind, field }: Question): typeof ESSAYEES {
  if (kind !== "amounts") return [];
  const [id] = ressourcesParCategorie[field];
  const [periode = ""] = periodsDe(id, periodsOf(contexteEssaye.situation.dateDeValeur));
  return [-10_000_001, -10_000_000, 450.5, 10_000_000, 10_000_001, null, "mot"].map(
    (montant) => [`${montant ?? "rien"} de ${id}`, [{ id, amounts: { [periode]: montant } }]] as const,
  );
}

/** What it says of each of them: the sentence that most of them get is said last, for all the rest. */
function refus(question: Question): string[] {
  const dits = new Map<string, string[]>();
  for (const [dite, value] of [...ESSAYEES, ...montantsEssayes(question)]) {
    const phrase = kindOf(question).check(question, value, contexteEssaye) ?? "";
    dits.set(phrase, [...(dits.get(phrase) ?? []), dite]);
  }
  const tries = [...dits].sort(([, a], [, b]) => a.length - b.length);
  return tries.map(([phrase, valeurs], rang) => {
    const lesquelles = rang === tries.length - 1 ? "tout le reste" : valeurs.join(", ");
    return phrase ? `  « ${phrase} » pour ${lesquelles}` : `  pris : ${lesquelles}`;
  });
}

const texte = (nom: string, words: Words | undefined, roles: readonly Role[]) =>
  words === undefined ? [] : [`${nom} ${lue(words, roles)}`];

/** The page that explains it more, block by block. */
const savoirPlusDit = (question: Question, roles: readonly Role[]): string[] => [
  "en savoir plus",
  ...savoirPlusDe(question).flatMap((bloc) =>
    bloc.kind === "paragraph"
      ? [`  ${lue(bloc.text, roles)}`]
      : bloc.kind === "list"
        ? bloc.items.map((un) => `  - « ${un} »`)
        : [`  « ${bloc.text} » ${bloc.href}`],
  ),
];

function mots(question: Base, roles: readonly Role[]): string[] {
  const { title, summary, help, conditionalHelp, privacy, purpose } = question;
  return [
    ...texte("question", title, roles),
    ...texte("en bref", summary, roles),
    ...texte("aide", help, roles),
    ...(conditionalHelp
      ? texte(`aide, si ${describe(conditionalHelp.condition)},`, conditionalHelp.text, roles)
      : []),
    ...texte("discrétion", privacy, roles),
    ...texte("sert à", purpose, roles),
    ...(question.more ? savoirPlusDit(question as Question, roles) : []),
  ];
}

function enDetail(question: Question): string[] {
  const details = detailsDe(question);
  return details.length > 0 ? ["en détail", ...details.map((dit) => `  ${dit}`)] : [];
}

const boucleDe = ({ step, groupes, roles }: EtapeDuParcours): string => {
  if (step.personne === "enfants") return "tous les enfants à la fois";
  if (step.entity !== "individu") return "le foyer";
  const boucle = groupes.find(({ loop }) => loop !== undefined)?.loop;
  return boucle === "enfants"
    ? "chaque enfant, l’un après l’autre"
    : boucle === "adultes"
      ? "chaque adulte"
      : roles.join(", ");
};

/** A question as a product owner reads it: of whom it is asked, when, its words, what each answer records. */
function sectionDe(etape: EtapeDuParcours): PartieDite {
  const { step, roles, conditions, stateId } = etape;
  const question = questionOf(step.entity, step.field);
  const choix = choicesOf(question);
  return {
    titre: stateId,
    lignes: [
      `sur ${boucleDe(etape)}`,
      ...(conditions.length > 0 ? conditions.map(({ label }) => `si ${label}`) : ["toujours"]),
      ...mots(question, roles),
      ...(choix.length > 0 ? ["réponses", ...choix.map((un) => reponseDe(un, roles))] : []),
      ...enDetail(question),
      ...prerempli(etape, question),
      ...ecritures(etape, question),
      "refus",
      ...refus(question),
    ],
  };
}

/** Every question of a chapter, in the order it is asked. */
export const questionsDuChapitre = (nom: ChapterName): PartieDite[] =>
  etapesDe(tree)
    .filter(({ chapitre }) => chapitre === nom)
    .map(sectionDe);

/** Amounts of the screens that the summary leads to. */
export const montantsHorsParcours = (): PartieDite[] => [
  { titre: RESSOURCES_FISCALES, lignes: montantsDits(revenusFiscauxLibelles) },
  { titre: PATRIMOINE, lignes: montantsDits(elementsPatrimoineLibelles) },
];

/** Questions that no step asks: what they say, and what they refuse. */
export function questionsHorsParcours(): PartieDite[] {
  const posees = new Set(etapesDe(tree).map(({ step }) => questionOf(step.entity, step.field)));
  return questions
    .filter((question) => !posees.has(question))
    .map((question) => ({
      titre: `${question.entity}.${question.field}`,
      lignes: [...mots(question, ["demandeur"]), ...enDetail(question), "refus", ...refus(question)],
    }));
}
