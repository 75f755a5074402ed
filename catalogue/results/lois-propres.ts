/** Places of France that have laws of their own; Alsace and Moselle have none that an aid of here reads. */
export type Territoire =
  | "Mayotte"
  | "Saint-Martin"
  | "Saint-Barthélemy"
  | "Saint-Pierre-et-Miquelon"
  | "Alsace-Moselle"
  | "Pacifique";

/**
 * What an aid is in a place: `la même`, the law of elsewhere; `la sienne`, a scale of its own that the engine has;
 * `à vérifier`, one that was not read: no amount there, and never a silent refusal; `aucune`, no such aid.
 */
export type Loi = "la même" | "la sienne" | "à vérifier" | "aucune";

/** Some national aids, and their law in each place; the text that says so. */
interface LoisDesTerritoires {
  aides: readonly string[];
  lois: Readonly<Record<Territoire, Loi>>;
  texte: string;
}

type Autres = Partial<Record<Territoire, Loi>>;
const PARTOUT: Readonly<Record<Territoire, Loi>> = {
  Mayotte: "la même",
  "Saint-Martin": "la même",
  "Saint-Barthélemy": "la même",
  "Saint-Pierre-et-Miquelon": "la même",
  "Alsace-Moselle": "la même",
  Pacifique: "aucune",
};
const ligne = (aides: string, texte: string, autres: Autres = {}): LoisDesTerritoires => ({
  aides: aides.split(" "),
  lois: { ...PARTOUT, ...autres },
  texte,
});

const A_VERIFIER = { Mayotte: "à vérifier", "Saint-Pierre-et-Miquelon": "à vérifier" } as const;
const ILES_DU_NORD = { "Saint-Martin": "à vérifier", "Saint-Barthélemy": "à vérifier" } as const;
const OUTRE_MER = { "Saint-Martin": "la sienne", "Saint-Barthélemy": "la sienne" } as const;
const AU_PACIFIQUE = { Pacifique: "la même" } as const;

/** Every national aid of the law, and the few aids of rules that a territory keeps or changes (docs/legislation.md#territoires). */
export const loisDesTerritoires: readonly LoisDesTerritoires[] = [
  // Mayotte has its own convention of unemployment insurance, which was not read.
  ligne("are", "convention du 15 novembre 2024 ; C. trav., art. L5524-1", { Mayotte: "à vérifier" }),
  ligne("salaire_minimum_alternance", "code du travail, art. D6222-26, D6325-15 et L3423-1", {
    Mayotte: "la sienne",
  }),
  ligne("rsa", "CASF, art. L542-6 et R542-6", { ...A_VERIFIER, Mayotte: "la sienne" }),
  ligne("ppa", "décrets n° 2016-866 du 29 juin 2016 et n° 2019-71 du 4 février 2019", A_VERIFIER),
  ligne(
    "aah",
    "ordonnance n° 2002-411 du 27 mars 2002, art. 35 ; ordonnance n° 77-1102 du 26 septembre 1977",
    {
      ...A_VERIFIER,
      Mayotte: "la sienne",
    },
  ),
  ligne(
    "caah aspa asi",
    "ordonnances n° 2002-411 du 27 mars 2002 et n° 77-1102 du 26 septembre 1977",
    A_VERIFIER,
  ),
  ligne("ars agepi", "ordonnances n° 2002-149 du 7 février 2002 et n° 77-1102 du 26 septembre 1977", {
    ...A_VERIFIER,
    Mayotte: "la sienne",
    ...OUTRE_MER,
  }),
  ligne("contrat_engagement_jeune ass", "C. trav., art. D5131-19 ; décret n° 2012-1205 du 30 octobre 2012", {
    Mayotte: "la sienne",
  }),
  ligne(
    "af cf asf asf_enfant_recueilli paje_base prime_naissance prime_adoption aeeh cmg_emploi_direct prepare ajpp ajpa",
    "ordonnances n° 2002-149 du 7 février 2002 et n° 77-1102 du 26 septembre 1977 ; CSS, art. L751-1 et L755-1 et suivants",
    { ...A_VERIFIER, ...OUTRE_MER },
  ),
  ligne("css_participation_forfaitaire", "LFSS pour 2023, art. 92 ; décret n° 2023-1425 ; CSS, art. L861-1", {
    ...A_VERIFIER,
    ...ILES_DU_NORD,
  }),
  ligne("aide_logement", "décret n° 2013-140 du 14 février 2013 ; arrêté du 27 septembre 2019, art. 46", {
    Mayotte: "à vérifier",
    ...OUTRE_MER,
    "Saint-Pierre-et-Miquelon": "la sienne",
  }),
  ligne(
    "cheque_energie",
    "C. énergie, art. R124-1 ; l’impôt sur le revenu y est propre (CGCT, art. LO6214-4, LO6314-4 et LO6414-1)",
    {
      ...ILES_DU_NORD,
      "Saint-Pierre-et-Miquelon": "à vérifier",
    },
  ),
  ligne(
    "logement_social_eligible bail_reel_solidaire",
    "le logement est à la collectivité (CGCT, art. LO6214-3, LO6314-3 et LO6414-1)",
    {
      ...ILES_DU_NORD,
      "Saint-Pierre-et-Miquelon": "à vérifier",
    },
  ),
  ligne("visale_eligibilite locapass_eligibilite mobili_jeune", "CCH, art. L313-3"),
  ligne("livret_epargne_populaire_taux", "CMF, art. L221-15 ; CGI, art. 1417", {
    Mayotte: "la sienne",
    ...OUTRE_MER,
    "Saint-Pierre-et-Miquelon": "la sienne",
  }),
  ligne("carte_sncf_eleve_apprenti_eligibilite", "décret du 1er décembre 1941 (à vérifier)", {
    Mayotte: "aucune",
    "Saint-Martin": "aucune",
    "Saint-Barthélemy": "aucune",
    "Saint-Pierre-et-Miquelon": "aucune",
  }),
  ligne("bourse_college bourse_lycee", "C. éduc., art. L531-1 et L531-4", { Pacifique: "à vérifier" }),
  ligne(
    "bourse_criteres_sociaux aide_merite_montant aide_mobilite_master aide_mobilite_parcoursup aide_mobilite_internationale_eligibilite aide_alimentation_etudiants_eloignes crous_logement_eligibilite crous_repas_montant seances_sante_psy_etudiant garantie_pret_etudiant_eligibilite aide_formation_gen gratuite_musees_monuments",
    "C. éduc., art. L821-1 et suivants : l’enseignement supérieur est à l’État",
    AU_PACIFIQUE,
  ),
  ligne(
    "pass_culture pass_sport pass_colo depart1825_montant_maximum aide_permis_demandeur_emploi aide_financement_permis_apprenti aide_permis_pro_btp pret_formation_permis_eligibilite mon_soutien_psy",
    "textes de chaque aide : leur application au Pacifique n’a pas été lue",
    { Pacifique: "à vérifier" },
  ),
];
