/**
 * What two aids of one month are to each other: `choix`, a person gets one of the two; `suspend`, the first is a project that
 * puts an end to the second; `exclut`, who has the first never has the
 * second; `compte dans`, the first is a resource of the second.
 */
export type LienDesPaires = "choix" | "suspend" | "exclut" | "compte dans";

export interface Paire {
  un: string;
  autre: string;
  lien: LienDesPaires;
  /** Text that says so. */
  texte: string;
}

const relier = (lien: LienDesPaires, un: string, autres: string, texte: string): Paire[] =>
  autres.split(" ").map((autre) => ({ un, autre, lien, texte }));

/** Scholarships of the Regions for those who learn a trade of health or of social work, in the place of that of the Crous. */
const BOURSES_DES_REGIONS =
  "grand-est-bourse-du-secteur-sanitaire-et-social guadeloupe-bourse-sanitaire guadeloupe-bourse-sociale hauts-de-france-bourses-etudes-sanitaires-et-sociales martinique-bourses-sanitaires-et-sociales occitanie-bourse-etudes-sanitaires-et-sociales provence-alpes-cote-azur-bourse-sanitaire-social region_auvergne_rhone_alpes-bourse-du-secteur-santé-social region_bourgogne_franche_comte-bourses-détudes-sanitaires-et-sociales region_corse-bourses-d’études-de-formations-sanitaires-et-sociales region_ile_de_france-bourses-pour-les-élèves-et-étudiant-e-s-inscrit-e-s-en-formations-sanitaires-et-sociales region_la_reunion-bourse-régionale-sanitaire-et-sociale region_nouvelle_aquitaine-bourses-pour-les-étudiants-en-formations-sociales-paramédicales-et-de-santé region_pays_de_la_loire-bourses-pour-les-élèves-et-étudiant-e-s-en-formation-sanitaire-et-sociale";

/**
 * The one table of pairs. Choices are marked on the results (`choix.ts`), which totals, the year and the pages read; what the
 * formulas of the law exclude or count is told here too, and a property keeps the two in accord.
 */
export const paires: readonly Paire[] = [
  ...relier("choix", "contrat_engagement_jeune", "ppa", "C. trav., art. R5131-24, II"),
  ...relier(
    "suspend",
    "service_civique",
    "rsa ass contrat_engagement_jeune",
    "C. serv. nat., art. L120-11 et L120-18",
  ),
  ...relier(
    "choix",
    "are",
    "rsa ass contrat_engagement_jeune",
    "CASF, art. L262-3 ; C. trav., art. L5423-1 et D5131-20",
  ),
  ...relier("choix", "prepare", "cf", "CSS, art. L532-1"),
  ...relier("choix", "prepare", "ajpp", "CSS, art. L532-2 et L544-9"),
  ...relier("choix", "ajpp", "ajpa", "CSS, art. L168-10 et L544-9"),
  ...relier(
    "choix",
    "bourse_criteres_sociaux",
    BOURSES_DES_REGIONS,
    "CASF, art. L451-3 ; code de la santé publique, art. L4383-4",
  ),
  ...relier("exclut", "rsa", "contrat_engagement_jeune", "C. trav., art. R5131-24"),
  ...relier("exclut", "paje_base", "cf", "CSS, art. L532-1"),
  ...relier("exclut", "aah", "ass", "C. trav., art. L5423-7 (à vérifier)"),
  ...relier("exclut", "aspa", "asi", "CSS, art. L815-24"),
  ...relier("compte dans", "ass", "rsa", "CASF, art. R262-13"),
  ...relier(
    "compte dans",
    "aah",
    "rsa ppa css_participation_forfaitaire",
    "CASF, art. R262-6 ; CSS, art. L842-8 et R861-4",
  ),
  ...relier(
    "compte dans",
    "aide_logement",
    "rsa ppa css_participation_forfaitaire",
    "CASF, art. R262-10 ; CSS, art. R844-3 et R861-5",
  ),
  ...relier(
    "compte dans",
    "af",
    "rsa ppa css_participation_forfaitaire",
    "CASF, art. R262-11 ; CSS, art. R844-5 et R861-8",
  ),
  ...relier(
    "compte dans",
    "cf",
    "rsa ppa css_participation_forfaitaire",
    "CASF, art. R262-11 ; CSS, art. R844-5 et R861-8",
  ),
  ...relier(
    "compte dans",
    "asf",
    "rsa ppa css_participation_forfaitaire",
    "CASF, art. R262-10-1 ; CSS, art. R844-5 et R861-8",
  ),
  ...relier("compte dans", "paje_base", "rsa ppa", "CASF, art. R262-11 ; CSS, art. R844-5"),
];

/** Pairs of one kind that an aid is in, whichever its side. */
export const pairesDe = (id: string, lien: LienDesPaires): readonly Paire[] =>
  paires.filter((paire) => paire.lien === lien && (paire.un === id || paire.autre === id));
