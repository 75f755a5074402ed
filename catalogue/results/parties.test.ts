import { describe, expect, it } from "vitest";
import { aideDe, institutionDe } from "../../test/fixtures/aides.ts";
import { desResultats, valeursDeLaLoi } from "../../test/fixtures/droits.ts";
import { type Foyer, neIlYA, situationDe } from "../../test/fixtures/foyers.ts";
import { buildCatalogue, type Catalogue } from "../catalogue.ts";
import type { LegislationValues, PartieLegale } from "../loi/legislation.ts";
import { compare } from "../conditions/predicate/condition.ts";
import type { Aide } from "../schema/aide.ts";
import { defaultParameters } from "../situation/context.ts";
import type { AideVelo } from "./velos/velos.ts";
import { compute } from "./compute.ts";
import type { Tools } from "./decider.ts";
import { ecarts } from "./ecarts.ts";

const AGE_DES_METIERS = "prestations_sociales.aides_jeunes.carte_des_metiers.age_maximal";

const rsa: Aide = {
  ...aideDe({ slug: "rsa", label: "RSA", entity: "familles", openfiscaPeriod: "thisMonth" }),
  source: "openfisca",
};
const ppa: Aide = { ...rsa, slug: "ppa", label: "prime d’activité" };
const majeurs = aideDe({
  slug: "majeurs",
  conditions_generales: [{ type: "age", operator: ">=", value: 18 }],
});
const boursiers = aideDe({ slug: "boursiers", conditions_generales: [{ type: "boursier" }] });
const quotient = aideDe({
  slug: "quotient",
  conditions_generales: [
    { type: "age", operator: ">=", value: 18 },
    { type: "quotient_familial", period: "month", value: 600 },
  ],
});
const allocataires = aideDe({ slug: "allocataires", conditions_generales: [{ type: "beneficiaire_rsa" }] });
const suite = (slug: string, name: string, invert = false) =>
  aideDe({ slug, conditions_generales: [{ type: "benefit", name, invert }] });

const breton: Foyer = {
  demandeur: { date_naissance: neIlYA(20) },
  menage: { _region: "53", _departement: "35", depcom: "35238", _nomCommune: "Rennes" },
};

/** An engine that answers that, or that fails; what failed, as the operator hears it. */
function outils(
  catalogue: Catalogue,
  loi: Partial<LegislationValues> | PartieLegale,
  more: Partial<Tools> = {},
) {
  const entendus: string[] = [];
  const tools: Tools = {
    catalogue,
    legislation: {
      partie: typeof loi === "string" ? loi : "législation",
      compute: async () => {
        if (typeof loi === "string") throw new Error("Panne.");
        return valeursDeLaLoi(loi);
      },
    },
    velos: () => Promise.reject(new Error("Sans vélo")),
    marque: "neutre",
    parameters: defaultParameters,
    signaler: (partie, error, id) => entendus.push(`${partie} ${id ?? "-"} ${(error as Error).message}`),
    ...more,
  };
  return { tools, entendus };
}

/** The same, with nobody to hear what fails. */
const sansTemoin = ({ tools }: ReturnType<typeof outils>): Tools => ({ ...tools, signaler: undefined });

const catalogueDe = (...aides: Aide[]) => buildCatalogue(aides, [institutionDe()]);

async function lire(tools: Tools, foyer: Foyer = breton) {
  const resultats = await compute(situationDe(foyer), tools);
  return {
    eligibles: resultats.droitsEligibles.map(({ id }) => id),
    nonEligibles: resultats.droitsNonEligibles.map(({ id }) => id),
    presque: resultats.presque.map(({ id }) => id),
    perdues: Object.fromEntries(
      resultats.nonCalcules.map(({ id = "-", partie, raison, passager }) => [
        id,
        `${partie} ${passager ? "à réessayer" : ""} ${raison}`,
      ]),
    ),
  };
}

