import { expect, it } from "vitest";
import { readCatalogue } from "../../../server/catalogue/read.ts";
import { contexteDe, type Foyer } from "../../../test/fixtures/foyers.ts";
import { evaluate } from "../../conditions/predicate/evaluate.ts";

const { byId } = readCatalogue();
const ouverte = (id: string, foyer: Foyer) => evaluate(byId.get(id)!.rules.whole, contexteDe(foyer));

const etudes = (
  scolarite: "lycee" | "enseignement_superieur",
  annee_etude: "terminale" | "bts_1" | "licence_1",
) =>
  ({
    demandeur: { date_naissance: "2007-02-15", activite: "etudiant", scolarite, annee_etude },
    menage: { _region: "27" },
  }) as const;

// « Tous niveaux confondus (y compris post-bac) », in a lycée: where a fifth draw found the rule narrower than its words.
it.each([
  ["en terminale", etudes("lycee", "terminale"), true],
  ["en BTS", etudes("enseignement_superieur", "bts_1"), true],
  ["à l’université", etudes("enseignement_superieur", "licence_1"), false],
])("l’ordinateur que prête un lycée de Bourgogne-Franche-Comté, %s : %s", (_, foyer, ouvert) => {
  expect(ouverte("region-bourgogne-franche-comte-ordil", foyer)).toBe(ouvert);
});

const enAttente = (_departement: string, statut?: "proprietaire"): Foyer => ({
  demandeur: { date_naissance: "2000-02-15", nationalite: "AF" },
  menage: { _departement, ...(statut && { statut_occupation_logement: statut }) },
});

it.each([
  ["35", [true, false]],
  ["973", [false, true]],
  ["978", [false, true]],
  ["976", [false, false]],
])(
  "une seule fiche dit l’allocation pour demandeur d’asile, dans le département %s",
  (departement, fiches) => {
    const ids = ["allocation_demandeur_asile", "allocation_demandeur_asile_guyane_saint_martin"];
    expect(ids.map((id) => ouverte(id, enAttente(departement)))).toEqual(fiches);
  },
);

// A handicap, a catastrophe or a home that does not suit: the question decides, not the rule.
it.each(["ptz", "bail_reel_solidaire"])("%s n’est pas fermé d’avance à qui possède son logement", (id) => {
  expect(ouverte(id, enAttente("35", "proprietaire"))).toBe(true);
});

const bachelier = (
  ici: string,
  parents: { habite_chez_parents: boolean; _bourseCriteresSociauxCommuneDomicileFamilialRegion?: string },
): Foyer => ({
  demandeur: {
    date_naissance: "2008-02-15",
    activite: "etudiant",
    scolarite: "enseignement_superieur",
    annee_etude: "licence_1",
    mention_baccalaureat: "mention_tres_bien",
    ...parents,
  },
  menage: { _region: ici },
});

// « Un établissement de la région » : the lycée, not the home. Who left for her studies has her parents there still.
it.each([
  ["region-provence-alpes-cote-azur-bourse-merite", "93"],
  ["auvergne-rhone-alpes-bourse-merite", "84"],
])("%s va aussi à qui étudie ailleurs, et dont les parents vivent là", (id, region) => {
  const parti = (leur: string) =>
    bachelier("11", {
      habite_chez_parents: false,
      _bourseCriteresSociauxCommuneDomicileFamilialRegion: leur,
    });
  expect([
    ouverte(id, bachelier(region, { habite_chez_parents: true })),
    ouverte(id, parti(region)),
    ouverte(id, parti("53")),
  ]).toEqual([true, true, false]);
});

it("les aides d’une école, d’un CFA ou d’un employeur de la région demandent où il est, et non où l’on vit", () => {
  const lieux = [
    "region-auvergne-rhone-alpes-formation-sante-sociale",
    "hauts-de-france-carte-generation-hebergement",
    "hauts-de-france-carte-generation-apprentis-aide-restauration",
    "hauts-de-france-carte-generation-apprentis-aide-transport",
  ].map((id) => byId.get(id)!.aide.conditions_generales.find(({ type }) => type === "regions"));
  expect(lieux.map((regle) => regle && "lieu_de" in regle && regle.lieu_de)).toEqual(
    lieux.map(() => "etablissement"),
  );
});

