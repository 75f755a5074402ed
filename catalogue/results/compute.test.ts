import { describe, expect, it } from "vitest";
import { aideDe, institutionDe } from "../../test/fixtures/aides.ts";
import { valeursDeLaLoi } from "../../test/fixtures/droits.ts";
import { type Foyer, JOUR, neIlYA, situationDe } from "../../test/fixtures/foyers.ts";
import { buildCatalogue } from "../catalogue.ts";
import type { LegislationValues } from "../loi/legislation.ts";
import type { Aide } from "../schema/aide.ts";
import { defaultParameters, factContext, type Marque } from "../situation/context.ts";
import type { AideVelo } from "./velos/velos.ts";
import { compute } from "./compute.ts";
import { openRuleAids, type Tools } from "./decider.ts";
import { parNom } from "./tri.ts";

it("les noms se rangent comme dans un dictionnaire français, sans égard aux accents ni aux capitales", () => {
  const ranger = () => ["zoo", "Être", "etat", "état", "arbre"].map((label) => ({ label })).sort(parNom);
  expect(ranger).not.toThrow();
  expect(ranger().map(({ label }) => label)).toEqual(["arbre", "etat", "état", "Être", "zoo"]);
});

const etat = institutionDe({
  slug: "etat",
  label: "État",
  type: "national",
  code_insee: undefined,
  code_siren: undefined,
});
const nationale = (champs: Parameters<typeof aideDe>[0]): Aide =>
  aideDe({ institution: "etat", national: true, conditions_generales: [], ...champs });
/** An aid of legislation, in euros a month. */
const legale = (champs: Parameters<typeof aideDe>[0]): Aide => ({
  ...nationale({ entity: "individus", montant: undefined, openfiscaPeriod: "thisMonth", ...champs }),
  source: "openfisca",
});

interface Cas {
  legislation?: Partial<LegislationValues>;
  marque?: Marque;
  velos?: AideVelo[];
}

/** What a household of Bretagne gets of these aids, and what the services were asked. */
async function resultatsDe(aides: readonly Aide[], foyer: Foyer = {}, cas: Cas = {}) {
  const asked: { ids: readonly string[]; velos: unknown[] } = { ids: [], velos: [] };
  const tools: Tools = {
    catalogue: buildCatalogue(aides, [etat, institutionDe()]),
    legislation: {
      partie: "législation",
      compute: async (_, ids) => {
        asked.ids = ids;
        return valeursDeLaLoi(cas.legislation);
      },
    },
    velos: async () => ({
      compute: async (situation, rfr) => {
        asked.velos.push([situation.demandeur._interetsAidesVelo, rfr]);
        return cas.velos ?? [];
      },
    }),
    marque: cas.marque ?? "neutre",
    parameters: defaultParameters,
  };
  const menage = {
    _region: "53",
    _departement: "35",
    depcom: "35238",
    _nomCommune: "Rennes",
    ...foyer.menage,
  };
  const resultats = await compute(situationDe({ ...foyer, menage }), tools);
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);
  return {
    resultats,
    asked,
    eligibles: ids(resultats.droitsEligibles),
    nonEligibles: ids(resultats.droitsNonEligibles),
    injectes: ids(resultats.droitsInjectes),
    montants: Object.fromEntries(resultats.droitsEligibles.map(({ id, montant }) => [id, montant])),
  };
}

