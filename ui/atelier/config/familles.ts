import type { CmsField } from "decap-cms-core";
import type * as v from "valibot";
import { palier, zone } from "../../../catalogue/fiches/familles/entrees.ts";
import { familles } from "../../../catalogue/fiches/familles/familles.ts";
import {
  motsDesFamilles,
  motsDUnPalier,
  motsDUneZone,
} from "../../../catalogue/atelier/formulaire/mots-des-familles.ts";
import type { NomDeFamille } from "../../../catalogue/schema/aide.ts";
import type { MotsDUnChamp } from "../../../catalogue/atelier/formulaire/mots.ts";
import { champ } from "./champ.ts";

type Entries = Readonly<Record<string, v.GenericSchema>>;
type Mots = Readonly<Record<string, MotsDUnChamp>>;
type Propres = Readonly<Record<string, object>>;

const champs = (entries: Entries, mots: Mots, propres: Propres = {}): CmsField[] =>
  Object.entries(mots).map(([nom, siens]) => {
    const base = champ(nom, entries[nom]!, siens);
    return { ...base, ...propres[nom] } as CmsField;
  });

/** Two numbers, in one field. */
const bornes = (nom: string) => ({
  widget: "list",
  label_singular: "nombre",
  collapsed: false,
  min: 2,
  max: 2,
  field: { name: nom, label: "Un nombre", widget: "number", value_type: "float", step: 0.01 },
});

/** Fields whose form says more than their schema does. */
const propres: Propres = {
  institution: { widget: "organisme" },
  par_passager: bornes("par_passager"),
  km: bornes("km"),
  passager: {
    widget: "list",
    label_singular: "distance",
    collapsed: false,
    fields: champs(palier.entries, motsDUnPalier),
  },
  zone: {
    widget: "object",
    collapsed: true,
    fields: champs(zone.entries, motsDUneZone),
  },
};

/** The form of the entries of a family. */
export const champsDeLaFamille = (nom: NomDeFamille): CmsField[] =>
  champs(familles[nom].entree.entries, motsDesFamilles[nom], propres);
