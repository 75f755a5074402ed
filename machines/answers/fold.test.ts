import { describe, expect, it } from "vitest";
import { periodsOf } from "../../catalogue/situation/periods.ts";
import type { Situation } from "../../catalogue/situation/situation.ts";
import { JOUR } from "../../test/fixtures/foyers.ts";
import type { Answer } from "./answer.ts";
import { applyAnswer, appliquerHorsParcours, emptySituation, type HorsParcours, personneDe } from "./fold.ts";

const periods = periodsOf(JOUR);

/** This month, then the twelve before it. */
const TREIZE_MOIS = [periods.thisMonth, ...periods.last12Months];
const vides = (months: readonly string[]) => Object.fromEntries(months.map((month) => [month, null]));

const pour =
  (id: string) =>
  (fieldName: string, value: unknown): Answer => ({ entityName: "individu", id, fieldName, value });
const demandeur = pour("demandeur");
const conjoint = pour("conjoint");
const enfants = pour("enfants");
const famille = (fieldName: string, value: unknown): Answer => ({ entityName: "famille", fieldName, value });
const menage = (fieldName: string, value: unknown): Answer => ({ entityName: "menage", fieldName, value });

function plier(answers: readonly Answer[], indices: readonly number[] | null = null): Situation {
  const situation = emptySituation(JOUR, indices);
  for (const answer of answers) applyAnswer(situation, answer, periods);
  return situation;
}

const vide = emptySituation(JOUR, null);

describe("un foyer avant toute réponse", () => {
  it("n’a que la personne qui fait la simulation, et la date de prêt par défaut", () => {
    expect(vide).toStrictEqual({
      dateDeValeur: "2026-11-20",
      version: 11,
      demandeur: { id: "demandeur", _role: "demandeur", enfant_a_charge: {} },
      enfants: null,
      famille: {},
      menage: { aide_logement_date_pret_conventionne: "2018-12-31" },
      parents: {},
    });
  });

  it("donne à chaque enfant un prénom provisoire selon son indice, même si un autre est parti", () => {
    expect(emptySituation(JOUR, [0, 2]).enfants).toStrictEqual([
      { id: "enfant_0", _role: "enfant", _firstName: "votre 1er enfant", enfant_a_charge: {} },
      { id: "enfant_2", _role: "enfant", _firstName: "votre 3e enfant", enfant_a_charge: {} },
    ]);
  });

  it("distingue une liste d’enfants vide d’une liste jamais touchée", () => {
    expect(emptySituation(JOUR, []).enfants).toEqual([]);
    expect(vide.enfants).toBeNull();
  });
});

describe("une réponse devient un champ du foyer", () => {
  it.each<[string, Answer, Partial<Situation>]>([
    ["famille", famille("rsa_isolement_recent", true), { famille: { rsa_isolement_recent: true } }],
    ["ménage", menage("coloc", false), { menage: { ...vide.menage, coloc: false } }],
    ["parents", { entityName: "parents", fieldName: "nbptr", value: null }, { parents: { nbptr: null } }],
    [
      "demandeur",
      demandeur("activite", "etudiant"),
      { demandeur: { ...vide.demandeur, activite: "etudiant" } },
    ],
    ["liste des enfants", { entityName: "enfants", value: 0 }, {}],
  ])("%s", (_, answer, attendu) => {
    expect(plier([answer])).toStrictEqual({ ...vide, ...attendu });
  });

  it.each([
    ["un enfant retiré", pour("enfant_3")("handicap", true)],
    ["le conjoint d’une personne seule", conjoint("activite", "salarie")],
    ["le conjoint d’une personne seule, même son statut marital", conjoint("statut_marital", "marie")],
    ["une personne inconnue", pour("voisin")("activite", "salarie")],
    [
      "un enfant retiré, dans une réponse donnée pour tous",
      enfants("_hasRessources", [{ id: "enfant_3", value: true }]),
    ],
  ])("est ignorée quand elle vise %s", (_, answer) => {
    expect(plier([answer], [0])).toStrictEqual(emptySituation(JOUR, [0]));
  });

  it("donnée pour tous les enfants, va à chacun d’eux", () => {
    const situation = plier(
      [
        enfants("_hasRessources", [
          { id: "enfant_0", value: true },
          { id: "enfant_1", value: false },
        ]),
      ],
      [0, 1],
    );
    expect(situation.enfants?.map((enfant) => enfant._hasRessources)).toEqual([true, false]);
  });

  it("de rattachement, se range sous l’année de la date de valeur", () => {
    const situation = plier(
      [demandeur("enfant_a_charge", true), pour("enfant_0")("enfant_a_charge", false)],
      [0],
    );
    expect(situation.demandeur.enfant_a_charge).toEqual({ "2026": true });
    expect(situation.enfants?.[0]?.enfant_a_charge).toEqual({ "2026": false });
  });
});

