import { describe, expect, test } from "vitest";
import { ligneDe } from "../../catalogue/fiches/fiche.ts";
import { motsDesDescriptions } from "../../catalogue/fiches/synonymes/mots-des-descriptions.ts";
import { readConfig } from "../../server/reglages/config.ts";
import { lireLesFichiers } from "../../server/build/produits.ts";
import { visibleAides } from "../../server/catalogue/visibles.ts";
import urgences from "../../catalogue/fiches/urgence/urgences.json" with { type: "json" };
import { moteurDesAides } from "../../ui/aides/index-aides.ts";

const { catalogue, synonymes } = lireLesFichiers();
export { synonymes };
const visibles = visibleAides({
  catalogue,
  config: readConfig({}),
  now: () => new Date("2026-06-15T10:00:00Z"),
});
/** Aids as the list shows them. */
export const aides = visibles.map(ligneDe);
/** The search of the list, with all that it knows of words. */
export const moteur = moteurDesAides(aides, {
  suggestions: synonymes.suggestions,
  synonymes: synonymes.entrees,
  aides: aides.length,
  mots: motsDesDescriptions(visibles),
});

const ids = (q: string) => moteur.chercher(q).items.map(({ id }) => id);

describe("ce que l’on tape trouve d’abord ce que l’on veut dire", () => {
  test.each([
    ["rsa", "rsa"],
    ["apl", "aide_logement"],
    ["aah", "aah"],
    ["ppa", "ppa"],
    ["css", "css_participation_forfaitaire"],
    ["cmu", "css_participation_forfaitaire"],
    ["ars", "ars"],
    ["aeeh", "aeeh"],
    ["caf", "caf-aide-nationale-bafa"],
    ["crous", "bourse_criteres_sociaux"],
    ["vélo électrique", "intercommunalite_metropole_lyon-pret-d-un-velo-freevelo-v"],
    ["permis", "pret_formation_permis_eligibilite"],
    // Plurals, slips.
    ["allocation lojement", "aide_logement"],
    ["allocations logements", "aide_logement"],
    ["prime activite", "ppa"],
    ["primes d’activités", "ppa"],
    ["bource", "bourse_criteres_sociaux"],
    ["bourses", "bourse_criteres_sociaux"],
    ["permi de conduir", "pret_formation_permis_eligibilite"],
    ["velo elektrik", "intercommunalite_metropole_lyon-pret-d-un-velo-freevelo-v"],
    ["cheque energi", "cheque_energie"],
    ["mutuel", "css_participation_forfaitaire"],
    ["complementere santé", "css_participation_forfaitaire"],
    ["mobilijeune", "mobili_jeune"],
    // Usual names, former names, words of every day.
    ["CMU-C", "css_participation_forfaitaire"],
    ["acs", "css_participation_forfaitaire"],
    ["pole emploi", "agepi"],
    ["garantie jeunes", "contrat_engagement_jeune"],
    ["cej", "contrat_engagement_jeune"],
    ["loyer", "aide_logement"],
    ["mon loyer", "aide_logement"],
    ["garant", "visale_eligibilite"],
    ["visale", "visale_eligibilite"],
    ["dépôt de garantie", "locapass_eligibilite"],
    ["hlm", "logement_social_eligible"],
    ["cité u", "crous_logement_eligibilite"],
    ["resto u", "crous_repas_montant"],
    ["lunettes", "css_participation_forfaitaire"],
    ["cantine", "bourse_college"],
    ["psy", "seances_sante_psy_etudiant"],
    ["bafa", "caf-aide-nationale-bafa"],
    ["pass culture", "pass_culture"],
    ["pass’culture", "pass_culture"],
    ["navigo", "region-ile-de-france-carte-imagine-r-etudiants"],
    ["train", "carte_sncf_eleve_apprenti_eligibilite"],
    ["bourse lycée", "bourse_lycee"],
    ["prêt étudiant", "garantie_pret_etudiant_eligibilite"],
    ["erasmus", "union-europeenne-bourse-erasmus"],
    ["sans domicile", "etat-domiciliation-pour-les-personnes-sans-domicile-stable"],
    ["fsl", "fonds-solidarite-logement-fsl-eligibilite"],
    ["apl étudiant", "aide_logement"],
    ["je cherche une bourse", "bourse_criteres_sociaux"],
    ["lep", "livret_epargne_populaire_taux"],
    ["colo", "pass_colo"],
    // By the name itself, by the place, by a word of the description alone.
    ["revenu de solidarité active", "rsa"],
    ["freevelo", "intercommunalite_metropole_lyon-pret-d-un-velo-freevelo-v"],
    ["bourse guadeloupe", "guadeloupe-bourse-sanitaire"],
  ])("« %s »", (q, attendue) => {
    expect(ids(q)[0]).toBe(attendue);
  });

  test("« caf » : d’abord les aides que donnent les Caf, toutes", () => {
    const deCaf = aides.filter((aide) => aide.institutionId === "caf" || aide.territoire === "caf");
    expect(deCaf.length).toBeGreaterThan(60);
    expect(ids("caf").slice(0, deCaf.length)).toEqual(deCaf.map(({ id }) => id));
  });

  test("« caf nord » : celles de la Caf du Nord", () => {
    expect(
      moteur
        .chercher("caf nord")
        .items.slice(0, 4)
        .map(({ institution }) => institution),
    ).toEqual(Array(4).fill("CAF du Nord"));
  });
});

