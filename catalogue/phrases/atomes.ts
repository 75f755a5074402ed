import type { Noms } from "./noms.ts";
import type { Atom } from "../predicate/condition.ts";
import { describe } from "../predicate/describe.ts";
import { typographier } from "../schema/typographie.ts";
import { ageDit } from "./ages.ts";
import { anneeDite, formationDite, mentionDite, occupationDite } from "./etudes.ts";
import {
  enfantsDits,
  incapaciteDite,
  logementDit,
  nationaliteDite,
  quotientDit,
  regimeDit,
} from "./foyer.ts";
import { estUnFaitDeLieu, habiter } from "./lieux.ts";
import { contraires, type Dite, dite, inverse } from "./phrase.ts";

type Valeurs = Extract<Atom, { kind: "is" }>["value"][];
type Comparaison = Extract<Atom, { kind: "compare" }>;

const occupation = (values: Valeurs) => occupationDite(values);
const mots: Partial<Record<Atom["fact"], (values: Valeurs) => Dite>> = {
  "demandeur.activite": occupation,
  "demandeur.ecole": occupation,
  "demandeur._contrat_alternant": occupation,
  "demandeur.annee_etude": anneeDite,
  "demandeur.groupe_specialites_formation": formationDite,
  "demandeur.mention_baccalaureat": mentionDite,
  "demandeur.nationalite": nationaliteDite,
  "demandeur.regime_securite_sociale": regimeDit,
  "menage.statut_occupation_logement": logementDit,
  "menage.codePostal": (values) => dite("avoir", ...values.map((code) => `le code postal ${code}`)),
};

/** What is true or false: the phrase when it is true. */
const ouiOuNon: Partial<Record<Atom["fact"], Dite>> = {
  "demandeur.stagiaire": dite("être", "en stage"),
  "demandeur.alternant": dite("être", "en alternance"),
  "demandeur.handicap": dite("être", "en situation de handicap"),
  "famille.grossesse": dite("attendre", "un enfant"),
  "legislation.boursier": contraires(
    "avoir une bourse sur critères sociaux",
    "ne pas avoir de bourse sur critères sociaux",
  ),
};

function comparer({ fact, operator, bound, params }: Comparaison): Dite | undefined {
  if (typeof bound !== "number") return undefined;
  switch (fact) {
    case "demandeur.age":
      return ageDit(operator, bound);
    case "legislation.quotient_familial":
      return quotientDit(operator, bound, params?.["period"]);
    case "demandeur.taux_incapacite":
      return incapaciteDite(operator, bound);
    case "enfants.nombre":
    case "enfants.eligibles":
      return enfantsDits(operator, bound, params);
    case "legislation.rsa":
      return operator === ">" ? dite("recevoir", "le RSA") : undefined;
    default:
      return undefined;
  }
}

/** A simple test as a phrase that begins with a verb; one that no rule of an aid makes is named as it is. */
export function atomeDit(atom: Atom, noms: Noms): Dite {
  const sinon = () => contraires(typographier(describe(atom)), typographier(`sauf si ${describe(atom)}`));
  if (atom.kind === "compare") return comparer(atom) ?? sinon();
  if (atom.kind !== "is" && atom.kind !== "oneOf") return sinon();
  const values = atom.kind === "is" ? [atom.value] : [...atom.values];
  const { fact } = atom;
  if (estUnFaitDeLieu(fact)) return habiter(fact, values.map(String), (code) => noms.lieu(fact, code));
  if (fact === "resultats.aide" && atom.kind === "is") {
    const id = String(atom.params?.["id"]);
    const droit = dite("avoir droit à", typographier(`« ${noms.aide(id) ?? id} »`));
    return atom.value ? droit : inverse(droit);
  }
  const vrai = ouiOuNon[fact];
  if (vrai && atom.kind === "is") return atom.value ? vrai : inverse(vrai);
  return mots[fact]?.(values) ?? sinon();
}
