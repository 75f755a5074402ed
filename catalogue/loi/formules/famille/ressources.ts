import type { Calcul } from "../../moteur/calcul.ts";
import type { FamilleDeLaLoi, IndividuDeLaLoi } from "../../moteur/entites.ts";
import { anneeDe, janvier, moisDeLAnnee } from "../../mois.ts";
import { somme, variable } from "../../moteur/variable.ts";
import {
  revenu_assimile_salaire_apres_abattements,
  revenus_non_salaries,
  traitements_salaires_pensions_rentes,
} from "../impot/categories.ts";
import { accidentsEnPlus } from "../impot/remplacement.ts";
import { selon } from "../communs/definitions-du-revenu.ts";
import { cf_enfant_a_charge, prestations_familiales_enfant_a_charge } from "./enfants.ts";

export const BMAF = "prestations_sociales.prestations_familiales.bmaf.bmaf";

const accidents = accidentsEnPlus("familiales");

/** Taxable income of the year before last, and the half of work-accident pay that is not taxed, less its ten percent (CSS, art. R532-3, 1°). */
const revenuDeReference = (c: Calcul, individu: IndividuDeLaLoi, mois: number): number =>
  traitements_salaires_pensions_rentes(c, individu, anneeDe(mois) - 2) +
  revenus_non_salaries(c, individu, anneeDe(mois) - 2) +
  (1 - c.p("impot_revenu.calcul_revenus_imposables.deductions.abatpro.taux", anneeDe(mois) - 2)) *
    somme(moisDeLAnnee(anneeDe(mois) - 2), (m) => accidents(c, individu, m));

export const prestations_familiales_base_ressources_individu = variable.individu.nombre(
  {
    nom: "prestations_familiales_base_ressources_individu",
    libelle: "ressources d’une personne pour les prestations familiales",
    ...selon("familiales", "CSS, art. R532-3"),
    unite: "€",
  },
  revenuDeReference,
);

export const cf_base_ressources_individu = variable.individu.nombre(
  {
    nom: "cf_base_ressources_individu",
    libelle: "ressources d’une personne pour le complément familial",
    ...selon("familiales", "CSS, art. R522-2 et R532-3"),
    unite: "€",
  },
  revenuDeReference,
);

/** Parents, and the children who count. */
const desMembres =
  (
    revenu: (c: Calcul, individu: IndividuDeLaLoi, mois: number) => number,
    compte: (c: Calcul, individu: IndividuDeLaLoi, mois: number) => boolean,
  ) =>
  (c: Calcul, famille: FamilleDeLaLoi, mois: number): number =>
    somme([...famille.parents, ...famille.enfants.filter((enfant) => compte(c, enfant, mois))], (individu) =>
      revenu(c, individu, mois),
    );

/** Euros a year. */
export const prestations_familiales_base_ressources = variable.famille.nombre(
  {
    nom: "prestations_familiales_base_ressources",
    libelle: "ressources prises en compte pour les prestations familiales",
    ...selon("familiales"),
    unite: "€",
  },
  desMembres(prestations_familiales_base_ressources_individu, prestations_familiales_enfant_a_charge),
);

/** Euros a year. */
export const cf_base_ressources = variable.famille.nombre(
  {
    nom: "cf_base_ressources",
    libelle: "ressources prises en compte pour le complément familial",
    ...selon("familiales", "CSS, art. R522-2"),
    unite: "€",
  },
  desMembres(cf_base_ressources_individu, cf_enfant_a_charge),
);

/** Both parents earned at least twelve times the monthly base of family benefits, two years before. */
export const biactivite = variable.famille.booleen(
  { nom: "biactivite", libelle: "deux parents qui travaillent", article: "CSS, art. R532-3" },
  (c, famille, mois) => {
    const annee = anneeDe(mois) - 2;
    const minimum = 12 * c.p(BMAF, janvier(annee));
    return (
      famille.parents.length === 2 &&
      famille.parents.every(
        (parent) =>
          revenu_assimile_salaire_apres_abattements(c, parent, annee) +
            revenus_non_salaries(c, parent, annee) >=
          minimum,
      )
    );
  },
);
