import { expect, test } from "vitest";
import { catalogueServi, resultatsSansVelo } from "../../test/fixtures/sans-velo.ts";
import { enfant, foyer } from "../loi/requete/kit.ts";
import { all, any, compare, type Condition, is, not } from "../conditions/predicate/condition.ts";
import { type FactContext, factContext } from "../situation/context.ts";
import type { Situation } from "../situation/situation.ts";
import { doutesDe } from "./doutes.ts";

const compile = (id: string) => {
  const trouve = catalogueServi.byId.get(id);
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
const LECTURE = {
  cause: "lecture",
  texte: "Aucune page depuis 2024 ne dit sa règle\u00a0: à vérifier",
};
const causes = (id: string, doutes?: Record<string, string>) =>
  doutesDe(compile(id), 1, factContext(locataire, { doutes })).map(({ cause }) => cause);

test("les résultats disent ce qui repose sur un revenu que personne n’a donné, et seulement cela", async () => {
  const { droitsEligibles } = await resultatsSansVelo(locataire);
  const doutesDesDroits = new Map(droitsEligibles.map(({ id, doutes }) => [id, doutes]));
  const [doute] = doutesDesDroits.get("aide_logement") ?? [];
  expect(doute?.cause).toBe("revenus");
  expect(doute?.texte).toMatch(/^Calculé sans connaître vos revenus de .*\s: à vérifier$/);
  expect(doutesDesDroits.has("region-auvergne-rhone-alpes-billet-illico-autocars")).toBe(true);
  expect(doutesDesDroits.get("region-auvergne-rhone-alpes-billet-illico-autocars")).toEqual([LECTURE]);
});

const DECISION = { cause: "décision", texte: "L’organisme décide au cas par cas\u00a0: à vérifier" };
const PLAFOND = { cause: "plafond", texte: "Montant maximum\u00a0: vous pouvez recevoir moins" };
const MOYENNE = { cause: "moyenne", texte: "Montant moyen\u00a0: le vôtre peut différer" };

test("un plafond et une décision au cas par cas sont des doutes ; un montant fixé n’en est pas un", () => {
  const doutes = doutesDe(compile("guyane-fonds-aide-jeunes"), 1, factContext(locataire));
  expect(doutes).toEqual([DECISION, PLAFOND, LECTURE]);
  expect(causes("departement-ain-fsl-eligibilite")).toEqual(["décision"]);
  expect(causes("departement-loire-atlantique-revenu-jeunes")).not.toContain("lecture");
  expect(causes("depart1825_montant_maximum")).toEqual(["plafond"]);
  expect(causes("af")).toEqual([]);
});

test("une aide locale que nulle page de ces dernières années ne dit est à vérifier, une aide nationale non", () => {
  const { aide, ...reste } = compile("depart1825_montant_maximum");
  const lue = (type: "national" | "commune", verifie_le?: string) =>
    doutesDe(
      {
        ...reste,
        institution: { ...reste.institution, type },
        aide: { ...aide, nature: "somme", reference: undefined, verifie_le },
      } as typeof reste & { aide: typeof aide },
      1,
      factContext(locataire),
    );
  expect(lue("commune")).toEqual([LECTURE]);
  expect(lue("commune", "2023-12-31")).toEqual([LECTURE]);
  expect(lue("commune", "2024-01-01")).toEqual([]);
  expect(lue("national")).toEqual([]);
});

test("un montant moyen se dit", () => {
  const { aide, ...reste } = compile("af");
  const moyen = { ...reste, aide: { ...aide, nature: "moyenne" as const } };
  expect(doutesDe(moyen, 1, factContext(locataire))).toEqual([MOYENNE]);
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

/** What is doubtful of an aid whose rules are those, in words. */
function doutesDesRegles(whole: Condition, context: Partial<FactContext>) {
  const { rules, ...reste } = compile("region-corse-faj");
  return doutesDe(
    { ...reste, rules: { ...rules, whole, readsResults: true } },
    true,
    factContext(locataire, context),
  )
    .filter(({ cause }) => cause === "revenus")
    .map(({ texte }) => texte.replaceAll("\u00a0", " "));
}

test("ce qui ne se calcule pas ne rend pas sûre une aide douteuse", () => {
  const auQuotient = compare("legislation.quotient_familial", "<=", 600, { period: "month" });
  const regle = any(compare("legislation.rsa", ">", 1), auQuotient);
  const context = { legislation: { rsa: 300, rfr: 1200, nbptr: 1 }, doutes: { rsa: "vos revenus de 2024" } };
  expect(doutesDesRegles(regle, context)).toEqual([]);
  expect(doutesDesRegles(regle, { ...context, inconnus: new Set(["rfr"]) })).toEqual([
    "Calculé sans connaître vos revenus de 2024 : à vérifier",
  ]);
});

test("une aide qui dépend d’une autre est douteuse avec elle, et non avec une autre encore", () => {
  const suite = is("resultats.aide", true, { id: "base" });
  const avec = (doutes: Record<string, string>) =>
    doutesDesRegles(suite, { aides: (id) => id === "base", doutes });
  expect(avec({ base: "vos revenus de 2024" })).toEqual([
    "Calculé sans connaître vos revenus de 2024 : à vérifier",
  ]);
  expect(avec({ autre: "vos revenus de 2024" })).toEqual([]);
});

test("le doute dit est celui du fait dont l’aide dépend, toute autre aide étant ce qu’elle est", () => {
  const regle = all(is("resultats.aide", true, { id: "base" }), compare("legislation.rsa", ">", 1));
  const doutes = { rfr: "vos revenus de 2023", rsa: "vos revenus de 2024" };
  const context = { legislation: { rsa: 300 }, aides: (id: string) => id === "base", doutes };
  expect(doutesDesRegles(regle, context)).toEqual([
    "Calculé sans connaître vos revenus de 2024 : à vérifier",
  ]);
});

test("hors des résultats, une règle qui lit une autre aide se lit quand même", () => {
  const sansAutre = not(is("resultats.aide", true, { id: "base" }));
  const context = { doutes: { rsa: "vos revenus de 2024" } };
  expect(() => doutesDesRegles(sansAutre, context)).not.toThrow();
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
    const { droitsEligibles } = await resultatsSansVelo(etudiante(base));
    const lue = droitsEligibles.find(({ id }) => id === "bourse_criteres_sociaux");
    return [lue?.nature, lue?.doutes?.map(({ texte }) => texte)];
  };
  expect(await bourse(8_000)).toEqual(["somme", undefined]);
  expect(await bourse(null)).toEqual([
    "plafond",
    ["Calculé sans connaître les revenus de vos parents de 2024\u00a0: à vérifier"],
  ]);
});

test.each([
  ["rien de neuf", {}, 0],
  ["un enfant en garde alternée", { enfants: [enfant(0, { garde_alternee: true })] }, 1],
  ["une séparation récente", { enfants: [enfant(0)], famille: { rsa_isolement_recent: true } }, 1],
  [
    "un emménagement de moins de trois mois",
    { menage: { ...locataire.menage, _nombreMoisEntreeLogement: -2 } },
    1,
  ],
  ["un emménagement d’il y a un an", { menage: { ...locataire.menage, _nombreMoisEntreeLogement: -12 } }, 0],
  ["un emménagement à venir", { menage: { ...locataire.menage, _nombreMoisEntreeLogement: 12 } }, 0],
] as const)("CSS, art. R843-1, II : la prime lit d’autres mois que celui-ci ; %s", (_, reste, combien) => {
  const context = factContext({ ...locataire, ...reste } as Situation);
  expect(doutesDe(compile("ppa"), 1, context).filter(({ cause }) => cause === "décision")).toHaveLength(
    combien,
  );
  expect(doutesDe(compile("rsa"), 1, context).filter(({ cause }) => cause === "décision")).toEqual([]);
});

test.each(["cf", "ars", "paje_base", "aeeh"])(
  "CSS, art. L513-1 : en garde alternée, un seul parent reçoit « %s »",
  (id) => {
    const causes = (garde_alternee: boolean) =>
      doutesDe(compile(id), 200, factContext({ ...locataire, enfants: [enfant(0, { garde_alternee })] })).map(
        ({ cause }) => cause,
      );
    expect([causes(true), causes(false)]).toEqual([["décision"], []]);
  },
);

test("C. civ., art. 1146 : avant 18 ans, l’aide au logement tient à un bail que l’on peut signer", () => {
  const causesA = (date_naissance: string) =>
    doutesDe(
      compile("aide_logement"),
      200,
      factContext({ ...locataire, demandeur: { ...locataire.demandeur, date_naissance } }),
    ).map(({ cause }) => cause);
  expect([causesA("2008-06-16"), causesA("2008-06-15")]).toEqual([["décision"], []]);
});
