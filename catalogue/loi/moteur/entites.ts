import type { CalculateRequest, EntityName, Instance } from "./requete.ts";

/** Somebody of the household; `parent1` and `parent2` stand for the parents of an attached applicant. */
export interface IndividuDeLaLoi {
  nature: "individus";
  /** Position among the people of the household: keys of its values. */
  rang: number;
  id: string;
  role: "demandeur" | "conjoint" | "enfant" | "parent";
}

/** Family as benefits count it: one or two adults and their children. */
export interface FamilleDeLaLoi {
  nature: "familles";
  rang: number;
  parents: readonly IndividuDeLaLoi[];
  enfants: readonly IndividuDeLaLoi[];
  membres: readonly IndividuDeLaLoi[];
}

/** People on one income-tax return. */
export interface FoyerFiscal {
  nature: "foyers_fiscaux";
  rang: number;
  declarants: readonly IndividuDeLaLoi[];
  personnesACharge: readonly IndividuDeLaLoi[];
  membres: readonly IndividuDeLaLoi[];
}

/** People of one dwelling; `personneDeReference` is missing from one where nobody lives. */
export interface MenageDeLaLoi {
  nature: "menages";
  rang: number;
  personneDeReference: IndividuDeLaLoi | undefined;
  conjoint: IndividuDeLaLoi | undefined;
  enfants: readonly IndividuDeLaLoi[];
  membres: readonly IndividuDeLaLoi[];
}

export type Entite = IndividuDeLaLoi | FamilleDeLaLoi | FoyerFiscal | MenageDeLaLoi;

/** Every person or group of a request, in its order; the applicant’s come first in the product’s. */
export interface Entites {
  individus: readonly IndividuDeLaLoi[];
  familles: readonly FamilleDeLaLoi[];
  foyers_fiscaux: readonly FoyerFiscal[];
  menages: readonly MenageDeLaLoi[];
}

/** Kinds of groups: everybody is in one of each, and only one. */
export type NomDeGroupe = Exclude<EntityName, "individus">;

/** Roles of each kind of group, and how many people may have them. */
export const rolesDesGroupes = {
  familles: { parents: 2, enfants: Infinity },
  foyers_fiscaux: { declarants: 2, personnes_a_charge: Infinity },
  menages: { personne_de_reference: 1, conjoint: 1, enfants: Infinity, autres: Infinity },
} as const satisfies Record<NomDeGroupe, Record<string, number>>;

const roleDe = (id: string): IndividuDeLaLoi["role"] => {
  if (id === "demandeur" || id === "conjoint") return id;
  return id.startsWith("parent") ? "parent" : "enfant";
};

/** Ids of the people who have a role: a list, or one id alone. */
export const idsDuRole = (groupe: Instance, role: string): readonly string[] => {
  const ids: unknown = groupe[role] ?? [];
  return typeof ids === "string" ? [ids] : (ids as string[]);
};

/** Reads who is who in a request (requete/requete.ts, or one that `protocole/valider.ts` has checked). */
export function entitesDe(requete: CalculateRequest): Entites {
  const individus = Object.keys(requete.individus).map((id, rang): IndividuDeLaLoi => ({
    nature: "individus",
    rang,
    id,
    role: roleDe(id),
  }));
  const parId = new Map(individus.map((individu) => [individu.id, individu]));
  const gens = (groupe: Instance, role: string): IndividuDeLaLoi[] =>
    idsDuRole(groupe, role).map((id) => {
      const individu = parId.get(id);
      if (!individu) throw new Error(`Personne inconnue : ${id}`);
      return individu;
    });
  return {
    individus,
    familles: Object.values(requete.familles).map((groupe, rang) => {
      const [parents, enfants] = [gens(groupe, "parents"), gens(groupe, "enfants")];
      return { nature: "familles", rang, parents, enfants, membres: [...parents, ...enfants] };
    }),
    foyers_fiscaux: Object.values(requete.foyers_fiscaux).map((groupe, rang) => {
      const [declarants, personnesACharge] = [gens(groupe, "declarants"), gens(groupe, "personnes_a_charge")];
      const membres = [...declarants, ...personnesACharge];
      return { nature: "foyers_fiscaux", rang, declarants, personnesACharge, membres };
    }),
    menages: Object.values(requete.menages).map((groupe, rang) => {
      const [reference, conjoints] = [gens(groupe, "personne_de_reference"), gens(groupe, "conjoint")];
      const enfants = gens(groupe, "enfants");
      return {
        nature: "menages",
        rang,
        personneDeReference: reference[0],
        conjoint: conjoints[0],
        enfants,
        membres: [...reference, ...conjoints, ...enfants, ...gens(groupe, "autres")],
      };
    }),
  };
}

/** Group that each person is in, by the person’s rank. */
export function groupesParMembre<G extends { membres: readonly IndividuDeLaLoi[] }>(
  groupes: readonly G[],
): readonly (G | undefined)[] {
  const parRang: G[] = [];
  for (const groupe of groupes) for (const { rang } of groupe.membres) parRang[rang] = groupe;
  return parRang;
}
