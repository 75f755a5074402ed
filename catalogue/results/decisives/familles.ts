import type { CleDecisive } from "./questions.ts";
import { clesDesEcoles } from "./questions-lieux.ts";

type Liens = Partial<Record<CleDecisive, readonly CleDecisive[]>>;

/** « Oui » to a question is « oui » to these, which ask for less; « non » to one of these is « non » to it. */
const entraine: Liens = {
  a_charge_parents: ["a_charge_ou_placement"],
  agglomeration_2_ans: ["agglomeration_1_an"],
  apprentissage_1re_annee: ["apprentissage_ou_formation_region"],
  apprentissage_1re_annee_bac2: ["apprentissage_1re_annee"],
  apprentissage_avant_bac: ["apprentissage_ou_formation_region"],
  bac_93: ["bac_derniere_session"],
  bac_cette_annee_region: ["bac_derniere_session"],
  bac_derniere_session: ["bac_3_ans"],
  bafa_handicap: ["bafa_commence"],
  bafa_obtenu: ["bafa_ou_equivalent", "bafa_stage_fait"],
  bafa_stage_aube: ["bafa_stage_fait"],
  bafa_stage_fait: ["a_anime", "bafa_commence"],
  bafd_commence: ["prepare_bafd"],
  bourse_crous: [
    "bourse_ou_asile",
    "bourse_ou_non_imposable",
    "bourse_ou_repas_1_euro",
    "ressources_bourse_crous",
  ],
  caf_allocataire: ["caf_ou_sans_emploi"],
  caf_allocataire_soi: ["caf_allocataire"],
  cherche_logement_etudes: ["cherche_logement"],
  cmi_invalidite: ["carte_mobilite"],
  commune_1_an: ["agglomeration_1_an"],
  commune_2_ans: ["commune_1_an", "corse_2_ans", "departement_1_an"],
  commune_3_ans: ["agglomeration_2_ans", "commune_2_ans"],
  compte_formation: ["solde_cpf"],
  contrat_animation: ["prepare_bafd"],
  contrat_signe: ["emploi_ou_formation_en_vue"],
  cours_etranger: ["etudes_etranger", "voyage_etudes_sport"],
  criteres_faj: ["difficulte_financiere"],
  difficulte_factures: ["difficulte_financiere", "difficulte_logement_ou_entree"],
  difficulte_logement_ou_entree: ["difficulte_financiere"],
  diplome_stage_etranger: ["etudes_etranger"],
  entree_cap_bac_pro: ["cap_bac_pro", "entree_filiere_pro"],
  etudes_quebec: ["etudes_etranger"],
  etudes_sociales: ["formation_sanitaire_sociale"],
  formation_payee_region: ["apprentissage_ou_formation_region"],
  formation_sans_chomage: ["projet_formation", "sans_allocation_chomage"],
  formation_sans_financeur: ["projet_formation"],
  formation_trouvee: ["projet_formation"],
  gestes_quotidien: ["perte_autonomie"],
  hors_ecole_sans_emploi: ["caf_ou_sans_emploi", "sans_emploi_fixe"],
  impots_a_part: ["foyer_fiscal_bfc"],
  infirmier_3e: ["formation_sanitaire_sociale"],
  institut_agree_region: ["formation_sanitaire_sociale"],
  kine_4e: ["formation_sanitaire_sociale"],
  maieutique_4e: ["formation_sanitaire_sociale"],
  mission_locale: [
    "mission_locale_ou_rsa_jeune",
    "permis_nouvelle_aquitaine",
    "statut_pass_jeunes",
    "suivi_ml_ou_mairie",
  ],
  presque_sans_ressources: ["criteres_faj", "sans_aide_famille"],
  non_imposable: ["bourse_ou_non_imposable"],
  protection_asile: ["bourse_ou_asile"],
  protection_deux_ans: ["protection_asile", "premier_titre_installation"],
  orthophonie_5e: ["formation_sanitaire_sociale"],
  parents_guadeloupe: ["parents_outre_mer"],
  parents_martinique: ["parents_outre_mer"],
  parents_reunion: ["parents_outre_mer"],
  parents_caf_pour_soi: ["caf_allocataire", "dossier_parents_ou_enfant"],
  parcours_pacea: ["mission_locale", "parcours_insertion", "permis_idf", "suivi_insertion"],
  permis_b: ["bsr"],
  permis_sans_transport: ["permis_b"],
  pharmacie_6e: ["formation_sanitaire_sociale"],
  premier_logement: ["nouveau_logement"],
  reprise_activite: ["emploi_ou_formation_en_vue"],
  reprise_agepi: ["reprise_activite"],
  ressources_bourse_crous: ["prepa_talents_ou_bourse"],
  sans_allocation_chomage: ["sans_allocation_ou_minimale"],
  sans_allocation_ou_minimale: ["allocation_agepi"],
  sans_emploi_ni_formation: ["caf_ou_sans_emploi", "sans_emploi_fixe"],
  situation_asaa: ["difficulte_financiere"],
  solidarite_avec_association: ["projet_solidarite_internationale"],
  stage_etranger: ["etudes_etranger", "voyage_etudes_sport"],
  ressources_300: ["ressources_551"],
  stage_quatre_mois: ["sans_emploi_ni_formation"],
  suivi_insertion: ["parcours_insertion"],
  volontariat_vie: ["projet_volontariat"],
};

