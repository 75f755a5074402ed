import { montantDuBareme } from "../../moteur/bareme.ts";
import { janvier } from "../../mois.ts";
import { positif, somme, variable } from "../../moteur/variable.ts";
import { age } from "../communs/personnes.ts";
import {
  excedentAbattementPensions,
  revenus_non_salaries,
  traitements_salaires_pensions_rentes,
} from "./categories.ts";
import { selon } from "../communs/definitions-du-revenu.ts";

const ABATTEMENT_SPECIAL = "impot_revenu.calcul_revenus_imposables.abat_rni.contribuable_age_invalide";
/** CGI, art. 157 bis. */
const AGE_ABATTEMENT_SPECIAL = 65;

/** Wages and pensions of the household. Rents and capital are not among its inputs. */
export const revenu_categoriel_tspr = variable.foyerFiscal.parAn.nombre(
  {
    nom: "revenu_categoriel_tspr",
    libelle: "salaires et pensions du foyer fiscal",
    article: "CGI, art. 158, 5",
    unite: "€",
  },
  (c, foyer, annee) =>
    somme(foyer.membres, (individu) => traitements_salaires_pensions_rentes(c, individu, annee)) +
    excedentAbattementPensions(c, foyer.membres, annee),
);

export const rbg = variable.foyerFiscal.parAn.nombre(
  { nom: "rbg", libelle: "revenu brut global", article: "CGI, art. 156", unite: "€" },
  (c, foyer, annee) =>
    positif(
      revenu_categoriel_tspr(c, foyer, annee) +
        somme(foyer.membres, (individu) => revenus_non_salaries(c, individu, annee)),
    ),
);

export const rng = variable.foyerFiscal.parAn.nombre(
  { nom: "rng", libelle: "revenu net global", article: "CGI, art. 156, II", unite: "€" },
  rbg,
);

/** One allowance for the household, as soon as one of its taxpayers is 65 on 1 January. */
export const abat_spe = variable.foyerFiscal.parAn.nombre(
  {
    nom: "abat_spe",
    libelle: "abattement pour les personnes âgées",
    article: "CGI, art. 157 bis",
    unite: "€",
  },
  (c, foyer, annee) => {
    const revenu = rng(c, foyer, annee);
    const ouvert = foyer.declarants.some(
      (declarant) => age(c, declarant, janvier(annee)) >= AGE_ABATTEMENT_SPECIAL,
    );
    return ouvert ? Math.min(revenu, montantDuBareme(c.bareme(ABATTEMENT_SPECIAL, annee), revenu)) : 0;
  },
);

export const rni = variable.foyerFiscal.parAn.nombre(
  { nom: "rni", libelle: "revenu net imposable", article: "CGI, art. 157 bis", unite: "€" },
  (c, foyer, annee) => rng(c, foyer, annee) - abat_spe(c, foyer, annee),
);

export const rfr = variable.foyerFiscal.parAn.nombre(
  {
    nom: "rfr",
    libelle: "revenu fiscal de référence",
    ...selon("reference", "CGI, art. 1417, IV"),
    unite: "€",
  },
  (c, foyer, annee) => positif(rni(c, foyer, annee)),
);
