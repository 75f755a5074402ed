import { expect, it } from "vitest";
import { contexteDe, type Foyer, neIlYA } from "../../test/fixtures/foyers.ts";
import { catalogueServi } from "../../test/fixtures/sans-velo.ts";
import { verdict } from "../conditions/predicate/evaluate.ts";
import type { Individu, Menage } from "../situation/situation.ts";

const un = (ans: number, qui: Partial<Individu>, menage: Partial<Menage> = {}): Foyer => ({
  demandeur: { date_naissance: neIlYA(ans), nationalite: "FR", ...qui },
  enfants: [],
  famille: { en_couple: false },
  menage,
});
const salarie = { activite: "salarie" } as const;
const inactif = { activite: "inactif" } as const;
const sansEmploi = { activite: "chomeur" } as const;
const lycee = (annee_etude: Individu["annee_etude"]) =>
  ({ activite: "etudiant", scolarite: "lycee", annee_etude }) as const;
const superieur = (annee_etude: Individu["annee_etude"]) =>
  ({ activite: "etudiant", scolarite: "enseignement_superieur", annee_etude }) as const;
const apprenti = { alternant: true, _contrat_alternant: "apprenti" } as const;
const soins = { groupe_specialites_formation: "groupe_330" } as const;

const a = (_region: string, _departement: string, depcom: string, _epci?: string) => ({
  depcom,
  _departement,
  _region,
  ...(_epci && { _epci }),
});
const ici = (_region: string) => ({ _region });
const paris = a("11", "75", "75056");
const strasbourg = a("44", "67", "67482", "246700488");
const vannes = a("53", "56", "56260", "200067932");

