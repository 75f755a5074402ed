import { describe, expect, it } from "vitest";
import { aideDe, institutionDe } from "../../../test/fixtures/aides.ts";
import { buildCatalogue } from "../../catalogue.ts";
import type { Aide } from "../../schema/aide.ts";
import { cadreDe, releverUneAide, aObtenir } from "./exemples.ts";
import { type CommuneDuPays, paysDe } from "./pays.ts";
import { rejouer } from "./rejouer.ts";

const commune = (
  depcom: string,
  _nomCommune: string,
  [_departement, _region, _epci]: [string, string, string?],
  population: number,
  codesPostaux: string[],
): CommuneDuPays => ({
  commune: { depcom, _nomCommune, _departement, _region, ...(_epci && { _epci, _epciType: "CA" }) },
  codesPostaux,
  population,
});

/** Four towns are enough to tell region, département, intercommunality and postal code apart. */
const pays = paysDe([
  commune("35238", "Rennes", ["35", "53", "243500139"], 220_000, ["35000", "35200"]),
  commune("35288", "Saint-Malo", ["35", "53", "243500782"], 47_000, ["35400"]),
  commune("29019", "Brest", ["29", "53", "242900314"], 140_000, ["29200"]),
  commune("85113", "L’Île-d’Yeu", ["85", "52"], 4800, ["85350"]),
]);

type Champs = Parameters<typeof aideDe>[0];
const catalogueDe = (...aides: Champs[]) =>
  buildCatalogue(
    aides.map((champs) => aideDe(champs)),
    [institutionDe()],
  );

/** What is found of each aid that may be obtained. */
function releverTout(catalogue: ReturnType<typeof catalogueDe>) {
  const releves = aObtenir(catalogue).map((une) => ({
    slug: une.aide.slug,
    ...releverUneAide(une, catalogue, pays),
  }));
  return {
    exemples: Object.fromEntries(releves.flatMap(({ slug, exemple }) => (exemple ? [[slug, exemple]] : []))),
    impossibles: releves.flatMap(({ slug, exemple }) => (exemple ? [] : [slug])).sort(),
    fermes: releves.flatMap(({ slug, fermes }) => fermes.map((profil) => `${slug} : ${profil}`)),
  };
}

/** Example of the aid, checked by replaying it with the results themselves. */
function exempleDe(champs: Champs, ...autres: Champs[]) {
  const catalogue = catalogueDe({ national: true, conditions_generales: [], ...champs }, ...autres);
  const releve = releverTout(catalogue);
  const [une] = catalogue.aides;
  const exemple = releve.exemples["une-aide"];
  const problemes = une && exemple ? rejouer(une, catalogue, exemple, cadreDe(une, pays)) : [];
  if (problemes.length) throw new Error(problemes.join("\n"));
  return { ...releve, exemple };
}

const regles = (...conditions_generales: Aide["conditions_generales"]) => ({ conditions_generales });
const trouve = (champs: Champs, ...autres: Champs[]) => {
  const { foyer, pertes } = exempleDe(champs, ...autres).exemple ?? {};
  return { foyer, pertes };
};

