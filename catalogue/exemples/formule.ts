import type { CompiledAide } from "../compiled-aide.ts";
import type { Atom, Condition } from "../predicate/condition.ts";
import { fold } from "../predicate/fold.ts";
import { shown } from "../results/tri.ts";
import type { FactContext } from "../situation/context.ts";
import type { FactName } from "../situation/facts.ts";
import { estUnePlace } from "./pays.ts";
import type { Interet } from "./reponses.ts";

/** What is chosen of one piece when looking for a household. */
export const nomsDeVariables = [
  "commune",
  "age",
  "occupation",
  "interets",
  "stagiaire",
  "specialite",
  "mention",
  "taux",
  "logement",
  "regime",
  "enfants",
  "parents",
  "boursier",
  "rsa",
] as const;
export type NomDeVariable = (typeof nomsDeVariables)[number];

const variables: Partial<Record<FactName, NomDeVariable>> = {
  "demandeur.age": "age",
  "demandeur.activite": "occupation",
  "demandeur.scolarite": "occupation",
  "demandeur.annee_etude": "occupation",
  "demandeur.alternant": "occupation",
  "demandeur._contrat_alternant": "occupation",
  "demandeur.stagiaire": "stagiaire",
  "demandeur.groupe_specialites_formation": "specialite",
  "demandeur.mention_baccalaureat": "mention",
  "demandeur.handicap": "taux",
  "demandeur.taux_incapacite": "taux",
  "demandeur.regime_securite_sociale": "regime",
  "enfants.nombre": "enfants",
  "enfants.eligibles": "enfants",
  "menage.statut_occupation_logement": "logement",
  "legislation.quotient_familial": "parents",
  "legislation.boursier": "boursier",
  "legislation.rsa": "rsa",
};

/** The piece a fact is read from; `undefined` if no example ever changes it. */
export const variableDe = (fact: FactName): NomDeVariable | undefined =>
  estUnePlace(fact) ? "commune" : variables[fact];

/** A simple test of a household: an atom of a rule, or an interest that another aid waits for. */
export type Feuille = { variable?: NomDeVariable; atom: Atom } | { variable: "interets"; interet: Interet };

/** A condition that reads no other aid: those it reads are opened. */
export type Formule =
  | { kind: "et" | "ou"; formules: readonly Formule[] }
  | { kind: "non"; formule: Formule }
  | { kind: "feuille"; feuille: Feuille };

export const et = (...formules: readonly Formule[]): Formule => ({ kind: "et", formules });
export const ou = (...formules: readonly Formule[]): Formule => ({ kind: "ou", formules });
export const non = (formule: Formule): Formule => ({ kind: "non", formule });
const feuille = (une: Feuille): Formule => ({ kind: "feuille", feuille: une });

/** The other aids an aid may read, and who looks at them. */
export interface AutresAides {
  byId: ReadonlyMap<string, CompiledAide>;
  context: FactContext;
}

/** Opens a condition; an aid that only the law decides counts as closed, like one that waits for itself. */
export const formuleDe = (condition: Condition, autres: AutresAides, lues: readonly string[] = []): Formule =>
  fold<Formule>(condition, {
    atom(atom) {
      if (atom.fact !== "resultats.aide" || atom.kind !== "is")
        return feuille({ variable: variableDe(atom.fact), atom });
      const ouverte = autreAide(String(atom.params?.["id"]), autres, lues);
      return atom.value === true ? ouverte : non(ouverte);
    },
    all: (parts) => et(...parts),
    any: (parts) => ou(...parts),
    not: non,
    named: (part) => part,
  });

function autreAide(id: string, autres: AutresAides, lues: readonly string[]): Formule {
  const autre = autres.byId.get(id);
  if (!autre || autre.aide.source !== "javascript" || lues.includes(id) || !shown(autre, autres.context))
    return ou();
  const { interestFlag: interet } = autre.aide;
  return et(
    ...(interet ? [feuille({ variable: "interets", interet })] : []),
    formuleDe(autre.rules.whole, autres, [...lues, id]),
  );
}

/** Every simple test of a formula, no doubles. */
export function feuillesDe(formule: Formule): Feuille[] {
  if (formule.kind === "feuille") return [formule.feuille];
  if (formule.kind === "non") return feuillesDe(formule.formule);
  return [...new Set(formule.formules.flatMap(feuillesDe))];
}

/** Truth of a formula when only some tests are decided; `undefined` while it may still go both ways. */
export function verite(
  formule: Formule,
  decider: (feuille: Feuille) => boolean | undefined,
): boolean | undefined {
  switch (formule.kind) {
    case "feuille":
      return decider(formule.feuille);
    case "non": {
      const dedans = verite(formule.formule, decider);
      return dedans === undefined ? undefined : !dedans;
    }
    default: {
      const arret = formule.kind === "ou";
      let sur = true;
      for (const une of formule.formules) {
        const dedans = verite(une, decider);
        if (dedans === arret) return arret;
        if (dedans === undefined) sur = false;
      }
      return sur ? !arret : undefined;
    }
  }
}
