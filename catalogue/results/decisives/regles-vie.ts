import { periodsOf } from "../../situation/periods.ts";
import {
  type RessourceId,
  recoit,
  ressourceIds,
  ressourcesParCategorie,
} from "../../situation/ressources.ts";
import type { Situation } from "../../situation/situation.ts";
import { type TitreDeSejour, titreDeSejour } from "../../situation/titre-de-sejour.ts";
import { impotsAPart } from "./avis-d-impot.ts";
import type { CleDecisive } from "./questions.ts";
import {
  activite,
  type LoiConnue,
  non,
  oui,
  type RegleDecisive,
  ressourcesSous,
  revenuFiscalSur,
  sansAucun,
  sommeDe,
  touche,
  toucheADeux,
} from "./regle.ts";

const sansDomicile: RegleDecisive = ({ menage, precisions }) =>
  oui(menage.statut_occupation_logement === "sans_domicile" && precisions?.["habitat_mobile"] !== true);
/** Who lives elsewhere than in a home of her own; what an owner would answer, or what she owned before, is not known. */
const loueOuHeberge: RegleDecisive = ({ menage: { statut_occupation_logement: statut } }) =>
  oui(statut !== undefined && statut !== "proprietaire" && statut !== "primo_accedant");
/** « Non » for the French and Europeans, who need no permit, and for whoever holds one of these. */
const sansTitre =
  (...autres: readonly (TitreDeSejour | "autre")[]): RegleDecisive =>
  (situation) => {
    const { nationalite } = situation.demandeur;
    const titre = titreDeSejour(situation);
    return non(
      nationalite === "FR" || nationalite === "DE" || (titre !== undefined && autres.includes(titre)),
    );
  };
/** Whether one is French or European, or holds a permit; the receipt of an asylum claim is none (C. serv. nat., art. L120-4; CCH, art. L300-1). */
const ouUnTitre: RegleDecisive = (situation) => {
  const { nationalite } = situation.demandeur;
  if (nationalite === undefined) return undefined;
  if (nationalite !== "AF") return true;
  const titre = titreDeSejour(situation);
  if (titre === "demande_asile") return false;
  return titre === undefined || titre === "autre" ? undefined : true;
};
/** The French, and a European who works or studies, have a right of residence (CESEDA, art. L233-1). */
const deDroit = (situation: Situation): boolean =>
  situation.demandeur.nationalite === "FR" ||
  (situation.demandeur.nationalite === "DE" && activite("salarie", "independant", "etudiant")(situation));
const sansEnfant: RegleDecisive = ({ enfants }) => non(enfants?.length === 0);

/** A pregnancy that was told, or a child whose day of birth is to come. */
const attendUnEnfant = ({ demandeur, conjoint, enfants, dateDeValeur }: Situation): boolean =>
  [demandeur, conjoint].some((un) => un?.enceinte === "enceinte") ||
  (enfants ?? []).some(({ date_naissance: jour }) => jour !== undefined && jour > dateDeValeur);

/** Income of the two of a couple over a year: none was told. */
const sansRevenu = ({ demandeur, conjoint, dateDeValeur }: Situation): boolean => {
  const { last13Months, lastYear } = periodsOf(dateDeValeur);
  return ![demandeur, conjoint].some((un) => recoit(un, ressourceIds, [...last13Months, lastYear]));
};

/** Euros a share: nothing is due under the first rate of tax, on income of 2024 (CGI, art. 197, law 2025-127); it only rises. */
const PREMIERE_TRANCHE = 11_497;
const sousLaPremiereTranche = (loi: LoiConnue): boolean => {
  const [rfr, parts] = [revenuFiscalSur(loi), loi.legislation?.nbptr];
  return rfr !== undefined && parts !== undefined && rfr <= PREMIERE_TRANCHE * parts;
};

const CHOMAGE: readonly RessourceId[] = ["chomage_net", "allocation_securisation_professionnelle"];
const SALAIRES: readonly RessourceId[] = ["salaire_net", "indemnites_chomage_partiel"];

/**
 * Paid no allowance, and none to come: the work that opens one was long ago, or goes on. Whoever lost a job within the
 * year may be waiting for hers.
 */
const sansAllocation: RegleDecisive = (situation) => {
  if (touche(...CHOMAGE)(situation)) return false;
  const { demandeur, dateDeValeur } = situation;
  const { last13Months } = periodsOf(dateDeValeur);
  const jamais = !recoit(demandeur, [...CHOMAGE, ...SALAIRES], last13Months);
  return oui(demandeur.activite !== undefined && jamais);
};

/** The same, the other way round. */
const avecAllocation: RegleDecisive = (situation, loi) =>
  touche(...CHOMAGE)(situation) || non(sansAllocation(situation, loi) === true);

