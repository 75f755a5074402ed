import {
  Feuilles,
  type NomDeVariable,
  nomsDeVariables,
  variableDe,
} from "../../../../catalogue/exemples/formule.ts";
import type { Pays } from "../../../../catalogue/exemples/pays.ts";
import type { Interet, Reponses } from "../../../../catalogue/exemples/reponses.ts";
import { valeursDExemple } from "../../../../catalogue/exemples/valeurs.ts";
import type { Condition } from "../../../../catalogue/predicate/condition.ts";
import { atomsOf } from "../../../../catalogue/predicate/describe.ts";
import { lieuxDesRegles } from "./lieux.ts";
import { dires, ecoleDite, eurosDits, nomsDesPieces } from "./mots.ts";

/** One answer changed, how it is told, and with which others when they give the same. */
export interface Essai {
  dit: string;
  famille?: string | undefined;
  champs: Partial<Reponses>;
}

/** What is changed of a household, and everything it is changed to. */
export interface PieceVariee {
  nom: string;
  variable: NomDeVariable;
  essais: readonly Essai[];
  /** Enough of them to look for someone: ages near the bounds, not each of them. */
  cherches: readonly Partial<Reponses>[];
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
    const famille = variable === "occupation" ? ecoleDite : () => undefined;
    return siens.map((un) => ({ dit: dires[variable](un), famille: famille(un), champs: un }));
  };
  const lues = new Set(atoms.map(({ fact }) => variableDe(fact)));
  if (interet) lues.add("interets");
  return nomsDeVariables
    .filter((variable) => lues.has(variable))
    .map((variable) => {
      const essais = essaisDe(variable);
      const cherches = variable === "age" ? valeurs.age : essais.map(({ champs }) => champs);
      return { nom: nomsDesPieces[variable], variable, essais, cherches };
    });
}
