import type { FactContext } from "../../situation/context.ts";
import { precisionDite } from "../../situation/precision-dite.ts";
import { reponseDeLaFamille } from "./familles.ts";
import type { CleDecisive } from "./questions.ts";
import type { LoiConnue, RegleDecisive } from "./regle.ts";
import { reglesDesEtudes } from "./regles-etudes.ts";
import { reglesDuHandicap } from "./regles-handicap.ts";
import { reglesDesLieux } from "./regles-lieux.ts";
import { reglesDesProjets } from "./regles-projets.ts";
import { reglesDeLaVie } from "./regles-vie.ts";

/**
 * Questions that the questionnaire’s own answers settle, by name: they are never asked (docs/specification.md#certitude).
 * « Non » only where the answer leaves no room.
 */
export const reglesDecisives: Partial<Record<CleDecisive, RegleDecisive>> = {
  ...reglesDesEtudes,
  ...reglesDesLieux,
  ...reglesDesProjets,
  ...reglesDeLaVie,
  ...reglesDuHandicap,
};

type Connu = Pick<FactContext, "situation"> & LoiConnue;

/**
 * True or false for a question that the answers settle, by themselves, by the law or by what was answered to another of its
 * family; `undefined` for one that is to be asked. What was answered to the question itself is not looked at.
 */
export function reponseDesFaits(cle: string, connu: Connu): boolean | undefined {
  const { situation } = connu;
  const reglee = (une: string) => reglesDecisives[une as CleDecisive]?.(situation, connu);
  const sienne = reglee(cle);
  if (sienne !== undefined || typeof situation.precisions?.[cle] === "boolean") return sienne;
  return reponseDeLaFamille(cle, (une) => reglee(une) ?? precisionDite(situation, une));
}
