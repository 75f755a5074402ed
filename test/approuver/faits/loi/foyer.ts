import type { Pays } from "../../../../catalogue/exemples/pays.ts";
import { periodsOf } from "../../../../catalogue/situation/periods.ts";
import type {
  Famille,
  Individu,
  Menage,
  Parents,
  Situation,
} from "../../../../catalogue/situation/situation.ts";
import { JOUR, neIlYA, situationDe } from "../../../fixtures/foyers.ts";

/** A household of the law, told by what differs from someone of 30, alone, who rents in Rennes without income. */
export interface FoyerDit {
  /** Whole years. */
  age?: number;
  /** Net euros a month, this month and the twelve before. */
  salaire?: number;
  chomage?: number;
  retraite?: number;
  /** Net euros a month of the other one of the couple. */
  salaireDuConjoint?: number;
  enCouple?: boolean;
  /** Whole years of each child; their school goes with it. */
  enfants?: readonly number[];
  /** What is true of each child besides. */
  enfant?: Partial<Individu>;
  /** INSEE code. */
  commune?: string;
  demandeur?: Partial<Individu>;
  menage?: Partial<Menage>;
  famille?: Famille;
  parents?: Parents;
}

const { last13Months } = periodsOf(JOUR);
const parMois = (euros: number) => Object.fromEntries(last13Months.map((mois) => [mois, euros]));

function scolariteA(age: number): Partial<Individu> {
  if (age < 11) return {};
  if (age < 15) return { scolarite: "college" };
  return age < 18 ? { scolarite: "lycee" } : { scolarite: "enseignement_superieur" };
}

const revenus = ({ salaire, chomage, retraite }: FoyerDit): Partial<Individu> => ({
  ...(salaire !== undefined && { salaire_net: parMois(salaire) }),
  ...(chomage !== undefined && { chomage_net: parMois(chomage) }),
  ...(retraite !== undefined && { retraite_nette: parMois(retraite) }),
});

/** The household as the questionnaire would give it on the fixed day. */
export function situationDuFoyer(foyer: FoyerDit, pays: Pays): Situation {
  const { age = 30, enCouple = false, enfants = [], commune = "35238" } = foyer;
  const { salaire = 0, salaireDuConjoint } = foyer;
  return situationDe({
    demandeur: {
      date_naissance: neIlYA(age),
      nationalite: "FR",
      activite: salaire > 0 ? "salarie" : "chomeur",
      ...revenus(foyer),
      ...foyer.demandeur,
    },
    ...(enCouple && {
      conjoint: {
        date_naissance: neIlYA(age),
        nationalite: "FR",
        activite: salaireDuConjoint ? "salarie" : "chomeur",
        statut_marital: "marie",
        ...(salaireDuConjoint !== undefined && { salaire_net: parMois(salaireDuConjoint) }),
      },
    }),
    enfants: enfants.map((un) => ({
      date_naissance: neIlYA(un),
      nationalite: "FR",
      ...scolariteA(un),
      ...foyer.enfant,
    })),
    famille: { en_couple: enCouple, ...foyer.famille },
    menage: {
      statut_occupation_logement: "locataire_vide",
      loyer: 500,
      ...pays.commune(commune),
      ...foyer.menage,
    },
    ...(foyer.parents && { parents: foyer.parents }),
  });
}

/** A household with changes, each part of it on top of the one before. */
export const foyerChange = (base: FoyerDit, autre: FoyerDit): FoyerDit => ({
  ...base,
  ...autre,
  demandeur: { ...base.demandeur, ...autre.demandeur },
  enfant: { ...base.enfant, ...autre.enfant },
  menage: { ...base.menage, ...autre.menage },
  famille: { ...base.famille, ...autre.famille },
  ...((base.parents ?? autre.parents) && { parents: { ...base.parents, ...autre.parents } }),
});
