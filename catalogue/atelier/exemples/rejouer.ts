import type { Catalogue } from "../../catalogue.ts";
import type { CompiledAide } from "../../lire/compiled-aide.ts";
import type { Condition } from "../../conditions/predicate/condition.ts";
import { atomsOf } from "../../conditions/predicate/describe.ts";
import { evaluate } from "../../conditions/predicate/evaluate.ts";
import { openRuleAids } from "../../results/decider.ts";
import { estOuvert } from "../../results/rules/montant.ts";
import { type CadreDExemple, contexteDExemple } from "./chercher.ts";
import type { ExempleEcrit } from "./exemples.ts";
import { voiesDe } from "./regles.ts";
import { foyerOrdinaire, type Reponses, selonLesQuestions } from "./reponses.ts";

export const relire = (...differences: readonly Partial<Reponses>[]): Reponses =>
  selonLesQuestions(Object.assign({}, foyerOrdinaire, ...differences) as Reponses);

/** What the results and the rules of an aid say of a household. */
function juger({ aide }: CompiledAide, catalogue: Catalogue, reponses: Reponses, cadre: CadreDExemple) {
  const context = contexteDExemple(reponses, cadre);
  const values = openRuleAids(catalogue, context);
  const reading = { ...context, aides: (id: string) => estOuvert(values.get(id)) };
  return {
    obtenue: estOuvert(values.get(aide.slug)),
    tient: (condition: Condition) => evaluate(condition, reading),
  };
}

/**
 * Replays a written example with the results themselves: it obtains the aid, and each of its losers
 * loses it by the rule it names and no other. Each problem is a French sentence; none if all is well.
 */
export function rejouer(
  compiled: CompiledAide,
  catalogue: Catalogue,
  ecrit: ExempleEcrit | undefined,
  cadre: CadreDExemple,
): string[] {
  if (!ecrit) return ["n’a pas d’exemple"];
  const noms = Object.keys(ecrit.pertes).join();
  const voie = voiesDe(compiled).find(({ regles }) => regles.map(({ nom }) => nom).join() === noms);
  if (!voie) return ["ses règles ne sont plus celles de l’exemple"];
  const exemple = juger(compiled, catalogue, relire(ecrit.foyer), cadre);
  if (!exemple.obtenue) return ["l’exemple ne l’obtient pas"];
  return voie.regles.flatMap((regle) => {
    const perte = ecrit.pertes[regle.nom];
    // Where the school is, a question decides: no household loses it.
    const ecole = atomsOf(regle.condition).some(({ fact }) => fact === "etablissement.region");
    if (typeof perte !== "object" || ecole) return [];
    const { obtenue, tient } = juger(compiled, catalogue, relire(ecrit.foyer, perte), cadre);
    if (obtenue) return [`${regle.nom} : ne la fait pas perdre`];
    const seule =
      !tient(regle.condition) &&
      voie.regles.every((autre) => autre === regle || tient(autre.condition)) &&
      (regle.generale || !voie.autresProfils.some(tient));
    return seule ? [] : [`${regle.nom} : n’est pas la seule perdue`];
  });
}
