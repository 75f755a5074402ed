import { describe, expect, it } from "vitest";
import { aideDe, institutionDe } from "../../test/fixtures/aides.ts";
import { aidesDuPlan } from "../../test/fixtures/plan.ts";
import { situationDe } from "../../test/fixtures/foyers.ts";
import { readCatalogue } from "../../server/catalogue/read.ts";
import { buildCatalogue } from "../catalogue.ts";
import { clesDecisives } from "./decisives/cles.ts";
import { questionsDecisives } from "./decisives/questions.ts";
import { unDroit } from "../../test/fixtures/droits.ts";
import { factContext } from "../situation/context.ts";
import type { Situation } from "../situation/situation.ts";
import { resultatsSansVelo } from "../../test/fixtures/sans-velo.ts";
import { foyer } from "../loi/requete/kit.ts";
import { compute } from "./compute.ts";
import { estEcartee, questionsDe, questionsOuvertes, questionsSansReponse } from "./precisions.ts";
import { estPourPeu } from "./decisives/parts.ts";
import { compteDesAides } from "./gros-titre.ts";
import { planDit } from "./demarches/plan-dit.ts";
import { totauxDe } from "./totaux.ts";

const { loin_resto_u, cherche_logement } = questionsDecisives;
const etat = institutionDe({ slug: "etat", label: "État", type: "national", national: true });
const aide = (slug: string, montant: number, ...cles: string[]) =>
  aideDe({
    slug,
    label: slug,
    montant,
    periodicite: "mensuelle",
    institution: "etat",
    national: true,
    conditions_generales: [],
    conditions: ["Faire la demande.", ...cles.map(() => "Remplir la condition.")],
    portees: ["demarche", ...cles],
  });

/** Two aids that ask the same, one that asks something else, one that asks nothing. */
const catalogue = buildCatalogue(
  [
    aide("repas", 40, "loin_resto_u"),
    aide("trajet", 10, "loin_resto_u"),
    aide("loyer", 30, "cherche_logement"),
    aide("libre", 5),
  ],
  [etat],
);

async function resultats(precisions?: Record<string, boolean | null>) {
  const legislation = {
    partie: "législation" as const,
    compute: async () => ({
      partie: "législation" as const,
      values: {},
      facts: {},
      missing: [],
      echecs: [],
      inconnus: [],
    }),
  };
  const tools = {
    catalogue,
    legislation,
    velos: () => Promise.reject(new Error("sans vélo")),
    marque: "neutre" as const,
    parameters: {},
  };
  const la = await compute({ ...situationDe({}), ...(precisions && { precisions }) }, tools as never);
  const certitudes = Object.fromEntries(la.droitsEligibles.map(({ id, certitude }) => [id, certitude]));
  return { ...la, certitudes, totaux: totauxDe(la.droitsEligibles) };
}

describe("les questions qui décident", () => {
  it("se posent une fois pour toutes leurs aides, celles qui bougent le plus d’argent d’abord", async () => {
    const { certitudes, questions, totaux } = await resultats();
    expect(certitudes).toEqual({ repas: "si", trajet: "si", loyer: "si", libre: "sure" });
    expect(questions).toEqual([
      { cle: "loin_resto_u", ...loin_resto_u, aides: ["repas", "trajet"] },
      { cle: "cherche_logement", ...cherche_logement, aides: ["loyer"] },
    ]);
    expect([totaux.surs.parMois, totaux.si.parMois]).toEqual([5, 80]);
  });

  it("oui rend sûr, non écarte, et la question reste pour en changer", async () => {
    const { certitudes, questions, droitsNonEligibles, totaux } = await resultats({
      loin_resto_u: false,
      cherche_logement: true,
    });
    expect(certitudes).toEqual({ loyer: "sure", libre: "sure" });
    expect(droitsNonEligibles.map(({ id }) => id).sort()).toEqual(["repas", "trajet"]);
    expect(questions.map(({ cle, reponse }) => [cle, reponse])).toEqual([
      ["cherche_logement", true],
      ["loin_resto_u", false],
    ]);
    expect([totaux.surs.parMois, totaux.si.parMois]).toEqual([35, 0]);
  });

  it("« je ne sais pas » laisse à vérifier, et dit ce qu’on ne sait pas", async () => {
    const { certitudes, droitsEligibles } = await resultats({ loin_resto_u: null });
    expect(certitudes).toEqual({ repas: "a_verifier", trajet: "a_verifier", loyer: "si", libre: "sure" });
    const repas = droitsEligibles.find(({ id }) => id === "repas");
    expect(repas?.doutes?.map(({ texte }) => texte.replaceAll("\u00a0", " "))).toEqual([
      `Vous ne savez pas encore : ${loin_resto_u.question.replaceAll("\u00a0", " ")}`,
    ]);
  });
});

