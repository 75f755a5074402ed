import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { neIlYA, situationDe } from "../../test/fixtures/foyers.ts";
import { catalogueServi, resultatsSansVelo } from "../../test/fixtures/sans-velo.ts";
import { verdict } from "../conditions/predicate/evaluate.ts";
import { factContext } from "../situation/context.ts";
import { questionsOuvertes } from "./precisions.ts";
import type { Individu, Situation } from "../situation/situation.ts";

const lieux = {
  Paris: ["75056", "75", "11"],
  Rennes: ["35238", "35", "53"],
  Toulouse: ["31555", "31", "76"],
  Vannes: ["56260", "56", "53"],
  "Saint-Denis": ["97411", "974", "04"],
  "Fort-de-France": ["97209", "972", "02"],
  Caen: ["14118", "14", "28"],
  Tulle: ["19272", "19", "75"],
} as const;
type Ville = keyof typeof lieux;

const chez = (ville: Ville) => {
  const [depcom, _departement, _region] = lieux[ville];
  return { depcom, _departement, _region, _nomCommune: ville, _codePostal: "" };
};
const parentsA = (ville: Ville): Partial<Individu> => {
  const [commune, departement, region] = lieux[ville];
  return {
    _bourseCriteresSociauxCommuneDomicileFamilial: commune,
    _bourseCriteresSociauxCommuneDomicileFamilialNomCommune: ville,
    _bourseCriteresSociauxCommuneDomicileFamilialDepartement: departement,
    _bourseCriteresSociauxCommuneDomicileFamilialRegion: region,
  };
};
/** A student of 19, in the second year after the bac, who lives alone. */
const etudiant = (
  ou: Ville,
  parents?: Ville,
  dits: Partial<Individu> = {},
  reste: Partial<Situation> = {},
) => ({
  ...situationDe({
    demandeur: {
      date_naissance: neIlYA(19),
      nationalite: "FR",
      activite: "etudiant",
      alternant: false,
      scolarite: "enseignement_superieur",
      annee_etude: "licence_2",
      habite_chez_parents: false,
      enfant_a_charge: { "2026": true },
      _interetEtudesEtranger: true,
      ...(parents && parentsA(parents)),
      ...dits,
    },
    enfants: [],
    famille: { en_couple: false },
    menage: { ...chez(ou), statut_occupation_logement: "locataire_meuble", loyer: 400 },
    parents: { _situation: "en_couple", _en_france: true, rfr: 20_000, nbptr: 2.5 },
  }),
  ...reste,
});

/** Questions that an open aid still hangs on; nothing for one that is not open. */
async function questions(situation: Situation) {
  const { droitsEligibles } = await resultatsSansVelo(situation);
  const context = factContext(situation);
  return Object.fromEntries(
    droitsEligibles.map(({ id }) => {
      const aide = catalogueServi.byId.get(id)?.aide;
      return [id, aide ? questionsOuvertes(aide, context) : []];
    }),
  );
}

const LADOM = "ladom_passeport_mobilite_etudes";
const ARES = "region-la-reunion-ares";
const BON = "region-la-reunion-bon-ressourcement";
const VANNES = "ville-de-vannes-aide-aux-sejours-a-l-etranger";
const ATE = "martinique-aide-territoriale-etudiants";
const PER = "martinique-pret-etudiant-taux-zero";
const B_MONDE = "bretagne-b-monde-individuel";

