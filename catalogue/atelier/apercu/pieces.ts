import { Feuilles, type NomDeVariable, nomsDeVariables, variableDe } from "../exemples/formule.ts";
import type { Pays } from "../exemples/pays.ts";
import type { Interet, Reponses } from "../exemples/reponses.ts";
import { valeursDExemple } from "../exemples/valeurs.ts";
import type { Condition } from "../../conditions/predicate/condition.ts";
import { atomsOf } from "../../conditions/predicate/describe.ts";
import { lieuxDesRegles } from "./lieux.ts";
import { dires, eurosDits, nomsDesPieces } from "./mots.ts";

/** One answer changed, and how it is told. */
interface Essai {
  dit: string;
  champs: Partial<Reponses>;
}

/** What is changed of a household, and everything it is changed to. */
export interface PieceVariee {
  nom: string;
  essais: readonly Essai[];
}

/** The oldest who is asked about. */
const AGE_MAXIMAL = 110;
const ages: readonly Essai[] = Array.from({ length: AGE_MAXIMAL + 1 }, (_, age) => ({
  dit: String(age),
  champs: { age },
}));

function parentsDits({ parents }: Partial<Reponses>, mensuel: boolean): string {
  if (!parents) return "pas donné";
  const quotient = parents.rfr / parents.nbptr / (mensuel ? 12 : 1);
  return `${eurosDits(quotient)} par ${mensuel ? "mois" : "an"}`;
}

/** Every piece that some conditions read or an interest opens, with the values on each side of what they ask. */
export function piecesVariees(
  conditions: readonly Condition[],
  interet: Interet | undefined,
  pays: Pays,
): PieceVariee[] {
  const atoms = conditions.flatMap(atomsOf);
  const feuilles = new Feuilles();
  for (const atom of atoms) feuilles.formule({ variable: variableDe(atom.fact), atom });
  // Places are looked for apart, code by code.
  const sansLieux = { ...pays, distinguees: () => [] };
  const valeurs = valeursDExemple(feuilles.toutes, interet ? [interet] : [], sansLieux);
  const mensuel = atoms.some((atom) => "params" in atom && atom.params?.["period"] === "month");
  const essaisDe = (variable: NomDeVariable): readonly Essai[] => {
    if (variable === "commune") return lieuxDesRegles(atoms, pays);
    if (variable === "age") return ages;
    if (variable === "parents")
      return [...valeurs.parents]
        .sort((a, b) => (a.parents?.rfr ?? -1) - (b.parents?.rfr ?? -1))
        .map((un) => ({ dit: parentsDits(un, mensuel), champs: un }));
    const siens = variable === "interets" ? [...valeurs.interets, { interets: [] }] : valeurs[variable];
    return siens.map((un) => ({ dit: dires[variable](un), champs: un }));
  };
  const lues = new Set(atoms.map(({ fact }) => variableDe(fact)));
  if (interet) lues.add("interets");
  return nomsDeVariables
    .filter((variable) => lues.has(variable))
    .map((variable) => ({ nom: nomsDesPieces[variable], essais: essaisDe(variable) }));
}
