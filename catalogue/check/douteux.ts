import type { CheminYaml } from "./constat.ts";

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

/** By aid. What would be refused at one of these places is told instead (« à vérifier »). */
export const douteux: Readonly<Record<string, readonly FaitDouteux[]>> = {
  "hauts-de-france-formations-sanitaires-sociales-niveaux-3-4": [ferme(0)],
  "region_centre_val_de_loire-aides-pour-la-formation-sanitaire-et-social": [ferme(1), ferme(3)],
  "region_corse-bourses-d’études-de-formations-sanitaires-et-sociales": [ferme(2)],
  "region_ile_de_france-bourses-pour-les-élèves-et-étudiant-e-s-inscrit-e-s-en-formations-sanitaires-et-sociales":
    [ferme(2)],
  "caf_oise-aide-au-bafa-pour-une-session-de-formation-dapprofondissement-ou-de-qualification": [
    generale(1, "« 16 ans au plus » pour un approfondissement, qui vient après la formation générale"),
  ],
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
  "ville-lille-aide-au-financement-du-permis-de-conduire": [generale(2, "25 ans ou 30 ans au plus")],
  ville_lille_aide_bafa: [generale(2, "âge maximal à confirmer")],
  ville_cholet_aide_permis: [generale(1, "dès 15 ans ou dès 18 ans")],
  "region-ile-de-france-carte-imagine-r-etudiants": [
    { chemin: ["conditions", 1], pourquoi: "382,40 € ou 392,30 €" },
  ],
};
