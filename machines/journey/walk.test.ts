import { describe, expect, it } from "vitest";
import { defaultParameters } from "../../catalogue/situation/context.ts";
import { JOUR, neIlYA } from "../../test/fixtures/foyers.ts";
import { activePaths } from "../../test/journeys.ts";
import { type Answer, answersOf, keyOf } from "../answers/answer.ts";
import { emptySituation } from "../answers/fold.ts";
import { type Dossier, walk } from "./walk.ts";
import { tree } from "./tree.ts";

const reponse = (id: string, fieldName: string, value: unknown): Answer => ({
  entityName: "individu",
  id,
  fieldName,
  value,
});
const moi = (fieldName: string, value: unknown) => reponse("demandeur", fieldName, value);
const couple = (value: boolean): Answer => ({ entityName: "famille", fieldName: "en_couple", value });

const vide: Dossier = {
  dateDeValeur: JOUR,
  marque: "neutre",
  parameters: defaultParameters,
  answers: {},
  oubliees: [],
  enfants: null,
};
const suivre = (answers: readonly Answer[], plus: Partial<Dossier> = {}) =>
  walk(tree, { ...vide, ...plus, answers: answersOf(answers) });
const etape = (parcours: ReturnType<typeof walk>, path: string) => {
  const step = parcours.byPath.get(`/simulation/${path}`);
  return step && { active: step.active, answered: step.answered, given: step.given?.value };
};

