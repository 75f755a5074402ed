import { entree } from "../../moteur/variable.ts";
import { handicap } from "../communs/donnees.ts";
import { age } from "../communs/personnes.ts";
import { droitDuLieu } from "./communs.ts";
import { eure_et_loir_eligibilite_residence } from "./eure_et_loir.ts";

const DEPARTEMENT = "departements.eure_et_loir.";
const REGLEMENT = "Règlement départemental d’aide sociale d’Eure-et-Loir, ";
const PCH = "CASF, art. L245-1";

/** Euros a month: needs an accepted care plan, which is not asked. */
export const apa_domicile = entree.individu.nombre({
  nom: "apa_domicile",
  libelle: "allocation personnalisée d’autonomie à domicile",
  unite: "€",
});
/** Not asked: a place in an establishment is taken to be possible. */
export const place_hebergement = entree.famille.booleen(
  { nom: "place_hebergement", libelle: "place en établissement" },
  true,
);

export const eure_et_loir_eligibilite_ash_personne_handicap = droitDuLieu(
  {
    nom: "eure_et_loir_eligibilite_ash_personne_handicap",
    libelle: "aide sociale à l’hébergement des personnes handicapées d’Eure-et-Loir",
    article: `${REGLEMENT}titre 3, art. 162-1`,
  },
  eure_et_loir_eligibilite_residence,
  (c, individu, mois) =>
    age(c, individu, mois) >= c.p(`${DEPARTEMENT}ash.age_minimal_personne_handicapee`, mois) &&
    handicap(c, individu, mois),
);

export const eure_et_loir_eligibilite_pch_domicile = droitDuLieu(
  {
    nom: "eure_et_loir_eligibilite_pch_domicile",
    libelle: "prestation de compensation du handicap à domicile d’Eure-et-Loir",
    article: PCH,
  },
  eure_et_loir_eligibilite_residence,
  (c, individu, mois) => handicap(c, individu, mois) && apa_domicile(c, individu, mois) === 0,
);

export const eure_et_loir_eligibilite_pch_etablissement = droitDuLieu(
  {
    nom: "eure_et_loir_eligibilite_pch_etablissement",
    libelle: "prestation de compensation du handicap en établissement d’Eure-et-Loir",
    article: PCH,
  },
  eure_et_loir_eligibilite_residence,
  (c, individu, mois) =>
    eure_et_loir_eligibilite_pch_domicile(c, individu, mois) &&
    place_hebergement(c, c.familleDe(individu), mois),
);
