import * as v from "valibot";

/** Machine-checkable rules of an aid: every kind of docs/specification.md#regles. */
export const operator = v.picklist([">", ">=", "=", "<", "<="]);
const codes = v.array(v.string("un code s’écrit entre guillemets"));
/** Whose place it is: nothing for where one lives. */
const lieu_de = v.optional(v.picklist(["parents", "soi_ou_parents"]));
const lieuDeRegion = v.optional(v.picklist(["parents", "soi_ou_parents", "etablissement"]));
const number = v.pipe(v.number(), v.finite());

/** Every kind of rule but the contrary of another. */
export const reglesSimples = v.variant("type", [
  v.strictObject({ type: v.literal("age"), operator, value: number }),
  v.strictObject({ type: v.literal("regions"), values: codes, lieu_de: lieuDeRegion }),
  v.strictObject({ type: v.literal("departements"), values: codes, lieu_de }),
  v.strictObject({ type: v.literal("communes"), values: codes, lieu_de }),
  v.strictObject({ type: v.literal("epcis"), values: codes, lieu_de }),
  v.strictObject({ type: v.literal("codes_postaux"), values: codes }),
  v.strictObject({ type: v.literal("excluded_epcis"), values: codes }),
  v.strictObject({ type: v.literal("attached_to_institution") }),
  v.strictObject({
    type: v.literal("quotient_familial"),
    period: v.picklist(["month", "year"]),
    floor: v.optional(number),
    operator: v.optional(operator),
    value: v.optional(number),
  }),
  v.strictObject({
    type: v.literal("regime_securite_sociale"),
    includes: v.optional(codes),
    excludes: v.optional(codes),
  }),
  v.strictObject({ type: v.literal("nationalite"), values: codes }),
  v.strictObject({ type: v.literal("boursier") }),
  v.strictObject({ type: v.literal("beneficiaire_rsa") }),
  v.strictObject({ type: v.literal("formation_sanitaire_social") }),
  v.strictObject({ type: v.literal("mention_baccalaureat"), values: codes }),
  v.strictObject({ type: v.literal("annee_etude"), values: codes }),
  v.strictObject({ type: v.literal("taux_incapacite"), operator, value: number }),
  v.strictObject({
    type: v.literal("statut_occupation_logement"),
    includes: v.optional(codes),
    excludes: v.optional(codes),
  }),
  v.strictObject({
    type: v.literal("enfants_eligibles"),
    operator,
    value: number,
    age_min: v.optional(number, 0),
    age_max: v.optional(number, 99),
    a_naitre: v.optional(v.boolean()),
  }),
  v.strictObject({ type: v.literal("benefit"), name: v.string(), invert: v.optional(v.boolean(), false) }),
]);

export type Regle = v.InferOutput<typeof reglesSimples> | { type: "not"; value: Regle };

const contraire = () => v.strictObject({ type: v.literal("not"), value: regle });

export const regle: v.GenericSchema<unknown, Regle> = v.lazy((input) => {
  // Asked of nothing, when it is described (JSON Schema): both.
  if (input === undefined) return v.union([reglesSimples, contraire()]);
  return (input as { type?: unknown } | null)?.type === "not" ? contraire() : reglesSimples;
});

export const profilTypes = [
  "apprenti",
  "professionnalisation",
  "chomeur",
  "etudiant",
  "inactif",
  "independant",
  "salarie",
  "service_civique",
  "enseignement_superieur",
  "lyceen",
  "collegien",
  "stagiaire",
  "situation_handicap",
  "parent",
  "beneficiaire_rsa",
] as const;
export type ProfilType = (typeof profilTypes)[number];

export const profil = v.strictObject({
  type: v.picklist(profilTypes),
  conditions: v.optional(v.array(regle), []),
});
export type Profil = v.InferOutput<typeof profil>;

/** Kinds that tie an aid to a place. */
const placed: ReadonlySet<Regle["type"]> = new Set([
  "regions",
  "departements",
  "communes",
  "epcis",
  "codes_postaux",
  "attached_to_institution",
]);
export const isPlaced = (one: Regle): boolean =>
  placed.has(one.type) && (!("values" in one) || (one.values as string[]).length > 0);
