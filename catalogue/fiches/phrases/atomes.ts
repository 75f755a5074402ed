import type { Noms } from "./noms.ts";
import type { Atom } from "../../conditions/predicate/condition.ts";
import { describe } from "../../conditions/predicate/describe.ts";
import { typographier } from "../../schema/typographie.ts";
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
import { habiter, lieuDit } from "./lieux.ts";
import { contraires, type Dite, dite, inverse } from "./phrase.ts";

type Egalite = Extract<Atom, { kind: "is" }>;
type Valeurs = Egalite["value"][];
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

/** A right to another aid, or to none of it. */
function droitDit({ value, params }: Egalite, noms: Noms): Dite {
  const id = String(params?.["id"]);
  return siVrai(dite("avoir droit à", typographier(`« ${noms.aide(id) ?? id} »`)), value);
}

const siVrai = (vrai: Dite, value: Egalite["value"]): Dite => (value ? vrai : inverse(vrai));

/** A fact that is, or is one of some values. */
function egaliteDite(atom: Egalite | Extract<Atom, { kind: "oneOf" }>, noms: Noms): Dite | undefined {
  const { fact } = atom;
  const values = atom.kind === "is" ? [atom.value] : [...atom.values];
  const [fait, verbe] = lieuDit(fact);
  if (fait) return habiter(fait, values.map(String), (code) => noms.lieu(fait, code), verbe);
  if (fact === "resultats.aide" && atom.kind === "is") return droitDit(atom, noms);
  const vrai = ouiOuNon[fact];
  if (vrai && atom.kind === "is") return siVrai(vrai, atom.value);
  return mots[fact]?.(values);
}

/** A simple test as a phrase that begins with a verb; one that no rule of an aid makes is named as it is. */
export function atomeDit(atom: Atom, noms: Noms): Dite {
  const sinon = () => contraires(typographier(describe(atom)), typographier(`sauf si ${describe(atom)}`));
  if (atom.kind === "compare") return comparer(atom) ?? sinon();
  if (atom.kind !== "is" && atom.kind !== "oneOf") return sinon();
  return egaliteDite(atom, noms) ?? sinon();
}