describe("les trois listes", () => {
  it("rangent chaque aide une fois : ouverte, fermée ou déjà reçue", async () => {
    const { resultats, eligibles, nonEligibles, injectes } = await resultatsDe(
      [
        aideDe({ slug: "ouverte" }),
        aideDe({ slug: "ailleurs", conditions_generales: [{ type: "regions", values: ["11"] }] }),
        legale({ slug: "rsa" }),
      ],
      { demandeur: { rsa: { "2026-11": 600 } } },
    );
    expect({ eligibles, nonEligibles, injectes }).toEqual({
      eligibles: ["ouverte"],
      nonEligibles: ["ailleurs"],
      injectes: ["rsa"],
    });
    const { incalculables, nonCalcules, dateDeValeur } = resultats;
    expect({ incalculables, nonCalcules, dateDeValeur }).toEqual({
      incalculables: [],
      nonCalcules: [],
      dateDeValeur: JOUR,
    });
  });

  it("se trient par poids, puis par libellé à la française", async () => {
    const { eligibles } = await resultatsDe([
      aideDe({ slug: "locale-z", label: "Zoo" }),
      aideDe({ slug: "locale-e", label: "élan" }),
      aideDe({ slug: "locale-f", label: "Ferme" }),
      aideDe({ slug: "locale-d", label: "Deux roues" }),
      aideDe({ slug: "poids-3", label: "Zèbre", top: 3 }),
      nationale({ slug: "nationale", label: "zone" }),
    ]);
    expect(eligibles).toEqual(["nationale", "poids-3", "locale-d", "locale-e", "locale-f", "locale-z"]);
  });

  it("les aides reçues se trient de même", async () => {
    const { injectes } = await resultatsDe(
      [legale({ slug: "rsa", label: "RSA" }), legale({ slug: "aah", label: "allocation adulte handicapé" })],
      { demandeur: { rsa: { "2026-11": 2 }, aah: { "2026-11": 2 } } },
    );
    expect(injectes).toEqual(["aah", "rsa"]);
  });

  it("d’une aide reçue, rien n’est plus à vérifier", async () => {
    const { resultats } = await resultatsDe([legale({ slug: "rsa", au_cas_par_cas: true })], {
      demandeur: { rsa: { "2026-11": 600 } },
    });
    expect(resultats.droitsInjectes[0]).toMatchObject({ id: "rsa", montant: 600 });
    expect(resultats.droitsInjectes[0]).not.toHaveProperty("doutes");
  });
});

describe("une aide liée à un projet", () => {
  const bafa = aideDe({ slug: "bafa", interestFlag: "_interetBafa" });
  const velo = aideDe({ slug: "velo", interestFlag: "_interetsAidesVelo" });

  it.each<[string, Foyer["demandeur"], string[]]>([
    ["sans réponse, rien", {}, []],
    ["un refus, rien", { _interetBafa: false, _interetsAidesVelo: [] }, []],
    ["un oui ouvre l’aide", { _interetBafa: true }, ["bafa"]],
    ["une liste non vide aussi", { _interetsAidesVelo: ["velo_pliant"] }, ["velo"]],
  ])("%s", async (_, demandeur, attendu) => {
    expect((await resultatsDe([bafa, velo], { demandeur })).eligibles).toEqual(attendu);
  });

  it("ne s’ouvre pas sans le projet, même quand la législation la donne", async () => {
    const permis = legale({ slug: "permis", type: "bool", interestFlag: "_interetPermisDeConduire" });
    const legislation = { values: { permis: true } };
    const avec = (oui: boolean) =>
      resultatsDe([permis], { demandeur: { _interetPermisDeConduire: oui } }, { legislation });
    expect([(await avec(true)).eligibles, (await avec(false)).eligibles]).toEqual([["permis"], []]);
  });
});

describe("une aide qu’on ne montre pas", () => {
  it("privée, n’est dans aucune liste, ni demandée à la législation", async () => {
    const { eligibles, nonEligibles, injectes, asked } = await resultatsDe(
      [aideDe({ slug: "cachee", private: true }), legale({ slug: "cachee-aussi", private: true })],
      {},
      { legislation: { values: { "cachee-aussi": 100 } } },
    );
    expect({ eligibles, nonEligibles, injectes, demandees: asked.ids }).toEqual({
      eligibles: [],
      nonEligibles: [],
      injectes: [],
      demandees: [],
    });
  });

  it.each([
    ["neutre", []],
    ["banque", ["pret"]],
  ] as const)("d’une banque, ne se montre qu’à sa marque : %s", async (marque, attendu) => {
    const pret: Aide = { ...nationale({ slug: "pret" }), marque: "banque" };
    const { eligibles, nonEligibles } = await resultatsDe([pret], {}, { marque });
    expect([eligibles, nonEligibles]).toEqual([attendu, []]);
  });

  it.each([
    ["la veille", "2026-11-19", []],
    ["le jour même", JOUR, ["finie"]],
    ["le lendemain", "2026-11-21", ["finie"]],
    ["sans fin connue", undefined, ["finie"]],
  ])("a pris fin : %s", async (_, fin, attendu) => {
    const { eligibles, nonEligibles } = await resultatsDe([aideDe({ slug: "finie", fin })]);
    expect([eligibles, nonEligibles]).toEqual([attendu, []]);
  });
});

