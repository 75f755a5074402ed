import type { Atom, Condition } from "../../../catalogue/conditions/predicate/condition.ts";
import { testOf, verdictsBy } from "../../../catalogue/conditions/predicate/evaluate.ts";
import { fold } from "../../../catalogue/conditions/predicate/fold.ts";
import { defaultParameters } from "../../../catalogue/situation/context.ts";
import { type Fact, facts } from "../../../catalogue/situation/facts.ts";
import type { PartieDite } from "../sections.ts";

/** What an atom looks at, with each of the values that may matter; a list is one thing per item. */
interface Variable {
  nom: string;
  valeurs: readonly { dite: string; value: unknown }[];
}

/** One value of each variable, by the name of the variable. */
type Cas = Readonly<Record<string, unknown>>;

const RIEN = { dite: "pas répondu", value: undefined };
const AUTRE = { dite: "autre chose", value: "autre chose" };
const LE_RESTE = "tout le reste";
const parametres = { parameters: defaultParameters };

const nomDe = (atom: Atom): string => {
  const params = "params" in atom && atom.params ? ` ${JSON.stringify(atom.params)}` : "";
  return `${atom.fact}${params}${atom.kind === "includes" ? ` contient ${String(atom.value)}` : ""}`;
};

const borneDe = ({ bound }: Extract<Atom, { kind: "compare" }>): number =>
  typeof bound === "number"
    ? bound
    : (defaultParameters[bound as keyof typeof defaultParameters] ?? Number.NaN);

/** Both sides of a bound, as near as such values come. */
function autour(borne: number, unit: string | undefined): number[] {
  const pas = Number.isInteger(borne) && unit !== "%" && borne !== 1 ? 1 : 0.01;
  return [borne - pas, borne, borne + pas].map((n) => Math.round(n * 100) / 100);
}

const direTel = (value: unknown) => ({
  dite: value === true ? "oui" : value === false ? "non" : String(value),
  value,
});

/** Values that an atom may tell apart, and those that its fact may take besides. */
function valeursDe(atom: Atom): Variable["valeurs"] {
  const { mots, unit }: Fact = facts[atom.fact];
  const codes = Object.keys(mots ?? {}).map((code) => direTel(code));
  switch (atom.kind) {
    case "is":
      return typeof atom.value === "boolean"
        ? [direTel(true), direTel(false), RIEN]
        : [direTel(atom.value), ...codes, AUTRE, RIEN];
    case "oneOf":
      return [...atom.values.map(direTel), ...codes, AUTRE, RIEN];
    case "includes":
      return [direTel(true), direTel(false)];
    case "startsWith":
      return [{ dite: `${atom.prefix}…`, value: `${atom.prefix}1` }, AUTRE, RIEN];
    case "known":
      return [...codes, AUTRE, RIEN];
    case "compare":
      return [...autour(borneDe(atom), unit).map(direTel), RIEN];
  }
}

const atomsOf = (condition: Condition): Atom[] =>
  fold<Atom[]>(condition, {
    atom: (atom) => [atom],
    all: (parts) => parts.flat(),
    any: (parts) => parts.flat(),
    not: (part) => part,
    named: (part) => part,
  });

/** Numbers from the smallest up; the rest as it comes, last. */
const parGrandeur = ({ value: a }: { value: unknown }, { value: b }: { value: unknown }) =>
  typeof a === "number" && typeof b === "number"
    ? a - b
    : Number(typeof b === "number") - Number(typeof a === "number");

function variablesDe(condition: Condition): Variable[] {
  const parNom = new Map<string, Map<string, unknown>>();
  for (const atom of atomsOf(condition)) {
    const valeurs = parNom.get(nomDe(atom)) ?? new Map<string, unknown>();
    for (const { dite, value } of valeursDe(atom)) valeurs.set(dite, value);
    parNom.set(nomDe(atom), valeurs);
  }
  return [...parNom].map(([nom, valeurs]) => ({
    nom,
    valeurs: [...valeurs].map(([dite, value]) => ({ dite, value })).sort(parGrandeur),
  }));
}

const verdicts = verdictsBy<Cas>((atom) => {
  const nom = nomDe(atom);
  if (atom.kind === "includes") return (cas) => cas[nom] === true;
  const test = testOf(atom);
  return (cas) => test(cas[nom], parametres);
});

/** Every combination of one value of each, the first variable changing last. */
const combinaisons = (variables: readonly Variable[]): Cas[] =>
  variables.reduce<Cas[]>(
    (cas, { nom, valeurs }) => cas.flatMap((un) => valeurs.map(({ value }) => ({ ...un, [nom]: value }))),
    [{}],
  );