describe("où habitent les parents", () => {
  it("à Paris, les parents à Saint-Denis : LADOM, l’ARES et le billet du retour", async () => {
    const la = await questions(etudiant("Paris", "Saint-Denis"));
    expect(la[LADOM]).toEqual(["filiere_absente"]);
    expect(la[ARES]).toEqual([]);
    expect(la[BON]).toEqual([]);
    expect(la[ATE]).toBeUndefined();
  });

  it("à Saint-Denis, y vivre et y étudier : l’ARES, pas le billet du retour, et LADOM seulement si l’on part", async () => {
    const la = await questions(etudiant("Saint-Denis", "Saint-Denis"));
    expect(la[ARES]).toEqual([]);
    expect(la[BON]).toBeUndefined();
    expect(la[LADOM]).toEqual(["filiere_absente"]);
    const reste = { precisions: { filiere_absente: false } };
    expect((await questions(etudiant("Saint-Denis", "Saint-Denis", {}, reste)))[LADOM]).toBeUndefined();
  });

  it("à Rennes, les parents à Vannes : l’aide aux séjours à l’étranger ; l’inverse, non", async () => {
    expect((await questions(etudiant("Rennes", "Vannes")))[VANNES]).toEqual(["parents_impots_vannes"]);
    expect((await questions(etudiant("Vannes", "Rennes")))[VANNES]).toBeUndefined();
  });

  it("à Toulouse, les parents en Martinique : LADOM et les aides de la Martinique", async () => {
    const la = await questions(etudiant("Toulouse", "Fort-de-France"));
    expect(la[LADOM]).toEqual(["filiere_absente"]);
    expect(la[ATE]).toEqual([]);
    expect(la[PER]).toEqual([]);
    expect(la[ARES]).toBeUndefined();
  });

  it("à Paris, les parents en Normandie : le Pass Monde ; en Corrèze : sa bourse, pour qui en a une", async () => {
    const normand = await questions(etudiant("Paris", "Caen"));
    expect(normand["region_normandie-pass-monde-etudes-supérieures-1"]).toEqual([]);
    const correze = catalogueServi.byId.get("departement-correze-bourse-enseignement-superieur");
    const ouverte = (situation: Situation) =>
      correze && verdict(correze.rules.whole, factContext(situation, { legislation: { boursier: true } }));
    expect(ouverte(etudiant("Toulouse", "Tulle"))).toBe(true);
    expect(ouverte(etudiant("Tulle", "Paris"))).toBe(false);
  });

  it("une commune que personne n’a dite : « si… », jamais oui ni non", async () => {
    const la = await questions(etudiant("Paris"));
    expect(la[ARES]).toEqual(["parents_reunion"]);
    expect(la[LADOM]).toEqual(["filiere_absente", "parents_outre_mer"]);
    expect(la[VANNES]).toEqual(["parents_impots_vannes"]);
    const oui = await questions(etudiant("Paris", undefined, {}, { precisions: { parents_reunion: true } }));
    expect(oui[ARES]).toEqual([]);
    expect(oui[LADOM]).toEqual(["filiere_absente"]);
    const non = await questions(etudiant("Paris", undefined, {}, { precisions: { parents_reunion: false } }));
    expect(non[ARES]).toBeUndefined();
  });

  it.each([
    ["vit chez eux", { habite_chez_parents: true }, {}],
    ["est mineur", { date_naissance: neIlYA(17) }, {}],
    ["les a à l’étranger", {}, { parents: { _en_france: false } }],
    ["les a perdus", {}, { parents: { _situation: "decedes" as const } }],
    ["n’en a pas qui aient l’autorité", {}, { parents: { _situation: "sans_autorite" as const } }],
  ])("à Paris, qui %s ne lit rien de La Réunion", async (_, dits, reste) => {
    expect((await questions(etudiant("Paris", undefined, dits, reste)))[ARES]).toBeUndefined();
  });

  it("« pourquoi » nomme la commune des parents", async () => {
    const { droitsEligibles } = await resultatsSansVelo(etudiant("Rennes", "Vannes"));
    const raisons = droitsEligibles.find(({ id }) => id === VANNES)?.reasons ?? [];
    expect(raisons.map(({ read }) => read)).toContain("commune de vos parents\u00a0: Vannes");
  });
});

describe("où l’on étudie", () => {
  const dite = (ou: "Rennes" | "Paris", precisions: Situation["precisions"] = {}) =>
    questions(etudiant(ou, ou, {}, { precisions }));

  it("est où l’on habite, à vérifier, tant que l’on n’en a rien dit", async () => {
    expect((await dite("Rennes"))[B_MONDE]).toContain("ecole_53");
    expect(await dite("Paris")).not.toHaveProperty(B_MONDE);
  });

  it("est où l’on habite, dit sous le projet d’études à l’étranger : rien ne se demande plus", async () => {
    const ici = await dite("Rennes", { ecole_ici: true });
    expect(ici).toHaveProperty(B_MONDE);
    expect(ici[B_MONDE]).not.toContain("ecole_53");
  });

  it("est ailleurs : la région se demande, et celle où l’on habite ne paie pas", async () => {
    expect(await dite("Rennes", { ecole_ici: false })).not.toHaveProperty(B_MONDE);
    expect((await dite("Paris", { ecole_ici: false }))[B_MONDE]).toContain("ecole_53");
    const oui = await dite("Paris", { ecole_ici: false, ecole_53: true });
    expect(oui[B_MONDE]).not.toContain("ecole_53");
    // One school is in one region.
    expect(oui).not.toHaveProperty("grand-est-aide-mobilite-internationale-etudiants");
  });
});

const duLieuDesParents = new Set(
  catalogueServi.aides
    .filter(({ aide }) => /"lieu_de":"(?:parents|soi_ou_parents)"/.test(JSON.stringify(aide)))
    .map(({ aide }) => aide.slug),
);

test("déménager les seuls parents ne change que les aides dont la règle dit les parents", () => {
  expect(duLieuDesParents.size).toBeGreaterThan(12);
  const ouvertes = (situation: Situation) => {
    const context = factContext(situation, { legislation: { boursier: true } });
    const candidates = new Set(catalogueServi.regles.candidates(context));
    return catalogueServi.aides
      .filter((one) => one.aide.source === "javascript" && !duLieuDesParents.has(one.aide.slug))
      .filter((one) => candidates.has(one) && verdict(one.rules.whole, context) === true)
      .map(({ aide }) => aide.slug);
  };
  const ville = fc.constantFrom(...(Object.keys(lieux) as Ville[]));
  fc.assert(
    fc.property(ville, ville, ville, (ou, avant, apres) => {
      expect(ouvertes(etudiant(ou, avant))).toEqual(ouvertes(etudiant(ou, apres)));
    }),
    { seed: 29, numRuns: 60 },
  );
});
