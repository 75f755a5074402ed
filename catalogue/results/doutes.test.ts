import { expect, test } from "vitest";
import { readCatalogue } from "../../server/catalogue/read.ts";
import { legislationEmbarquee } from "../legislation/embarquee.ts";
import { foyer } from "../legislation/requete/kit.ts";
import { any, compare, type Condition, is } from "../predicate/condition.ts";
import { defaultParameters, factContext } from "../situation/context.ts";
import { compute } from "./compute.ts";
import { doutesDe } from "./doutes.ts";

const catalogue = readCatalogue();
const legales = catalogue.aides.map(({ aide }) => aide).filter(({ source }) => source === "openfisca");
const compile = (id: string) => {
  const trouve = catalogue.byId.get(id);
  if (!trouve) throw new Error(id);
  return trouve;
};
const locataire = foyer(
  { date_naissance: "1998-02-01", nationalite: "FR", activite: "salarie", salaire_net: { "2026-06": 900 } },
  {
    menage: {
      aide_logement_date_pret_conventionne: "2018-12-31",
      statut_occupation_logement: "locataire_vide",
      loyer: 450,
      depcom: "69123",
      _departement: "69",
      _region: "84",
    },
  },
);
const causes = (id: string, doutes?: Record<string, string>) =>
  doutesDe(compile(id), 1, factContext(locataire, { doutes })).map(({ cause }) => cause);

test("les résultats disent ce qui repose sur un revenu que personne n’a donné, et seulement cela", async () => {
  const { droitsEligibles } = await compute(locataire, {
    catalogue,
    legislation: legislationEmbarquee(legales),
    velos: () => Promise.reject(new Error("sans vélo")),
    marque: "neutre",
    parameters: defaultParameters,
  });
  const doutesDesDroits = new Map(droitsEligibles.map(({ id, doutes }) => [id, doutes]));
  const [doute] = doutesDesDroits.get("aide_logement") ?? [];
  expect(doute?.cause).toBe("revenus");
  expect(doute?.texte).toMatch(/^Calculé sans connaître vos revenus de .*\s: à vérifier$/);
  expect(doutesDesDroits.has("region-auvergne-rhone-alpes-billet-illico-autocars")).toBe(true);
  expect(doutesDesDroits.get("region-auvergne-rhone-alpes-billet-illico-autocars")).toBeUndefined();
});

test("un plafond et une décision au cas par cas sont des doutes ; un montant fixé n’en est pas un", () => {
  expect(causes("guyane-fonds-aide-jeunes")).toEqual(["décision", "plafond"]);
  expect(causes("departement-ain-fsl-eligibilite")).toEqual(["décision"]);
  expect(causes("depart1825_montant_maximum")).toEqual(["plafond"]);
  expect(causes("af")).toEqual([]);
});

test("un montant moyen se dit", () => {
  const { aide, ...reste } = compile("af");
  const moyen = { ...reste, aide: { ...aide, nature: "moyenne" as const } };
  expect(doutesDe(moyen, 1, factContext(locataire)).map(({ cause }) => cause)).toEqual(["moyenne"]);
});

test("une aide de la loi porte son doute ; la santé gratuite, celui de la santé gratuite", () => {
  expect(causes("af", { rsa: "vos revenus de 2024" })).toEqual([]);
  expect(causes("af", { af: "vos revenus de 2024" })).toEqual(["revenus"]);
  const css = compile("css_participation_forfaitaire");
  const context = factContext(locataire, { doutes: { cmu_c: "vos revenus de 2024" } });
  expect(doutesDe(css, true, context).map(({ cause }) => cause)).toEqual(["revenus"]);
  expect(doutesDe(css, 8, context)).toEqual([]);
});

test("une aide à règles est douteuse si elle tient à un fait douteux, et non si une autre règle suffit", () => {
  const { rules, ...reste } = compile("region-corse-faj");
  const recoitLeRsa = compare("legislation.rsa", ">", 1);
  const auVu = (whole: Condition, doutes: Record<string, string>) =>
    doutesDe(
      { ...reste, rules: { ...rules, whole } },
      true,
      factContext(locataire, { legislation: { rsa: 300 }, doutes }),
    ).filter(({ cause }) => cause === "revenus");
  const rsa = { rsa: "vos revenus de 2024" };
  const [doute] = auVu(recoitLeRsa, { rfr: "vos revenus de 2023", ...rsa });
  expect(doute?.texte).toContain("vos revenus de 2024");
  expect(auVu(recoitLeRsa, {})).toEqual([]);
  expect(auVu(recoitLeRsa, { rfr: "vos revenus de 2024" })).toEqual([]);
  expect(auVu(any(recoitLeRsa, is("demandeur.activite", "salarie")), rsa)).toEqual([]);
});

test("une bourse calculée sans les revenus des parents le dit, et se montre comme un plafond", async () => {
  const etudiante = (base: number | null) =>
    foyer(
      {
        date_naissance: "2006-03-02",
        nationalite: "FR",
        activite: "etudiant",
        scolarite: "enseignement_superieur",
        annee_etude: "licence_1",
        statuts_etablissement_scolaire: "public",
        enfant_a_charge: { "2026": true },
        bourse_criteres_sociaux_base_ressources_parentale: base,
      },
      { parents: { _situation: "en_couple", rfr: base, nbptr: 3 } },
    );
  const bourse = async (base: number | null) => {
    const { droitsEligibles } = await compute(etudiante(base), {
      catalogue,
      legislation: legislationEmbarquee(legales),
      velos: () => Promise.reject(new Error("sans vélo")),
      marque: "neutre",
      parameters: defaultParameters,
    });
    const lue = droitsEligibles.find(({ id }) => id === "bourse_criteres_sociaux");
    return [lue?.nature, lue?.doutes?.map(({ texte }) => texte)];
  };
  expect(await bourse(8_000)).toEqual(["somme", undefined]);
  expect(await bourse(null)).toEqual([
    "plafond",
    ["Calculé sans connaître les revenus de vos parents de 2024\u00a0: à vérifier"],
  ]);
});
