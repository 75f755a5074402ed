import { expect, test } from "vitest";
import { chaqueMois, ne } from "../loi/formules/kit.ts";
import { conjoint, enfant, foyer } from "../loi/requete/kit.ts";
import type { Individu, Menage, Situation } from "../situation/situation.ts";
import { resultatsSansVelo } from "../../test/fixtures/sans-velo.ts";
import { type Certitude, certitudeDe } from "./certitude.ts";

const rennes = { depcom: "35238", _departement: "35", _region: "53" } as const;
const cayenne = { depcom: "97302", _departement: "973", _region: "03" } as const;
const montpellier = { depcom: "34172", _departement: "34", _region: "76", _epci: "243400017" } as const;
const strasbourg = { depcom: "67482", _departement: "67", _region: "44", _epci: "246700488" } as const;

/** Somebody of Rennes, French, who told what is given; and what she answered to the questions that decide. */
function une(
  age: number,
  qui: Partial<Individu>,
  dit: Situation["precisions"] = {},
  ou: Partial<Menage> = {},
) {
  const menage = {
    aide_logement_date_pret_conventionne: "2018-12-31",
    statut_occupation_logement: "locataire_vide",
    loyer: 500,
    ...rennes,
    ...ou,
  } as const;
  const demandeur = { ...ne(age), nationalite: "FR", ...qui } as const;
  return { ...foyer(demandeur, { menage, enfants: [] }), precisions: dit };
}
const avecEnfant = (age: number, situation: Situation): Situation => ({
  ...situation,
  enfants: [enfant(0, { ...ne(age), nationalite: "FR" })],
});
const enCouple = (situation: Situation): Situation => ({
  ...situation,
  famille: { ...situation.famille, en_couple: true },
  conjoint: conjoint({ ...ne(28), nationalite: "FR", activite: "salarie", salaire_net: chaqueMois(1400) }),
});
const chezSesParents = { statut_occupation_logement: "loge_gratuitement", loyer: 0 } as const;

const salarie = { activite: "salarie", salaire_net: chaqueMois(1400) } as const;
const etudes = (annee_etude: Individu["annee_etude"], statut: "public" | "prive_hors_contrat" = "public") =>
  ({
    activite: "etudiant",
    scolarite: "enseignement_superieur",
    statuts_etablissement_scolaire: statut,
    annee_etude,
    alternant: false,
    stagiaire: false,
  }) as const;
const alternance = (contrat: "apprenti" | "professionnalisation", employeur = "prive_non_cadre") =>
  ({
    ...etudes("licence_3"),
    alternant: true,
    _contrat_alternant: contrat,
    categorie_salarie: employeur as NonNullable<Individu["categorie_salarie"]>,
    salaire_net: chaqueMois(900),
  }) as const;
const apprenti = alternance("apprenti");
const sansEmploi = { activite: "chomeur" } as const;
const sansRien = { activite: "inactif" } as const;

