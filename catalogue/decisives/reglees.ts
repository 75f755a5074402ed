import type { FactContext, LegislationFacts } from "../situation/context.ts";
import { sansParents } from "../situation/parents.ts";
import { periodsOf } from "../situation/periods.ts";
import { recoit, type RessourceId, ressourcesParCategorie } from "../situation/ressources.ts";
import type { Individu, Situation } from "../situation/situation.ts";
import { impotsAPart } from "./avis-d-impot.ts";
import type { CleDecisive } from "./questions.ts";

/** What the questionnaire’s answers say of a question that decides; `undefined` when they leave it open. */
type Regle = (situation: Situation, loi?: LegislationFacts) => boolean | undefined;

const oui = (vrai: boolean | undefined) => vrai || undefined;
const non = (vrai: boolean | undefined) => (vrai ? false : undefined);

/** True for one who has some of these incomes this month: those of the past say nothing of today. */
const touche =
  (...ids: readonly RessourceId[]) =>
  ({ demandeur, dateDeValeur }: Situation): boolean =>
    recoit(demandeur, ids, [periodsOf(dateDeValeur).thisMonth]);

/** The same of either of a couple. */
const toucheADeux =
  (...ids: readonly RessourceId[]) =>
  ({ demandeur, conjoint, dateDeValeur }: Situation): boolean =>
    [demandeur, conjoint].some((un) => recoit(un, ids, [periodsOf(dateDeValeur).thisMonth]));

/** Neither of them had any, this month nor the twelve before. */
const sansAucun =
  (...ids: readonly RessourceId[]) =>
  ({ demandeur, conjoint, dateDeValeur }: Situation): boolean =>
    ![demandeur, conjoint].some((un) => recoit(un, ids, periodsOf(dateDeValeur).last13Months));

const sansEmploi = ({ demandeur: { activite } }: Situation) => oui(activite === "chomeur");

const BOURSES = touche("bourse_enseignement_sup");
const boursier: Regle = (situation) => oui(situation.demandeur.boursier === true || BOURSES(situation));
/** The grant, or the right to it as the law gives it: its scale is that of others. */
const boursierDeDroit: Regle = (situation, loi) => boursier(situation) || oui(loi?.boursier);
const minimum = toucheADeux("rsa", "ass", "aah");
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

const enAnnee =
  (...annees: readonly NonNullable<Individu["annee_etude"]>[]): Regle =>
  ({ demandeur: { annee_etude, scolarite } }) =>
    oui(scolarite !== undefined && annee_etude !== undefined && annees.includes(annee_etude));

/** The only question of its kind that leaves no doubt: « Êtes-vous en alternance ? » Non. */
const horsApprentissage: Regle = ({ demandeur: { activite, alternant, _contrat_alternant } }) =>
  non(
    (activite !== undefined && activite !== "etudiant") ||
      alternant === false ||
      _contrat_alternant === "professionnalisation",
  );

const aCharge: Regle = (situation) => oui(impotsAPart(situation) === false);

/**
 * Questions that the questionnaire’s own answers settle, by name: they are never asked (docs/specification.md#certitude).
 * « Non » only where the answer leaves no room.
 */