/** True for whoever does not look for a job. */
const horsChomage: RegleDecisive = ({ demandeur: { activite: une } }) =>
  oui(une !== undefined && une !== "chomeur");

/** Covered as who works is: work, or its allowance, within the year (CSS, art. L161-8 and L311-5). */
const emploiOuChomageUnAn: RegleDecisive = ({ demandeur, dateDeValeur }) => {
  if (demandeur.activite !== "chomeur") return oui(demandeur.activite !== undefined);
  return recoit(demandeur, [...CHOMAGE, ...SALAIRES], periodsOf(dateDeValeur).last13Months);
};

/** Ceilings of the partial legal aid of one person, and what each other of the household adds, euros a year (décret 2020-1717, art. 3). */
const AIDE_JURIDICTIONNELLE = { seul: 19_290, parPersonne: 2_315 };

/** Under the ceiling of one person, the lowest; over, only if this year’s income, doubled from six months, is over too. */
const plafondAideJuridictionnelle: RegleDecisive = (situation, loi) => {
  const rfr = revenuFiscalSur(loi);
  const { seul, parPersonne } = AIDE_JURIDICTIONNELLE;
  if (rfr === undefined) return undefined;
  if (rfr <= seul) return true;
  const { demandeur, conjoint, enfants, dateDeValeur } = situation;
  if (impotsAPart(situation) === false) return undefined;
  const plafond = seul + parPersonne * ((conjoint ? 1 : 0) + (enfants?.length ?? 0));
  const recents = sommeDe(demandeur, ressourceIds, periodsOf(dateDeValeur).last12Months.slice(0, 6));
  // A tenth is taken off.
  return non(rfr > plafond && recents !== undefined && recents * 2 * 0.9 > plafond);
};

/** The lowest ceiling of the zero-rate loan: one person, where demand is weakest, euros a year (since 1 April 2024). */
const PTZ = 28_500;

/** 55 % of the gross minimum wage of June 2026 (1 867,02 €), and three quarters of it, the least that is left, euros a month. */
const SMIC_55 = { brut: 1_027, net: 770 };
const revenu55Smic: RegleDecisive = ({ demandeur, dateDeValeur }) => {
  const { last13Months, thisMonth } = periodsOf(dateDeValeur);
  if (!recoit(demandeur, ressourcesParCategorie.revenusActivite, last13Months)) return true;
  const net = sommeDe(
    demandeur,
    ["salaire_net", "indemnites_stage", "revenus_stage_formation_pro"],
    [thisMonth],
  );
  if (net === undefined) return undefined;
  return net <= SMIC_55.net ? true : non(net > SMIC_55.brut);
};

/** Euros this month: over it, nobody says to live almost without resources. */
const PEU = 1_000;

