import type { Calcul } from "../../moteur/calcul.ts";
import type { FamilleDeLaLoi, IndividuDeLaLoi } from "../../moteur/entites.ts";
import { anneeDe, precedents } from "../../mois.ts";
import { lointaine, somme, variable } from "../../moteur/variable.ts";
import { regime_securite_sociale, salaire_de_base } from "../communs/donnees.ts";
import { age, alternant, enfant_a_charge } from "../communs/personnes.ts";
import { rfr } from "../impot/foyer.ts";
import { ageEntre, aideDuLieu, beneficeDuMois, quotientFamilial, residence } from "./communs.ts";

/** Driving-licence aids of the agricultural social security funds. */
const SMIC = "marche_travail.salaire_minimum.smic.";
const ARS = "prestations_sociales.prestations_familiales.education_presence_parentale.ars.ars_plaf.";

const ARMORIQUE = "regions.bretagne.msa_armorique.aide_permis.";
const PORTES_DE_BRETAGNE = "regions.bretagne.msa_portes_de_bretagne.aide_permis.";
const NORD_PAS_DE_CALAIS = "regions.hauts_de_france.msa_nord_pas_de_calais.aide_permis.";
const MIDI_PYRENEES_SUD = "regions.occitanie.msa_midi_pyrenees_sud.aide_permis.";
const HAUTE_NORMANDIE = "regions.normandie.msa_haute_normandie.aide_permis.";

const af_nbenf = lointaine<FamilleDeLaLoi, number>("af_nbenf");

const regimeAgricole = (c: Calcul, individu: IndividuDeLaLoi, mois: number): boolean =>
  regime_securite_sociale(c, individu, mois) === "regime_agricole";

const estACharge = (c: Calcul, individu: IndividuDeLaLoi, mois: number): boolean =>
  enfant_a_charge(c, individu, anneeDe(mois));

/** Gross euros a month, full time. */
const smicMensuel = (c: Calcul, mois: number): number =>
  c.p(`${SMIC}smic_b_horaire`, mois) * c.p(`${SMIC}nb_heures_travail_mensuel`, mois);

/** Mean gross wage of the last three months and profits of last year, in per cent of the minimum wage. */
export const msa_aide_permis_salaire_en_pourcentage_du_smic = variable.individu.nombre(
  {
    nom: "msa_aide_permis_salaire_en_pourcentage_du_smic",
    libelle: "salaire brut moyen des trois derniers mois et bénéfices, en part du Smic",
    unite: "%",
  },
  (c, individu, mois) => {
    const salaire = somme(precedents(3, mois), (m) => salaire_de_base(c, individu, m)) / 3;
    return ((salaire + beneficeDuMois(c, individu, mois)) / smicMensuel(c, mois)) * 100;
  },
);

const quotientModeste = (c: Calcul, chemin: string, individu: IndividuDeLaLoi, mois: number): boolean =>
  quotientFamilial(c, individu, mois) <= c.p(`${chemin}plafond_quotient_familial`, mois);

/** Learning to drive with a grown-up beside begins at 15 (C. route, art. R211-3). */
const AGE_DE_CONDUIRE = 15;

/** Brittany: under 25, a small income of one’s own or, for who is attached to parents, a household of modest means. */
const enBretagne =
  (chemin: string) =>
  (c: Calcul, individu: IndividuDeLaLoi, mois: number): number => {
    const modeste = estACharge(c, individu, mois)
      ? quotientModeste(c, chemin, individu, mois)
      : msa_aide_permis_salaire_en_pourcentage_du_smic(c, individu, mois) <=
        c.p(`${chemin}pourcentage_ressources_maximum_jeune`, mois);
    const ans = age(c, individu, mois);
    return ans >= AGE_DE_CONDUIRE &&
      ans < c.p(`${chemin}age.maximum`, mois) &&
      regimeAgricole(c, individu, mois) &&
      modeste
      ? c.p(`${chemin}montant`, mois)
      : 0;
  };

/** Elsewhere: between two ages, both included, and a condition of the fund. */
const entreDeuxAges =
  (chemin: string, condition: (c: Calcul, individu: IndividuDeLaLoi, mois: number) => boolean) =>
  (c: Calcul, individu: IndividuDeLaLoi, mois: number): number =>
    ageEntre(c, individu, mois, [`${chemin}age.minimum`, `${chemin}age.maximum`]) &&
    condition(c, individu, mois)
      ? c.p(`${chemin}montant`, mois)
      : 0;