describe("une aide qui dépend d’une autre", () => {
  const suite = (slug: string, name: string, invert = false) =>
    aideDe({ slug, conditions_generales: [{ type: "benefit", name, invert }] });
  const adulte = (slug: string) =>
    aideDe({ slug, conditions_generales: [{ type: "age", operator: ">=", value: 18 }] });

  it.each<[string, number, string[]]>([
    ["ouverte", 18, ["base", "avec"]],
    ["fermée", 17, ["sans"]],
  ])("suit une aide de règle %s, ou son contraire, même citée avant elle", async (_, ans, attendu) => {
    const { eligibles } = await resultatsDe(
      [suite("avec", "base"), suite("sans", "base", true), adulte("base")],
      { demandeur: { date_naissance: neIlYA(ans) } },
    );
    expect([...eligibles].sort()).toEqual([...attendu].sort());
  });

  it.each([
    [120, ["avec", "rsa"]],
    [0.4, ["sans"]],
    [0, ["sans"]],
    [null, ["sans"]],
  ])("suit une aide de la législation : %s €", async (rsa, attendu) => {
    const { eligibles } = await resultatsDe(
      [suite("avec", "rsa"), suite("sans", "rsa", true), legale({ slug: "rsa" })],
      {},
      { legislation: { values: { rsa } } },
    );
    expect([...eligibles].sort()).toEqual(attendu);
  });

  it("une aide inconnue n’ouvre rien", async () => {
    const { eligibles } = await resultatsDe([suite("avec", "nulle-part"), suite("sans", "nulle-part", true)]);
    expect(eligibles).toEqual(["sans"]);
  });

  it("se lit à travers une négation", async () => {
    const sauf = aideDe({
      slug: "sauf",
      conditions_generales: [{ type: "not", value: { type: "benefit", name: "base" } }],
    });
    expect((await resultatsDe([sauf, adulte("base")])).eligibles).toEqual(["sauf"]);
    const majeure = { demandeur: { date_naissance: neIlYA(18) } };
    expect((await resultatsDe([sauf, adulte("base")], majeure)).eligibles).toEqual(["base"]);
  });

  it("se lit de proche en proche, dans quelque ordre que le catalogue les range", async () => {
    const chaine = [suite("trois", "deux"), suite("deux", "un"), aideDe({ slug: "un" })];
    const endroit = await resultatsDe([...chaine].reverse());
    const envers = await resultatsDe(chaine);
    expect([...endroit.eligibles].sort()).toEqual(["deux", "trois", "un"]);
    expect([...envers.eligibles].sort()).toEqual(["deux", "trois", "un"]);
  });
});