describe("suivre le parcours", () => {
  it("sans réponse : un foyer vide, et les questions que rien ne conditionne", () => {
    const parcours = suivre([]);
    expect(parcours.situation).toStrictEqual(emptySituation(JOUR, null));
    expect(parcours.steps.filter((step) => step.answered)).toEqual([]);
    expect(parcours.byPath.get("/simulation/famille/en_couple")?.personne).toBe("demandeur");
    expect(parcours.steps.filter((step) => step.child)).toEqual([]);
    expect(activePaths(parcours)).toEqual([
      "/simulation/individu/demandeur/date_naissance",
      "/simulation/individu/demandeur/nationalite",
      "/simulation/individu/demandeur/activite",
      "/simulation/individu/demandeur/inapte_travail",
      "/simulation/individu/demandeur/handicap",
      "/simulation/individu/demandeur/enceinte",
      "/simulation/enfants",
      "/simulation/famille/en_couple",
      "/simulation/menage/statut_occupation_logement",
      "/simulation/menage/_nombreMoisEntreeLogement",
      "/simulation/menage/coloc",
      "/simulation/menage/logement_chambre",
      "/simulation/famille/proprietaire_proche_famille",
      "/simulation/menage/loyer",
      "/simulation/menage/depcom",
      "/simulation/individu/demandeur/ressources/types",
      "/simulation/individu/demandeur/_interetsAidesVelo",
      "/simulation/individu/demandeur/_interetBafa",
      "/simulation/individu/demandeur/_interetPermisDeConduire",
      "/simulation/individu/demandeur/_interetAidesSanitaireSocial",
    ]);
  });

  it("une réponse d’étape inactive n’atteint ni le foyer ni les conditions", () => {
    const parcours = suivre([
      moi("activite", "salarie"),
      moi("scolarite", "lycee"),
      moi("annee_etude", "terminale"),
    ]);
    expect(etape(parcours, "individu/demandeur/scolarite")).toEqual({
      active: false,
      answered: false,
      given: "lycee",
    });
    expect(parcours.situation.demandeur).toStrictEqual({
      id: "demandeur",
      _role: "demandeur",
      enfant_a_charge: {},
      activite: "salarie",
    });
    expect(etape(parcours, "individu/demandeur/sortie_academie")?.active).toBe(false);
  });

  it("une réponse mise de côté préremplit et ne compte pas", () => {
    const nationalite = moi("nationalite", "DE");
    const parcours = suivre([nationalite], { oubliees: [keyOf(nationalite)] });
    expect(etape(parcours, "individu/demandeur/nationalite")).toEqual({
      active: true,
      answered: false,
      given: "DE",
    });
    expect(parcours.situation.demandeur.nationalite).toBeUndefined();
  });

  it("une réponse devenue impossible préremplit et ne compte pas", () => {
    const parcours = suivre([moi("date_naissance", neIlYA(22)), moi("activite", "retraite")]);
    expect(etape(parcours, "individu/demandeur/activite")).toEqual({
      active: true,
      answered: false,
      given: "retraite",
    });
    expect(parcours.situation.demandeur.activite).toBeUndefined();
  });

  it("le conjoint est connu du plan, inactif tant que la personne vit seule", () => {
    const activite = reponse("conjoint", "activite", "salarie");
    const seule = suivre([couple(false), activite]);
    expect(etape(seule, "individu/conjoint/activite")).toEqual({
      active: false,
      answered: false,
      given: "salarie",
    });
    expect(seule.situation.conjoint).toBeUndefined();
    expect(suivre([couple(true), activite]).situation.conjoint?.activite).toBe("salarie");
  });

  it("chaque enfant de la liste a ses étapes, dans l’ordre des indices", () => {
    const prenoms = suivre([], { enfants: [0, 3] }).active.filter((step) => step.step.field === "_firstName");
    expect(prenoms.map(({ path, personne, child, chapter }) => ({ path, personne, child, chapter }))).toEqual(
      [
        {
          path: "/simulation/individu/enfant_0/_firstName",
          personne: "enfant_0",
          child: true,
          chapter: "foyer",
        },
        {
          path: "/simulation/individu/enfant_3/_firstName",
          personne: "enfant_3",
          child: true,
          chapter: "foyer",
        },
      ],
    );
  });

  it("les questions sur les ressources d’un enfant ne font pas partie de sa fiche", () => {
    const etapes = suivre([], { enfants: [0] }).steps.filter((step) => step.personne === "enfant_0");
    expect(etapes.filter((step) => !step.child).every((step) => step.chapter === "revenus")).toBe(true);
    expect(etapes.filter((step) => step.child).every((step) => step.chapter === "foyer")).toBe(true);
  });

  it("une ressource qui ne vaut plus la peine d’être demandée quitte le foyer", () => {
    const choix = moi("ressources", ["salaire_net", "aah"]);
    const aah = (handicap: boolean) => suivre([moi("handicap", handicap), choix]);
    expect(Object.keys(aah(true).situation.demandeur.aah ?? {})).toHaveLength(13);
    expect(aah(false).situation.demandeur.aah).toBeUndefined();
    expect(Object.keys(aah(false).situation.demandeur.salaire_net ?? {})).toHaveLength(13);
    expect(etape(aah(false), "individu/demandeur/ressources/montants/allocations")?.active).toBe(false);
  });

  it("la nature d’autres revenus d’indépendant peut venir dans une réponse à part", () => {
    const situation = suivre([
      moi("ressources", ["rpns_autres_revenus"]),
      moi("rpns", [{ id: "rpns_autres_revenus", amounts: { "2025": 100 } }]),
      moi("tns_autres_revenus_type_activite", "bnc"),
    ]).situation;
    expect(situation.demandeur.tns_autres_revenus_type_activite).toBe("bnc");
  });

  it("sans ces revenus, leur nature à part n’est pas lue", () => {
    const { demandeur } = suivre([
      moi("activite", "independant"),
      moi("tns_autres_revenus_type_activite", "bnc"),
    ]).situation;
    expect([demandeur.activite, demandeur.tns_autres_revenus_type_activite]).toEqual([
      "independant",
      undefined,
    ]);
  });

  it("revenus fiscaux et patrimoine s’ajoutent au foyer", () => {
    const { demandeur } = suivre([], {
      ressourcesFiscales: { demandeur: { frais_reels: 10 } },
      patrimoine: { livret_a: 5 },
    }).situation;
    expect([demandeur.frais_reels, demandeur.livret_a]).toEqual([{ "2024": 10 }, { "month:2012-01:120": 5 }]);
  });

  it("le seuil de la loi à la date de valeur décide des questions", () => {
    const age = "prestations_sociales.aides_jeunes.carte_des_metiers.age_maximal";
    const avec = (maximum: number) =>
      etape(
        suivre([moi("date_naissance", neIlYA(27)), moi("activite", "salarie")], {
          parameters: { ...defaultParameters, [age]: maximum },
        }),
        "individu/demandeur/alternant",
      )?.active;
    expect([avec(26), avec(27)]).toEqual([false, true]);
  });

  it("ne touche pas au dossier qu’il suit", () => {
    const dossier = { ...vide, answers: answersOf([couple(true), moi("activite", "salarie")]) };
    const avant = structuredClone(dossier);
    walk(tree, dossier);
    expect(dossier).toEqual(avant);
  });
});