describe("l’exemple d’une aide et ceux qui la perdent", () => {
  it("sans règle, le plus simple des foyers l’obtient", () => {
    expect(trouve({})).toEqual({ foyer: { age: 21 }, pertes: {} });
  });

  it("deux bornes d’âge se perdent juste de part et d’autre", () => {
    const { foyer, pertes } = trouve(
      regles({ type: "age", operator: ">=", value: 16 }, { type: "age", operator: "<", value: 18 }),
    );
    expect(foyer).toEqual({ age: 17, activite: "etudiant", scolarite: "lycee", annee_etude: "terminale" });
    expect(pertes).toEqual({
      "conditions_generales[0] age": { age: 15 },
      "conditions_generales[1] age": { age: 18 },
    });
  });

  it.each([
    ["le revenu des parents au plus", "<=", 14_000, { rfr: 34_000, nbptr: 3 }, { rfr: 50_000, nbptr: 3 }],
    ["le revenu des parents moins de", "<", 14_000, { rfr: 34_000, nbptr: 3 }, { rfr: 42_000, nbptr: 3 }],
    ["le revenu des parents plus de", ">", 14_000, { rfr: 50_000, nbptr: 3 }, { rfr: 42_000, nbptr: 3 }],
  ] as const)("%s", (_, operator, value, obtient, perd) => {
    const { foyer, pertes } = trouve(regles({ type: "quotient_familial", period: "year", operator, value }));
    expect([foyer?.parents, pertes]).toEqual([
      obtient,
      { "conditions_generales[0] quotient_familial": { parents: perd } },
    ]);
  });

  it("« sauf » se perd en devenant ce qu’il exclut", () => {
    const { foyer, pertes } = trouve(
      regles(
        { type: "not", value: { type: "annee_etude", values: ["bts_1"] } },
        { type: "not", value: { type: "not", value: { type: "beneficiaire_rsa" } } },
      ),
    );
    expect(foyer).toEqual({ age: 25, rsa: 600 });
    expect(pertes).toEqual({
      "conditions_generales[0] not": { activite: "etudiant", annee_etude: "bts_1" },
      "conditions_generales[1] not": { rsa: 0 },
    });
  });

  it("de plusieurs profils, un seul suffit et se perd sans tomber dans un autre", () => {
    const { foyer, pertes } = trouve({
      ...regles({ type: "age", operator: ">=", value: 21 }),
      profils: [
        { type: "collegien", conditions: [] },
        { type: "salarie", conditions: [{ type: "age", operator: "<=", value: 20 }] },
        {
          type: "chomeur",
          conditions: [{ type: "statut_occupation_logement", includes: ["sans_domicile"], excludes: [] }],
        },
        { type: "independant", conditions: [{ type: "age", operator: ">", value: 40 }] },
      ],
    });
    expect(foyer).toEqual({ age: 21, activite: "chomeur", logement: "sans_domicile" });
    expect(pertes).toEqual({
      "conditions_generales[0] age": { age: 20 },
      "profils[2] chomeur": { activite: "salarie" },
      "profils[2].conditions[0] statut_occupation_logement": { logement: "loge_gratuitement" },
    });
  });

  it("des enfants de l’âge prévu se comptent", () => {
    const { foyer, pertes } = trouve(
      regles({ type: "enfants_eligibles", operator: ">=", value: 2, age_min: 3, age_max: 6 }),
    );
    expect(foyer).toEqual({ age: 23, enfants: [3, 3] });
    expect(pertes).toEqual({ "conditions_generales[0] enfants_eligibles": { enfants: [2, 2] } });
  });

  it("un projet est donné d’avance, et ce qu’il suppose ne se perd pas seul", () => {
    const { foyer, pertes } = trouve({
      interestFlag: "_interetEtudesEtranger",
      profils: [{ type: "enseignement_superieur", conditions: [] }],
    });
    expect(foyer).toMatchObject({ activite: "etudiant", interets: ["_interetEtudesEtranger"] });
    expect(pertes).toEqual({ "profils[0] enseignement_superieur": "découle de _interetEtudesEtranger" });
  });
});

describe("les lieux", () => {
  it("se cherchent ensemble : ici la région sans ce département, cette intercommunalité ni ce code", () => {
    const { foyer, pertes } = trouve(
      regles(
        { type: "attached_to_institution" },
        { type: "excluded_epcis", values: ["243500782"] },
        { type: "not", value: { type: "departements", values: ["29"] } },
        { type: "not", value: { type: "codes_postaux", values: ["35000"] } },
      ),
    );
    expect(foyer).toEqual({ age: 21, codePostal: "35200" });
    expect(pertes).toEqual({
      "conditions_generales[0] attached_to_institution": { commune: "85113", codePostal: "85350" },
      "conditions_generales[1] excluded_epcis": { commune: "35288", codePostal: "35400" },
      "conditions_generales[2] not": { commune: "29019", codePostal: "29200" },
      "conditions_generales[3] not": { codePostal: "35000" },
    });
  });

  it("qui se répètent ne se perdent pas l’un sans l’autre", () => {
    const { pertes } = trouve(
      regles({ type: "departements", values: ["35"] }, { type: "regions", values: ["53"] }),
    );
    expect(pertes).toEqual({
      "conditions_generales[0] departements": { commune: "29019" },
      "conditions_generales[1] regions": "découle de conditions_generales[0] departements",
    });
  });

  it("dont la liste est vide sont toujours les bons", () => {
    expect(trouve(regles({ type: "communes", values: [] })).pertes).toEqual({
      "conditions_generales[0] communes": "toujours vraie",
    });
  });
});

