import type { Calcul } from "../../moteur/calcul.ts";
import type { FamilleDeLaLoi, IndividuDeLaLoi } from "../../moteur/entites.ts";
import { anneeDe } from "../../mois.ts";
import { lointaine, variable } from "../../moteur/variable.ts";
import * as d from "../communs/donnees.ts";
import { enfant_a_charge, nes, statut_marital } from "../communs/personnes.ts";
import { orphelin } from "../communs/rares.ts";
import { rbg } from "../impot/foyer.ts";
import { BCS, CIRCULAIRE } from "./conditions.ts";
import { selon } from "../communs/definitions-du-revenu.ts";

const SMIC = "marche_travail.salaire_minimum.smic.";

const rsa_base_ressources = lointaine<FamilleDeLaLoi, number>("rsa_base_ressources");
/** Net over gross minimum wage that the circular’s threshold is computed with. */
const SMIC_NET_SUR_BRUT = 8.11 / 10.25;
const MARIES = new Set(["marie", "pacse"]);

/** Married or in a civil partnership with enough to live on. */
function vitEnCoupleDeSesRevenus(c: Calcul, individu: IndividuDeLaLoi, mois: number): boolean {
  if (!MARIES.has(statut_marital(c, individu, mois))) return false;
  const seuil =
    c.p(`${BCS}seuil_ressources_etudiant_autonome`, mois) *
    c.p(`${SMIC}smic_b_horaire`, mois) *
    c.p(`${SMIC}nb_heures_travail_mensuel`, mois) *
    SMIC_NET_SUR_BRUT;
  return rsa_base_ressources(c, c.familleDe(individu), mois) >= seuil;
}

/** A student whose own resources count, not the parents’: without parents, a parent, or a couple that provides for itself. */
export const bourse_criteres_sociaux_etudiant_autonome = variable.individu.booleen(
  {
    nom: "bourse_criteres_sociaux_etudiant_autonome",
    libelle: "étudiant dont les ressources propres comptent",
    article: `${CIRCULAIRE}, annexe 4`,
  },
  (c, individu, mois) => {
    const famille = c.familleDe(individu);
    const estParent = famille.parents.includes(individu) && nes(c, famille.enfants, mois).length > 0;
    return (
      orphelin(c, individu, mois) ||
      (estParent && !enfant_a_charge(c, individu, anneeDe(mois))) ||
      vitEnCoupleDeSesRevenus(c, individu, mois)
    );
  },
);

/** Euros a year: the parents’ gross global income, or the student’s own. */
export const bourse_criteres_sociaux_base_ressources = variable.individu.nombre(
  {
    nom: "bourse_criteres_sociaux_base_ressources",
    libelle: "ressources prises en compte pour la bourse",
    ...selon("bourse"),
    unite: "€",
  },
  (c, individu, mois) =>
    bourse_criteres_sociaux_etudiant_autonome(c, individu, mois)
      ? rbg(c, c.foyerFiscalDe(individu), anneeDe(mois) - 2)
      : d.bourse_criteres_sociaux_base_ressources_parentale(c, individu, mois),
);