describe("le couple", () => {
  it("à deux : le conjoint existe", () => {
    expect(plier([famille("en_couple", true)])).toStrictEqual({
      ...vide,
      conjoint: { id: "conjoint", _role: "conjoint", enfant_a_charge: {} },
      famille: { en_couple: true },
    });
  });

  it("qui se sépare ne garde rien du conjoint", () => {
    const reponses = [
      famille("en_couple", true),
      conjoint("statut_marital", "marie"),
      conjoint("activite", "salarie"),
    ];
    expect(plier([...reponses, famille("en_couple", false)])).toStrictEqual(
      plier([famille("en_couple", false)]),
    );
  });
});

describe("l’intérêt pour le sanitaire et social", () => {
  const interet = (answers: Answer[]) => plier(answers).demandeur._interetAidesSanitaireSocial;
  const formation = (groupe: string) => demandeur("groupe_specialites_formation", groupe);
  const dit = (value: boolean) => demandeur("_interetAidesSanitaireSocial", value);

  it.each<[string, Answer[], boolean | undefined]>([
    ["la formation seule suffit", [formation("groupe_330")], true],
    ["la formation d’abord, puis non", [formation("groupe_330"), dit(false)], true],
    ["non d’abord, puis la formation", [dit(false), formation("groupe_330")], true],
    ["une autre formation, puis oui", [formation("aucun"), dit(true)], true],
    ["oui, puis une autre formation", [dit(true), formation("aucun")], true],
    ["une autre formation, puis non", [formation("groupe_230"), dit(false)], false],
    ["non, puis une autre formation", [dit(false), formation("groupe_230")], false],
    ["une autre formation, sans rien dire", [formation("aucun")], undefined],
  ])("%s", (_, answers, attendu) => {
    expect(interet(answers)).toBe(attendu);
  });
});

describe("les ressources choisies", () => {
  it("un salaire attend treize montants : ce mois-ci et les douze d’avant", () => {
    expect(plier([demandeur("ressources", ["salaire_net"])]).demandeur).toStrictEqual({
      ...vide.demandeur,
      salaire_net: vides(TREIZE_MOIS),
    });
    expect(TREIZE_MOIS).toHaveLength(13);
    expect([TREIZE_MOIS[0], TREIZE_MOIS.at(-1)]).toEqual(["2026-11", "2025-11"]);
  });

  it("d’autres revenus d’indépendant sont d’abord des BIC", () => {
    expect(plier([demandeur("ressources", ["rpns_autres_revenus"])]).demandeur).toStrictEqual({
      ...vide.demandeur,
      rpns_autres_revenus: { "2025": null },
      tns_autres_revenus_type_activite: "bic",
    });
  });

  it("choisir une ressource de plus garde les montants des autres", () => {
    const montants = { "2026-11": 900, "2026-10": 850.5 };
    const situation = plier([
      demandeur("ressources", ["salaire_net"]),
      demandeur("revenusActivite", [{ id: "salaire_net", amounts: montants }]),
      demandeur("ressources", ["salaire_net", "rsa"]),
    ]);
    expect(situation.demandeur).toStrictEqual({
      ...vide.demandeur,
      salaire_net: { ...vides(TREIZE_MOIS), ...montants },
      rsa: vides(TREIZE_MOIS),
    });
  });

  it("ne plus choisir une ressource efface ses montants", () => {
    const situation = plier([
      demandeur("ressources", ["salaire_net", "rsa"]),
      demandeur("revenusActivite", [{ id: "salaire_net", amounts: { "2026-11": 900 } }]),
      demandeur("ressources", ["rsa"]),
    ]);
    expect(situation.demandeur).toStrictEqual({ ...vide.demandeur, rsa: vides(TREIZE_MOIS) });
  });
});

