import type { Calcul } from "../../moteur/calcul.ts";
import type { FamilleDeLaLoi, IndividuDeLaLoi } from "../../moteur/entites.ts";
import { anneeDe } from "../../mois.ts";
import { arrondi, positif, somme, variable } from "../../moteur/variable.ts";
import { depcom, taux_incapacite } from "../communs/donnees.ts";
import { dansLaRegion } from "../communs/lieux.ts";
import { age, majeur } from "../communs/personnes.ts";
import { foyersDuCouple } from "../impot/couple.ts";
import { rfr, rfr_douze_derniers_mois } from "../impot/index.ts";
import { al_nb_personnes_a_charge } from "./personnes.ts";
import { logementDe } from "./statut.ts";

/** Ceilings of ordinary social housing (prêt locatif à usage social). */
const PLUS = "prestations_sociales.aides_logement.logement_social.plu.";
const ARTICLE = "CCH, art. R441-1  ; arrêté du 29 juillet 1987";

/** Paris and the communes next to it (arrêté du 29 juillet 1987, annexe I). */
const PARIS_ET_LIMITROPHES: ReadonlySet<string> = new Set(
  (
    "75056 93001 93006 94018 92024 94033 94037 92040 94041 94042 94043 93045 93061 92044 92046 " +
    "93048 92049 92051 94052 93055 92062 92064 93066 94067 94069 93070 92073 92075 94080"
  ).split(" "),
);

/** A « young couple »: ages that add up to this at most (arrêté du 29 juillet 1987, annexe I). */
const SOMME_DES_AGES_JEUNE_MENAGE = 55;
/** Fall of income after which a later year counts instead (arrêté du 29 juillet 1987, art. 4). */
const PART_APRES_BAISSE = 0.9;
/** Rate of the card that says « invalidité » (CASF, art. L241-3). */
const TAUX_INVALIDITE = 0.8;

export const zone_logement_social = variable.menage.code(
  {
    nom: "zone_logement_social",
    libelle: "zone du logement social",
    article: ARTICLE,
    codes: ["paris_communes_limitrophes", "ile_de_france", "autres_regions"],
  },
  (c, menage, mois) => {
    if (PARIS_ET_LIMITROPHES.has(depcom(c, menage, mois))) return "paris_communes_limitrophes";
    return dansLaRegion(c, menage, mois, "ile_de_france") ? "ile_de_france" : "autres_regions";
  },
  "autres_regions",
);

function rangDeCategorie(c: Calcul, famille: FamilleDeLaLoi, mois: number): number {
  const { parents } = famille;
  const aCharge = al_nb_personnes_a_charge(c, famille, mois);
  // A disability of 80 % gives the ceiling of one person more (annexe I since 2021).
  const enPlus = famille.membres.some((un) => taux_incapacite(c, un, mois) >= TAUX_INVALIDITE) ? 1 : 0;
  if (aCharge > 0) return Math.min(aCharge + 2 + enPlus, CATEGORIES.length);
  if (parents.length === 1) return 1 + enPlus;
  const ages = somme(parents, (parent) => age(c, parent, mois));
  return ages <= SOMME_DES_AGES_JEUNE_MENAGE ? 3 : 2 + enPlus;
}

const CATEGORIES = [
  "categorie_1",
  "categorie_2",
  "categorie_3",
  "categorie_4",
  "categorie_5",
  "categorie_6",
] as const;

export const logement_social_categorie_menage = variable.famille.code(
  {
    nom: "logement_social_categorie_menage",
    libelle: "catégorie de ménage pour le logement social",
    article: ARTICLE,
    codes: CATEGORIES,
  },
  (c, famille, mois) => CATEGORIES[rangDeCategorie(c, famille, mois) - 1] ?? "categorie_1",
  "categorie_1",
);

/** Yearly euros of reference income. */
export const logement_social_plafond_ressources = variable.famille.nombre(
  {
    nom: "logement_social_plafond_ressources",
    libelle: "plafond de ressources du logement social",
    article: ARTICLE,
    unite: "€",
  },
  (c, famille, mois) => {
    const zone = zone_logement_social(c, logementDe(c, famille), mois);
    const categorie = logement_social_categorie_menage(c, famille, mois);
    return (
      c.p(`${PLUS}par_categorie_de_menage.${categorie}.${zone}`, mois) +
      positif(al_nb_personnes_a_charge(c, famille, mois) - 4) *
        c.p(`${PLUS}par_personne_supplementaire.${zone}`, mois)
    );
  },
);

/**
 * Reference incomes of two years ago of all who live together, or of the last twelve months if they fell by
 * a tenth at least. Of parents who gave their reference income, nothing later is known.
 */
export const logement_social_eligible = variable.famille.booleen(
  {
    nom: "logement_social_eligible",
    libelle: "droit à demander un logement social",
    article: ARTICLE,
    protectionSociale: true,
  },
  (c, famille, mois) => {
    const foyers = foyersDuCouple(c, famille.parents[0] as IndividuDeLaLoi);
    const annee = anneeDe(mois) - 2;
    const declare = foyers.some((foyer) => c.estDonnee("rfr", foyer, annee));
    const plafond = logement_social_plafond_ressources(c, famille, mois);
    const reference = arrondi(
      somme(foyers, (foyer) => rfr(c, foyer, annee)),
      2,
    );
    const recent = somme(foyers, (foyer) => rfr_douze_derniers_mois(c, foyer, mois));
    return (
      famille.parents.some((parent) => majeur(c, parent, mois)) &&
      (reference <= plafond || (!declare && recent <= Math.min(plafond, PART_APRES_BAISSE * reference)))
    );
  },
  false,
);
