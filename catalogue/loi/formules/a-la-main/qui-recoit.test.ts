import { expect, test } from "vitest";
import type { Individu, Situation } from "../../../situation/situation.ts";
import { calculDe } from "../../embarquee.ts";
import type { Calcul } from "../../moteur/calcul.ts";
import type { FamilleDeLaLoi, IndividuDeLaLoi } from "../../moteur/entites.ts";
import type { Variable } from "../../moteur/variable.ts";
import { conjoint, enfant, foyer, LAST12 } from "../../requete/kit.ts";
import { bourse_criteres_sociaux } from "../bourses/index.ts";
import { are, salaire_minimum_alternance } from "../emploi/index.ts";
import { aeeh, af, ars, asf, cf, cmg_emploi_direct, paje_base } from "../famille/index.ts";
import { aah, asi, caah } from "../handicap/index.ts";
import { chaqueMois, imposableEn2024, JUIN, ne } from "../kit.ts";
import { ass } from "../solidarite/index.ts";

type Personne = Variable<IndividuDeLaLoi, number>;
type Famille = Variable<FamilleDeLaLoi, number>;
const inactif = { nationalite: "FR", activite: "inactif" } as const;
const salaires = { salaire_net: Object.fromEntries(LAST12.map((mois) => [mois, 1400])) };
const handicap = { handicap: true, taux_incapacite: 0.9 } as const;

test.each<[string, Personne, Partial<Individu>]>([
  ["AAH (CSS, art. L821-1)", aah, { ...ne(30), ...handicap }],
  ["majoration pour la vie autonome (CSS, art. L821-1-2)", caah, { ...ne(30), ...handicap }],
  ["ASI (CSS, art. L815-24)", asi, { ...ne(50), pensions_invalidite: chaqueMois(300) }],
  ["ASS (C. trav., art. L5423-1)", ass, { ...ne(30), activite: "chomeur", ass_precondition_remplie: true }],
  ["ARE (C. trav., art. L5422-1)", are, { ...ne(30), activite: "chomeur", ...salaires }],
  [
    "salaire d’un apprenti (C. trav., art. D6222-26)",
    salaire_minimum_alternance,
    { ...ne(22), activite: "etudiant", alternant: true, _contrat_alternant: "apprenti" },
  ],
])("dans un couple, ce que l’autre a pour soi n’est pas à qui demande : %s", (_, aide, sien) => {
  const menage = {
    aide_logement_date_pret_conventionne: "2018-12-31",
    statut_occupation_logement: "locataire_vide",
    loyer: 500,
    depcom: "35238",
  } as const;
  const c = calculDe(
    foyer(
      { ...ne(40), ...inactif },
      { famille: { en_couple: true }, conjoint: conjoint({ ...inactif, ...sien }), menage },
    ),
  );
  const lui = c.famille.parents.find((parent) => parent !== c.demandeur);
  expect(aide(c, c.demandeur, JUIN)).toBe(0);
  expect(lui && aide(c, lui, JUIN)).toBeGreaterThan(0);
});

const desParents: readonly Famille[] = [af, cf, asf, paje_base, aeeh, cmg_emploi_direct];
test.each<[string, Partial<Individu>, Partial<Situation>]>([
  ["à 16 ans, chez l’un de ses parents séparés", ne(16), { parents: { _situation: "separes" } }],
  ["à 19 ans, handicapé", { ...ne(19), ...handicap }, {}],
  ["à 17 ans, au lycée", { ...ne(17), activite: "etudiant", scolarite: "lycee" }, {}],
])("ce qui va à ses parents n’est pas à lui : %s (CSS, art. L513-1)", (_, champs, reste) => {
  const c = calculDe(foyer({ ...inactif, habite_chez_parents: true, ...champs }, reste));
  expect(desParents.map((aide) => aide(c, c.famille, JUIN))).toEqual(desParents.map(() => 0));
  expect(ars(c, c.famille, 2026)).toBe(0);
});

/** Two children of 2 and 4, one parent alone, 24 000 € in 2024: 2 000 € a month. */
const deux = (garde_alternee: boolean) =>
  calculDe(
    foyer(
      { ...ne(30), nationalite: "FR", activite: "salarie", ...imposableEn2024(24_000) },
      { enfants: [2, 4].map((ans, rang) => enfant(rang, { ...ne(ans), garde_alternee })) },
    ),
  );
test.each<[string, (c: Calcul) => number, number, number]>([
  // 0,32 × 478,16 = 153,01 ; la moitié chez chacun (CSS, art. L521-2 et R521-3).
  ["allocations familiales", (c) => af(c, c.famille, JUIN), 153.01, 76.51],
  // Deux fois 42,2 % de 478,16 ; l’autre parent fait sa part : rien (CSS, art. L523-1).
  ["soutien familial", (c) => asf(c, c.famille, JUIN), 403.57, 0],
  // 4,91 − 2 000 × 0,000516 : chaque parent a le sien, pour ses heures, depuis décembre 2025 (CSS, art. L531-5).
  ["mode de garde, par heure", (c) => cmg_emploi_direct(c, c.famille, JUIN), 3.88, 3.88],
])("en garde alternée, %s : %d €, puis %d €", (_, lire, seul, partage) => {
  expect(lire(deux(false))).toBeCloseTo(seul, 1);
  expect(lire(deux(true))).toBeCloseTo(partage, 1);
});

test("la bourse du supérieur est à l’étudiante, non à celui qui vit avec elle (circulaire annuelle, annexe 4)", () => {
  const elle = {
    ...ne(20),
    nationalite: "FR",
    activite: "etudiant",
    scolarite: "enseignement_superieur",
    statuts_etablissement_scolaire: "public",
    annee_etude: "licence_2",
    bourse_criteres_sociaux_base_ressources_parentale: 20_000,
  } as const;
  const c = calculDe(
    foyer({ ...ne(22), ...inactif }, { famille: { en_couple: true }, conjoint: conjoint(elle) }),
  );
  expect(bourse_criteres_sociaux(c, c.demandeur, JUIN)).toBe(0);
});