/** Questions of home, money, work and health that the answers settle, by name. */
export const reglesDeLaVie: Partial<Record<CleDecisive, RegleDecisive>> = {
  adoption: sansEnfant,
  allocation_chomage_ouverte: avecAllocation,
  // Asked of whoever looks for a job: an employee is paid for by her work, a student by her studies.
  chomage_indemnise: (situation, loi) => horsChomage(situation, loi) ?? avecAllocation(situation, loi),
  sans_chomage_indemnise: (situation, loi) => horsChomage(situation, loi) ?? sansAllocation(situation, loi),
  emploi_ou_chomage_un_an: emploiOuChomageUnAn,
  arret_travail_enfant: (situation) => oui(toucheADeux("paje_prepare", "paje_clca")(situation)),
  autre_parent: (situation) => oui(touche("asf")(situation)),
  bail_9_mois: ({ menage: { statut_occupation_logement: statut } }) =>
    non(statut === "sans_domicile" || statut === "loge_gratuitement" || statut === "proprietaire"),
  cantine: sansEnfant,
  code_ou_service_civique: (situation) =>
    oui(activite("service_civique")(situation) && situation.menage._departement === "62"),
  cherche_logement: sansDomicile,
  cherche_logement_etudes: (situation, loi) =>
    oui(activite("etudiant")(situation) && sansDomicile(situation, loi)),
  conservatoire: sansEnfant,
  contrat_signe: ({ demandeur }) => oui(demandeur.alternant === true),
  difficulte_logement: sansDomicile,
  enfant_depuis_2026: (situation) =>
    oui(
      attendUnEnfant(situation) ||
        (situation.enfants ?? []).some(({ date_naissance: jour = "" }) => jour >= "2026-01-01"),
    ),
  enfant_gravement_malade: sansEnfant,
  enfant_recueilli: ({ famille: { en_couple } }) => non(en_couple === false),
  entreprise_dix_personnes: (situation) =>
    non(
      situation.demandeur.categorie_salarie === "public_non_titulaire" ||
        activite("independant", "chomeur", "inactif", "retraite", "service_civique")(situation),
    ),
  garde_hors_domicile: sansEnfant,
  garde_declaree: sansEnfant,
  garde_employee: sansEnfant,
  // Out of work, one works for no administration.
  hors_fonction_publique: ({ demandeur: { activite: fait, categorie_salarie: categorie } }) =>
    fait === "chomeur" ? true : categorie === undefined ? undefined : categorie === "prive_non_cadre",
  impots_a_part: impotsAPart,
  internat_foyer_hlm: ({ menage }) => oui(menage.statut_occupation_logement === "locataire_foyer"),
  logement_a_son_nom: ({ demandeur, menage: { statut_occupation_logement: statut } }) =>
    statut === "proprietaire" || statut === "primo_accedant"
      ? true
      : non(
          statut === "sans_domicile" ||
            statut === "loge_gratuitement" ||
            demandeur.habite_chez_parents === true,
        ),
  non_imposable: (_, loi) => oui(sousLaPremiereTranche(loi)),
  nouveau_logement: ({ menage: { _nombreMoisEntreeLogement: mois } }) =>
    mois === undefined ? undefined : mois > -12,
  parent_seul: ({ famille: { en_couple }, enfants }) =>
    en_couple === undefined || !enfants ? undefined : !en_couple && enfants.length > 0,
  perte_autonomie: ({ demandeur: { gir } }) =>
    gir === undefined || gir === "gir_5" ? undefined : gir === "gir_1",
  parcours_pacea: (situation) => non(touche("contrat_engagement_jeune")(situation)),
  plafond_aide_juridictionnelle: plafondAideJuridictionnelle,
  plafond_ptz: (_, loi) => {
    const rfr = revenuFiscalSur(loi);
    return rfr === undefined ? undefined : oui(rfr <= PTZ);
  },
  premier_logement: ({ menage: { _nombreMoisEntreeLogement: mois } }) =>
    non(mois !== undefined && mois <= -12),
  presque_sans_ressources: ({ demandeur, dateDeValeur }) =>
    non(ressourcesSous(demandeur, PEU, [periodsOf(dateDeValeur).thisMonth]) === false),
  prime_naissance_due: (situation) => oui(attendUnEnfant(situation)),
  projet_achat_logement: (situation, loi) =>
    non(sansDomicile(situation, loi) === true || sansRevenu(situation)),
  sans_logement_adapte: loueOuHeberge,
  sans_logement_deux_ans: loueOuHeberge,
  ressources_300: ({ demandeur, dateDeValeur }) =>
    ressourcesSous(demandeur, 300, [periodsOf(dateDeValeur).thisMonth]),
  ressources_551: ({ demandeur, dateDeValeur }) =>
    ressourcesSous(demandeur, 551.31, [periodsOf(dateDeValeur).thisMonth]),
  revenu_55_smic: revenu55Smic,
  revenus_500_trois_mois: ({ demandeur, dateDeValeur }) =>
    ressourcesSous(demandeur, 499.99, periodsOf(dateDeValeur).last3Months),
  rsa_ou_ass: (situation) => toucheADeux("rsa", "ass")(situation) || non(sansAucun("rsa", "ass")(situation)),
  sans_allocation_chomage: sansAllocation,
  sans_emploi_fixe: (situation, loi) =>
    oui(
      activite("chomeur")(situation) ||
        (activite("etudiant")(situation) &&
          situation.demandeur.alternant === false &&
          revenu55Smic(situation, loi) === true &&
          !touche("salaire_net")(situation)),
    ),
  sans_emploi_ni_formation: (situation) =>
    activite("chomeur")(situation)
      ? true
      : non(activite("etudiant")(situation) || situation.demandeur.alternant === true),
  demande_asile: sansTitre("titre_etudiant", "protection_asile", "titre_cinq_ans", "autre"),
  nationalite_ou_titre: ouUnTitre,
  permis_etranger_un_an: sansTitre("titre_etudiant", "demande_asile"),
  premier_titre_installation: sansTitre("titre_etudiant", "demande_asile"),
  protection_asile: sansTitre("titre_etudiant", "demande_asile", "titre_cinq_ans", "autre"),
  sans_titre_trois_mois: (situation) => non(titreDeSejour(situation) !== undefined || deDroit(situation)),
  sante_gene_emploi: ({ demandeur }) =>
    oui(
      demandeur.aah_restriction_substantielle_durable_acces_emploi === true ||
        demandeur.inapte_travail === true,
    ),
  trajets_interne: sansEnfant,
  urgence_logement: sansDomicile,
  // In for two months at most, one may still ask for the deposit; the surety is asked before.
  va_louer: ({ menage: { statut_occupation_logement: statut = "", _nombreMoisEntreeLogement: mois = -3 } }) =>
    oui(mois >= -2 && statut.startsWith("locataire")),
  touche_aspa: (situation) => toucheADeux("aspa")(situation) || non(sansAucun("aspa")(situation)),
};
