import type { Calcul } from "../../../moteur/calcul.ts";
import type { IndividuDeLaLoi } from "../../../moteur/entites.ts";
import { anneeDe } from "../../../mois.ts";
import { variable } from "../../../moteur/variable.ts";
import { parisien, statut_occupation_logement } from "../../communs/donnees.ts";
import { ir_ss_qf } from "../../impot/index.ts";
import { paris_personne_agee, paris_personne_handicapee, PARIS, REGLEMENT } from "./personnes.ts";

const PASS = `${PARIS}paris_pass.`;

/** Tax of the year before last, or a little more for who was under the ceiling the year before. */
export const paris_pass_eligibilite_financiere = variable.foyerFiscal.booleen(
  {
    nom: "paris_pass_eligibilite_financiere",
    libelle: "impôt sous le plafond du pass Paris",
    article: REGLEMENT,
  },
  (c, foyer, mois) => {
    const annee = anneeDe(mois) - 2;
    const impot = ir_ss_qf(c, foyer, annee);
    const plafond = c.p(`${PASS}imposition_maximale`, mois);
    return (
      impot <= plafond ||
      (impot <= c.p(`${PASS}imposition_maximale_en_renouvellement`, mois) &&
        ir_ss_qf(c, foyer, annee - 1) <= plafond)
    );
  },
  false,
);

/** A Parisian with a dwelling. */
export const paris_pass_eligibilite = variable.individu.booleen(
  { nom: "paris_pass_eligibilite", libelle: "conditions générales du pass Paris", article: REGLEMENT },
  (c, individu, mois) =>
    parisien(c, c.familleDe(individu), mois) &&
    statut_occupation_logement(c, c.menageDe(individu), mois) !== "sans_domicile" &&
    paris_pass_eligibilite_financiere(c, c.foyerFiscalDe(individu), mois),
  false,
);

const pour =
  (qui: (c: Calcul, individu: IndividuDeLaLoi, mois: number) => boolean) =>
  (c: Calcul, individu: IndividuDeLaLoi, mois: number): boolean =>
    qui(c, individu, mois) && paris_pass_eligibilite(c, individu, mois);

export const paris_pass_seniors = variable.individu.booleen(
  { nom: "paris_pass_seniors", libelle: "pass Paris Seniors", article: REGLEMENT },
  pour(paris_personne_agee),
  false,
);

export const paris_pass_access = variable.individu.booleen(
  { nom: "paris_pass_access", pourSoi: true, libelle: "pass Paris Access’", article: REGLEMENT },
  pour(paris_personne_handicapee),
  false,
);