describe("les montants", () => {
  it("s’écrivent par période, pour chaque ressource de la catégorie", () => {
    const situation = plier([
      demandeur("ressources", ["rsa", "aah"]),
      demandeur("allocations", [
        { id: "rsa", amounts: { "2026-11": 500.25 } },
        { id: "aah", amounts: { "2026-10": 0, "2026-09": null } },
      ]),
    ]);
    expect(situation.demandeur).toStrictEqual({
      ...vide.demandeur,
      rsa: { ...vides(TREIZE_MOIS), "2026-11": 500.25 },
      aah: { ...vides(TREIZE_MOIS), "2026-10": 0 },
    });
  });

  it("d’une ressource qui n’est pas choisie n’entrent pas dans le foyer", () => {
    const situation = plier([
      demandeur("ressources", ["rsa"]),
      demandeur("allocations", [{ id: "aah", amounts: { "2026-11": 1000 } }]),
    ]);
    expect(situation.demandeur).toStrictEqual({ ...vide.demandeur, rsa: vides(TREIZE_MOIS) });
  });

  it("d’autres revenus d’indépendant portent la nature de l’activité", () => {
    const situation = plier([
      demandeur("ressources", ["rpns_autres_revenus"]),
      demandeur("rpns", [
        {
          id: "rpns_autres_revenus",
          amounts: { "2025": 4000 },
          tns_autres_revenus_type_activite: "achat_revente",
        },
      ]),
    ]);
    expect(situation.demandeur).toStrictEqual({
      ...vide.demandeur,
      rpns_autres_revenus: { "2025": 4000 },
      tns_autres_revenus_type_activite: "achat_revente",
    });
  });

  it("sans dire la nature de l’activité, laissent celle qui est supposée", () => {
    const situation = plier([
      demandeur("ressources", ["rpns_autres_revenus"]),
      demandeur("rpns", [{ id: "rpns_autres_revenus", amounts: { "2025": 4000 } }]),
    ]);
    expect(situation.demandeur.tns_autres_revenus_type_activite).toBe("bic");
  });

  it("d’un enfant restent à cet enfant", () => {
    const situation = plier([pour("enfant_1")("ressources", ["bourse_lycee"])], [0, 1]);
    expect(situation.enfants?.map((enfant) => enfant.bourse_lycee)).toEqual([undefined, vides(TREIZE_MOIS)]);
  });
});

describe("ce qui se donne hors du parcours", () => {
  const avec = (given: HorsParcours, answers: Answer[] = []) => {
    const situation = plier(answers);
    appliquerHorsParcours(situation, given, periods);
    return situation;
  };

  it("les revenus imposés se rangent sous l’année N-2, par personne", () => {
    const ressourcesFiscales = {
      demandeur: { salaire_imposable: 12_000, frais_reels: 300 },
      conjoint: { chomage_imposable: 800 },
    };
    expect(avec({ ressourcesFiscales }, [famille("en_couple", true)])).toStrictEqual({
      ...plier([famille("en_couple", true)]),
      demandeur: { ...vide.demandeur, salaire_imposable: { "2024": 12_000 }, frais_reels: { "2024": 300 } },
      conjoint: {
        id: "conjoint",
        _role: "conjoint",
        enfant_a_charge: {},
        salaire_imposable: { "2024": 0 },
        chomage_imposable: { "2024": 800 },
      },
    });
  });

  it.each<Record<string, number>>([{}, { pensions_alimentaires_versees_individu: 1800 }])(
    "qui a tout laissé vide de l’année N-2 n’y a rien déclaré : %j",
    (demandeur) => {
      const { salaire_imposable } = avec({ ressourcesFiscales: { demandeur } }).demandeur;
      expect(salaire_imposable).toEqual({ "2024": 0 });
    },
  );

  it("une pension versée ces douze derniers mois se répartit sur ses mois", () => {
    const ressourcesFiscales = { demandeur: { pensions_alimentaires_versees_individu: 1800 } };
    const versee = () => avec({ ressourcesFiscales }).demandeur.pensions_alimentaires_versees_individu;
    expect(versee).not.toThrow();
    expect(versee()).toEqual(Object.fromEntries(TREIZE_MOIS.map((mois) => [mois, 150])));
  });

  it("les revenus imposés d’une personne absente sont ignorés", () => {
    const ignores = () => avec({ ressourcesFiscales: { conjoint: { salaire_imposable: 1 } } });
    expect(ignores).not.toThrow();
    expect(ignores()).toStrictEqual(vide);
  });

  it("un revenu imposé s’ajoute aux montants du mois du même nom", () => {
    const pension = avec({ ressourcesFiscales: { demandeur: { pensions_alimentaires_percues: 1200 } } }, [
      demandeur("ressources", ["pensions_alimentaires_percues"]),
      demandeur("pensions", [{ id: "pensions_alimentaires_percues", amounts: { "2026-11": 100 } }]),
    ]).demandeur.pensions_alimentaires_percues;
    expect(pension).toEqual({ ...vides(TREIZE_MOIS), "2026-11": 100, "2024": 1200 });
  });

  it("le patrimoine se range chez la personne qui fait la simulation, sous sa période fixe", () => {
    expect(avec({ patrimoine: { livret_a: 1500, valeur_immo_non_loue: 0 } }).demandeur).toStrictEqual({
      ...vide.demandeur,
      livret_a: { "month:2012-01:120": 1500 },
      valeur_immo_non_loue: { "month:2012-01:120": 0 },
    });
  });

  it("rien de donné ne change rien", () => {
    expect(avec({})).toStrictEqual(vide);
  });
});

describe("trouver une personne", () => {
  it("par son identifiant, ou personne", () => {
    const situation = plier([famille("en_couple", true)], [0, 2]);
    const trouves = ["demandeur", "conjoint", "enfant_2", "enfant_1", "enfants", undefined].map(
      (id) => personneDe(situation, id)?.id,
    );
    expect(trouves).toEqual(["demandeur", "conjoint", "enfant_2", undefined, undefined, undefined]);
  });
});
