import { certitudes } from "../../catalogue/results/certitude.ts";
import { casPressants } from "../../catalogue/results/dabord.ts";
import * as v from "valibot";
import type { Explication } from "../../catalogue/loi/expliquer.ts";
import type { Marque } from "../../catalogue/situation/context.ts";
import { marques } from "../../catalogue/situation/vocabulaire.ts";
import { doute, ligneDeLettre, parametreExplique } from "./schemas-calcul.ts";

/** Shapes of the answers of the API, as published in `/api/openapi.json` and checked by the tests. */
export const errorBody = v.strictObject({
  title: v.string(),
  status: v.number(),
  detail: v.string(),
  code: v.string(),
  where: v.optional(v.string()),
});

/** A household (docs/specification.md#foyer); its fields are those that were answered. */
export const situationBody = v.looseObject({
  dateDeValeur: v.string(),
  version: v.number(),
  demandeur: v.looseObject({ id: v.literal("demandeur") }),
  enfants: v.nullable(v.array(v.looseObject({ id: v.string() }))),
  famille: v.looseObject({}),
  menage: v.looseObject({}),
  parents: v.looseObject({}),
});

export const droitBody = v.looseObject({
  id: v.string(),
  montant: v.union([v.number(), v.boolean()]),
  /** What decides of the aid and is not asked: the question to ask oneself. */
  aVerifier: v.optional(v.string()),
  /** How sure it is: every condition that decides was answered; one was not asked; an answer is unknown, or somebody decides. */
  certitude: v.picklist(certitudes),
  /** Its subject is sensitive (violence, addiction, abortion, asylum): write it nowhere before the person spoke of it (`dite`). */
  sensible: v.optional(v.literal(true)),
  dite: v.optional(v.literal(true)),
  /** Questions that decide of it and that nobody answered. */
  si: v.optional(v.array(v.strictObject({ cle: v.string(), question: v.string() }))),
  /** The scale of the aid is older than it should be: since when, and when it was to change. */
  enRetard: v.optional(v.strictObject({ depuis: v.string(), attendu: v.string() })),
  /** Day of its scale, when the date of value is past what is known. */
  bareme: v.optional(v.string()),
  /** The aid that is counted instead: a person gets one of the two. */
  ouBien: v.optional(v.strictObject({ id: v.string(), label: v.string(), texte: v.string() })),
  doutes: v.optional(v.array(doute)),
});

/** Days between which the figures are known, and whether the date of value is outside them. */
export const baremes = v.strictObject({ connusDu: v.string(), connusAu: v.string(), projetes: v.boolean() });

/** Aids of legislation, whole, with the institutions they name. */
export const aidesLegalesBody = v.strictObject({
  aides: v.array(v.looseObject({ slug: v.string(), institution: v.string() })),
  institutions: v.array(v.looseObject({ slug: v.string(), label: v.string() })),
});

/** How a value came about, down to the answers and the figures of the law. */
export const explicationBody: v.GenericSchema<Explication> = v.strictObject({
  libelle: v.string(),
  qui: v.optional(v.string()),
  quand: v.string(),
  valeur: v.string(),
  article: v.optional(v.string()),
  reponse: v.optional(v.literal(true)),
  suppose: v.optional(v.literal(true)),
  incertain: v.optional(v.literal(true)),
  details: v.array(v.lazy(() => explicationBody)),
  parametres: v.array(parametreExplique),
  arrondi: v.optional(v.string()),
  lettre: v.optional(v.array(ligneDeLettre)),
});

/** An aid that could not be computed, or a whole part (no `id`), with why; `passager`: asking again may give it. */
export const nonCalcule = v.looseObject({
  partie: v.picklist(["règles", "législation", "openfisca", "vélos"]),
  id: v.optional(v.string()),
  label: v.optional(v.string()),
  link: v.optional(v.string()),
  raison: v.string(),
  passager: v.optional(v.literal(true)),
});

/** Mock results (docs/specification.md#resultats-fictifs): the lists of results, of no simulation. */
export const resultatsFictifsBody = v.looseObject({
  droitsEligibles: v.array(droitBody),
  droitsNonEligibles: v.array(v.looseObject({ id: v.string() })),
  droitsInjectes: v.array(droitBody),
  incalculables: v.array(
    v.looseObject({ id: v.string(), reason: v.string(), solution: v.looseObject({ text: v.string() }) }),
  ),
  nonCalcules: v.array(nonCalcule),
  presque: v.array(v.looseObject({ id: v.string(), label: v.string(), manque: v.looseObject({}) })),
  /** Questions that decide and that the questionnaire does not ask: those that move most money, then those answered. */
  questions: v.array(
    v.looseObject({ cle: v.string(), question: v.string(), reponse: v.optional(v.nullable(v.boolean())) }),
  ),
  /** What presses more than any amount (docs/specification.md#dabord). */
  dabord: v.array(v.picklist(casPressants)),
  /** What the dates of the household change: what to ask then, and what ends (docs/specification.md#dates). */
  changements: v.optional(v.array(v.looseObject({ quoi: v.string(), ouvre: v.array(droitBody) }))),
  dateDeValeur: v.string(),
  baremes,
});

