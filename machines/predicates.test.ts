import { describe, expect, it } from "vitest";
import { evaluate } from "../catalogue/predicate/evaluate.ts";
import type { FactContext } from "../catalogue/situation/context.ts";
import type { Individu } from "../catalogue/situation/situation.ts";
import { contexteDe, type Foyer, neIlYA } from "../test/fixtures/foyers.ts";
import * as predicates from "./predicates.ts";

const moi = (demandeur: Partial<Individu>) => contexteDe({ demandeur });
const ages = (...annees: number[]) => annees.map((ans) => moi({ date_naissance: neIlYA(ans) }));
const taux = (...valeurs: number[]) => valeurs.map((taux_incapacite) => moi({ taux_incapacite }));
const foyer = (donne: Foyer) => contexteDe(donne);
const enfant = (donne: Foyer) => contexteDe(donne, { personne: "enfant_0" });
const conjoint = (donne: Foyer) => contexteDe({ conjoint: {}, ...donne }, { personne: "conjoint" });
const annees = (...valeurs: NonNullable<Individu["annee_etude"]>[]) =>
  valeurs.map((annee_etude) => moi({ annee_etude }));
const scolarites = (...valeurs: NonNullable<Individu["scolarite"]>[]) =>
  valeurs.map((scolarite) => moi({ scolarite }));
const activites = (...valeurs: NonNullable<Individu["activite"]>[]) =>
  valeurs.map((activite) => moi({ activite }));
type Statut = NonNullable<NonNullable<Foyer["menage"]>["statut_occupation_logement"]>;
const statuts = (...valeurs: Statut[]) =>
  valeurs.map((statut_occupation_logement) => foyer({ menage: { statut_occupation_logement } }));
const parents = (...valeurs: NonNullable<NonNullable<Foyer["parents"]>["_situation"]>[]) =>
  valeurs.map((_situation) => foyer({ parents: { _situation } }));

const sansReponse = contexteDe({});
const aCharge = { enfant_a_charge: { 2026: true } };
const sansEmploi = { activite: "chomeur", date_naissance: neIlYA(22) } as const;

