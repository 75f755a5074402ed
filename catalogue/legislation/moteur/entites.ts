import type { CalculateRequest } from "../requete/types.ts";

/** Somebody of the household; `parent1` and `parent2` stand for the parents of an attached applicant. */
export interface Individu {
  /** Position among the people of the household: keys of its values. */
  rang: number;
  id: string;
  role: "demandeur" | "conjoint" | "enfant" | "parent";
}

/** Family as benefits count it: one or two adults and their children. */
export interface Famille {
  rang: number;
  parents: readonly Individu[];
  enfants: readonly Individu[];
  membres: readonly Individu[];
}

/** People on one income-tax return. */
export interface FoyerFiscal {
  rang: number;
  declarants: readonly Individu[];
  personnesACharge: readonly Individu[];
  membres: readonly Individu[];
}

/** People of one dwelling. */
export interface Menage {
  rang: number;
  personneDeReference: Individu;
  conjoint: Individu | undefined;
  enfants: readonly Individu[];
  membres: readonly Individu[];
}

export type Entite = Individu | Famille | FoyerFiscal | Menage;

/** People and groups of a request; the applicant’s groups come first. */
export interface Entites {
  individus: readonly Individu[];
  familles: readonly Famille[];
  foyersFiscaux: readonly FoyerFiscal[];
  menages: readonly Menage[];
}

const roleDe = (id: string): Individu["role"] => {
  if (id === "demandeur" || id === "conjoint") return id;
  return id.startsWith("parent") ? "parent" : "enfant";
};

/** Reads who is who in a request (requete/requete.ts). */
export function entitesDe(requete: CalculateRequest): Entites {
  const individus = Object.keys(requete.individus).map((id, rang): Individu => ({
    rang,
    id,
    role: roleDe(id),
  }));
  const parId = new Map(individus.map((individu) => [individu.id, individu]));
  const gens = (ids: unknown): Individu[] =>
    ((ids ?? []) as string[]).map((id) => {
      const individu = parId.get(id);
      if (!individu) throw new Error(`Personne inconnue : ${id}`);
      return individu;
    });
  return {
    individus,
    familles: Object.values(requete.familles).map((groupe, rang) => {
      const [parents, enfants] = [gens(groupe["parents"]), gens(groupe["enfants"])];
      return { rang, parents, enfants, membres: [...parents, ...enfants] };
    }),
    foyersFiscaux: Object.values(requete.foyers_fiscaux).map((groupe, rang) => {
      const [declarants, personnesACharge] = [gens(groupe["declarants"]), gens(groupe["personnes_a_charge"])];
      return { rang, declarants, personnesACharge, membres: [...declarants, ...personnesACharge] };
    }),
    menages: Object.values(requete.menages).map((groupe, rang) => {
      const [personneDeReference] = gens(groupe["personne_de_reference"]) as [Individu];
      const [conjoint] = gens(groupe["conjoint"]);
      const enfants = gens(groupe["enfants"]);
      return {
        rang,
        personneDeReference,
        conjoint,
        enfants,
        membres: [personneDeReference, ...(conjoint ? [conjoint] : []), ...enfants],
      };
    }),
  };
}