/** « Oui » to the first of a pair is « non » to the other, and the reverse. */
const exclusives: readonly (readonly [CleDecisive, CleDecisive])[] = [
  ["alternance_2e_annee", "apprentissage_1re_annee"],
  ["allocation_chomage_ouverte", "sans_allocation_chomage"],
  ["aref_formation", "sans_allocation_chomage"],
  ["bafa_a_venir", "bafa_commence"],
  ["protection_asile", "sans_titre_trois_mois"],
  ["programme_mobilite", "sans_autre_bourse_mobilite"],
  ...clesDesEcoles.flatMap((une, rang) =>
    clesDesEcoles.slice(rang + 1).map((autre) => [une, autre] as const),
  ),
];

/** Two sides of one question: « oui » to one is « non » to the other, and « non » is « oui ». */
const opposees: typeof exclusives = [["hors_institut_region", "institut_agree_region"]];

type Liees = ReadonlyMap<string, readonly string[]>;

function ranger(paires: readonly (readonly [string, string])[]): Liees {
  const liees = new Map<string, string[]>();
  for (const [de, vers] of paires) liees.set(de, [...(liees.get(de) ?? []), vers]);
  return liees;
}

const paires = Object.entries(entraine).flatMap(([forte, faibles]) =>
  faibles.map((faible) => [forte, faible] as const),
);
const faibles = ranger(paires);
const fortes = ranger(paires.map(([forte, faible]) => [faible, forte] as const));
const dansLesDeuxSens = (celles: typeof exclusives) =>
  ranger(celles.flatMap(([une, autre]) => [[une, autre] as const, [autre, une] as const]));
const contraires = dansLesDeuxSens([...exclusives, ...opposees]);
const autresFaces = dansLesDeuxSens(opposees);

type Dite = (cle: string) => boolean | null | undefined;

/** True when a question, or one that asks for more, has « oui », or its other side « non ». */
const vraie = (cle: string, dite: Dite): boolean =>
  dite(cle) === true ||
  (autresFaces.get(cle) ?? []).some((autre) => dite(autre) === false) ||
  (fortes.get(cle) ?? []).some((forte) => vraie(forte, dite));

/** True when a question, or one that asks for less, has « non », or one that excludes either has « oui ». */
const fausse = (cle: string, dite: Dite): boolean =>
  dite(cle) === false ||
  (contraires.get(cle) ?? []).some((autre) => vraie(autre, dite)) ||
  (faibles.get(cle) ?? []).some((faible) => fausse(faible, dite));

/** What the answers to its family say of a question; `dite` gives what is known of each by itself. */
export function reponseDeLaFamille(cle: string, dite: Dite): boolean | undefined {
  if (vraie(cle, dite)) return true;
  return fausse(cle, dite) ? false : undefined;
}

/** True for a question whose other side has « je ne sais pas »: so has it. */
export const autreFaceSansReponse = (cle: string, precisions: Readonly<Record<string, unknown>>): boolean =>
  (autresFaces.get(cle) ?? []).some((autre) => precisions[autre] === null);

/** True for two questions that one answer may settle: only one of them is asked at a time. */
export function sontParentes(une: string, autre: string): boolean {
  const vues = new Set<string>();
  const atteint = (cle: string): boolean => {
    if (cle === autre) return true;
    if (vues.has(cle)) return false;
    vues.add(cle);
    return [faibles, fortes, contraires].some((liees) => (liees.get(cle) ?? []).some(atteint));
  };
  return atteint(une);
}
