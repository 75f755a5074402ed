import { conditions } from "../../../catalogue/conditions/conditions.ts";
import { etudes } from "../../../catalogue/conditions/etudes.ts";
import { foyer } from "../../../catalogue/conditions/foyer.ts";
import { logement } from "../../../catalogue/conditions/logement.ts";
import { personne } from "../../../catalogue/conditions/personne.ts";
import { projets } from "../../../catalogue/conditions/projets.ts";
import { pertinences, ressources } from "../../../catalogue/conditions/ressources.ts";
import type { Condition } from "../../../catalogue/conditions/predicate/condition.ts";
import { chapters } from "../../../machines/journey/chapters.ts";
import type { ChapterName } from "../../../machines/journey/mots-des-chapitres.ts";
import type { Chapter } from "../../../machines/journey/spec.ts";
import { choicesOf } from "../../../machines/kinds/kinds.ts";
import type { Words } from "../../../machines/kinds/question.ts";
import { questions } from "../../../machines/questions/index.ts";
import { ecrireSections, type PartieDite } from "../sections.ts";
import { conditionDite } from "./conditions.ts";
import { montantsHorsParcours, questionsDuChapitre, questionsHorsParcours } from "./questions.ts";
import type { Role } from "../../../catalogue/situation/situation.ts";
import {
  ensembles,
  type EnsembleReuni,
  type NomDEnsemble,
} from "../../../machines/journey/reunies/ensembles.ts";
import {
  motsDesEnsembles,
  type MotsDeLigne,
  type MotsDesCases,
} from "../../../machines/journey/reunies/mots.ts";
import { sousQuestions } from "../../../machines/questions/sous-questions.ts";
import { say } from "../../../machines/questions/words.ts";

const enClair = (value: unknown) => (Array.isArray(value) ? "rien" : String(value));

/** What a line of a screen shows, and what it records, ticked or not; a question asked in full has its own words. */
function ligneDite(
  field: string,
  mots: MotsDeLigne | undefined,
  ligne: EnsembleReuni["lignes"][string],
): string {
  if (ligne.sinon === undefined || !mots)
    return `  ${field}, en entier${ligne.sinon === undefined && ligne.ouvre ? " ; ce qui suit en dépend" : ""}`;
  const { coche, hint } = mots;
  const { oui, sinon } = ligne;
  const precision = hint ? `, précisé « ${hint} »` : "";
  const cochee = oui === undefined ? "vrai, ou ce que l’on précise" : enClair(oui);
  return `  « ${coche} »${precision} → ${field} : ${cochee} ; sinon ${enClair(sinon)}`;
}

/** Screens that ask several questions, as a product owner reads them (docs/specification.md#reunies). */
export const ensemblesDits = (): PartieDite[] =>
  (Object.keys(ensembles) as NomDEnsemble[]).map((nom) => {
    const { roles, lignes }: Omit<EnsembleReuni, "nom"> = ensembles[nom];
    const { titre, cases }: { titre: Words; cases?: MotsDesCases | undefined } = motsDesEnsembles[nom];
    const dire = (mots: Words) => say(mots, { role: roles[0] as Role, prenom: "Lou" });
    return {
      titre: nom,
      lignes: [
        `sur ${roles.join(" et ")}`,
        `question « ${dire(titre)} »`,
        ...(cases?.question ? [`cases « ${dire(cases.question)} »`] : []),
        ...Object.entries(lignes).map(([field, ligne]) => ligneDite(field, cases?.lignes[field], ligne)),
        ...(cases ? [`  « ${cases.aucune} » → tout est sinon`] : []),
      ],
    };
  });

