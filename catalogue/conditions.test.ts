import { describe, expect, it } from "vitest";
import { evaluate } from "./predicate/evaluate.ts";
import type { FactContext } from "./situation/context.ts";
import type { Individu } from "./situation/situation.ts";
import { contexteDe, type Foyer, neIlYA } from "../test/fixtures/foyers.ts";
import { type ConditionName, conditions } from "./conditions.ts";

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
const table: Record<ConditionName, { oui: FactContext[]; non: FactContext[] }> = {
  // ── Études et emploi
  "fait des études": { oui: activites("etudiant"), non: [...activites("salarie", "inactif"), sansReponse] },
  "est au lycée ou dans le supérieur": {
    oui: scolarites("lycee", "enseignement_superieur"),
    non: [...scolarites("college", "grande_ecole_du_numerique", "inconnue"), sansReponse],
  },
  "est au collège, au lycée ou dans le supérieur": {
    oui: scolarites("college", "lycee", "enseignement_superieur"),
    non: [...scolarites("grande_ecole_du_numerique", "inconnue"), sansReponse],
  },
  "est dans ses premières années après le bac": {
    oui: annees("bts_1", "but_1", "cpge_1", "licence_1", "licence_2"),
    non: [...annees("terminale", "licence_3", "master_1", "autre"), sansReponse],
  },
  "fait des études, ou travaille en ayant l’âge de la carte des métiers": {
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
  "est en alternance": { oui: [moi({ alternant: true })], non: [moi({ alternant: false }), sansReponse] },
  "suit une formation qui a une spécialité": {
    oui: scolarites("lycee", "enseignement_superieur", "inconnue"),
    non: [...scolarites("college", "grande_ecole_du_numerique"), sansReponse],
  },
  "a un contrat de travail": {
    oui: [moi({ activite: "salarie" }), moi({ activite: "etudiant", alternant: true })],
    non: [
      moi({ activite: "etudiant", alternant: false }),
      ...activites("independant", "service_civique"),
      sansReponse,
    ],
  },

  // ── Une personne du foyer
  "recherche un emploi": {
    oui: [...activites("chomeur"), conjoint({ conjoint: { activite: "chomeur" } })],
    non: [...activites("inactif"), conjoint({ demandeur: { activite: "chomeur" } }), sansReponse],
  },
  "ne travaille pas et ne fait pas d’études": {
    oui: [...activites("chomeur", "retraite", "inactif"), sansReponse],
    non: activites("etudiant", "service_civique", "salarie", "independant"),
  },
  "est en situation de handicap": {
    oui: [moi({ handicap: true }), enfant({ enfants: [{ handicap: true }] })],
    non: [moi({ handicap: false }), enfant({ demandeur: { handicap: true }, enfants: [{}] }), sansReponse],
  },
  "a un taux d’incapacité d’au moins 50 % et sous le seuil de l’AAH": {
    oui: taux(0.5, 0.65, 0.79),
    non: [...taux(0.3, 0.49, 0.8, 0.9), sansReponse],
  },
  "a plus de 8 ans et 25 ans au plus": { oui: ages(9, 24, 25), non: [...ages(7, 8, 26), sansReponse] },
  "a de 20 à 24 ans, sans emploi ni études, et n’a pas travaillé cinq ans": {
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
  "a 60 ans ou plus": { oui: ages(60, 61), non: [...ages(59), sansReponse] },
  "a 25 ans ou moins": { oui: ages(24, 25), non: [...ages(26), sansReponse] },

  // ── Foyer et parents
  "a des enfants": {
    oui: [foyer({ enfants: [{}] }), foyer({ enfants: [{}, {}] })],
    non: [foyer({ enfants: [] }), sansReponse],
  },
  "vit en couple": {
    oui: [foyer({ famille: { en_couple: true } })],
    non: [foyer({ famille: { en_couple: false } }), sansReponse],
  },
  "élève ses enfants sans partenaire": {
    oui: [foyer({ enfants: [{}], famille: { en_couple: false } })],
    non: [
      foyer({ enfants: [{}], famille: { en_couple: true } }),
      foyer({ famille: { en_couple: false } }),
      foyer({ enfants: [{}] }),
    ],
  },
  "est à la charge de ses parents": {
    oui: [moi(aCharge)],
    non: [moi({ enfant_a_charge: { 2026: false } }), moi({ enfant_a_charge: { 2025: true } }), sansReponse],
  },
  "fait des études, sans contrat d’apprentissage et sans enfant": {
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
  "est à charge, ou fait des études sans contrat d’apprentissage et sans enfant": {
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
  "a des parents en vie qui ont l’autorité parentale": {
    oui: [...parents("en_couple", "separes", "celibataire", "veuve"), sansReponse],
    non: parents("decedes", "sans_autorite"),
  },

  // ── Logement
  "est locataire": {
    oui: [...statuts("locataire_vide", "locataire_meuble", "locataire_foyer"), sansReponse],
    non: statuts("proprietaire", "primo_accedant", "loge_gratuitement", "sans_domicile"),
  },
  "est propriétaire": {
    oui: statuts("proprietaire", "primo_accedant"),
    non: [...statuts("locataire_vide", "loge_gratuitement", "sans_domicile"), sansReponse],
  },
  "est locataire ou propriétaire": {
    oui: [
      ...statuts("locataire_vide", "locataire_meuble", "locataire_foyer", "proprietaire", "primo_accedant"),
      sansReponse,
    ],
    non: statuts("loge_gratuitement", "sans_domicile"),
  },
  "est hébergé gratuitement": {
    oui: statuts("loge_gratuitement"),
    non: [...statuts("sans_domicile", "locataire_meuble", "proprietaire"), sansReponse],
  },
  "habite Paris": {
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
  "fait des études et ne vit pas chez ses parents": {
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
  "étudie dans le supérieur, dans un établissement public ou sous contrat": {
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
  "ne suit pas déjà une formation sanitaire et sociale": {
    oui: [
      moi({ groupe_specialites_formation: "groupe_230" }),
      moi({ groupe_specialites_formation: "aucun" }),
      sansReponse,
    ],
    non: [moi({ groupe_specialites_formation: "groupe_330" })],
  },
  "a un projet d’études à l’étranger": {
    oui: [moi({ _interetEtudesEtranger: true })],
    non: [moi({ _interetEtudesEtranger: false }), sansReponse],
  },
  "est en terminale": {
    oui: annees("terminale"),
    non: [...annees("premiere", "cap_2", "bts_1"), sansReponse],
  },
  "part dans une autre académie, sans déclarer de bourse de lycée": {
    oui: [moi({ sortie_academie: true }), moi({ sortie_academie: true, bourse_enseignement_sup: {} })],
    non: [moi({ sortie_academie: true, bourse_lycee: {} }), moi({ sortie_academie: false }), sansReponse],
  },
  "est en licence 3 ou en master 1": {
    oui: annees("licence_3", "master_1"),
    non: [...annees("licence_2", "master_2"), sansReponse],
  },
  "part dans une autre région académique": {
    oui: [moi({ sortie_region_academique: true })],
    non: [moi({ sortie_region_academique: false }), sansReponse],
  },
  "simulateur de la banque partenaire": {
    oui: [contexteDe({}, { marque: "banque" })],
    non: [contexteDe({}, { marque: "neutre" }), sansReponse],
  },
  "redoute au moins un événement": {
    oui: [moi({ _aleas: ["perte_emploi"] }), moi({ _aleas: ["perte_emploi", "depart_retraite"] })],
    non: [moi({ _aleas: [] }), sansReponse],
  },
  "l’enfant a des ressources": {
    oui: [enfant({ enfants: [{ _hasRessources: true }] })],
    non: [
      enfant({ enfants: [{ _hasRessources: false }, { _hasRessources: true }] }),
      enfant({ enfants: [{}] }),
    ],
  },

  // ── Ressources
  "a un enfant en situation de handicap": {
    oui: [foyer({ enfants: [{ handicap: false }, { handicap: true }] })],
    non: [foyer({ enfants: [{ handicap: false }] }), foyer({ demandeur: { handicap: true } }), sansReponse],
  },
  "a un enfant en garde alternée": {
    oui: [
      foyer({ enfants: [{ garde_alternee: false }, { garde_alternee: true }] }),
      conjoint({ enfants: [{ garde_alternee: true }] }),
      enfant({ enfants: [{}, { garde_alternee: true }] }),
    ],
    non: [foyer({ enfants: [{ garde_alternee: false }] }), conjoint({}), sansReponse],
  },
  "a 55 ans ou plus": { oui: ages(55, 56), non: [...ages(54), sansReponse] },
  "est à la retraite": { oui: activites("retraite"), non: [...activites("inactif"), sansReponse] },
  "ne fait pas d’études": {
    oui: [...activites("salarie", "chomeur"), sansReponse],
    non: activites("etudiant"),
  },
  "a de 16 à 25 ans, ou moins de 30 ans avec un handicap": {
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

  // ── Ressources déclarées, si elles sont de celles qu’on propose
  "déclare une ressource : travail, stage ou formation": {
    oui: [moi({ salaire_net: {} }), moi({ ppa: {} })],
    non: [moi({ aah: {} }), sansReponse],
  },
  "déclare une ressource : activité indépendante": {
    oui: [moi({ rpns_autres_revenus: {} })],
    non: [moi({ salaire_net: {} }), sansReponse],
  },
  "déclare une ressource : allocation": {
    oui: [
      moi({ chomage_net: {} }),
      moi({ aah: {}, handicap: true }),
      contexteDe({ demandeur: { af: {} }, enfants: [{}] }),
    ],
    non: [moi({ aah: {}, handicap: false }), moi({ af: {} }), moi({ salaire_net: {} }), sansReponse],
  },
  "déclare une ressource : indemnité": {
    oui: [
      moi({ indemnites_journalieres_maladie: {} }),
      contexteDe({ demandeur: { indemnites_journalieres_maternite: {} }, enfants: [{}] }),
    ],
    non: [moi({ indemnites_journalieres_maternite: {} }), sansReponse],
  },
  "déclare une ressource : pension": {
    oui: [moi({ pensions_invalidite: {} }), moi({ activite: "retraite", retraite_nette: {} })],
    non: [moi({ activite: "inactif", retraite_nette: {} }), sansReponse],
  },
  "déclare une ressource : bourse ou gain ponctuel": {
    oui: [moi({ bourse_lycee: {} }), enfant({ enfants: [{ gains_exceptionnels: {} }] })],
    non: [
      moi({ revenus_locatifs: {} }),
      enfant({ demandeur: { bourse_lycee: {} }, enfants: [{}] }),
      sansReponse,
    ],
  },
  "déclare une ressource : patrimoine": {
    oui: [moi({ revenus_locatifs: {} }), moi({ revenus_capital: {} })],
    non: [moi({ bourse_lycee: {} }), sansReponse],
  },

  // ── Autres
  "a de 20 à 24 ans": { oui: ages(20, 24), non: [...ages(19, 25), sansReponse] },
  "n’est pas propriétaire": {
    oui: [...statuts("locataire_vide", "loge_gratuitement"), sansReponse],
    non: statuts("proprietaire", "primo_accedant"),
  },
  "les parents habitent en France": {
    oui: [foyer({ parents: { _en_france: true } })],
    non: [foyer({ parents: { _en_france: false } }), sansReponse],
  },
};

const rows = Object.values(conditions).map(
  (condition) => [condition.label, condition, table[condition.label]] as const,
);

describe("les conditions du parcours", () => {
  it.each(rows)("« %s » tient pour les foyers décrits et pour eux seuls", (_, condition, { oui, non }) => {
    expect(oui.length).toBeGreaterThan(0);
    expect(non.length).toBeGreaterThan(0);
    expect(oui.map((contexte) => evaluate(condition, contexte))).toEqual(oui.map(() => true));
    expect(non.map((contexte) => evaluate(condition, contexte))).toEqual(non.map(() => false));
  });

  it("sont toutes éprouvées ici", () => {
    expect(Object.keys(conditions).sort()).toEqual(Object.keys(table).sort());
  });

  it("ont chacune un nom qui leur est propre", () => {
    const labels = Object.values(conditions).map(({ label }) => label);
    expect(labels.filter((label, i) => labels.indexOf(label) !== i)).toEqual([]);
  });
});