describe("l’achat d’un logement", () => {
  const achat = unDroit({ id: "bail_reel_solidaire", cles: ["projet_achat_logement"] });
  const posees = (situation: Situation) =>
    questionsDe([achat], [], factContext(situation)).map(({ cle }) => cle);
  const avec = (statut: "locataire_vide" | "sans_domicile", demandeur: Partial<Situation["demandeur"]>) => {
    const { menage, ...autres } = situationDe({ demandeur });
    return { ...autres, menage: { ...menage, statut_occupation_logement: statut } };
  };
  const PAYE = { salaire_net: { "2026-11": 1500 } };

  it.each([
    ["locataire qui a un salaire", avec("locataire_vide", PAYE), ["projet_achat_logement"]],
    ["sans domicile, même avec un salaire", avec("sans_domicile", PAYE), []],
    ["locataire sans aucun revenu", avec("locataire_vide", {}), []],
    ["locataire dont le salaire est de 0", avec("locataire_vide", { salaire_net: { "2026-11": 0 } }), []],
  ])("se demande-t-il parmi les cinq ? %s", (_, situation, attendues) => {
    expect(posees(situation)).toEqual(attendues);
  });

  it("ce qui a été dit sur la page de l’aide reste, pour en changer", () => {
    const situation = { ...avec("locataire_vide", PAYE), precisions: { projet_achat_logement: true } };
    expect(posees(situation)).toEqual(["projet_achat_logement"]);
  });
});

describe("une question à la fois d’un même sujet", () => {
  const posees = (...droits: Parameters<typeof unDroit>[0][]) =>
    questionsDe(
      droits.map((un) => unDroit({ periodicite: "mensuelle", ...un })),
      [],
      factContext(situationDe({ demandeur: { salaire_net: { "2026-05": 900 } } })),
    ).map(({ cle }) => cle);

  it("l’allocation chômage ne se demande qu’une fois, par ce qui rapporte le plus", () => {
    expect(
      posees(
        { id: "mobilite", montant: 10, cles: ["sans_allocation_ou_minimale"] },
        { id: "formation", montant: 685, cles: ["formation_sans_chomage"] },
        { id: "bretagne", montant: 20, cles: ["sans_allocation_chomage"] },
        { id: "repas", montant: 1, cles: ["loin_resto_u"] },
      ),
    ).toEqual(["formation_sans_chomage", "loin_resto_u"]);
  });

  it("une aide qui tient à deux questions n’en prend qu’une, sauf si l’autre sert ailleurs", () => {
    const talents = { id: "talents", montant: 200, cles: ["prepa_talents_ou_bourse", "prepare_concours"] };
    expect(posees(talents)).toEqual(["prepa_talents_ou_bourse"]);
    expect(posees(talents, { id: "concours", montant: 1, cles: ["prepare_concours"] })).toEqual([
      "prepare_concours",
    ]);
  });
});

describe("ce qui se demande d’abord", () => {
  const posees = (parents: Situation["parents"], ...droits: Parameters<typeof unDroit>[0][]) =>
    questionsDe(
      droits.map((un) => unDroit({ periodicite: "mensuelle", ...un })),
      [],
      factContext({ ...situationDe({ demandeur: {} }), parents }),
    ).map(({ cle }) => cle);
  const aides = [
    { id: "service_civique", montant: 620, cles: ["volontaire_service_civique"] },
    { id: "repas", montant: 40, cles: ["loin_resto_u"] },
    { id: "adoption", montant: 1_000, cles: ["adoption"] },
  ];

  it("non ce qui rapporte le plus, mais ce qui a des chances de rapporter", () => {
    expect(posees({}, ...aides)).toEqual(["loin_resto_u", "volontaire_service_civique", "adoption"]);
  });

  it("qui tient à deux questions, dont une est rare, est rare", () => {
    const rare = { id: "mission", montant: 500, cles: ["volontaire_service_civique", "loin_resto_u"] };
    const commune = { id: "logement", montant: 40, cles: ["cherche_logement"] };
    expect(posees({}, rare, commune)[0]).toBe("cherche_logement");
  });

  it("un droit sans montant que l’on perd sans le demander, à qui il peut revenir", () => {
    const majeur = { id: "accompagnement_jeune_majeur", cles: ["confie_ase"] };
    expect(posees({ _situation: "sans_autorite" }, ...aides, majeur)[0]).toBe("confie_ase");
    expect(posees({ _situation: "en_couple" }, ...aides, majeur)[0]).toBe("loin_resto_u");
  });
});

