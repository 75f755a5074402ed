import type { CleDecisive } from "./questions.ts";
import { impotsAPart } from "./avis-d-impot.ts";
import { sansParents } from "../../situation/parents.ts";
import {
  activite,
  auDessus,
  type LoiConnue,
  non,
  oui,
  type RegleDecisive,
  sommeDe,
  touche,
  toucheADeux,
} from "./regle.ts";
import type { Situation } from "../../situation/situation.ts";
import { ageAt, periodsOf } from "../../situation/periods.ts";
import { ressourceIds } from "../../situation/ressources.ts";

const sansEmploi: RegleDecisive = (situation) => oui(activite("chomeur")(situation));
const CAF = [
  "aide_logement",
  "rsa",
  "aah",
  "af",
  "asf",
  "cf",
  "aeeh",
  "paje_base",
  "paje_prepare",
  "ppa",
] as const;
const allocataire = toucheADeux(...CAF);
const aCharge: RegleDecisive = (situation) => oui(impotsAPart(situation) === false);
const enCej = touche("contrat_engagement_jeune");
/** Whoever has no job has no way to work to pay for. */
const sansTrajetDeTravail: RegleDecisive = (situation) =>
  non(activite("chomeur", "inactif", "retraite")(situation));

/** Three quarters of the gross minimum wage of June 2026 (1 867,02 €): less than the net one, euros a month. */
const SMIC_NET = 1400;

/** Under 26, 60 and over, out of work, on RSA, or with the card of a disability of 80 %. */
const parLAgeOuLaSituation = (situation: Situation): boolean => {
  const { date_naissance: ne, taux_incapacite: taux = 0 } = situation.demandeur;
  const age = ne === undefined ? 30 : ageAt(ne, situation.dateDeValeur);
  const parLaSituation = taux >= 0.8 || activite("chomeur")(situation) || touche("rsa")(situation);
  return age < 26 || age >= 60 || parLaSituation;
};
/** Free health cover, when its computation rests on nothing unknown; who has a disability may have the card. */
const santeGratuite = ({ legislation, doutes, inconnus }: LoiConnue): boolean | undefined =>
  doutes?.["cmu_c"] || inconnus?.has("cmu_c") ? undefined : legislation?.cmu_c;

/** Questions about projects, where one lives and who follows one, that the answers settle, by name. */
export const reglesDesProjets: Partial<Record<CleDecisive, RegleDecisive>> = {
  a_charge_ou_placement: aCharge,
  a_charge_parents: (situation, loi) => aCharge(situation, loi) ?? non(sansParents(situation)),
  abonnement_train_travail: sansTrajetDeTravail,
  caf_allocataire: (situation) => oui(allocataire(situation)),
  caf_allocataire_soi: (situation) => oui(touche(...CAF)(situation)),
  caf_ou_sans_emploi: (situation, loi) => oui(sansEmploi(situation, loi) || allocataire(situation)),
  cherche_emploi_ou_employeur: sansEmploi,
  dossier_parents_ou_enfant: ({ enfants }) => oui((enfants ?? []).length > 0),
  emploi_ou_formation_cherches: (situation) =>
    oui(activite("chomeur", "etudiant")(situation) || enCej(situation)),
  foyer_fiscal_bfc: (situation) => oui(impotsAPart(situation) === true),
  mission_locale_ou_rsa_jeune: (situation) => oui(touche("rsa")(situation)),
  parcours_insertion: (situation) => oui(enCej(situation)),
  // Not before 17 (décret n° 2023-1214).
  permis_b: ({ demandeur: { date_naissance: jour }, dateDeValeur }) =>
    non(jour !== undefined && ageAt(jour, dateDeValeur) < 17),
  permis_bfc: (situation, loi) =>
    oui(
      sansEmploi(situation, loi) ||
        (situation.demandeur.scolarite === "lycee" && situation.demandeur.alternant !== true) ||
        activite("service_civique")(situation) ||
        enCej(situation),
    ),
  permis_idf: (situation) => oui(enCej(situation)),
  permis_nouvelle_aquitaine: (situation) => oui(activite("service_civique")(situation)),
  prestations_dordogne: (situation) => oui(toucheADeux("rsa", "aide_logement", "aah")(situation)),
  // The ceiling of 2026, euros a share.
  revenus_modestes_km: auDessus(16_880),
  stas_10_euros: (situation, loi) =>
    parLAgeOuLaSituation(situation) ||
    (oui(santeGratuite(loi)) ?? non(situation.demandeur.handicap !== true && santeGratuite(loi) === false)),
  ter_solidaire: (situation) => {
    if (touche("rsa", "aspa")(situation)) return true;
    if (!activite("chomeur")(situation)) return undefined;
    const total = sommeDe(situation.demandeur, ressourceIds, [periodsOf(situation.dateDeValeur).thisMonth]);
    return oui(total !== undefined && total < SMIC_NET);
  },
  travail_20_km_moteur: sansTrajetDeTravail,
  travaux_energie: ({ menage: { statut_occupation_logement: statut } }) =>
    non(statut !== undefined && statut !== "proprietaire" && statut !== "primo_accedant"),
  vacances_enfants: ({ enfants }) => non(enfants?.length === 0),
  volontaire_service_civique: (situation) => oui(activite("service_civique")(situation)),
};