// The scheme of the Pays de la Loire paid up to 84 € a month, and ended with 2024.
it("aucun covoiturage aux bornes de la Région Pays de la Loire ne se dit encore payé sans le faire vérifier", () => {
  const siens = [...byId.values()]
    .map(({ aide }) => aide)
    .filter(
      ({ famille, description }) => famille === "covoiturage" && /\b84\u00a0€ par mois/.test(description),
    );
  expect(siens.length).toBeGreaterThan(6);
  expect(siens.filter(({ fin, warning }) => !fin && !warning).map(({ slug }) => slug)).toEqual([]);
});

// A sum that several bodies pay is none’s: it would be counted twice.
it("aucun montant ne comprend l’aide nationale au BAFA, qui a sa fiche", () => {
  const doubles = [...byId.values()].filter(
    ({ aide: { description, montant } }) =>
      montant !== undefined && /aide nationale\s+est comprise/.test(description),
  );
  expect(doubles.map(({ aide }) => aide.slug)).toEqual([]);
});

const a15Ans = (scolarite: "college" | "lycee"): Foyer => ({
  demandeur: { date_naissance: "2011-02-15", activite: "etudiant", scolarite },
  menage: { _region: "93" },
});

// « Lycée, CFA, université, Mission Locale » : the Departments have the collèges (nosalpes.eu, 12 September 2025).
it.each([
  ["lycee", true],
  ["college", false],
] as const)("le Pass Santé Jeunes à 15 ans, au %s : %s", (scolarite, ouvert) => {
  expect(ouverte("region-provence-alpes-cote-azur-chequier-pass-sante-jeunes", a15Ans(scolarite))).toBe(
    ouvert,
  );
});

it("une aide que le lycée n’ouvre qu’en terminale professionnelle ne l’ouvre pas en CAP", () => {
  const siennes = [...byId.values()]
    .map(({ aide }) => aide)
    .filter(({ conditions }) => conditions.some((une) => /en terminale professionnelle/.test(une)));
  expect(siennes.length).toBeGreaterThan(0);
  const enCap = siennes.filter(({ profils }) => JSON.stringify(profils).includes("cap_2"));
  expect(enCap.map(({ slug }) => slug)).toEqual([]);
});

// « Même avec un diplôme tout récent, de moins d’un an » : whoever just left may work, or look for work.
it.each(["salarie", "chomeur", "inactif"] as const)(
  "le stage en Europe du Centre-Val de Loire est aussi à qui vient d’avoir son diplôme, %s",
  (activite) => {
    const foyer = { demandeur: { date_naissance: "2007-02-15", activite }, menage: { _region: "24" } };
    expect(ouverte("region-centre-val-de-loire-mobilite-internationale-apprenti", foyer)).toBe(true);
    const plusAge = { ...foyer, demandeur: { ...foyer.demandeur, date_naissance: "1990-02-15" } };
    expect(ouverte("region-centre-val-de-loire-mobilite-internationale-apprenti", plusAge)).toBe(false);
  },
);

// CASF, art. L245-1, III: the same everywhere, at home or in an establishment.
it("toute prestation de compensation du handicap demande l’AEEH et un complément, avant 20 ans", () => {
  const pch = [...byId.values()].filter(({ aide }) => /prestation de compensation/.test(aide.label));
  expect(pch.length).toBeGreaterThan(2);
  const sans = pch.filter(({ aide }) => !aide.portees?.includes("aeeh_complement"));
  expect(sans.map(({ aide }) => aide.slug)).toEqual([]);
});

// Neither « ma propre mutuelle » : the pass pays for it (francebleu.fr, September 2020).
it("le pass Mutuelle de la Région Sud ne demande que la mutuelle des parents", () => {
  const { conditions, portees } = byId.get("region-provence-alpes-cote-azur-pass-mutuelle")!.aide;
  expect(portees?.[conditions.findIndex((une) => une.includes("mutuelle de ses parents"))]).toBe(
    "sans_mutuelle_parents",
  );
});