/**
 * Ceiling of the back-to-school allowance, euros a year, for the children of the family; of parents, whose children nobody counts
 * here, for the one who asks at least.
 */
const plafondDeLArs = (c: Calcul, individu: IndividuDeLaLoi, mois: number): number => {
  const enfants = af_nbenf(c, c.familleDe(individu), mois) + Number(estACharge(c, individu, mois));
  return c.p(`${ARS}plafond_ressources`, mois) * (1 + c.p(`${ARS}majoration_par_enf_supp`, mois) * enfants);
};

export const msa_armorique_eligibilite_residence = residence(
  "msa_armorique_eligibilite_residence",
  "logement dans le ressort de la MSA d’Armorique",
  "22",
  "29",
);

export const msa_armorique_aide_permis = aideDuLieu(
  {
    nom: "msa_armorique_aide_permis",
    libelle: "aide au permis de conduire de la MSA d’Armorique",
    article: "MSA d’Armorique, l’aide au permis de conduire",
  },
  msa_armorique_eligibilite_residence,
  enBretagne(ARMORIQUE),
);

export const msa_portes_de_bretagne_eligibilite_residence = residence(
  "msa_portes_de_bretagne_eligibilite_residence",
  "logement dans le ressort de la MSA Portes de Bretagne",
  "35",
  "56",
);

export const msa_portes_de_bretagne_aide_permis = aideDuLieu(
  {
    nom: "msa_portes_de_bretagne_aide_permis",
    libelle: "aide au permis de conduire de la MSA Portes de Bretagne",
    article: "MSA Portes de Bretagne, aide au permis de conduire",
  },
  msa_portes_de_bretagne_eligibilite_residence,
  enBretagne(PORTES_DE_BRETAGNE),
);

export const msa_nord_pas_de_calais_eligibilite_residence = residence(
  "msa_nord_pas_de_calais_eligibilite_residence",
  "logement dans le ressort de la MSA Nord-Pas de Calais",
  "59",
  "62",
);

export const msa_nord_pas_de_calais_aide_permis = aideDuLieu(
  {
    nom: "msa_nord_pas_de_calais_aide_permis",
    libelle: "aide au permis de conduire de la MSA Nord-Pas de Calais",
    article: "MSA Nord-Pas de Calais, aide au permis",
  },
  msa_nord_pas_de_calais_eligibilite_residence,
  entreDeuxAges(
    NORD_PAS_DE_CALAIS,
    (c, individu, mois) =>
      regimeAgricole(c, individu, mois) &&
      quotientModeste(c, NORD_PAS_DE_CALAIS, individu, mois) &&
      estACharge(c, individu, mois),
  ),
);

export const msa_midi_pyrenees_sud_eligibilite_residence = residence(
  "msa_midi_pyrenees_sud_eligibilite_residence",
  "logement dans le ressort de la MSA Midi-Pyrénées Sud",
  "09",
  "31",
  "32",
  "65",
);

export const msa_midi_pyrenees_sud_aide_permis = aideDuLieu(
  {
    nom: "msa_midi_pyrenees_sud_aide_permis",
    libelle: "aide au permis de conduire de la MSA Midi-Pyrénées Sud",
    article: "MSA Midi-Pyrénées Sud, aide au permis de conduire",
  },
  msa_midi_pyrenees_sud_eligibilite_residence,
  entreDeuxAges(
    MIDI_PYRENEES_SUD,
    (c, individu, mois) =>
      regimeAgricole(c, individu, mois) && quotientModeste(c, MIDI_PYRENEES_SUD, individu, mois),
  ),
);

export const msa_haute_normandie_eligibilite_residence = residence(
  "msa_haute_normandie_eligibilite_residence",
  "logement dans le ressort de la MSA Haute-Normandie",
  "27",
  "76",
);

export const msa_haute_normandie_aide_permis = aideDuLieu(
  {
    nom: "msa_haute_normandie_aide_permis",
    libelle: "aide au permis de conduire de la MSA Haute-Normandie",
    article: "MSA Haute-Normandie, aide au permis de conduire",
  },
  msa_haute_normandie_eligibilite_residence,
  entreDeuxAges(
    HAUTE_NORMANDIE,
    (c, individu, mois) =>
      (regimeAgricole(c, individu, mois) ||
        (estACharge(c, individu, mois) && alternant(c, individu, mois))) &&
      rfr(c, c.foyerFiscalDe(individu), anneeDe(mois) - 2) <= plafondDeLArs(c, individu, mois) &&
      salaire_de_base(c, individu, mois) <= smicMensuel(c, mois),
  ),
);
