import type { FactName } from "../situation/facts.ts";
import { contratsAlternance, mentions, scolarites, specialites } from "../situation/vocabulaire.ts";
import { type Contrainte, dans, entre, type Exigence } from "./contrainte.ts";

/** What the journey ensures of a household, whatever the aid: a question is asked only after another's answer. */
interface Lien {
  si: Exigence & { fait: FactName };
  alors: Exigence & { fait: FactName };
}

const lien = (fait: FactName, si: Contrainte, alors: FactName, contrainte: Contrainte): Lien => ({
  si: { fait, contrainte: si },
  alors: { fait: alors, contrainte },
});

const auLycee = ["cap_1", "cap_2", "seconde", "premiere", "terminale"];
const debutDuSuperieur = ["bts_1", "but_1", "cpge_1", "licence_1", "licence_2"];
const suiteDuSuperieur = ["licence_3", "master_1", "master_2", "doctorat_1", "doctorat_2", "doctorat_3"];
const superieur = [...debutDuSuperieur, ...suiteDuSuperieur];

export const liens: readonly Lien[] = [
  lien("demandeur.scolarite", dans(Object.keys(scolarites)), "demandeur.activite", dans(["etudiant"])),
  lien("demandeur.annee_etude", dans(auLycee), "demandeur.scolarite", dans(["lycee"])),
  lien("demandeur.annee_etude", dans(superieur), "demandeur.scolarite", dans(["enseignement_superieur"])),
  lien(
    "demandeur.annee_etude",
    dans([...auLycee, ...superieur, "autre"]),
    "demandeur.scolarite",
    dans(["lycee", "enseignement_superieur"]),
  ),
  lien(
    "demandeur.mention_baccalaureat",
    dans(Object.keys(mentions)),
    "demandeur.annee_etude",
    dans(debutDuSuperieur),
  ),
  lien("demandeur.stagiaire", dans([true]), "demandeur.activite", dans(["etudiant"])),
  lien(
    "demandeur._contrat_alternant",
    dans(Object.keys(contratsAlternance)),
    "demandeur.activite",
    dans(["etudiant", "salarie"]),
  ),
  lien(
    "demandeur.groupe_specialites_formation",
    dans(Object.keys(specialites)),
    "demandeur.scolarite",
    dans(["lycee", "enseignement_superieur", "inconnue"]),
  ),
  lien("demandeur.taux_incapacite", entre(0.000_001, 1), "demandeur.handicap", dans([true])),
];

/** Bounds that no household crosses. */
export const bornes: readonly (Exigence & { fait: FactName })[] = [
  { fait: "demandeur.age", contrainte: entre(0, 130) },
  { fait: "demandeur.taux_incapacite", contrainte: entre(0, 1) },
  { fait: "legislation.quotient_familial", contrainte: entre(0, Infinity) },
];
