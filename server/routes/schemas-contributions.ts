import * as v from "valibot";
import {
  type Contribution,
  etatsDeContribution,
  propositionDAide,
  retourSurUneAide,
  signalementDErreur,
  sortesDeRetour,
  suiteDeContribution,
} from "../../catalogue/fiches/contribuer/contribution.ts";

/** What `GET /api/contribuer` answers. */
export const contribuerBody = v.strictObject({
  titre: v.string(),
  texte: v.string(),
  categories: v.array(v.strictObject({ nom: v.string(), idees: v.array(v.string()) })),
  taches: v.array(v.strictObject({ nom: v.string(), titre: v.string(), texte: v.string() })),
});

/** The number of a contribution: whoever has it may take it back. */
export const recueBody = v.strictObject({ id: v.string() });

export const contributionsBody: v.GenericSchema<Contribution[]> = v.array(
  v.strictObject({
    id: v.string(),
    recueLe: v.string(),
    sorte: v.picklist(
      [propositionDAide, signalementDErreur, retourSurUneAide].map(({ entries }) => entries.sorte.literal),
    ),
    etat: v.picklist(etatsDeContribution),
    texte: v.optional(v.string()),
    aide: v.optional(v.string()),
    label: v.optional(v.string()),
    collection: v.optional(v.string()),
    titre: v.optional(v.string()),
    organisme: v.optional(v.string()),
    institution: v.optional(v.string()),
    ...suiteDeContribution,
    lieu: v.optional(v.string()),
    lien: v.optional(v.string()),
    contact: v.optional(v.string()),
    quoi: v.optional(v.picklist(sortesDeRetour)),
    montre: v.optional(v.number()),
    recu: v.optional(v.number()),
    precision: v.optional(v.string()),
  }),
);

/** What editors say of a contribution. */
export const suiteBody = v.strictObject({
  etat: v.picklist(etatsDeContribution, "Dites « nouvelle », « reprise » ou « écartée »."),
  ...suiteDeContribution,
});