describe("un moteur de la loi qui ne répond pas", () => {
  it.each<[PartieLegale, string]>([
    ["openfisca", "openfisca à réessayer Le service qui la calcule ne répond pas."],
    ["législation", "législation à réessayer Son calcul n’a pas abouti."],
  ])("ne coûte que ses aides : %s", async (partie, phrase) => {
    const { tools, entendus } = outils(catalogueDe(rsa, ppa, majeurs), partie);
    expect(await lire(tools)).toEqual({
      eligibles: ["majeurs"],
      nonEligibles: [],
      presque: [],
      perdues: { rsa: phrase, ppa: phrase },
    });
    expect(entendus).toEqual([`${partie} - Panne.`]);
  });

  it("ne coûte pas plus quand personne n’écoute", async () => {
    const tools = sansTemoin(outils(catalogueDe(rsa, majeurs), "openfisca"));
    expect(await lire(tools)).toEqual({
      eligibles: ["majeurs"],
      nonEligibles: [],
      presque: [],
      perdues: { rsa: "openfisca à réessayer Le service qui la calcule ne répond pas." },
    });
  });

  it("laisse incalculable la santé gratuite dont on ne sait rien", async () => {
    const css: Aide = { ...rsa, slug: "css_participation_forfaitaire", entity: "individus" };
    const { tools } = outils(catalogueDe(css), { inconnus: ["cmu_c"] });
    expect(await lire(tools)).toEqual({
      eligibles: [],
      nonEligibles: ["css_participation_forfaitaire"],
      presque: [],
      perdues: { css_participation_forfaitaire: "législation  Nous ne savons pas encore la calculer." },
    });
  });

  it("rend incalculables, et non refusées, les règles qui lisent la loi", async () => {
    const { tools } = outils(catalogueDe(boursiers, quotient, allocataires, majeurs), "openfisca");
    expect(await lire(tools)).toEqual({
      eligibles: ["majeurs"],
      nonEligibles: [],
      presque: [],
      perdues: {
        boursiers:
          "règles à réessayer Elle dépend de la bourse sur critères sociaux, que nous n’avons pas pu calculer.",
        quotient:
          "règles à réessayer Elle dépend de votre quotient familial, que nous n’avons pas pu calculer.",
        allocataires: "règles à réessayer Elle dépend du RSA, que nous n’avons pas pu calculer.",
      },
    });
  });

  it("refuse quand même ce qu’une autre règle refuse de toute façon", async () => {
    const { tools } = outils(catalogueDe(quotient), "openfisca");
    expect(await lire(tools, { ...breton, demandeur: { date_naissance: neIlYA(17) } })).toEqual({
      eligibles: [],
      nonEligibles: ["quotient"],
      presque: [],
      perdues: {},
    });
  });

  it("emporte les aides qui dépendent d’une aide perdue, ou de son absence, de proche en proche", async () => {
    const aides = [
      suite("trois", "deux"),
      suite("deux", "rsa"),
      suite("sans", "rsa", true),
      suite("un", "majeurs"),
    ];
    const { tools } = outils(catalogueDe(...aides, rsa, majeurs), { echecs: ["rsa"] });
    const { eligibles, nonEligibles, perdues } = await lire(tools);
    expect([eligibles, nonEligibles]).toEqual([["un", "majeurs"], []]);
    expect(Object.keys(perdues).sort()).toEqual(["deux", "rsa", "sans", "trois"]);
    expect(perdues["deux"]).toBe(
      "règles à réessayer Elle dépend d’une autre aide, que nous n’avons pas pu calculer.",
    );
  });

  it("ne cache pas ce qui est déjà reçu", async () => {
    const { tools } = outils(catalogueDe(rsa), "openfisca");
    const demandeur = { ...breton.demandeur, rsa: { "2026-11": 600 } };
    const { droitsInjectes, nonCalcules } = await compute(situationDe({ ...breton, demandeur }), tools);
    expect([droitsInjectes.map(({ id }) => id), nonCalcules]).toEqual([["rsa"], []]);
  });

  it("ne dit rien des aides de la loi d’autres territoires ; une règle dit le sien elle-même", async () => {
    const ailleurs = buildCatalogue([rsa, boursiers], [institutionDe({ type: "region", code_insee: "11" })]);
    expect(Object.keys((await lire(outils(ailleurs, "openfisca").tools)).perdues)).toEqual(["boursiers"]);
  });
});

