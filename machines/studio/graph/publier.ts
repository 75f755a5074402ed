import type { Role } from "../../../catalogue/situation/situation.ts";
import { tree } from "../../journey/tree.ts";
import { choicesOf } from "../../kinds/kinds.ts";
import type { Words } from "../../kinds/question.ts";
import { questionOf } from "../../questions/index.ts";
import { say } from "../../questions/words.ts";
import { type EtapeDuParcours, etapesDe } from "./etapes.ts";
import { phraseDeCondition } from "./phrases.ts";

/** Words by whom they are about. */
type Dits = Partial<Record<Role, string>>;

/** A step of the journey as data, for who builds upon it (docs/integrer.md). */
export interface QuestionPubliee {
  id: string;
  chapitre: string;
  /** Entity and field of the answer in a record: `individu` and `activite`. */
  entite: string;
  champ: string;
  type: string;
  /** Names of its answers as rules read them: `individu.demandeur.activite`. */
  reponses: readonly string[];
  question: Dits;
  precision?: Dits;
  /** What its answer may be, where it is chosen in a list. */
  choix?: readonly { valeur: unknown; libelle: Dits }[];
  /** When it is asked, in words; all of them. Empty when it always is. */
  quand: readonly string[];
}

const dits = (words: Words, roles: readonly Role[]): Dits =>
  Object.fromEntries(roles.map((role) => [role, say(words, { role })]));

function publier({
  stateId: id,
  chapitre,
  step,
  roles,
  reponses,
  conditions,
}: EtapeDuParcours): QuestionPubliee {
  const question = questionOf(step.entity, step.field);
  const choix = choicesOf(question);
  return {
    id,
    chapitre,
    entite: step.entity,
    champ: step.field,
    type: question.kind,
    reponses,
    question: dits(question.title, roles),
    ...(question.help && { precision: dits(question.help, roles) }),
    ...(choix.length > 0 && {
      choix: choix.map(({ value, label }) => ({ valeur: value, libelle: dits(label, roles) })),
    }),
    quand: conditions.map(({ label }) => phraseDeCondition(label)),
  };
}

/** Every question of the journey, in the order it is asked. */
export const questionsPubliees = (): QuestionPubliee[] => etapesDe(tree).map(publier);