describe("le montant", () => {
  it("d’une règle est le sien, ou vrai quand elle n’en a pas", async () => {
    const { montants } = await resultatsDe([
      aideDe({ slug: "chiffree", montant: 150.5 }),
      aideDe({ slug: "au-centime", montant: 0.29, floorAt: 0.01 }),
      aideDe({ slug: "a-la-dizaine", montant: 157, floorAt: 10 }),
      aideDe({ slug: "sans-montant", type: "bool", montant: undefined }),
    ]);
    expect(montants).toEqual({
      chiffree: 150,
      "au-centime": 0.29,
      "a-la-dizaine": 150,
      "sans-montant": true,
    });
  });

  it.each<[string, number | boolean | string, 10 | 1 | 0.01, unknown]>([
    ["à l’euro", 607.75, 1, 607],
    ["à la dizaine", 607.75, 10, 600],
    ["au centime", 607.759, 0.01, 607.75],
    ["sous le pas, à l’entier", 7.9, 10, 7],
    ["un droit sans montant", true, 1, true],
    ["un texte vaut un droit", "echelon_3", 1, true],
  ])("de la législation est arrondi vers le bas : %s", async (_, valeur, floorAt, attendu) => {
    const { montants } = await resultatsDe(
      [legale({ slug: "legale", floorAt })],
      {},
      { legislation: { values: { legale: valeur } } },
    );
    expect(montants).toEqual({ legale: attendu });
  });

  it("d’une bourse dite par un oui n’est pas son euro de remplacement", async () => {
    const bourse = legale({ slug: "bourse_lycee", entity: "familles" });
    const montant = async (bourse_lycee: boolean | undefined, valeur: number) =>
      (
        await resultatsDe(
          [bourse],
          { famille: { bourse_lycee } },
          { legislation: { values: { bourse_lycee: valeur } } },
        )
      ).montants["bourse_lycee"];
    expect([await montant(true, 1), await montant(undefined, 540), await montant(false, 0)]).toEqual([
      true,
      540,
      undefined,
    ]);
  });

  it.each([0, 0.9, false, null])("de la législation nul ferme l’aide : %s", async (valeur) => {
    const { eligibles, nonEligibles } = await resultatsDe(
      [legale({ slug: "legale" })],
      {},
      { legislation: { values: { legale: valeur } } },
    );
    expect([eligibles, nonEligibles]).toEqual([[], ["legale"]]);
  });

  it("d’une règle lit les faits de la législation", async () => {
    const boursiers = aideDe({ slug: "boursiers", conditions_generales: [{ type: "boursier" }] });
    const avec = (boursier: boolean) =>
      resultatsDe([boursiers], {}, { legislation: { facts: { boursier } } });
    expect([(await avec(true)).eligibles, (await avec(false)).eligibles]).toEqual([["boursiers"], []]);
  });
});

describe("ce qui n’est pas calculé", () => {
  const rsa = legale({ slug: "rsa", label: "RSA" });
  const ppa = legale({ slug: "ppa", label: "prime d’activité", link: "https://www.caf.fr/ppa" });
  const af = legale({ slug: "af", label: "allocations familiales" });

  it("la législation reçoit les aides à calculer, et elles seules", async () => {
    const { asked } = await resultatsDe([rsa, aideDe({ slug: "regle" }), ppa]);
    expect(asked.ids).toEqual(["rsa", "ppa"]);
  });

  it.each([{ manquent: ["rsa", "ppa", "inconnue", "af"] }, { manquent: ["af", "inconnue", "rsa", "ppa"] }])(
    "se liste trié, avec son lien quand il y en a un, sans les aides inconnues : $manquent",
    async ({ manquent }) => {
      const { resultats, nonEligibles } = await resultatsDe(
        [rsa, ppa, af],
        {},
        { legislation: { missing: manquent } },
      );
      const commun = {
        institution: { id: "etat", label: "État", type: "national" },
        partie: "législation",
        raison: "Nous ne savons pas encore la calculer.",
      };
      expect(resultats.nonCalcules).toEqual([
        { ...commun, id: "af", label: "allocations familiales" },
        { ...commun, id: "ppa", label: "prime d’activité", link: "https://www.caf.fr/ppa" },
        { ...commun, id: "rsa", label: "RSA" },
      ]);
      expect(nonEligibles).toEqual(["rsa", "ppa", "af"]);
    },
  );

  it("ne reprend ni ce qu’aucune formule ne décide, ni ce qui est déjà reçu", async () => {
    const { resultats, injectes, eligibles } = await resultatsDe(
      [rsa, ppa, af],
      {
        demandeur: {
          rpns_benefice_exploitant_agricole: { "2025": 1000 },
          ppa: { "2026-11": 50 },
        },
      },
      { legislation: { values: { rsa: 300 }, missing: ["rsa", "ppa", "af"] } },
    );
    expect(resultats.nonCalcules.map(({ id }) => id)).toEqual(["af"]);
    expect(resultats.incalculables.map(({ id }) => id)).toEqual(["rsa"]);
    expect([injectes, eligibles]).toEqual([["ppa"], []]);
  });

  it("une aide reçue n’est plus dite incalculable", async () => {
    const { resultats, injectes } = await resultatsDe([rsa], {
      demandeur: { rpns_benefice_exploitant_agricole: { "2025": 1000 }, rsa: { "2026-11": 300 } },
    });
    expect([resultats.incalculables, injectes]).toEqual([[], ["rsa"]]);
  });

  it("une aide incalculable dit la question que pose sa fiche, et rien si elle n’en pose pas", async () => {
    const foyer: Foyer = {
      demandeur: { activite: "chomeur" },
      enfants: [{ date_naissance: neIlYA(5) }],
      famille: { en_couple: false },
    };
    const raison = async (a_verifier?: string) =>
      (await resultatsDe([legale({ slug: "agepi", a_verifier })], foyer)).resultats.incalculables.map(
        ({ id, reason }) => [id, reason],
      );
    expect(await raison("Reprenez-vous un emploi ?")).toEqual([["agepi", "Reprenez-vous un emploi ?"]]);
    expect(await raison()).toEqual([["agepi", ""]]);
  });

  it("une aide incalculable absente du catalogue ne se dit pas", async () => {
    const { resultats } = await resultatsDe([ppa], {
      demandeur: { rpns_benefice_exploitant_agricole: { "2025": 1000 } },
    });
    expect(resultats.incalculables).toEqual([]);
  });
});