/** By right: who has it and how sure, then who reads nothing of it. */
const droits: Readonly<Record<string, [oui: Situation, certitude: Certitude, non: Situation]>> = {
  apprenti_frais_annexes: [une(19, apprenti), "si", une(19, alternance("apprenti", "public_non_titulaire"))],
  carte_etudiant_metiers: [une(27, apprenti), "sure", une(27, alternance("professionnalisation"))],
  impot_apprenti_stagiaire: [une(22, apprenti), "sure", une(22, alternance("professionnalisation"))],
  impot_job_etudiant: [
    une(20, { ...etudes("licence_1"), salaire_net: chaqueMois(300) }),
    "sure",
    une(22, apprenti),
  ],
  exoneration_droits_universite: [
    une(20, etudes("licence_2"), { bourse_crous: true }),
    "sure",
    une(20, etudes("licence_2", "prive_hors_contrat"), { bourse_crous: true }),
  ],
  cesure_etudiante: [une(20, etudes("licence_2"), { projet_cesure: true }), "a_verifier", une(20, salarie)],
  cesp: [
    une(22, etudes("master_1"), { etudes_medicales: true }),
    "a_verifier",
    une(19, etudes("licence_1"), { etudes_medicales: true }),
  ],
  eleve_professeur_remunere: [
    une(21, etudes("licence_3"), { concours_enseignement: true }),
    "a_verifier",
    une(19, etudes("licence_1"), { concours_enseignement: true }),
  ],
  // Its edition is over, the next is announced.
  leasing_social: [une(24, salarie), "a_verifier", une(24, sansEmploi)],
  protections_periodiques_remboursees: [
    une(28, sansEmploi, { a_ses_regles: true }),
    "a_verifier",
    une(28, salarie),
  ],
  compte_personnel_formation: [une(24, salarie), "si", une(15, etudes("seconde"))],
  pacea_allocation: [
    une(20, sansEmploi, { parcours_pacea: true }),
    "a_verifier",
    une(20, { ...sansEmploi, salaire_net: chaqueMois(700) }, { parcours_pacea: true }),
  ],
  service_national_volontaire: [
    une(19, sansRien, { volontaire_armee: true }),
    "a_verifier",
    une(19, { ...sansRien, nationalite: "DE" }, { volontaire_armee: true }),
  ],
  service_militaire_adapte: [
    une(19, sansEmploi, { metier_sous_statut_militaire: true, ne_outre_mer: true }),
    "a_verifier",
    une(19, sansEmploi, { metier_sous_statut_militaire: true, ne_outre_mer: false }),
  ],
  service_militaire_volontaire: [
    une(19, sansEmploi, { metier_sous_statut_militaire: true }),
    "a_verifier",
    une(19, sansEmploi, { metier_sous_statut_militaire: true }, cayenne),
  ],
  volontariat_international: [
    une(27, sansEmploi, { volontariat_vie: true }),
    "a_verifier",
    une(29, sansEmploi, { volontariat_vie: true }),
  ],
  corps_europeen_solidarite: [
    une(30, sansEmploi, { projet_solidarite_internationale: true }),
    "a_verifier",
    une(31, sansEmploi, { projet_solidarite_internationale: true }),
  ],
  "montpellier-pass-gratuite": [une(24, salarie, {}, montpellier), "sure", une(24, salarie)],
  "strasbourg-gratuite-moins-18": [
    une(17, sansRien, {}, strasbourg),
    "sure",
    une(18, sansRien, {}, strasbourg),
  ],
  depistage_ist_moins_26: [une(25, salarie), "sure", une(26, salarie)],
  mon_bilan_prevention: [une(18, etudes("licence_1")), "sure", une(17, etudes("licence_1"))],
  indemnites_journalieres_maladie: [une(24, salarie), "si", une(24, sansRien)],
  indemnites_journalieres_maternite: [
    une(24, { ...salarie, enceinte: "enceinte" }),
    "si",
    avecEnfant(3, une(24, salarie)),
  ],
  credit_impot_garde_enfant: [
    avecEnfant(3, une(24, salarie)),
    "si",
    avecEnfant(7, une(24, { ...salarie, enceinte: "enceinte" })),
  ],
  ptz: [
    une(26, salarie, { projet_achat_logement: true, plafond_ptz: true }),
    "sure",
    une(
      26,
      salarie,
      { projet_achat_logement: true, sans_logement_deux_ans: false },
      { statut_occupation_logement: "proprietaire" },
    ),
  ],
  dalo: [
    une(20, sansRien, {}, { statut_occupation_logement: "sans_domicile" }),
    "a_verifier",
    une(20, sansRien, { urgence_logement: false }),
  ],
  foyer_jeunes_travailleurs: [
    une(20, apprenti, { cherche_logement: true }),
    "a_verifier",
    une(31, salarie, { cherche_logement: true }),
  ],
  cllaj: [
    une(20, sansRien, { cherche_logement: true }),
    "sure",
    une(20, sansRien, { cherche_logement: false }),
  ],
  droit_au_compte: [
    une(20, sansRien, { sans_compte_bancaire: true }),
    "sure",
    une(20, sansRien, { sans_compte_bancaire: false }),
  ],
  offre_clientele_fragile: [
    une(20, salarie, { incidents_bancaires: true }),
    "sure",
    une(17, apprenti, { incidents_bancaires: true }),
  ],
  // F18490: the student who works or is an intern, before she rents.
  locapass_eligibilite: [
    une(20, { ...etudes("licence_1"), salaire_net: { "2026-06": 300 } }, {}, chezSesParents),
    "a_verifier",
    une(20, { ...etudes("licence_1"), salaire_net: { "2026-06": 300 } }, { va_louer: false }, chezSesParents),
  ],
  asf_enfant_recueilli: [
    enCouple(avecEnfant(8, une(28, salarie, { enfant_recueilli: true }))),
    "sure",
    enCouple(avecEnfant(8, une(28, salarie, { enfant_recueilli: false }))),
  ],
  rqth: [
    une(15, { ...etudes("seconde"), scolarite: "lycee", handicap: true, stagiaire: true }),
    "si",
    une(15, { ...etudes("seconde"), scolarite: "lycee", handicap: true }, { seize_ans_ou_contrat: false }),
  ],
  // A European without a right of residence: offered, never promised.
  aide_medicale_etat: [
    une(25, { ...sansRien, nationalite: "DE" }),
    "si",
    une(25, { ...salarie, nationalite: "DE" }),
  ],
  microcredit_personnel: [
    une(20, salarie, { projet_microcredit: true }),
    "a_verifier",
    une(17, apprenti, { projet_microcredit: true }),
  ],
};

