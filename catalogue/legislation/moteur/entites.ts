import type { CalculateRequest } from "../requete/types.ts";

/** Somebody of the household; `parent1` and `parent2` stand for the parents of an attached applicant. */
export interface IndividuDeLaLoi {
  /** Position among the people of the household: keys of its values. */
  rang: number;
  id: string;
  role: "demandeur" | "conjoint" | "enfant" | "parent";
}

/** Family as benefits count it: one or two adults and their children. */
export interface FamilleDeLaLoi {
  rang: number;
  parents: readonly IndividuDeLaLoi[];
  enfants: readonly IndividuDeLaLoi[];
  membres: readonly IndividuDeLaLoi[];
}

/** People on one income-tax return. */
export interface FoyerFiscal {
  rang: number;
  declarants: readonly IndividuDeLaLoi[];
  personnesACharge: readonly IndividuDeLaLoi[];
  membres: readonly IndividuDeLaLoi[];
}

/** People of one dwelling. */
export interface MenageDeLaLoi {
  rang: number;
  personneDeReference: IndividuDeLaLoi;
  conjoint: IndividuDeLaLoi | undefined;
  enfants: readonly IndividuDeLaLoi[];
  membres: readonly IndividuDeLaLoi[];
}

export type Entite = IndividuDeLaLoi | FamilleDeLaLoi | FoyerFiscal | MenageDeLaLoi;

/** People and groups of a request; the applicant’s groups come first. */
export interface Entites {
  individus: readonly IndividuDeLaLoi[];
  familles: readonly FamilleDeLaLoi[];
  foyersFiscaux: readonly FoyerFiscal[];
  menages: readonly MenageDeLaLoi[];
}

const roleDe = (id: string): IndividuDeLaLoi["role"] => {
  if (id === "demandeur" || id === "conjoint") return id;
  return id.startsWith("parent") ? "parent" : "enfant";
};

/** Reads who is who in a request (requete/requete.ts). */
export function entitesDe(requete: CalculateRequest): Entites {
  const individus = Object.keys(requete.individus).map((id, rang): IndividuDeLaLoi => ({
    rang,
    id,
    role: roleDe(id),
  }));
  const parId = new Map(individus.map((individu) => [individu.id, individu]));
  const gens = (ids: unknown): IndividuDeLaLoi[] =>
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
      const [personneDeReference] = gens(groupe["personne_de_reference"]) as [IndividuDeLaLoi];
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