describe("ce qui est déjà reçu", () => {
  it("dit ce que la loi donne en plus, et rien quand elle ne donne pas plus", async () => {
    const recu = async (rsa: number) => {
      const { resultats } = await resultatsDe(
        [legale({ slug: "rsa" })],
        { demandeur: { rsa: { "2026-11": 200 } } },
        { legislation: { values: { rsa } } },
      );
      return resultats.droitsInjectes[0];
    };
    expect((await recu(250))?.enPlus).toBe(50);
    expect(await recu(200)).not.toHaveProperty("enPlus");
  });

  it("n’est pas une aide que l’on manque de peu", async () => {
    const bac: Aide["conditions_generales"] = [{ type: "annee_etude", values: ["terminale"] }];
    const demandeur = { activite: "etudiant", scolarite: "lycee", annee_etude: "premiere" } as const;
    const aides = [
      aideDe({ slug: "rsa", conditions_generales: bac, openfiscaPeriod: "thisMonth" }),
      aideDe({ slug: "autre", conditions_generales: bac }),
    ];
    const manquees = async (foyer: Foyer) =>
      (await resultatsDe(aides, foyer)).resultats.presque.map(({ id }) => id);
    expect(await manquees({ demandeur: { ...demandeur, rsa: { "2026-11": 600 } } })).toEqual(["autre"]);
    expect([...(await manquees({ demandeur }))].sort()).toEqual(["autre", "rsa"]);
  });
});

