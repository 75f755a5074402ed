import * as v from "valibot";

/** Most characters of each field of a contribution. */
export const TAILLES = {
  titre: 150,
  organisme: 150,
  lieu: 150,
  texte: 4_000,
  lien: 500,
  contact: 150,
} as const;
type Champ = keyof typeof TAILLES;

/** Control characters, and those that turn the reading of a line round: they are taken away. */
const INVISIBLES = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const propre = (texte: string) => texte.replace(INVISIBLES, (un) => (un === "\n" ? un : ""));
const enUneLigne = (texte: string) => propre(texte.replace(/\s+/gu, " "));

const tropLong = (champ: Champ) =>
  `Raccourcissez : ${new Intl.NumberFormat("fr-FR").format(TAILLES[champ])} caractères au plus.`;

/** Text that must be given; `demande` is said when it is missing or too short. */
const requis = (champ: Champ, minimum: number, demande: string, nettoyer = enUneLigne) =>
  v.pipe(
    v.string(demande),
    v.transform(nettoyer),
    v.trim(),
    v.minLength(minimum, demande),
    v.maxLength(TAILLES[champ], tropLong(champ)),
  );

/** Text that may be left empty, else of the form `motif`, which `message` says. */
const facultatif = (champ: Champ, motif: RegExp, message: string) =>
  v.optional(
    v.pipe(
      v.string(message),
      v.transform(enUneLigne),
      v.trim(),
      v.maxLength(TAILLES[champ], tropLong(champ)),
      v.check((saisi) => saisi === "" || motif.test(saisi), message),
      v.transform((saisi) => saisi || undefined),
    ),
  );

const lien = facultatif(
  "lien",
  /^https?:\/\/[^\s.]+\.\S+$/,
  "Recopiez l’adresse entière de la page, qui commence par https://.",
);

const champFautif = ({ expected }: v.StrictObjectIssue): string =>
  expected === "never" ? "Ce champ n’existe pas." : "Ce champ est nécessaire.";

const communs = {
  contact: facultatif(
    "contact",
    /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/,
    "Écrivez une adresse électronique entière, par exemple prenom@exemple.fr.",
  ),
  /** Hidden from people: whatever fills it is a robot. */
  piege: v.optional(v.literal("", "Ce champ doit rester vide.")),
};

/** An aid that the catalogue lacks. */
export const propositionDAide = v.strictObject(
  {
    sorte: v.literal("aide"),
    titre: requis("titre", 3, "Écrivez le nom de l’aide."),
    organisme: requis("organisme", 2, "Dites qui donne cette aide."),
    lieu: facultatif("lieu", /./, "Écrivez le nom d’un lieu."),
    texte: requis("texte", 20, "Décrivez l’aide en une ou deux phrases.", propre),
    lien,
    ...communs,
  },
  champFautif,
);

/** Something wrong on the page of an aid. */
export const signalementDErreur = v.strictObject(
  {
    sorte: v.literal("erreur"),
    aide: v.pipe(
      v.string("Dites de quelle aide il s’agit."),
      v.regex(/^[\p{L}\d_·’–-]{1,200}$/u, "Cette aide n’existe pas."),
    ),
    texte: requis("texte", 10, "Dites ce qui est faux, et ce qui serait juste.", propre),
    lien,
    ...communs,
  },
  champFautif,
);

/** What may be sent (docs/specification.md#contribuer): closed, bounded, each message at its field. */
export const contributionEnvoyee = v.variant(
  "sorte",
  [propositionDAide, signalementDErreur],
  "Dites s’il s’agit d’une aide à ajouter ou d’une erreur.",
);
/** What is typed, before it is cleaned. */
export type ContributionSaisie = v.InferInput<typeof contributionEnvoyee>;
export type ContributionEnvoyee = v.InferOutput<typeof contributionEnvoyee>;

/** What editors did of it. */
export const etatsDeContribution = ["nouvelle", "reprise", "écartée"] as const;
export type EtatDeContribution = (typeof etatsDeContribution)[number];

/** A contribution as editors read it; what was left empty is absent. */
export interface Contribution {
  id: string;
  /** Time it came, ISO 8601 in UTC. */
  recueLe: string;
  sorte: ContributionEnvoyee["sorte"];
  etat: EtatDeContribution;
  texte: string;
  /** Id of the aid that is wrong, its name, and the editors’ collection that holds it. */
  aide?: string;
  label?: string;
  collection?: string;
  titre?: string;
  organisme?: string;
  lieu?: string;
  lien?: string;
  contact?: string;
}

/** First problem of each field, by its name; nothing when all is well. */
export function problemesDe(schema: v.GenericSchema, saisie: unknown): Record<string, string> {
  const { issues = [] } = v.safeParse(schema, saisie);
  const problemes: Record<string, string> = {};
  for (const issue of issues) problemes[String(issue.path?.[0]?.key ?? "")] ??= issue.message;
  return problemes;
}