describe("une aide qui en lit d’autres", () => {
  const lue = (champs: Champs): Champs => ({
    slug: "autre-aide",
    national: true,
    conditions_generales: [{ type: "age", operator: "<", value: 20 }],
    ...champs,
  });
  const attend = (invert: boolean) => regles({ type: "benefit", name: "autre-aide", invert });

  it("s’obtient avec elle et se perd sans elle", () => {
    expect(trouve(attend(false), lue({}))).toEqual({
      foyer: { age: 19 },
      pertes: { "conditions_generales[0] benefit": { age: 20 } },
    });
    expect(trouve(attend(true), lue({}))).toEqual({
      foyer: { age: 21 },
      pertes: { "conditions_generales[0] benefit": { age: 19 } },
    });
  });

  it("prend aussi le projet que l’autre demande", () => {
    expect(trouve(attend(false), lue({ interestFlag: "_interetBafa" }))).toEqual({
      foyer: { age: 19, interets: ["_interetBafa"] },
      pertes: { "conditions_generales[0] benefit": { interets: [] } },
    });
  });

  it("ne s’obtient pas si l’autre n’existe pas, est finie ou l’attend elle-même", () => {
    const impossibles = (autre: Champs) => exempleDe(attend(false), lue(autre)).impossibles;
    expect(exempleDe(attend(false)).impossibles).toEqual(["une-aide"]);
    expect(impossibles({ fin: "2026-06-14" })).toEqual(["une-aide"]);
    expect(impossibles(attend(false))).toEqual(["autre-aide", "une-aide"]);
    expect(
      impossibles({ conditions_generales: [{ type: "benefit", name: "une-aide", invert: false }] }),
    ).toEqual(["autre-aide", "une-aide"]);
  });
});

describe("ce que personne n’obtient", () => {
  it.each<[string, Champs]>([
    [
      "deux âges",
      regles({ type: "age", operator: ">", value: 20 }, { type: "age", operator: "<", value: 20 }),
    ],
    ["deux régions", regles({ type: "regions", values: ["53"] }, { type: "departements", values: ["85"] })],
    ["un lieu qui n’existe pas", regles({ type: "communes", values: ["99999"] })],
    [
      "une question que le questionnaire ne pose pas",
      {
        interestFlag: "_interetEtudesEtranger",
        profils: [{ type: "chomeur", conditions: [] }],
      },
    ],
  ])("est nommé : %s", (_, champs) => {
    const { exemples, impossibles } = exempleDe(champs);
    expect({ exemples, impossibles }).toEqual({ exemples: {}, impossibles: ["une-aide"] });
  });

  it("un profil par lequel personne n’entre est nommé, l’aide restant ouverte par un autre", () => {
    const { fermes, impossibles } = exempleDe({
      profils: [
        { type: "chomeur", conditions: [{ type: "formation_sanitaire_social" }] },
        { type: "etudiant", conditions: [{ type: "formation_sanitaire_social" }] },
      ],
    });
    expect({ fermes, impossibles }).toEqual({ fermes: ["une-aide : profils[0] chomeur"], impossibles: [] });
  });

  it("les aides privées, finies ou de la législation ne sont pas cherchées", () => {
    const catalogue = catalogueDe({ slug: "privee", private: true }, { slug: "finie", fin: "2026-06-14" });
    expect(releverTout(catalogue)).toEqual({ exemples: {}, impossibles: [], fermes: [] });
  });
});

describe("un exemple rejoué", () => {
  const majeur = regles({ type: "age", operator: ">=", value: 18 }, { type: "regions", values: ["53"] });
  const rejoue = (foyer: object, pertes: Record<string, string | object>, champs: Champs = majeur) => {
    const catalogue = catalogueDe(champs);
    const une = catalogue.aides[0]!;
    return rejouer(une, catalogue, { phrase: "", foyer, pertes }, cadreDe(une, pays));
  };
  const perte = { "conditions_generales[0] age": { age: 17 }, "conditions_generales[1] regions": "découle" };

  it("ne dit rien quand tout tient", () => {
    expect(rejoue({ age: 18 }, perte)).toEqual([]);
  });

  it("manque, a d’autres règles, ou n’obtient plus l’aide", () => {
    const catalogue = catalogueDe(majeur);
    const une = catalogue.aides[0]!;
    expect(rejouer(une, catalogue, undefined, cadreDe(une, pays))).toEqual(["n’a pas d’exemple"]);
    expect(rejoue({ age: 18 }, perte, regles({ type: "regions", values: ["53"] }))).toEqual([
      "ses règles ne sont plus celles de l’exemple",
    ]);
    expect(rejoue({ age: 17 }, perte)).toEqual(["l’exemple ne l’obtient pas"]);
  });

  it("ne se perd pas, ou pas par cette règle seule", () => {
    const change = (apres: object) => rejoue({ age: 18 }, { ...perte, "conditions_generales[0] age": apres });
    expect(change({ age: 19 })).toEqual(["conditions_generales[0] age : ne la fait pas perdre"]);
    expect(change({ age: 17, commune: "85113" })).toEqual([
      "conditions_generales[0] age : n’est pas la seule perdue",
    ]);
  });
});