describe("ce que ferme le seul titre de séjour", () => {
  const aides = [legale({ slug: "rsa" }), legale({ slug: "ppa" })];
  /** With the permit, the law opens everything; without, what `sans` says. */
  async function sansTitre(sans: Partial<LegislationValues>, demandeur: Foyer["demandeur"] = {}) {
    const demandees: (readonly string[])[] = [];
    const { droitsEligibles, incalculables, nonCalcules } = await compute(
      situationDe({ demandeur: { nationalite: "AF", ...demandeur } }),
      {
        catalogue: buildCatalogue(aides, [etat]),
        legislation: {
          partie: "législation",
          compute: async (situation, ids, { baremesReleves } = {}) => {
            if (baremesReleves) return valeursDeLaLoi({});
            demandees.push(ids);
            const ouvertes = { rsa: 600, ppa: 200, aspa: 900 };
            return valeursDeLaLoi(situation.demandeur.nationalite === "FR" ? { values: ouvertes } : sans);
          },
        },
        velos: () => Promise.reject(new Error("Sans vélo")),
        marque: "neutre",
        parameters: defaultParameters,
      },
    );
    return {
      demandees,
      eligibles: droitsEligibles.map(({ id }) => id),
      incalculables: incalculables.map(({ id, reason }) => [id, reason.split(/[\u00a0?:]/)[0]]),
      perdues: nonCalcules.map(({ id }) => id),
    };
  }
  const TITRE = "Avez-vous depuis cinq ans au moins un titre de séjour qui autorise à travailler";

  it("est à vérifier, et rien d’autre : ni ce qui est ouvert, ni ce qui a échoué, ni ce qui n’est pas au catalogue", async () => {
    expect(await sansTitre({})).toEqual({
      demandees: [
        ["rsa", "ppa"],
        ["rsa", "ppa"],
      ],
      eligibles: [],
      incalculables: [
        ["rsa", TITRE],
        ["ppa", TITRE],
      ],
      perdues: [],
    });
    expect(await sansTitre({ values: { rsa: 300 }, echecs: ["ppa"] })).toEqual({
      demandees: [["rsa", "ppa"]],
      eligibles: ["rsa"],
      incalculables: [],
      perdues: ["ppa"],
    });
  });

  it("garde la raison de ce qu’aucune formule ne décide", async () => {
    const independant = { rpns_benefice_exploitant_agricole: { "2025": 1000 } };
    expect((await sansTitre({ values: { ppa: 200 } }, independant)).incalculables).toEqual([
      ["rsa", "Vous déclarez des revenus d’une activité indépendante "],
    ]);
  });
});

describe("les aides au vélo", () => {
  const velo: AideVelo = {
    id: "aidesvelo_aides_rennes",
    label: "Rennes Métropole",
    description: "",
    link: "https://metropole.rennes.fr",
    montant: 199.9,
    collectivite: { genre: "epci", nom: "Rennes Métropole", code: "243500139" },
  };

  it("sans projet de vélo, la bibliothèque n’est pas chargée", async () => {
    const { asked, eligibles } = await resultatsDe(
      [],
      { demandeur: { _interetsAidesVelo: [] } },
      { velos: [velo] },
    );
    expect([asked.velos, eligibles]).toEqual([[], []]);
  });

  it("se rangent après les aides locales, à leur montant maximal en euros entiers", async () => {
    const { asked, eligibles, montants } = await resultatsDe(
      [aideDe({ slug: "locale", label: "Zoo" })],
      { demandeur: { _interetsAidesVelo: ["velo_cargo"] } },
      { velos: [velo], legislation: { facts: { rfr: 12_000 } } },
    );
    expect(asked.velos).toEqual([[["velo_cargo"], 12_000]]);
    expect(eligibles).toEqual(["locale", "aidesvelo_aides_rennes"]);
    expect(montants["aidesvelo_aides_rennes"]).toBe(199);
  });
});

describe("les règles seules", () => {
  it("donnent une valeur par aide de règle montrée, celles de la législation étant prises telles quelles", () => {
    const catalogue = buildCatalogue(
      [
        aideDe({ slug: "suite", conditions_generales: [{ type: "benefit", name: "rsa", invert: false }] }),
        aideDe({ slug: "ailleurs", conditions_generales: [{ type: "regions", values: ["11"] }] }),
        aideDe({ slug: "privee", private: true }),
        legale({ slug: "rsa" }),
      ],
      [etat, institutionDe()],
    );
    const context = factContext(situationDe({ menage: { _region: "53" } }));
    expect([...openRuleAids(catalogue, context, new Map([["rsa", 10]]))]).toEqual([
      ["rsa", 10],
      ["suite", 100],
    ]);
  });
});

describe("ce que le catalogue demande en plus de la loi", () => {
  const reservee = legale({
    slug: "reservee",
    conditions_generales: [{ type: "age", operator: ">=", value: 18 }],
  });
  it.each([
    [17, []],
    [18, ["reservee"]],
  ])("à %i ans", async (ans, attendu) => {
    const { eligibles } = await resultatsDe(
      [reservee],
      { demandeur: { date_naissance: neIlYA(ans) } },
      { legislation: { values: { reservee: 100 } } },
    );
    expect(eligibles).toEqual(attendu);
  });
});