const regles: Partial<Record<CleDecisive, Regle>> = {
  a_charge_ou_placement: aCharge,
  a_charge_parents: (situation) => aCharge(situation) ?? non(sansParents(situation)),
  alternance_2e_annee: ({ demandeur: { activite, alternant } }) =>
    non((activite !== undefined && activite !== "etudiant") || alternant === false),
  apprentissage_1re_annee: horsApprentissage,
  apprentissage_1re_annee_bac2: horsApprentissage,
  apprentissage_avant_bac: horsApprentissage,
  apprentissage_ou_formation_region: ({ demandeur }) => oui(demandeur._contrat_alternant === "apprenti"),
  bourse_crous: boursier,
  bourse_ou_non_imposable: (situation) => oui(boursier(situation) || minimum(situation)),
  bourse_ou_asile: boursier,
  bourse_ou_repas_1_euro: boursier,
  bretagne_voie: (situation) =>
    oui(situation.demandeur.scolarite === "enseignement_superieur" || enAnnee("cap_1", "cap_2")(situation)),
  caf_allocataire: (situation) => oui(allocataire(situation)),
  caf_allocataire_soi: (situation) => oui(touche(...CAF)(situation)),
  caf_ou_sans_emploi: (situation) => oui(sansEmploi(situation) || allocataire(situation)),
  cap_bac_pro: enAnnee("cap_1", "cap_2"),
  carte_mobilite: ({ demandeur: { taux_incapacite = 0 } }) => oui(taux_incapacite >= 0.8),
  cherche_emploi_ou_employeur: sansEmploi,
  cherche_logement: ({ menage }) => oui(menage.statut_occupation_logement === "sans_domicile"),
  difficulte_logement: ({ menage }) => oui(menage.statut_occupation_logement === "sans_domicile"),
  diplome_pro_mobilite: enAnnee("cap_1", "cap_2", "bts_1"),
  entreprise_dix_personnes: ({ demandeur }) => non(demandeur.categorie_salarie === "public_non_titulaire"),
  hors_fonction_publique: ({ demandeur: { categorie_salarie: categorie } }) =>
    categorie === undefined ? undefined : categorie === "prive_non_cadre",
  echelon_0_bis_a_4: ({ demandeur: { bourse_criteres_sociaux_echelon: echelon } }) =>
    echelon === undefined ? undefined : echelon >= 0 && echelon <= 4,
  etudes_etranger: ({ demandeur }) => demandeur._interetEtudesEtranger,
  impots_a_part: impotsAPart,
  internat_foyer_hlm: ({ menage }) => oui(menage.statut_occupation_logement === "locataire_foyer"),
  logement_a_son_nom: ({ menage: { statut_occupation_logement: statut } }) =>
    statut === "proprietaire" || statut === "primo_accedant"
      ? true
      : non(statut === "sans_domicile" || statut === "loge_gratuitement"),
  nouveau_logement: ({ menage: { _nombreMoisEntreeLogement: mois } }) =>
    mois === undefined ? undefined : mois > -12,
  parent_seul: ({ famille: { en_couple }, enfants }) =>
    en_couple === undefined || !enfants ? undefined : !en_couple && enfants.length > 0,
  permis_bfc: (situation) =>
    oui(
      sansEmploi(situation) ||
        situation.demandeur.scolarite === "lycee" ||
        situation.demandeur.activite === "service_civique",
    ),
  parents_impots_vannes: (situation) => non(situation.parents._situation === "decedes"),
  perte_autonomie: ({ demandeur: { gir } }) =>
    gir === undefined || gir === "gir_5" ? undefined : gir === "gir_1",
  prepa_talents_ou_bourse: boursierDeDroit,
  prestations_dordogne: (situation) => oui(toucheADeux("rsa", "aide_logement", "aah")(situation)),
  ressources_bourse_crous: boursierDeDroit,
  revenu_55_smic: ({ demandeur, dateDeValeur }) =>
    oui(!recoit(demandeur, ressourcesParCategorie.revenusActivite, periodsOf(dateDeValeur).last13Months)),
  rsa_ou_ass: (situation) => toucheADeux("rsa", "ass")(situation) || non(sansAucun("rsa", "ass")(situation)),
  sans_allocation_chomage: (situation) => non(touche("chomage_net")(situation)),
  sans_emploi_fixe: sansEmploi,
  sans_emploi_ni_formation: sansEmploi,
  statut_pass_jeunes: (situation) =>
    oui(
      situation.demandeur.scolarite === "lycee" ||
        situation.demandeur._contrat_alternant === "apprenti" ||
        enAnnee("bts_1")(situation),
    ),
};

/** True or false for a question that the answers, or the law from them, settle; `undefined` for one that is to be asked. */
export const reponseDesFaits = (
  cle: string,
  { situation, legislation }: Pick<FactContext, "situation" | "legislation">,
): boolean | undefined => regles[cle as CleDecisive]?.(situation, legislation);
