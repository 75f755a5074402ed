import type * as v from "valibot";
import { lePlusProche } from "./proche.ts";

/** What the schemas of the catalogue are made of, as far as their fields can be told. */
interface Noeud {
  entries?: Readonly<Record<string, Noeud>>;
  wrapped?: Noeud;
  item?: Noeud;
  value?: Noeud;
  options?: readonly Noeud[];
  literal?: unknown;
  getter?: (input: unknown) => Noeud;
}

/** The schema itself, without what makes it optional, delayed, or one of several. */
function deplier(noeud: Noeud | undefined, input: unknown): Noeud | undefined {
  if (!noeud) return undefined;
  if (noeud.wrapped) return deplier(noeud.wrapped, input);
  if (noeud.getter) return deplier(noeud.getter(input), input);
  const type = (input as { type?: unknown } | null)?.type;
  const option = noeud.options?.find((une) => une.entries?.["type"]?.literal === type);
  return option ?? noeud;
}

/** French names that editors give to fields. */
const enFrance: Readonly<Record<string, string>> = {
  lien: "link",
  page: "link",
  nom: "label",
  titre: "label",
  organisme: "institution",
  texte: "description",
  article: "prefix",
  unité: "unit",
  unite: "unit",
  périodicité: "periodicite",
  formulaire: "form",
  téléservice: "teleservice",
  démarche: "instructions",
  demarche: "instructions",
  date_fin: "fin",
  valeur: "value",
  valeurs: "values",
  opérateur: "operator",
  operateur: "operator",
  période: "period",
};

/** The field that an unknown name was meant to be, among those that may be written. */
export function champVoulu(nom: string, connus: readonly string[]): string | undefined {
  const traduit = Object.hasOwn(enFrance, nom) ? enFrance[nom] : undefined;
  return traduit !== undefined && connus.includes(traduit) ? traduit : lePlusProche(nom, connus);
}

/** What a schema says of one of its fields, or of each of its items. */
const dedans = ({ entries, item, value }: Noeud, key: unknown): Noeud | undefined =>
  entries?.[String(key)] ?? item ?? value;

/** Fields that may be written where a refusal found one that may not. */
export function champsConnus(schema: v.GenericSchema, issue: v.BaseIssue<unknown>): string[] {
  const path: readonly v.IssuePathItem[] = issue.path ?? [];
  let noeud = deplier(schema as Noeud, path[0]?.input);
  for (const { key, value } of path.slice(0, -1)) {
    noeud = deplier(noeud && dedans(noeud, key), value);
  }
  return Object.keys(noeud?.entries ?? {});
}
