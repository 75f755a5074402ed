import * as v from "valibot";
import { genresDeLieu } from "../../catalogue/lieux/lieux.ts";
import { sources } from "../../catalogue/schema/aide.ts";
import { type Besoin, besoins, natures } from "../../catalogue/schema/besoins.ts";
import { institutionTypes } from "../../catalogue/schema/institution.ts";
import { profilTypes } from "../../catalogue/schema/regles.ts";

/** Shapes of what the API tells of aids, and of the institutions that give them. */
const chiffrage = {
  type: v.picklist(["float", "bool", "mixed"]),
  periodicite: v.string(),
  unit: v.string(),
  montant: v.optional(v.number()),
  nature: v.picklist(natures),
  besoin: v.picklist(Object.keys(besoins) as Besoin[]),
};

/** A picture, or the colour under the initials. */
export const embleme = { logo: v.optional(v.string()), couleur: v.optional(v.string()) };

export const aideListee = v.strictObject({
  id: v.string(),
  label: v.string(),
  institution: v.string(),
  institutionId: v.string(),
  ...embleme,
  territoire: v.picklist(institutionTypes),
  ...chiffrage,
  legend: v.optional(v.string()),
  theme: v.optional(v.string()),
  profils: v.optional(v.array(v.picklist(profilTypes))),
  regions: v.optional(v.array(v.string())),
  departements: v.optional(v.array(v.string())),
});

/** Words aids are searched by (docs/specification.md#recherche). */
export const motsBody = v.strictObject({
  suggestions: v.array(v.string()),
  synonymes: v.array(v.looseObject({ dit: v.array(v.string()) })),
  aides: v.number(),
  mots: v.string(),
});

export const aideBody = v.looseObject({
  id: v.string(),
  label: v.string(),
  institution: v.strictObject({
    id: v.string(),
    label: v.string(),
    type: v.picklist(institutionTypes),
    ...embleme,
    link: v.optional(v.string()),
    telephone: v.optional(v.string()),
  }),
  description: v.string(),
  /** What decides of the aid and is not asked: the question to ask oneself. */
  aVerifier: v.optional(v.string()),
  prefix: v.string(),
  source: v.picklist(sources),
  /** Rules in French. */
  pourQui: v.array(v.string()),
  /** Someone who obtains it, in a sentence. */
  exemple: v.optional(v.string()),
  conditions: v.array(v.string()),
  top: v.number(),
  ...chiffrage,
});

/** An institution (docs/specification.md#institutions): where it acts, how to reach it, its aids. */
export const institutionBody = v.strictObject({
  id: v.string(),
  label: v.string(),
  type: v.picklist(institutionTypes),
  ...embleme,
  link: v.optional(v.string()),
  telephone: v.optional(v.string()),
  /** In words: « Rennes (Ille-et-Vilaine) », « toute la France ». */
  territoire: v.string(),
  /** Places around, the nearest first; with their aids, where the institution has none of its own. */
  autour: v.array(v.strictObject({ nom: v.string(), ou: v.string(), aides: v.array(aideListee) })),
  /** Kinds of its places. */
  lieux: v.optional(v.array(v.picklist(genresDeLieu))),
  /** Its aids to buy a bike: the page that describes them, their last day. */
  velos: v.optional(v.array(v.strictObject({ lien: v.string(), fin: v.optional(v.string()) }))),
  aides: v.array(aideListee),
});