/** Households for which each named condition holds, and others for which it does not. */
const table: Record<keyof typeof predicates, { oui: FactContext[]; non: FactContext[] }> = {
  // ── Études et emploi
  estEnEtudes: { oui: activites("etudiant"), non: [...activites("salarie", "inactif"), sansReponse] },
  estAuLyceeOuDansLeSuperieur: {
    oui: scolarites("lycee", "enseignement_superieur"),
    non: [...scolarites("college", "grande_ecole_du_numerique", "inconnue"), sansReponse],
  },
  aUnEtablissement: {
    oui: scolarites("college", "lycee", "enseignement_superieur"),
    non: [...scolarites("grande_ecole_du_numerique", "inconnue"), sansReponse],
  },
  debuteDansLeSuperieur: {
    oui: annees("bts_1", "but_1", "cpge_1", "licence_1", "licence_2"),
    non: [...annees("terminale", "licence_3", "master_1", "autre"), sansReponse],
  },
  peutEtreEnAlternance: {
    oui: [
      moi({ activite: "etudiant", date_naissance: neIlYA(40) }),
      moi({ activite: "salarie", date_naissance: neIlYA(25) }),
      moi({ activite: "salarie", date_naissance: neIlYA(26) }),
    ],
    non: [
      moi({ activite: "salarie", date_naissance: neIlYA(27) }),
      moi({ activite: "chomeur", date_naissance: neIlYA(20) }),
      sansReponse,
    ],
  },
  estEnAlternance: { oui: [moi({ alternant: true })], non: [moi({ alternant: false }), sansReponse] },
  aUneSpecialite: {
    oui: scolarites("lycee", "enseignement_superieur", "inconnue"),
    non: [...scolarites("college", "grande_ecole_du_numerique"), sansReponse],
  },
  aUnContratDeTravail: {
    oui: [moi({ activite: "salarie" }), moi({ activite: "etudiant", alternant: true })],
    non: [
      moi({ activite: "etudiant", alternant: false }),
      ...activites("independant", "service_civique"),
      sansReponse,
    ],
  },

  // ── Une personne du foyer
  estAuChomage: {
    oui: [...activites("chomeur"), conjoint({ conjoint: { activite: "chomeur" } })],
    non: [...activites("inactif"), conjoint({ demandeur: { activite: "chomeur" } }), sansReponse],
  },
  neTravailleNiNEtudie: {
    oui: [...activites("chomeur", "retraite", "inactif"), sansReponse],
    non: activites("etudiant", "service_civique", "salarie", "independant"),
  },
  estHandicape: {
    oui: [moi({ handicap: true }), enfant({ enfants: [{ handicap: true }] })],
    non: [moi({ handicap: false }), enfant({ demandeur: { handicap: true }, enfants: [{}] }), sansReponse],
  },
  tauxIntermediaire: { oui: taux(0.5, 0.65, 0.79), non: [...taux(0.3, 0.49, 0.8, 0.9), sansReponse] },
  aPlusDe8AnsEtAuPlus25: { oui: ages(9, 24, 25), non: [...ages(7, 8, 26), sansReponse] },
  peutDemanderLeRsaJeune: {
    oui: [
      ...["chomeur", "inactif", "retraite"].map((activite) =>
        moi({ ...sansEmploi, activite: activite as "chomeur" }),
      ),
      ...[20, 21, 24].map((ans) => moi({ ...sansEmploi, date_naissance: neIlYA(ans) })),
      moi({ ...sansEmploi, ass_precondition_remplie: false, enfant_a_charge: { 2026: false } }),
      moi({ ...sansEmploi, enfant_a_charge: { 2025: true } }),
    ],
    non: [
      ...[19, 25, 26].map((ans) => moi({ ...sansEmploi, date_naissance: neIlYA(ans) })),
      moi({ ...sansEmploi, activite: "etudiant" }),
      moi({ ...sansEmploi, activite: "salarie" }),
      moi({ ...sansEmploi, ass_precondition_remplie: true }),
      moi({ ...sansEmploi, ...aCharge }),
      sansReponse,
    ],
  },
  a60AnsOuPlus: { oui: ages(60, 61), non: [...ages(59), sansReponse] },
  a25AnsOuMoins: { oui: ages(24, 25), non: [...ages(26), sansReponse] },

  // ── Foyer et parents
  aDesEnfants: {
    oui: [foyer({ enfants: [{}] }), foyer({ enfants: [{}, {}] })],
    non: [foyer({ enfants: [] }), sansReponse],
  },
  vitEnCouple: {
    oui: [foyer({ famille: { en_couple: true } })],
    non: [foyer({ famille: { en_couple: false } }), sansReponse],
  },
  eleveSeulSesEnfants: {
    oui: [foyer({ enfants: [{}], famille: { en_couple: false } })],
    non: [
      foyer({ enfants: [{}], famille: { en_couple: true } }),
      foyer({ famille: { en_couple: false } }),
      foyer({ enfants: [{}] }),
    ],
  },
  estACharge: {
    oui: [moi(aCharge)],
    non: [moi({ enfant_a_charge: { 2026: false } }), moi({ enfant_a_charge: { 2025: true } }), sansReponse],
  },
  etudieSansApprentissageNiEnfant: {
    oui: [
      ...activites("etudiant"),
      moi({ activite: "etudiant", alternant: true, _contrat_alternant: "professionnalisation" }),
    ],
    non: [
      ...activites("salarie"),
      moi({ activite: "etudiant", alternant: true, _contrat_alternant: "apprenti" }),
      foyer({ demandeur: { activite: "etudiant" }, enfants: [{}] }),
      sansReponse,
    ],
  },
  dependDeSesParents: {
    oui: [
      moi({ activite: "salarie", ...aCharge }),
      moi({ activite: "etudiant" }),
      foyer({
        demandeur: { activite: "etudiant", _contrat_alternant: "apprenti", ...aCharge },
        enfants: [{}],
      }),
    ],
    non: [
      moi({ activite: "etudiant", _contrat_alternant: "apprenti" }),
      foyer({ demandeur: { activite: "etudiant" }, enfants: [{}] }),
      ...activites("salarie"),
      sansReponse,
    ],
  },
  parentsPresents: {
    oui: [...parents("en_couple", "separes", "celibataire", "veuve"), sansReponse],
    non: parents("decedes", "sans_autorite"),
  },

  // ── Logement
  estLocataire: {
    oui: [...statuts("locataire_vide", "locataire_meuble", "locataire_foyer"), sansReponse],
    non: statuts("proprietaire", "primo_accedant", "loge_gratuitement", "sans_domicile"),
  },
  estProprietaire: {
    oui: statuts("proprietaire", "primo_accedant"),
    non: [...statuts("locataire_vide", "loge_gratuitement", "sans_domicile"), sansReponse],
  },
  paieSonLogement: {
    oui: [
      ...statuts("locataire_vide", "locataire_meuble", "locataire_foyer", "proprietaire", "primo_accedant"),
      sansReponse,
    ],
    non: statuts("loge_gratuitement", "sans_domicile"),
  },
  estHeberge: {
    oui: statuts("loge_gratuitement"),
    non: [...statuts("sans_domicile", "locataire_meuble", "proprietaire"), sansReponse],
  },
  habiteParis: {
    oui: [
      foyer({ menage: { depcom: "75056", statut_occupation_logement: "locataire_vide" } }),
      foyer({ menage: { depcom: "75120", statut_occupation_logement: "loge_gratuitement" } }),
    ],
    non: [
      foyer({ menage: { depcom: "75056", statut_occupation_logement: "sans_domicile" } }),
      foyer({ menage: { depcom: "93048", statut_occupation_logement: "locataire_vide" } }),
      sansReponse,
    ],
  },
  etudieLoinDeSesParents: {
    oui: [
      ...activites("etudiant"),
      foyer({
        demandeur: { activite: "etudiant", habite_chez_parents: false },
        parents: { _situation: "veuve" },
      }),
    ],
    non: [
      moi({ activite: "etudiant", habite_chez_parents: true }),
      foyer({ demandeur: { activite: "etudiant" }, parents: { _situation: "decedes" } }),
      foyer({ demandeur: { activite: "etudiant" }, parents: { _situation: "sans_autorite" } }),
      ...activites("salarie"),
      sansReponse,
    ],
  },

  // ── Projets
  etudieDansUnEtablissementConventionne: {
    oui: [
      moi({ scolarite: "enseignement_superieur", statuts_etablissement_scolaire: "public" }),
      moi({ scolarite: "enseignement_superieur", statuts_etablissement_scolaire: "prive_sous_contrat" }),
    ],
    non: [
      moi({ scolarite: "enseignement_superieur", statuts_etablissement_scolaire: "prive_hors_contrat" }),
      moi({ scolarite: "enseignement_superieur", statuts_etablissement_scolaire: "inconnu" }),
      moi({ scolarite: "lycee", statuts_etablissement_scolaire: "public" }),
      sansReponse,
    ],
  },
  neSuitPasUneFormationSociale: {
    oui: [
      moi({ groupe_specialites_formation: "groupe_230" }),
      moi({ groupe_specialites_formation: "aucun" }),
      sansReponse,
    ],
    non: [moi({ groupe_specialites_formation: "groupe_330" })],
  },
  veutEtudierALEtranger: {
    oui: [moi({ _interetEtudesEtranger: true })],
    non: [moi({ _interetEtudesEtranger: false }), sansReponse],
  },
  estEnTerminale: { oui: annees("terminale"), non: [...annees("premiere", "cap_2", "bts_1"), sansReponse] },
  quitteSonAcademie: {
    oui: [moi({ sortie_academie: true }), moi({ sortie_academie: true, bourse_enseignement_sup: {} })],
    non: [moi({ sortie_academie: true, bourse_lycee: {} }), moi({ sortie_academie: false }), sansReponse],
  },
  estEnLicence3OuMaster1: {
    oui: annees("licence_3", "master_1"),
    non: [...annees("licence_2", "master_2"), sansReponse],
  },
  quitteSaRegionAcademique: {
    oui: [moi({ sortie_region_academique: true })],
    non: [moi({ sortie_region_academique: false }), sansReponse],
  },
  marqueBanque: {
    oui: [contexteDe({}, { marque: "banque" })],
    non: [contexteDe({}, { marque: "neutre" }), sansReponse],
  },
  redouteUnAlea: {
    oui: [moi({ _aleas: ["perte_emploi"] }), moi({ _aleas: ["perte_emploi", "depart_retraite"] })],
    non: [moi({ _aleas: [] }), sansReponse],
  },
  aDeclareSesRessourcesDEnfant: {
    oui: [enfant({ enfants: [{ _hasRessources: true }] })],
    non: [
      enfant({ enfants: [{ _hasRessources: false }, { _hasRessources: true }] }),
      enfant({ enfants: [{}] }),
    ],
  },

  // ── Ressources
  aUnEnfantHandicape: {
    oui: [foyer({ enfants: [{ handicap: false }, { handicap: true }] })],
    non: [foyer({ enfants: [{ handicap: false }] }), foyer({ demandeur: { handicap: true } }), sansReponse],
  },
  aUnEnfantEnGardeAlternee: {
    oui: [
      foyer({ enfants: [{ garde_alternee: false }, { garde_alternee: true }] }),
      conjoint({ enfants: [{ garde_alternee: true }] }),
      enfant({ enfants: [{}, { garde_alternee: true }] }),
    ],
    non: [foyer({ enfants: [{ garde_alternee: false }] }), conjoint({}), sansReponse],
  },
  a55AnsOuPlus: { oui: ages(55, 56), non: [...ages(54), sansReponse] },
  estALaRetraite: { oui: activites("retraite"), non: [...activites("inactif"), sansReponse] },
  neFaitPasDEtudes: { oui: [...activites("salarie", "chomeur"), sansReponse], non: activites("etudiant") },
  aLAgeDuContratEngagementJeune: {
    oui: [
      ...ages(16, 17, 24, 25),
      ...[16, 26, 29].map((ans) => moi({ date_naissance: neIlYA(ans), handicap: true })),
    ],
    non: [
      ...ages(15, 26, 29),
      ...[15, 30, 31].map((ans) => moi({ date_naissance: neIlYA(ans), handicap: true })),
      sansReponse,
    ],
  },
};

const rows = Object.entries(predicates).map(
  ([name, condition]) => [condition.label, condition, table[name as keyof typeof table]] as const,
);

describe("les conditions du parcours", () => {
  it.each(rows)("« %s » tient pour les foyers décrits et pour eux seuls", (_, condition, { oui, non }) => {
    expect(oui.length).toBeGreaterThan(0);
    expect(non.length).toBeGreaterThan(0);
    expect(oui.map((contexte) => evaluate(condition, contexte))).toEqual(oui.map(() => true));
    expect(non.map((contexte) => evaluate(condition, contexte))).toEqual(non.map(() => false));
  });

  it("sont toutes éprouvées ici", () => {
    expect(Object.keys(predicates).toSorted()).toEqual(Object.keys(table).toSorted());
  });

  it("ont chacune un nom qui leur est propre", () => {
    const labels = Object.values(predicates).map(({ label }) => label);
    expect(labels.filter((label, i) => labels.indexOf(label) !== i)).toEqual([]);
  });
});
