import { describe, expect, it, test } from "vitest";
import { nomDeLEtape } from "./index-etapes.ts";
import { activitesDites, AGES, parcoursDePersonne, pourquoi } from "./pourquoi.ts";

/** What is said of a question, by its field, of somebody. */
function deLaQuestion(champ: string, ...qui: Parameters<typeof pourquoi>) {
  const lignes = pourquoi(...qui)?.filter(
    ({ etape }) => etape.step.field === champ && etape.roles[0] === "demandeur",
  );
  expect(lignes, `${champ} ${qui.join(" ")}`).not.toEqual([]);
  return lignes!.find(({ posee }) => posee) ?? lignes![0]!;
}

/** Journey of the specification (« Journey »): who is asked what. */
describe("une question est posée à qui la spécification la pose", () => {
  it.each([
    [13, "college", "statuts_etablissement_scolaire", true],
    [13, "college", "annee_etude", false],
    [13, "college", "regime_securite_sociale", true],
    [17, "apprenti", "_contrat_alternant", true],
    [17, "apprenti", "annee_etude", true],
    [17, "lycee", "_contrat_alternant", false],
    [24, "superieur", "mention_baccalaureat", true],
    [24, "superieur", "rsa_jeune_condition_heures_travail_remplie", false],
    [24, "chomeur", "date_debut_chomage", true],
    [24, "inactif", "inapte_travail", true],
    [24, "salarie", "inapte_travail", false],
    [26, "salarie", "regime_securite_sociale", false],
    [65, "retraite", "gir", true],
  ] as const)("à %i ans, %s : %s, %s", (age, activite, champ, posee) => {
    const ligne = deLaQuestion(champ, age, activite);
    expect(ligne.posee).toBe(posee);
    expect(posee || ligne.raisons.length > 0).toBe(true);
  });
});

test("pourquoi personne avant 20 ans ne reçoit la question du RSA jeune : la raison est celle de tous, et dit l’âge lu", () => {
  const { posee, raisons } = deLaQuestion("rsa_jeune_condition_heures_travail_remplie", 19);
  expect(posee).toBe(false);
  expect(raisons.join(" ")).toMatch(/20 ans|19/);
  expect(deLaQuestion("gir", 30).posee).toBe(false);
});

test("chaque âge a une activité au moins ; une activité que le questionnaire ne propose pas à cet âge n’a pas de réponse", () => {
  for (let age: number = AGES.min; age <= AGES.max; age += 1)
    expect(activitesDites.some(([nom]) => parcoursDePersonne(age, nom))).toBe(true);
  expect(parcoursDePersonne(24, "retraite")).toBeUndefined();
  expect(pourquoi(24, "retraite")).toBeUndefined();
});

test("chaque question a son nom, et ce qui n’est pas posé sa raison", () => {
  const lignes = pourquoi(22) ?? [];
  expect(lignes.length).toBeGreaterThan(80);
  const muettes = lignes.filter(({ posee, raisons }) => !posee && raisons.length === 0);
  expect(muettes.map(({ etape }) => nomDeLEtape(etape))).toEqual([]);
});