describe("la bourse du Crous ou celle de la Région, jamais les deux", () => {
  const soins = { scolarite: "enseignement_superieur", groupe_specialites_formation: "groupe_330" } as const;
  const catalogueReel = readCatalogue();
  const REGION = "region_centre_val_de_loire-aides-pour-la-formation-sanitaire-et-social";
  const deux = ["bourse_criteres_sociaux", REGION].map((id) => catalogueReel.byId.get(id)!.aide);
  const lues = (precisions: Record<string, boolean | null>, demandeur: Partial<Situation["demandeur"]>) => {
    const context = factContext({ ...situationDe({ demandeur }), precisions });
    const ouvertes = deux.filter((une) => !estEcartee(une, context));
    const droits = ouvertes.map((une) => unDroit({ id: une.slug, cles: clesDecisives(une) }));
    const siennes = questionsDe(droits, [], context).filter(({ cle }) => cle.includes("institut"));
    return {
      ouvertes: ouvertes.map(({ slug }) => slug),
      enSuspens: ouvertes.map((une) => questionsOuvertes(une, context).filter((cle) => /institut/.test(cle))),
      ignorees: ouvertes.map((une) => questionsSansReponse(une, context).length),
      posees: siennes.length,
    };
  };

  it("sans réponse, chacune attend la même, et une seule question se pose", () => {
    expect(lues({}, soins)).toMatchObject({
      enSuspens: [["hors_institut_region"], ["institut_agree_region"]],
      posees: 1,
    });
  });

  it.each(["institut_agree_region", "hors_institut_region"])("la réponse à %s en écarte une", (cle) => {
    const [crous, region] = [["bourse_criteres_sociaux"], [REGION]];
    const institut = cle === "institut_agree_region";
    expect(lues({ [cle]: true }, soins).ouvertes).toEqual(institut ? region : crous);
    expect(lues({ [cle]: false }, soins).ouvertes).toEqual(institut ? crous : region);
    expect(lues({ [cle]: null }, soins)).toMatchObject({ ignorees: [1, 1], posees: 1 });
  });

  it.each([
    ["une autre licence", { annee_etude: "licence_1", groupe_specialites_formation: "aucun" }],
    ["un BTS sanitaire", { annee_etude: "bts_1" }],
  ] as const)("%s ne pose rien : c’est le Crous", (_, champs) => {
    expect(lues({}, { ...soins, ...champs })).toMatchObject({
      ouvertes: ["bourse_criteres_sociaux"],
      enSuspens: [[]],
      posees: 0,
    });
  });
});

it.each([
  ["licence_1", {}, "si"],
  ["bts_1", {}, "si"],
  ["licence_1", { bourse_en_terminale: true, parcoursup_autre_academie: true }, "sûre"],
  ["licence_1", { bourse_en_terminale: false }, "fermée"],
  ["licence_2", {}, "fermée"],
  // One asks once enrolled: a pupil of November waits for July (cnews.fr, 10 June 2024).
  ["terminale", {}, "fermée"],
] as const)("l’aide à la mobilité Parcoursup, en %s, %o : %s", async (annee_etude, precisions, attendu) => {
  const situation = foyer({
    date_naissance: "2008-02-01",
    nationalite: "FR",
    activite: "etudiant",
    scolarite: annee_etude === "terminale" ? "lycee" : "enseignement_superieur",
    annee_etude,
  });
  const { droitsEligibles } = await resultatsSansVelo({
    ...situation,
    dateDeValeur: "2026-11-28",
    precisions,
  });
  const droit = droitsEligibles.find(({ id }) => id === "aide_mobilite_parcoursup");
  const etat = droit === undefined ? "fermée" : droit.si ? "si" : "sûre";
  expect([etat, droit?.montant ?? 500]).toEqual([attendu, 500]);
});