test.each(Object.entries(droits))("%s", async (id, [oui, certitude, non]) => {
  const lu = async (situation: Situation) =>
    (await resultatsSansVelo(situation)).droitsEligibles.find((droit) => droit.id === id);
  const droit = await lu(oui);
  expect(droit && certitudeDe(droit)).toBe(certitude);
  expect(await lu(non)).toBeUndefined();
});

test("l’enfant recueilli : une question pour peu de couples, 267 € une fois répondue, rien de changé pour les autres", async () => {
  const couple = (dit: Situation["precisions"]) => enCouple(avecEnfant(8, une(28, salarie, dit)));
  const lire = async (dit: Situation["precisions"]) => {
    const { droitsEligibles, questions } = await resultatsSansVelo(couple(dit));
    const sienne = droitsEligibles.find(({ id }) => id === "asf_enfant_recueilli");
    return {
      rare: sienne?.rare,
      montant: sienne?.montant,
      posee: questions.some(({ cle, reponse }) => cle === "enfant_recueilli" && reponse === undefined),
      autres: droitsEligibles.filter((un) => un !== sienne).map(({ id, montant }) => [id, montant]),
    };
  };
  const [sans, avec, non] = await Promise.all([
    lire({}),
    lire({ enfant_recueilli: true }),
    lire({ enfant_recueilli: false }),
  ]);
  // 56,25 % of 478,16 €, less the CRDS: 267,62 €, told without cents.
  expect([sans.rare, sans.posee, avec.rare, avec.montant, non.montant]).toEqual([
    true,
    false,
    undefined,
    267,
    undefined,
  ]);
  expect(sans.autres).toEqual(non.autres);
  expect(avec.autres).toEqual(non.autres);
});

test("né ou née outre-mer : le service militaire adapté est pour peu de gens ailleurs, et n’est pas demandé d’emblée", async () => {
  const { droitsEligibles, questions } = await resultatsSansVelo(une(19, sansEmploi));
  expect(droitsEligibles.find(({ id }) => id === "service_militaire_adapte")?.rare).toBe(true);
  expect(questions.map(({ cle }) => cle)).not.toContain("ne_outre_mer");
});
