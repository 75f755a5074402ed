import type { Calcul } from "../../moteur/calcul.ts";
import type { IndividuDeLaLoi } from "../../moteur/entites.ts";
import { anneeDe } from "../../mois.ts";
import { positif, variable } from "../../moteur/variable.ts";
import { residence } from "../communs/lieux.ts";
import { enfant_a_charge } from "../communs/personnes.ts";
import { nbptr, rfr } from "../impot/index.ts";

const LEP = "taxation_capital.epargne.livret_epargne_populaire.";
const PREMIERE_DEMI_PART = 0.5;

/** Highest reference income of the holder’s tax household, euros a year. */
export const livret_epargne_populaire_plafond = variable.individu.nombre(
  {
    nom: "livret_epargne_populaire_plafond",
    libelle: "plafond de revenus du livret d’épargne populaire",
    article: "CMF, art. L221-15 ; CGI, art. 1417",
    unite: "€",
  },
  (c, individu, mois) => {
    const bareme = `${LEP}baremes.${residence(c, c.menageDe(individu), mois)}.`;
    const parts = nbptr(c, c.foyerFiscalDe(individu), anneeDe(mois) - 2);
    const premiere = Math.min(positif(parts - 1), PREMIERE_DEMI_PART);
    const suivantes = positif(parts - 1 - PREMIERE_DEMI_PART);
    const base =
      Math.min(1, parts) * c.p(`${bareme}valeur_de_base`, mois) +
      2 * premiere * c.p(`${bareme}premiere_demi_part`, mois) +
      2 * suivantes * c.p(`${bareme}demi_part_supplementaire`, mois);
    return Math.ceil(c.p(`${LEP}coefficient_multiplicateur`, mois) * base);
  },
);

/** A taxpayer: nobody’s dependant. */
const ouvertA = (c: Calcul, individu: IndividuDeLaLoi, mois: number): boolean =>
  !enfant_a_charge(c, individu, anneeDe(mois)) &&
  rfr(c, c.foyerFiscalDe(individu), anneeDe(mois) - 2) <= livret_epargne_populaire_plafond(c, individu, mois);

/** Rate in per cent; 0 for one who may not hold it. */
export const livret_epargne_populaire_taux = variable.individu.nombre(
  {
    nom: "livret_epargne_populaire_taux",
    libelle: "taux du livret d’épargne populaire",
    article: "CMF, art. L221-15 ; arrêté du 27 janvier 2021, art. 1",
    unite: "%",
  },
  (c, individu, mois) => (ouvertA(c, individu, mois) ? 100 * c.p(`${LEP}taux`, mois) : 0),
);
