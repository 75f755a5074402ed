import { describe, expect, it } from "vitest";
import { aideDe, institutionDe } from "../../test/fixtures/aides.ts";
import { situationDe } from "../../test/fixtures/foyers.ts";
import { readCatalogue } from "../../server/catalogue/read.ts";
import { buildCatalogue } from "../catalogue.ts";
import { clesDecisives } from "../decisives/cles.ts";
import { questionsDecisives } from "../decisives/questions.ts";
import { unDroit } from "../../test/fixtures/droits.ts";
import { factContext } from "../situation/context.ts";
import type { Situation } from "../situation/situation.ts";
import { compute } from "./compute.ts";
import { estEcartee, questionsDe, questionsOuvertes, questionsSansReponse } from "./precisions.ts";
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