/** By aid: who reads it, then who does not, by the rules alone. */
it.each<[id: string, oui: Foyer, non: Foyer]>([
  ["acre", un(29, { ...salarie, handicap: true }), un(29, salarie)],
  // CASF, art. L241-3 : la carte est la même en Eure-et-Loir.
  [
    "carte_mobilite_inclusion",
    un(20, { ...inactif, handicap: true }, a("24", "28", "28085")),
    un(20, inactif, a("24", "28", "28085")),
  ],
  // betagouv/aides-jeunes, 10 septembre 2025 : le code postal 67100 seul.
  [
    "ville-strasbourg-accompagnement",
    un(20, inactif, { ...strasbourg, _codePostal: "67100" }),
    un(20, inactif, { ...strasbourg, _codePostal: "67000" }),
  ],
  [
    "agir_refugies",
    un(25, { ...inactif, nationalite: "AF" }, { _departement: "69" }),
    un(25, { ...inactif, nationalite: "AF" }, { _departement: "988" }),
  ],
  [
    "etat-abonnement-transports-sur-le-reseau-tag",
    un(25, salarie, a("84", "38", "38140", "200018166")),
    un(25, salarie, a("84", "38", "38544", "200077014")),
  ],
  [
    "tours-fil-bleu-solidaire",
    un(25, salarie, a("24", "37", "37281")),
    un(25, salarie, a("24", "37", "37003")),
  ],
  [
    "lyon-tcl-solidaire-reduit",
    un(13, { activite: "etudiant", scolarite: "college" }, a("84", "69", "69264")),
    un(13, { activite: "etudiant", scolarite: "college" }, a("84", "38", "38185")),
  ],
  [
    "ville-paris-remboursement-imagine-r",
    un(17, { ...lycee("cap_1"), ...apprenti }, paris),
    un(19, { ...superieur("bts_1"), ...apprenti }, paris),
  ],
  [
    "ville-paris-remboursement-imagine-r",
    un(19, { ...superieur("licence_1"), handicap: true, taux_incapacite: 0.6 }, paris),
    un(19, superieur("licence_1"), paris),
  ],
  [
    "strasbourg_eurometropole-carte-atout-voir",
    un(17, { ...lycee("cap_1"), ...apprenti }, strasbourg),
    un(20, { ...superieur("bts_1"), ...apprenti }, strasbourg),
  ],
  [
    "strasbourg_eurometropole-carte-atout-voir",
    un(17, { ...lycee("premiere"), handicap: true }, strasbourg),
    un(20, { ...superieur("licence_1"), handicap: true }, strasbourg),
  ],
  [
    "departement-mayenne-aide-etudiants-infirmiers",
    un(21, { ...superieur("licence_3"), ...soins }, ici("53")),
    un(21, { ...superieur("licence_3"), ...soins }, ici("93")),
  ],
  [
    "region_ile_de_france-bourses-pour-les-élèves-et-étudiant-e-s-inscrit-e-s-en-formations-sanitaires-et-sociales",
    un(21, sansEmploi, ici("11")),
    un(21, superieur("licence_1"), ici("11")),
  ],
  [
    "hauts-de-france-formations-sanitaires-sociales-niveaux-3-4",
    un(21, salarie, ici("32")),
    un(21, { activite: "independant" }, ici("32")),
  ],
  // Décret n° 2008-955, art. 17 : « nés ou ayant leur résidence » outre-mer ; une question demande la naissance.
  [
    "service_militaire_adapte",
    un(20, inactif, { _departement: "69" }),
    un(26, inactif, { _departement: "975" }),
  ],
  // Circulaire DSS/2A n° 2011-351 : les Européens sans droit au séjour ne sont pas exclus.
  ["aide_medicale_etat", un(25, { ...inactif, nationalite: "DE" }), un(25, inactif)],
  // Ordre des pharmaciens, novembre 2024 : « les assurés âgés de moins de 26 ans ».
  ["depistage_ist_moins_26", un(13, lycee(undefined)), un(26, inactif)],
  [
    "service_militaire_volontaire",
    un(20, inactif, { _departement: "69" }),
    un(20, inactif, { _departement: "988" }),
  ],
  ["epide", un(20, inactif, { _departement: "69" }), un(20, inactif, { _departement: "974" })],
  [
    "region-centre-val-de-loire-aide-mobillico",
    un(24, salarie, ici("24")),
    un(24, { activite: "independant" }, ici("24")),
  ],
  [
    "auvergne-rhone-alpes-permis-pass-region",
    un(20, { ...salarie, handicap: true }, ici("84")),
    un(20, salarie, ici("84")),
  ],
  [
    "auvergne-rhone-alpes-bourse-merite",
    un(17, lycee("premiere"), ici("84")),
    un(17, lycee("seconde"), ici("84")),
  ],
  ["region-bretagne-aide-financiere-formation", un(25, inactif, ici("53")), un(26, inactif, ici("53"))],
  [
    "region-bretagne-aide-permis",
    un(20, { ...superieur("licence_1"), ...soins }, ici("53")),
    un(20, superieur("licence_1"), ici("53")),
  ],
  [
    "intercommunalite_metropole_lyon-pret-d-un-velo-freevelo-v",
    un(18, lycee("terminale"), a("84", "69", "69123", "200046977")),
    un(18, salarie, a("84", "69", "69123", "200046977")),
  ],
  [
    "intercommunalite_golfe_du_morbihan_vannes_agglomeration-tarification-solidaire-bus",
    un(22, inactif, vannes),
    un(17, inactif, vannes),
  ],
  ["region_normandie-pass-monde-volontariat", un(20, inactif, ici("28")), un(31, inactif, ici("28"))],
])("%s", (id, oui, non) => {
  const regles = catalogueServi.byId.get(id)?.rules.whole;
  const legislation = { rfr: 12_000, nbptr: 2, boursier: false, rsa: 0 };
  const lu = (foyer: Foyer) => regles && verdict(regles, contexteDe(foyer, { legislation }));
  expect([lu(oui), lu(non)]).toEqual([true, false]);
});

it("la bourse des études de santé d’Occitanie suit l’école, et le demande", () => {
  const bourse = catalogueServi.byId.get("occitanie-bourse-etudes-sanitaires-et-sociales")?.aide;
  expect(bourse?.conditions_generales[0]).toEqual({
    type: "regions",
    values: ["76"],
    lieu_de: "etablissement",
  });
  expect(bourse?.portees).toContain("ecole_76");
});

it("la location sociale d’une voiture n’attend pas un projet que la banque seule demande", () => {
  expect(catalogueServi.byId.get("leasing_social")?.aide.interestFlag).toBeUndefined();
});