/** Results (docs/specification.md#listes-de-resultats). */
export const resultatsBody = v.looseObject({ ...resultatsFictifsBody.entries, _id: v.string() });

/** What a save is answered. */
export const savedBody = v.strictObject({
  _id: v.string(),
  token: v.string(),
  /** Parts that reach nothing, such as a resource that is not offered to this person. */
  ecartees: v.optional(
    v.array(v.strictObject({ where: v.string(), reason: v.string(), nom: v.optional(v.string()) })),
  ),
  /** When they are asked for with it, and could be computed. */
  resultats: v.optional(resultatsBody),
});

/** By rule aid the household has no right to: the rules it does not meet. */
export const ecartsBody = v.array(
  v.strictObject({
    id: v.string(),
    manque: v.array(
      v.strictObject({
        rule: v.string(),
        read: v.string(),
        holds: v.literal(false),
        reads: v.array(v.string()),
      }),
    ),
  }),
);

export const snapshotBody = v.strictObject({
  /** Id of the machine. */
  machine: v.string(),
  /** Version of the journey. */
  version: v.string(),
  /** Persisted snapshot of the journey, its answers as a map (`machines/journey/stored.ts`). */
  snapshot: v.looseObject({ value: v.union([v.string(), v.looseObject({})]), context: v.looseObject({}) }),
});

const valeur = v.nullable(v.union([v.number(), v.boolean(), v.string()]));

export const legislationBody = v.strictObject({
  /** Engine that computed them: the embedded law, or the remote one. */
  partie: v.picklist(["législation", "openfisca"]),
  values: v.record(v.string(), valeur),
  facts: v.looseObject({}),
  /** Income that nobody told, in words, by aid or fact that rests on it. */
  doutes: v.optional(v.record(v.string(), v.string())),
  missing: v.array(v.string()),
  /** Aids whose computation failed, this time. */
  echecs: v.array(v.string()),
  /** Facts that could not be computed. */
  inconnus: v.array(v.string()),
});

export const parametersBody = v.strictObject({
  date: v.string(),
  baremes,
  parameters: v.record(v.string(), v.union([v.number(), v.array(v.string()), v.looseObject({})])),
});

export const missingBody = v.array(v.strictObject({ id: v.string(), label: v.string() }));

export const communesBody = v.array(
  v.strictObject({
    depcom: v.string(),
    _codePostal: v.string(),
    _nomCommune: v.string(),
    _departement: v.string(),
    _region: v.string(),
    _epci: v.optional(v.string()),
    _epciType: v.optional(v.string()),
    /** The former name it was found by. */
    ancienNom: v.optional(v.string()),
    /** The only one meant by a whole postal code or a whole name. */
    certaine: v.optional(v.literal(true)),
  }),
);

export const lieuxBody = v.array(
  v.strictObject({
    nom: v.string(),
    adresse: v.optional(v.string()),
    telephone: v.optional(v.string()),
    url: v.optional(v.string()),
    contact: v.optional(v.string()),
    horaires: v.array(
      v.strictObject({ jours: v.string(), heures: v.string(), semaine: v.array(v.number()) }),
    ),
    km: v.optional(v.number()),
    vuLe: v.optional(v.string()),
    fixe: v.optional(
      v.strictObject({ pour: v.string(), source: v.string(), panne: v.optional(v.literal(true)) }),
    ),
  }),
);

export const configBody = v.strictObject({
  marque: v.picklist(Object.keys(marques) as Marque[]),
  retentionHours: v.number(),
  caisse: v.optional(v.string()),
  liens: v.strictObject({
    alertes: v.optional(v.string()),
    conseiller: v.optional(v.string()),
    rendezVous: v.optional(v.string()),
    contact: v.optional(v.string()),
  }),
});

export const demoBody = v.strictObject({
  lien: v.optional(v.string()),
  aides: v.array(v.strictObject({ id: v.string(), label: v.string() })),
});

/** Aids that people see today; then those that are not among them: ended, another brand’s, hidden. */
export const comptesBody = {
  aides: v.number(),
  terminees: v.number(),
  autreMarque: v.number(),
  cachees: v.number(),
};

const distant = v.picklist(["absent", "répond", "injoignable"]);

/** How the parts of the server stand. */
export const pretBody = v.strictObject({
  pret: v.literal(true),
  catalogue: v.strictObject({ ...comptesBody, institutions: v.number(), empreinte: v.string() }),
  legislation: v.strictObject({
    connusAu: v.string(),
    joursRestants: v.number(),
    dus: v.array(
      v.strictObject({ nom: v.string(), texte: v.string(), depuis: v.string(), attendu: v.string() }),
    ),
  }),
  distants: v.strictObject({ openfisca: distant, etablissements: distant }),
});

export const healthBody = v.strictObject({ statut: v.literal("ok") });