/** What is asked under a question, as a product owner reads it (docs/specification.md#sous-questions). */
const sousQuestionsDites = (): PartieDite[] =>
  sousQuestions.map(({ sous, question, aide, mois, choix }) => ({
    titre: `sous ${sous.replace("/simulation/", "")}`,
    lignes: [
      `question « ${question} »`,
      `aide « ${aide} »`,
      ...(mois ? ["  un des douze mois qui viennent"] : []),
      ...choix.map(
        ({ label, hint, precisions }) =>
          `  « ${label} »${hint ? `, précisé « ${hint} »` : ""} → ${Object.entries(precisions)
            .map(([cle, dit]) => `${cle} ${dit === null ? "ne sait pas" : dit ? "oui" : "non"}`)
            .join(", ")}`,
      ),
    ],
  }));

export const QUESTIONS = "test/approuves/questions";
export const CONDITIONS = "test/approuves/conditions";

/** A chapter: how it is called, what it shows besides questions. */
const chapitreDit = ({ title, fil, help, screens }: Chapter<ChapterName>): PartieDite => ({
  titre: title,
  lignes: [
    fil === undefined ? "n’est pas dans le fil" : `dans le fil « ${fil} »`,
    `aide « ${help.replaceAll("\u00a0", " ")} »`,
    ...screens.map(({ path }) => `écran ${path}`),
  ],
});

/** The chapters in their order, one text per chapter that asks something, then what is ticked together. */
export const textesDesQuestions = (): Map<string, string> =>
  new Map([
    [`${QUESTIONS}/chapitres.txt`, ecrireSections("Les chapitres, dans l’ordre", chapters.map(chapitreDit))],
    ...chapters
      .filter(({ items }) => items.length > 0)
      .map(
        ({ name, title }) =>
          [`${QUESTIONS}/${name}.txt`, ecrireSections(title, questionsDuChapitre(name))] as const,
      ),
    [
      `${QUESTIONS}/hors-parcours.txt`,
      ecrireSections("Hors du parcours : demandé au récapitulatif, aux résultats, ou sous une question", [
        ...montantsHorsParcours(),
        ...questionsHorsParcours(),
        ...sousQuestionsDites(),
      ]),
    ],
    [`${QUESTIONS}/reunies.txt`, ecrireSections("Ce qui se coche ensemble", ensemblesDits())],
  ]);

/** When a choice is offered, or a second help shown, of those that depend on something. */
const textesConditionnels = (): PartieDite[] =>
  questions.flatMap((question) => {
    const nom = `${question.entity}.${question.field}`;
    const { conditionalHelp } = question;
    return [
      ...choicesOf(question).flatMap(({ condition, value, label }) =>
        condition ? [conditionDite(`${nom} : ${String(value)} « ${String(label)} »`, condition)] : [],
      ),
      ...(conditionalHelp ? [conditionDite(`${nom} : seconde aide`, conditionalHelp.condition)] : []),
    ];
  });

const themes = { etudes, foyer, logement, personne, projets, ressources };

/** One text per theme of conditions, then what makes each resource worth asking about. */
export function textesDesConditions(): Map<string, string> {
  const parTheme = new Set(Object.values(themes).flatMap((theme) => Object.keys(theme)));
  const sansTheme = Object.keys(conditions).filter((nom) => !parTheme.has(nom));
  if (sansTheme.length > 0) throw new Error(`Sans fichier : ${sansTheme.join(", ")}`);
  const dites = (de: Readonly<Record<string, Condition>>) =>
    Object.entries(de).map(([nom, condition]) => conditionDite(nom, condition));
  return new Map<string, string>([
    ...Object.entries(themes).map(
      ([nom, theme]) =>
        [`${CONDITIONS}/${nom}.txt`, ecrireSections(`Conditions : ${nom}`, dites(theme))] as const,
    ),
    [
      `${CONDITIONS}/ressources-proposees.txt`,
      ecrireSections("Quand une ressource est proposée", dites(pertinences)),
    ],
    [
      `${CONDITIONS}/reponses-proposees.txt`,
      ecrireSections("Quand une réponse est proposée, ou une seconde aide montrée", textesConditionnels()),
    ],
  ]);
}