describe("une règle qui échoue", () => {
  /** The rule compares with a figure that nobody gives. */
  const catalogueAbime = () => {
    const catalogue = catalogueDe(majeurs, aideDe({ slug: "abimee" }), suite("suite", "abimee"));
    const whole = compare("demandeur.age", "<=", AGE_DES_METIERS);
    Object.assign(catalogue.byId.get("abimee")!.rules, { whole, general: [whole] });
    return catalogue;
  };

  it("ne coûte que son aide et celles qui la lisent", async () => {
    const { tools, entendus } = outils(catalogueAbime(), {}, { parameters: {} });
    expect(await lire(tools)).toEqual({
      eligibles: ["majeurs"],
      nonEligibles: [],
      presque: [],
      perdues: {
        abimee: "règles à réessayer Son calcul n’a pas abouti.",
        suite: "règles à réessayer Elle dépend d’une autre aide, que nous n’avons pas pu calculer.",
      },
    });
    expect(new Set(entendus)).toEqual(new Set([`règles abimee Paramètre inconnu : ${AGE_DES_METIERS}`]));
  });

  it("ne coûte pas plus quand personne n’écoute", async () => {
    const tools = sansTemoin(outils(catalogueAbime(), {}, { parameters: {} }));
    const { eligibles, perdues } = await lire(tools);
    expect([eligibles, Object.keys(perdues)]).toEqual([["majeurs"], ["abimee", "suite"]]);
  });

  it("ne manque à aucun écart des autres, et n’en a pas", async () => {
    const { tools } = outils(catalogueAbime(), {}, { parameters: {} });
    const mineur = situationDe({ ...breton, demandeur: { date_naissance: neIlYA(17) } });
    const noms = { lieu: () => undefined, aide: () => undefined };
    expect((await ecarts(mineur, tools, noms)).map(({ id }) => id)).toEqual(["majeurs"]);
  });

  describe("dont les mots ne s’écrivent pas", () => {
    const noms = {
      aide: () => undefined,
      lieu: () => {
        throw new Error("Lieu illisible");
      },
    };
    const enBretagne = { type: "regions", values: ["53"] } as const;
    const horsDeBretagne = { type: "not", value: enBretagne } as const;
    const regionale = (regle: typeof enBretagne | typeof horsDeBretagne) =>
      outils(
        catalogueDe(majeurs, aideDe({ slug: "regionale", conditions_generales: [regle] })),
        {},
        { noms },
      );
    const coute = {
      eligibles: ["majeurs"],
      nonEligibles: [],
      presque: [],
      perdues: { regionale: "règles à réessayer Son calcul n’a pas abouti." },
    };
    const neCouteRien = { ...coute, nonEligibles: ["regionale"], perdues: {} };

    it.each([
      ["son aide, si elle est ouverte", enBretagne, coute],
      ["ce qui lui manque, si elle est fermée", horsDeBretagne, neCouteRien],
    ])("ne coûte que %s", async (_, regle, attendu) => {
      const ecoute = regionale(regle);
      expect(await lire(ecoute.tools)).toEqual(attendu);
      expect(ecoute.entendus).toEqual(["règles regionale Lieu illisible"]);
      expect(await lire(sansTemoin(regionale(regle)))).toEqual(attendu);
    });

    it("n’a pas d’écart", async () => {
      const { tools, entendus } = regionale(horsDeBretagne);
      expect(await ecarts(situationDe(breton), tools, noms)).toEqual([]);
      expect(entendus).toEqual(["règles regionale Lieu illisible"]);
    });
  });
});

describe("le reste qui échoue", () => {
  const cycliste: Foyer = {
    ...breton,
    demandeur: { ...breton.demandeur, _interetsAidesVelo: ["velo_cargo"] },
  };
  const perdus = "vélos à réessayer Les aides à l’achat d’un vélo n’ont pas pu être calculées.";

  it.each<[string, Partial<Tools>, Partial<LegislationValues>, string[]]>([
    ["la bibliothèque ne se charge pas", {}, {}, ["vélos - Sans vélo"]],
    [
      "la bibliothèque échoue",
      { velos: async () => ({ compute: () => Promise.reject(new Error("Fil mort")) }) },
      {},
      ["vélos - Fil mort"],
    ],
    [
      "le revenu qu’elles lisent est inconnu",
      { velos: async () => ({ compute: async () => [] }) },
      { inconnus: ["rfr"] },
      [],
    ],
  ])("les aides au vélo seules, quand %s", async (_, more, loi, attendus) => {
    const ecoute = outils(catalogueDe(majeurs), loi, more);
    for (const tools of [ecoute.tools, sansTemoin(ecoute)]) {
      const { eligibles, perdues } = await lire(tools, cycliste);
      expect([eligibles, perdues]).toEqual([["majeurs"], { "-": perdus }]);
    }
    expect(ecoute.entendus).toEqual(attendus);
  });

  it("rien ne manque quand rien n’échoue", async () => {
    const velo: AideVelo = {
      id: "aidesvelo_une",
      label: "Rennes",
      description: "",
      link: "https://exemple.fr/velo",
      montant: 150,
      collectivite: { genre: "epci", nom: "Rennes Métropole" },
    };
    const { tools } = outils(catalogueDe(), {}, { velos: async () => ({ compute: async () => [velo] }) });
    await expect(compute(situationDe(breton), tools)).resolves.toEqual(desResultats());
    await expect(compute(situationDe(cycliste), tools)).resolves.toEqual(
      desResultats({ droitsEligibles: [expect.objectContaining({ id: "aidesvelo_une", montant: 150 })] }),
    );
  });

  it("tout ce qui n’est pas prévu se dit, sans rejet", async () => {
    const catalogue = catalogueDe(majeurs);
    const candidates = () => {
      throw new Error("Index illisible");
    };
    const abime = { ...catalogue, regles: { ...catalogue.regles, candidates } };
    const ecoute = outils(abime, {});
    for (const tools of [ecoute.tools, sansTemoin(ecoute)])
      await expect(compute(situationDe(breton), tools)).resolves.toEqual(
        desResultats({
          nonCalcules: [
            { partie: "règles", raison: "Le calcul de vos aides n’a pas abouti.", passager: true },
          ],
        }),
      );
    expect(ecoute.entendus).toEqual(["règles - Index illisible"]);
  });
});