describe("ce que peu de gens ont", () => {
  const adulte = (precisions: Situation["precisions"] = {}) =>
    situationDe({
      demandeur: { date_naissance: "2004-05-05", nationalite: "FR", activite: "salarie" },
      menage: {
        depcom: "35238",
        _codePostal: "35000",
        _nomCommune: "Rennes",
        _departement: "35",
        _region: "53",
      },
      ...({ precisions } as object),
    });

  it("ne se demande pas dans la liste, mais seul ce qui ne tient à rien d’autre", () => {
    const contexte = factContext(adulte());
    const rare = unDroit({ id: "snv", montant: 800, cles: ["volontaire_armee"], rare: true });
    expect(questionsDe([rare], [], contexte)).toEqual([]);
    const courante = unDroit({ id: "autre", montant: 100, cles: ["volontaire_armee"] });
    expect(questionsDe([rare, courante], [], contexte).map(({ cle }) => cle)).toEqual(["volontaire_armee"]);
  });

  // CASF, art. L222-5, 5°: owed until 21, and nobody asks whoever does not study about her parents.
  it.each<[string, Partial<Situation["demandeur"]>, Partial<Situation["menage"]>]>([
    ["sans toit", {}, { statut_occupation_logement: "sans_domicile" }],
    ["sans revenu", { _hasRessources: false, habite_chez_parents: false }, {}],
  ])(
    "à 19 ans, %s, la sortie de l’aide sociale à l’enfance n’est pas rare, et se demande",
    async (_, champs, chezElle) => {
      const situation = adulte();
      const resultats = await resultatsSansVelo({
        ...situation,
        demandeur: { ...situation.demandeur, date_naissance: "2007-03-03", activite: "chomeur", ...champs },
        menage: { ...situation.menage, ...chezElle },
      });
      expect(
        resultats.droitsEligibles.find(({ id }) => id === "accompagnement_jeune_majeur")?.rare,
      ).toBeUndefined();
      expect(resultats.questions.map(({ cle }) => cle)).toContain("confie_ase");
    },
  );

  it("qui habite le lieu dont parle la question, ou vit avec une personne handicapée, n’est pas de ces peu", () => {
    const { menage, ...reste } = adulte();
    const landais = { ...reste, menage: { ...menage, _departement: "40" } };
    expect([estPourPeu(["parents_landes"], landais), estPourPeu(["parents_landes"], adulte())]).toEqual([
      false,
      true,
    ]);
    const avecEnfant = {
      ...adulte(),
      enfants: [{ id: "enfant_0" as const, _role: "enfant" as const, handicap: true, enfant_a_charge: {} }],
    };
    expect([
      estPourPeu(["enfant_gravement_malade"], avecEnfant),
      estPourPeu(["enfant_gravement_malade"], adulte()),
    ]).toEqual([false, true]);
  });

  // 500,000 microcredits since 2005 (Banque de France): far under one person in sixteen.
  it("se marque, n’est dans aucun plan ni compte, et plus rien n’y est rare après un « oui »", async () => {
    const [sans, avec] = [
      await resultatsSansVelo(adulte()),
      await resultatsSansVelo({ ...adulte(), precisions: { projet_microcredit: true } }),
    ];
    const le = ({ droitsEligibles }: typeof sans) =>
      droitsEligibles.find(({ id }) => id === "microcredit_personnel");
    expect([le(sans)?.rare, le(avec)?.rare]).toEqual([true, undefined]);
    const duPlan = (resultats: typeof sans) => aidesDuPlan(planDit(resultats)).map(({ id }) => id);
    expect(duPlan(sans)).not.toContain("microcredit_personnel");
    expect(duPlan(avec)).toContain("microcredit_personnel");
    const montrees = sans.droitsEligibles.filter(({ rare }) => !rare).length;
    expect(compteDesAides(sans.droitsEligibles)).toMatch(new RegExp(`^${montrees} aides`));
  });
});