/** Values that no combination of the others tells apart, together. */
function classesDe(variable: Variable, autres: readonly Cas[], vraie: (cas: Cas) => boolean | undefined) {
  const classes = new Map<string, { dites: string[]; value: unknown }>();
  for (const { dite, value } of variable.valeurs) {
    const effet = autres.map((cas) => (vraie({ ...cas, [variable.nom]: value }) ? "1" : "0")).join("");
    const une = classes.get(effet);
    if (une) une.dites.push(dite);
    else classes.set(effet, { dites: [dite], value });
  }
  return resteDit([...classes.values()]);
}

/** The largest class of codes is all that the others do not say; numbers are said, whatever their side. */
function resteDit(classes: readonly { dites: string[]; value: unknown }[]) {
  const longueur = ({ dites }: { dites: string[] }) => dites.join(" ").length;
  const reste = [...classes].sort((a, b) => longueur(b) - longueur(a))[0];
  if (classes.length < 2 || classes.some(({ dites }) => dites.some((dite) => !Number.isNaN(Number(dite)))))
    return classes;
  return classes.map((une) => (une === reste && longueur(une) > 30 ? { ...une, dites: [LE_RESTE] } : une));
}

/** Past these, a condition is told part by part: its parts are joined by one « et » or one « ou ». */
const COMBINAISONS_AU_PLUS = 3000;
const VRAIES_AU_PLUS = 12;

const nombreDe = (variables: readonly Variable[]) =>
  variables.reduce((produit, { valeurs }) => produit * valeurs.length, 1);

/** The truth of a condition for every combination of the values that matter. */
function tableDe(condition: Condition): string[] {
  const variables = variablesDe(condition);
  if (nombreDe(variables) > COMBINAISONS_AU_PLUS) return enParties(condition);
  const vraie = fold(condition, verdicts);
  const reduites = variables.map((variable) => {
    const autres = combinaisons(variables.filter(({ nom }) => nom !== variable.nom));
    return { nom: variable.nom, classes: classesDe(variable, autres, vraie) };
  });
  const [seule] = reduites;
  if (seule && reduites.length === 1) return [uneLigne(seule, vraie)];
  const lignes = reduites.map(({ nom, classes }) =>
    [nom, ...classes.map(({ dites }, rang) => `${rang + 1}: ${dites.join(" ")}`)].join(" | "),
  );
  const compactes = reduites.map(({ nom, classes }) => ({
    nom,
    valeurs: classes.map(({ value }, rang) => ({ dite: String(rang + 1), value })),
  }));
  const vraies = combinaisons(compactes).filter((cas) => vraie(cas) === true);
  if (vraies.length > VRAIES_AU_PLUS) return enParties(condition);
  const rangDe = (cas: Cas) =>
    compactes.map(({ nom, valeurs }) => valeurs.find(({ value }) => value === cas[nom])?.dite).join("·");
  const dites = vraies.length === 0 ? "personne" : vraies.map(rangDe).join(" ") || "tout le monde";
  return [...lignes, `vraie pour ${dites}`];
}

/** « demandeur.age | vraie : 16 17 | fausse : 15 pas répondu ». */
function uneLigne(
  { nom, classes }: { nom: string; classes: ReturnType<typeof classesDe> },
  vraie: (cas: Cas) => boolean | undefined,
): string {
  const dites = classes.map(
    ({ dites: valeurs, value }) =>
      `${vraie({ [nom]: value }) === true ? "vraie" : "fausse"} : ${valeurs.join(" ")}`,
  );
  return [nom, ...dites.sort().reverse()].join(" | ");
}

function enParties(condition: Condition): string[] {
  if (condition.kind === "predicate") return enParties(condition.condition);
  if (condition.kind !== "all" && condition.kind !== "any") throw new Error("Condition trop longue à dire");
  const lien = condition.kind === "all" ? "il faut toutes ces parties" : "une de ces parties suffit";
  return [
    lien,
    ...condition.conditions.flatMap((partie, rang) => [
      `partie ${rang + 1}`,
      ...tableDe(partie).map((ligne) => `  ${ligne}`),
    ]),
  ];
}

/** A condition by its truth: a value that is dropped, a bound that moves or a « et » made « ou » shows. */
export const conditionDite = (titre: string, condition: Condition): PartieDite => ({
  titre,
  lignes: tableDe(condition),
});
