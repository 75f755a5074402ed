import type * as v from "valibot";
import { type CheminYaml, erreur, type Remarque } from "./constat.ts";
import { champsConnus, champVoulu } from "./champs.ts";
import { vouliezVous } from "./proche.ts";
import { avecLeurSens } from "./sens.ts";

/** Messages that the schema writes itself are French already. */
const estAuSchema = ({ message }: v.BaseIssue<unknown>) => !message.startsWith("Invalid ");

const cheminDe = (issue: v.BaseIssue<unknown>): CheminYaml =>
  (issue.path ?? []).map((part) => part.key as string | number);

/** Values that the schema would take: `("euro" | "percent")`. */
const attendues = ({ expected }: v.BaseIssue<unknown>): string[] =>
  [...(expected ?? "").matchAll(/"([^"]*)"|(\d+(?:\.\d+)?)/g)].map(([, mot, nombre]) => mot ?? nombre ?? "");

const ou = new Intl.ListFormat("fr", { type: "disjunction" });

const recu = (input: unknown): string => {
  if (Array.isArray(input)) return "une liste";
  return typeof input === "object" ? "un groupe de champs" : `« ${String(input)} »`;
};

/** What each field that may be missing says, for who has to write it. */
const attendus: Readonly<Record<string, string>> = {
  slug: "l’identifiant, le même que le nom du fichier",
  label: "le nom que les gens lisent",
  institution: "l’identifiant de l’organisme qui la donne",
  description: "ce que l’aide apporte, en une ou deux phrases",
  prefix: "l’article du nom : le, la, les, l’, un, une ou l’aide",
  type: "son genre",
  nature: "ce que vaut le montant : somme, plafond, moyenne, prix, remise, prêt, service ou salaire",
  besoin: "à quoi elle sert : loger, etudier, deplacer…",
  value: "le nombre, ou la règle, à comparer",
  values: "la liste de ce qui convient",
  operator: "comment comparer : >, >=, =, < ou <=",
  period: "month (par mois) ou year (par an)",
  name: "le nom",
  link: "l’adresse de la page qui la présente",
  operateurs: "la liste des applications",
  sens: "depart_et_arrivee ou depart_ou_arrivee",
  par_passager: "les euros par passager, du plus petit au plus grand : [1.5, 3]",
  km: "les kilomètres, du plus petit au plus grand : [2, 80]",
};

const manquant = (champ: string): string =>
  `il manque ce champ : ajouter « ${champ}: … »${attendus[champ] ? ` (${attendus[champ]})` : ""}`;

/** A field that no schema knows. */
const estInconnu = ({ type, expected }: v.BaseIssue<unknown>) =>
  type === "strict_object" && expected === "never";

function inconnu(issue: v.BaseIssue<unknown>, champ: string, schema: v.GenericSchema): string {
  const proche = champVoulu(champ, champsConnus(schema, issue));
  return proche === undefined
    ? "ce champ n’existe pas : le retirer, ou écrire le nom d’un champ connu"
    : `ce champ n’existe pas ; vouliez-vous « ${proche} » ?`;
}

const DES_CHAMPS = "des champs sont attendus, de la forme « nom: valeur »";
const RIEN_D_ECRIT = "rien n’est écrit : remplir ce champ, ou le retirer";

function pasDansLaListe(issue: v.BaseIssue<unknown>, chemin: CheminYaml): string {
  const valeurs = attendues(issue);
  if (valeurs.length === 0) return DES_CHAMPS;
  if (issue.input === undefined) return manquant(String(chemin.at(-1)));
  const choix = ou.format(avecLeurSens(valeurs, chemin));
  const proche = vouliezVous(String(issue.input), valeurs);
  return `${recu(issue.input)} n’est pas une valeur possible : écrire ${choix}${proche}`;
}

function pasUnNombre({ input }: v.BaseIssue<unknown>): string {
  const nombre = /-?\d[\d \u00a0\u202f]*(?:[.,]\d+)?/.exec(String(input))?.[0];
  const propre = nombre?.replace(/[ \u00a0\u202f]/g, "").replace(",", ".");
  return `un nombre est attendu, sans guillemets ni « € »${propre ? ` : écrire ${propre}` : ""}`;
}

const pasUnTexte = ({ input }: v.BaseIssue<unknown>): string =>
  typeof input === "number"
    ? `un texte est attendu : écrire "${input}", entre guillemets`
    : `un texte est attendu, et non ${recu(input)} : le mettre entre guillemets`;

const tropPetit = (issue: v.BaseIssue<unknown>): string => {
  const borne = "requirement" in issue ? String(issue.requirement) : "";
  return `${String(issue.input)} est trop petit : écrire au moins ${borne}`;
};

const pasEntier = ({ input }: v.BaseIssue<unknown>) =>
  `${String(input)} n’est pas un nombre entier : en écrire un`;

type Phrase = (issue: v.BaseIssue<unknown>, chemin: CheminYaml) => string;

/** What a value should have been, by what the schema asked of it. */
const genres: Readonly<Record<string, Phrase>> = {
  picklist: pasDansLaListe,
  literal: pasDansLaListe,
  variant: pasDansLaListe,
  number: pasUnNombre,
  string: pasUnTexte,
  boolean: ({ input }) => `${recu(input)} n’est ni true (oui) ni false (non) : écrire l’un des deux`,
  array: () => "une liste est attendue : un élément par ligne, après un tiret",
  strict_tuple: () => "deux nombres sont attendus, du plus petit au plus grand : [1.5, 3]",
  min_value: tropPetit,
  min_length: () => RIEN_D_ECRIT,
  integer: pasEntier,
  finite: pasEntier,
  union: () => "une adresse, ou ses champs connus, sont attendus (docs/specification.md#aides)",
};

const pasLeBonGenre: Phrase = (issue, chemin) => genres[issue.type]?.(issue, chemin) ?? DES_CHAMPS;

/** A refusal of the schema as a French sentence that says what to do, at the field that is wrong. */
function phraseDe(issue: v.BaseIssue<unknown>, schema: v.GenericSchema): Remarque {
  const chemin = cheminDe(issue);
  const champ = String(chemin.at(-1) ?? "");
  const dire = (): string => {
    if (estInconnu(issue)) return inconnu(issue, champ, schema);
    if (issue.input === null && chemin.length === 0)
      return "le fichier est vide : écrire la fiche, ou retirer le fichier";
    if (issue.input === null) return RIEN_D_ECRIT;
    if (estAuSchema(issue)) return issue.message;
    if (issue.input === undefined) return manquant(champ);
    return pasLeBonGenre(issue, chemin);
  };
  return erreur(chemin, dire());
}

/** The field that one with an unknown name was meant to be. */
function voulu(issue: v.BaseIssue<unknown>, schema: v.GenericSchema): string | undefined {
  const chemin = cheminDe(issue);
  const proche = champVoulu(String(chemin.at(-1)), champsConnus(schema, issue));
  return proche && [...chemin.slice(0, -1), proche].join(".");
}

/** What the schema refused, each in a French sentence; a field written under another name is told once. */
export function enFrancais(issues: readonly v.BaseIssue<unknown>[], schema: v.GenericSchema): Remarque[] {
  const voulus = new Set(issues.filter(estInconnu).map((issue) => voulu(issue, schema)));
  return issues
    .filter((issue) => issue.received !== "undefined" || !voulus.has(cheminDe(issue).join(".")))
    .map((issue) => phraseDe(issue, schema));
}
