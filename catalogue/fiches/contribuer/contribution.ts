import * as v from "valibot";

/** Most characters of each field of a contribution. */
export const TAILLES = {
  titre: 150,
  organisme: 150,
  lieu: 150,
  texte: 4_000,
  lien: 500,
  contact: 150,
  /** An amount, and a few words, of what became of an aid. */
  recu: 15,
  precision: 500,
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
const facultatif = (champ: Champ, motif: RegExp, message: string, nettoyer = enUneLigne) =>
  v.optional(
    v.pipe(
      v.string(message),
      v.transform(nettoyer),
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

/** Hidden from people: whatever fills it is a robot. */
const piege = v.optional(v.literal("", "Ce champ doit rester vide."));

const communs = {
  contact: facultatif(
    "contact",
    /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/,
    "Écrivez une adresse électronique entière, par exemple prenom@exemple.fr.",
  ),
  piege,
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

const aide = v.pipe(
  v.string("Dites de quelle aide il s’agit."),
  v.regex(/^[\p{L}\d_·’–-]{1,200}$/u, "Cette aide n’existe pas."),
);

/** Something wrong on the page of an aid. */
export const signalementDErreur = v.strictObject(
  {
    sorte: v.literal("erreur"),
    aide,
    texte: requis("texte", 10, "Dites ce qui est faux, et ce qui serait juste.", propre),
    lien,
    ...communs,
  },
  champFautif,
);

/** What people say became of an aid that the results gave them. */
export const sortesDeRetour = ["montant", "refus"] as const;

const MONTANT = "Écrivez un montant, par exemple 250.";
const montant = v.optional(
  v.pipe(
    v.number(MONTANT),
    v.finite(MONTANT),
    v.minValue(0, MONTANT),
    v.maxValue(999_999, MONTANT),
    v.transform(Math.round),
  ),
);

/** What became of an aid of the results: another amount, or none. Nothing of who had them. */
export const retourSurUneAide = v.strictObject(
  {
    sorte: v.literal("retour"),
    aide,
    quoi: v.picklist(sortesDeRetour, "Dites si le montant est faux, ou si vous n’avez pas eu l’aide."),
    /** The amount that the results showed. */
    montre: montant,
    recu: montant,
    precision: facultatif("precision", /./, "Écrivez quelques mots.", propre),
    piege,
  },
  champFautif,
);

/** What may be sent (docs/specification.md#contribuer): closed, bounded, each message at its field. */
export const contributionEnvoyee = v.variant(
  "sorte",
  [propositionDAide, signalementDErreur, retourSurUneAide],
  "Dites s’il s’agit d’une aide à ajouter, d’une erreur ou de ce que vous avez reçu.",
);
/** What is typed, before it is cleaned. */
export type ContributionSaisie = v.InferInput<typeof contributionEnvoyee>;
export type ContributionEnvoyee = v.InferOutput<typeof contributionEnvoyee>;

/** What editors did of it. */
export const etatsDeContribution = ["nouvelle", "reprise", "écartée"] as const;
export type EtatDeContribution = (typeof etatsDeContribution)[number];

/** The draft that a contribution became: where it is edited (`aides/rennes-bourse`), and whether it is published. */
export const suiteDeContribution = {
  brouillon: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z-]{1,40}\/[\p{L}\d_·’–-]{1,200}$/u, "Ce brouillon n’a pas de nom.")),
  ),
  publiee: v.optional(v.literal(true)),
};

/** A contribution as editors read it; what was left empty is absent. */
export interface Contribution {
  id: string;
  /** Time it came, ISO 8601 in UTC. */
  recueLe: string;
  sorte: ContributionEnvoyee["sorte"];
  etat: EtatDeContribution;
  texte?: string;
  /** Id of the aid that it is about, its name, and the editors’ collection that holds it. */
  aide?: string;
  label?: string;
  collection?: string;
  titre?: string;
  organisme?: string;
  /** The published institution that bears the name given, when one does. */
  institution?: string;
  brouillon?: string;
  publiee?: true;
  lieu?: string;
  lien?: string;
  contact?: string;
  quoi?: (typeof sortesDeRetour)[number];
  montre?: number;
  recu?: number;
  precision?: string;
}

/** First problem of each field, by its name; nothing when all is well. */
export function problemesDe(schema: v.GenericSchema, saisie: unknown): Record<string, string> {
  const { issues = [] } = v.safeParse(schema, saisie);
  const problemes: Record<string, string> = {};
  for (const issue of issues) problemes[String(issue.path?.[0]?.key ?? "")] ??= issue.message;
  return problemes;
}
