import type { Calcul } from "../../moteur/calcul.ts";
import type { IndividuDeLaLoi, MenageDeLaLoi } from "../../moteur/entites.ts";
import { annee_etude, scolarite, statuts_etablissement_scolaire } from "../communs/donnees.ts";
import { dansLaRegion } from "../communs/lieux.ts";
import { etudiant } from "../communs/personnes.ts";
import { droitDuLieu } from "./communs.ts";

const ETABLISSEMENTS: ReadonlySet<string> = new Set(["public", "prive_sous_contrat"]);
/** Years after the baccalauréat that are studied in a lycée. */
const APRES_LE_BAC: ReadonlySet<string> = new Set(["bts_1", "bts_2", "cpge_1", "cpge_2"]);
const SCOLARITES: ReadonlySet<string> = new Set(["maternelle", "primaire", "college", "lycee"]);

const enOccitanie = (c: Calcul, menage: MenageDeLaLoi, mois: number): boolean =>
  dansLaRegion(c, menage, mois, "occitanie");

const dansUnEtablissement = (c: Calcul, individu: IndividuDeLaLoi, mois: number): boolean =>
  ETABLISSEMENTS.has(statuts_etablissement_scolaire(c, individu, mois));

export const occitanie_carte_jeune_region = droitDuLieu(
  {
    nom: "occitanie_carte_jeune_region",
    libelle: "carte Jeune Région d’Occitanie",
    article: "Région Occitanie, carte Jeune Région",
  },
  enOccitanie,
  (c, individu, mois) =>
    etudiant(c, individu, mois) &&
    (scolarite(c, individu, mois) === "lycee" || APRES_LE_BAC.has(annee_etude(c, individu, mois))) &&
    dansUnEtablissement(c, individu, mois),
);

export const occitanie_carte_transport_scolaire_lio = droitDuLieu(
  {
    nom: "occitanie_carte_transport_scolaire_lio",
    libelle: "transport scolaire gratuit liO",
    article: "Région Occitanie, règlement régional des transports scolaires",
  },
  enOccitanie,
  (c, individu, mois) =>
    SCOLARITES.has(scolarite(c, individu, mois)) && dansUnEtablissement(c, individu, mois),
);
