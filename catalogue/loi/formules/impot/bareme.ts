import { bareme, trancheDe } from "../../moteur/bareme.ts";
import type { Calcul } from "../../moteur/calcul.ts";
import type { FoyerFiscal } from "../../moteur/entites.ts";
import { variable } from "../../moteur/variable.ts";
import { rni } from "./foyer.ts";
import { nb_adult, nbptr } from "./parts.ts";

const BAREME = "impot_revenu.bareme_ir_depuis_1945.bareme";
const PLAFOND = "impot_revenu.calcul_impot_revenu.plaf_qf.plafond_avantages_procures_par_demi_part.general";

const impotPour = (c: Calcul, foyer: FoyerFiscal, annee: number, parts: number): number =>
  parts * bareme(c.bareme(BAREME, annee), rni(c, foyer, annee) / parts);

export const ir_brut = variable.foyerFiscal.parAn.nombre(
  { nom: "ir_brut", libelle: "impôt selon le barème", article: "CGI, art. 197, I 1", unite: "€" },
  (c, foyer, annee) => impotPour(c, foyer, annee, nbptr(c, foyer, annee)),
);

export const ir_ss_qf = variable.foyerFiscal.parAn.nombre(
  {
    nom: "ir_ss_qf",
    libelle: "impôt sans les parts des personnes à charge",
    article: "CGI, art. 197, I 2",
    unite: "€",
  },
  (c, foyer, annee) => impotPour(c, foyer, annee, nb_adult(c, foyer, annee)),
);

/** The advantage of each half share above those of the adults is capped. */
export const ir_plaf_qf = variable.foyerFiscal.parAn.nombre(
  {
    nom: "ir_plaf_qf",
    libelle: "impôt après plafonnement du quotient familial",
    article: "CGI, art. 197, I 2",
    unite: "€",
  },
  (c, foyer, annee) => {
    const demiParts = 2 * (nbptr(c, foyer, annee) - nb_adult(c, foyer, annee));
    const plafonne = ir_ss_qf(c, foyer, annee) - demiParts * c.p(PLAFOND, annee);
    return Math.max(plafonne, ir_brut(c, foyer, annee));
  },
);

/** Bracket of the scale that the household’s income reaches: 0 for the untaxed one. */
export const ir_tranche = variable.foyerFiscal.parAn.nombre(
  { nom: "ir_tranche", libelle: "tranche d’imposition", article: "CGI, art. 197, I" },
  (c, foyer, annee) => {
    const plafonne = ir_plaf_qf(c, foyer, annee) > ir_brut(c, foyer, annee);
    const parts = plafonne ? nb_adult(c, foyer, annee) : nbptr(c, foyer, annee);
    return trancheDe(c.bareme(BAREME, annee), rni(c, foyer, annee) / parts);
  },
);
