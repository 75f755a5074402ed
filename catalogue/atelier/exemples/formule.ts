import type { CompiledAide } from "../../lire/compiled-aide.ts";
import type { Atom, Condition } from "../../conditions/predicate/condition.ts";
import { type Formule, Formules } from "../recherche/formules.ts";
import { shown } from "../../results/tri.ts";
import type { FactContext } from "../../situation/context.ts";
import type { FactName } from "../../situation/facts.ts";
import { estUnePlace, surSoi } from "./pays.ts";
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
  "nationalite",
  "enfants",
  "parents",
  "boursier",
  "rsa",
] as const;
export type NomDeVariable = (typeof nomsDeVariables)[number];

const variables: Partial<Record<FactName, NomDeVariable>> = {
  "demandeur.age": "age",
  "demandeur.activite": "occupation",
  "demandeur.ecole": "occupation",
  "demandeur.annee_etude": "occupation",
  "demandeur.alternant": "occupation",
  "demandeur._contrat_alternant": "occupation",
  "demandeur.stagiaire": "stagiaire",
  "demandeur.groupe_specialites_formation": "specialite",
  "demandeur.mention_baccalaureat": "mention",
  "demandeur.handicap": "taux",
  "demandeur.taux_incapacite": "taux",
  "demandeur.regime_securite_sociale": "regime",
  "demandeur.nationalite": "nationalite",
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

/** Simple tests, numbered in the order they are met: the atoms of the formulas. */
export class Feuilles {
  readonly formules = new Formules();
  readonly toutes: Feuille[] = [];
  private readonly connues = new Map<string, Formule>();

  formule(feuille: Feuille): Formule {
    const cle = JSON.stringify(feuille);
    const connue = this.connues.get(cle);
    if (connue) return connue;
    const neuve = this.formules.atome(this.toutes.push(feuille) - 1);
    this.connues.set(cle, neuve);
    return neuve;
  }
}

/** What a condition is opened with: the other aids it may read, who looks at them, what tests become. */
export interface Ouverture {
  byId: ReadonlyMap<string, CompiledAide>;
  context: FactContext;
  formules: Formules;
  feuille: (une: Feuille) => Formule;
}

/**
 * Opens a condition, so that it reads no other aid; one that only the law decides counts as closed,
 * like one that waits for itself.
 */
export const formuleDe = (
  condition: Condition,
  ouverture: Ouverture,
  lues: readonly string[] = [],
): Formule =>
  ouverture.formules.de(condition, (lu) => {
    const atom = surSoi(lu);
    if (atom.fact !== "resultats.aide" || atom.kind !== "is")
      return ouverture.feuille({ variable: variableDe(atom.fact), atom });
    const ouverte = autreAide(String(atom.params?.["id"]), ouverture, lues);
    return atom.value === true ? ouverte : ouverture.formules.non(ouverte);
  });

function autreAide(id: string, ouverture: Ouverture, lues: readonly string[]): Formule {
  const { byId, context, formules, feuille } = ouverture;
  const autre = byId.get(id);
  if (!autre || autre.aide.source !== "javascript" || lues.includes(id) || !shown(autre, context))
    return formules.faux;
  const { interestFlag: interet } = autre.aide;
  return formules.et(
    ...(interet ? [feuille({ variable: "interets", interet })] : []),
    formuleDe(autre.rules.whole, ouverture, [...lues, id]),
  );
}