test("une recherche dit ce qui a changé de nom", () => {
  expect(moteur.chercher("pôle emploi").notes).toEqual([
    "Pôle emploi s’appelle France Travail depuis janvier 2024.",
  ]);
});

describe("un numéro d’appel mène à « Besoin d’aide maintenant »", () => {
  test.each(["115", "119", "3919", "39 19", "3114", "31 14", "30 18", "116 006", "15", "17", "112", "114"])(
    "%s",
    (numero) => {
      const { notes, urgent } = moteur.chercher(numero);
      expect([notes.length, urgent]).toEqual([1, true]);
      expect(notes[0]!.replaceAll(/\D/g, "")).toContain(
        ["15", "112"].includes(numero) ? "17" : numero.replace(" ", ""),
      );
    },
  );

  test("chaque numéro de la table est celui de la page des urgences", () => {
    const connus = new Set(Object.values(urgences.numeros).map(({ appeler }) => appeler.replaceAll(" ", "")));
    const dits = synonymes.entrees.flatMap(({ dit }) => dit).filter((mot) => /^[\d ]+$/.test(mot));
    expect(dits.length).toBeGreaterThan(8);
    expect(dits.filter((mot) => !connus.has(mot.replaceAll(" ", "")))).toEqual([]);
  });

  test.each(["permis 17 ans", "bafa 17 ans", "3918", "aide 15 ans"])("« %s » n’en est pas un", (dit) => {
    expect(moteur.chercher(dit).urgent).toBe(false);
  });

  test("« à la rue » trouve la domiciliation, et y mène aussi", () => {
    const { items, urgent } = moteur.chercher("à la rue");
    expect([items[0]?.id, urgent]).toEqual([
      "etat-domiciliation-pour-les-personnes-sans-domicile-stable",
      true,
    ]);
    expect(moteur.chercher("115").items[0]?.id).toBe(items[0]?.id);
  });
});

test("sans réponse entière, ce qui s’en approche est dit tel", () => {
  const { items, approche } = moteur.chercher("permis xylophone");
  expect([items.length > 0, approche]).toEqual([true, true]);
  expect(moteur.chercher("xylophone")).toEqual({ items: [], approche: false, notes: [], urgent: false });
});

test("sans rien, les mots proches sont proposés", () => {
  expect(moteur.proches("lojemant")).toContain("logement");
  expect(moteur.proches("zzzzz")).toEqual([]);
});

test("chaque suggestion et chaque mot de la table trouvent quelque chose", () => {
  const muets = [...synonymes.suggestions, ...synonymes.entrees.flatMap(({ dit }) => dit)].filter(
    (mot) => moteur.chercher(mot).items.length === 0 && moteur.chercher(mot).notes.length === 0,
  );
  expect(muets).toEqual([]);
});
