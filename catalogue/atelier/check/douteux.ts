import type { CheminYaml } from "../../lire/constat.ts";

/** A fact an editor should settle; until then it is kept as it was found. */
export interface FaitDouteux {
  chemin: CheminYaml;
  pourquoi: string;
}

const generale = (rang: number, pourquoi: string): FaitDouteux => ({
  chemin: ["conditions_generales", rang],
  pourquoi,
});
const ferme = (rang: number): FaitDouteux => ({
  chemin: ["profils", rang, "type"],
  pourquoi: "le questionnaire ne demande la spécialité de la formation qu’en études : ce profil est fermé",
});
const description = (pourquoi: string): FaitDouteux => ({ chemin: ["description"], pourquoi });
const montant = (pourquoi: string): FaitDouteux => ({ chemin: ["montant"], pourquoi });
/** What a passenger pays, where the source can be read in two ways: the dearer one is written. */
const passager = (pourquoi: string): readonly FaitDouteux[] => [{ chemin: ["passager"], pourquoi }];

/** By aid. What would be said at one of these places is told by its reason instead, and not refused. */
export const douteux: Readonly<Record<string, readonly FaitDouteux[]>> = {
  "hauts-de-france-formations-sanitaires-sociales-niveaux-3-4": [ferme(0)],
  "region_centre_val_de_loire-aides-pour-la-formation-sanitaire-et-social": [ferme(1), ferme(3)],
  "region_corse-bourses-d’études-de-formations-sanitaires-et-sociales": [ferme(2)],
  "region_ile_de_france-bourses-pour-les-élèves-et-étudiant-e-s-inscrit-e-s-en-formations-sanitaires-et-sociales":
    [ferme(2)],
  "caf_oise-aide-au-bafa-pour-une-session-de-formation-générale": [
    description("la source parle de l’approfondissement"),
  ],
  "caf_dordogne-aide-au-bafa-pour-une-session-de-formation-générale-et-dapprofondissement": [
    description("la source parle de l’approfondissement"),
  ],
  "caf_isere-aide-au-bafa-pour-une-session-de-formation-générale-et-dapprofondissement": [
    description("la source parle de l’approfondissement"),
  ],
  "aide-au-bafa-pour-une-session-dapprofondissement-ou-de-qualification-caf-de-la-haute-savoie": [
    description("la source parle de la formation générale"),
  ],
  "region-provence-alpes-cote-azur-programme-regional-aide-mobilite-etudiante-prame": [
    generale(2, "moins de 30 ans, ou 30 ans inclus"),
  ],
  "region_ile_de_france-aide-régionale-aux-inscriptions-aux-concours": [
    { chemin: ["profils", 0, "conditions", 0], pourquoi: "deuxième année, mais la règle dit cpge_1" },
  ],
  ville_cholet_aide_permis: [generale(1, "dès 15 ans ou dès 18 ans")],
  "region-ile-de-france-carte-imagine-r-etudiants": [
    { chemin: ["conditions", 1], pourquoi: "382,40 € ou 392,30 €" },
  ],
  "cc-loire-layon-aubance-incitations-covoiturage-eligibilite": passager(
    "« 17 € » entre 0,75 € et 2 €, avec des seuils à 5, 30 et 60 km : sans doute 1,70 € ou 1 €",
  ),
  "intercommunalite-choletais-incitations-covoiturage-eligibilite": passager(
    "0,60 € par km après 20 km, quand les voisins disent 0,10 €",
  ),
  "cc-usses-et-rhone-incitations-covoiturage-eligibilite": passager(
    "0,20 €, puis 0,10, 0,20 et 0,10 € par km, avec des seuils à 20, 30, 50 et 80 km",
  ),
  "cc-bugey-sud-incitations-covoiturage-eligibilite": passager("gratuit, ou 1 €, jusqu’à 50 km"),
  "ca-flers-agglo-incitations-covoiturage-eligibilite": passager(
    "gratuit, ou 1,10 €, jusqu’à 40 km ; puis 0,10 € par km",
  ),
  "cc-intercom-de-la-vire-au-noireau-incitations-covoiturage-eligibilite": passager(
    "après 40 km : 2 €, ou 0,10 € par km, ou les deux",
  ),
  "cc-val-dille-aubigne-incitations-covoiturage-eligibilite": passager(
    "après 40 km : 1 €, ou 0,10 € par km, ou les deux",
  ),
  "cc-du-haut-chablais-incitations-covoiturage-eligibilite": passager(
    "0,10 € par km, 2 € et 0,30 € par km, mais un seul seuil entre 40 et 80 km",
  ),
  "cc-du-pays-de-saint-eloy-incitations-covoiturage-eligibilite": passager(
    "2 € et 0,30 € par km, avec des seuils à 60 et 80 km : où la gratuité finit-elle ?",
  ),
  "cc-du-pays-orne-moselle-incitations-covoiturage-eligibilite": passager("gratuit, ou 0,50 €"),
  "intercommunalite-lorient-agglomeration-incitations-covoiturage-eligibilite":
    passager("gratuit, ou 1,50 €"),
  "ca-lannion-tregor-communaute-incitations-covoiturage-eligibilite": [
    {
      chemin: ["par_mois"],
      pourquoi: "la campagne connue va du 1er avril 2024 au 31 décembre 2025 : dure-t-elle encore ?",
    },
  ],
  "ca-cannes-pays-de-lerins-incitations-covoiturage-eligibilite": passager("gratuit, ou de 0,25 € à 1,50 €"),
  "cc-liffre-cormier-communaute-incitations-covoiturage-eligibilite": [
    {
      chemin: ["zone"],
      pourquoi: "la source dit « dans les Pays de la Loire », mais le territoire est en Bretagne",
    },
  ],
  "nantes-metropole-incitations-covoiturage-eligibilite": [
    { chemin: ["operateurs"], pourquoi: "Klaxit, réunie à BlaBlaCar Daily, est retirée" },
  ],
  "smbpa-pays-basque-adour-aide-covoiturage": [
    { chemin: ["conditions", 0], pourquoi: "Klaxit, réunie à BlaBlaCar Daily, est retirée" },
  ],
  "metropole-lyon-aide-covoiturage": [
    generale(
      0,
      "avec la Métropole, cinq communes de la vallée du Garon, qui est une autre intercommunalité : y paie-t-elle encore ?",
    ),
  ],
  "auvergne-rhone-alpes-pass-region": [generale(0, "de 16 à 25 ans, ou jusqu’à 26 ans")],
  pm_genevois_francais_aide_covoiturage: [
    generale(
      0,
      "117 communes, celles des membres ; le trajet peut finir dans 65 autres, qui ne sont pas connues",
    ),
  ],
  msa_armorique_aide_permis: [description("moins de 25 ans, mais la formule prend 25 ans compris")],
  msa_portes_de_bretagne_aide_permis: [description("moins de 25 ans, mais la formule prend 25 ans compris")],
  "departement_charente_maritime-aide-departementale-au-permis-de-conduire": [
    montant("1 500 €, ou 1 275 € (une page sans date), et dès 17 ans"),
  ],
  "region-hauts-de-france-fonds-regional-social-urgence": [generale(1, "moins de 35 ans, ou 35 ans compris")],
  "caf-haute-saone-aide-bafa": [montant("200 € et 100 € en internat (page de la Caf, sans date), ou 400 €")],
  "atmb-aide-covoiturage": [
    {
      chemin: ["conditions", 0],
      pourquoi: "deux applications dès 4 km, ou une seule dès 5 km depuis avril 2024",
    },
  ],
  "cc-de-thann-cernay-incitations-covoiturage-eligibilite": passager(
    "0,50 €, ou gratuit les dix premières fois, comme chez ses voisins",
  ),
  "region-centre-val-de-loire-mobilite-lyceen-agricole": [
    {
      chemin: ["profils", 0, "type"],
      pourquoi: "sans ce profil personne ne la voit : le projet à l’étranger n’est pas demandé au lycée",
    },
  ],
};

const identifiant = (pourquoi: string): readonly FaitDouteux[] => [
  { chemin: ["code_siren"], pourquoi: `identifiant inventé, faute de SIREN : ${pourquoi}` },
];

/** By institution, as for aids. */
export const organismesDouteux: Readonly<Record<string, readonly FaitDouteux[]>> = {
  etat: identifiant("l’État en a un par administration"),
  departements: identifiant("il y en a un par département"),
  departements_et_metropoles: identifiant("il y en a un par département et par métropole"),
  union_europeenne: identifiant("l’Union européenne n’en a pas"),
};
