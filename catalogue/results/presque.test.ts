import { nomsDesAides } from "../fiches/lisible.ts";
import { describe, expect, it } from "vitest";
import { aideDe, institutionDe } from "../../test/fixtures/aides.ts";
import { type Foyer, neIlYA, situationDe } from "../../test/fixtures/foyers.ts";
import { buildCatalogue } from "../catalogue.ts";
import { factContext } from "../situation/context.ts";
import { openRuleAids } from "./decider.ts";
import { presqueDe } from "./presque.ts";

/** What a household of Bretagne almost gets of these aids; throws if a rule does. */
function presqueParmi(aides: Parameters<typeof aideDe>[0][], foyer: Foyer) {
  const catalogue = buildCatalogue(aides.map(aideDe), [institutionDe()]);
  const context = factContext(situationDe({ ...foyer, menage: { _region: "53", ...foyer.menage } }));
  const noms = nomsDesAides(catalogue.byId);
  const entendus: unknown[] = [];
  const trouves = presqueDe(catalogue, context, openRuleAids(catalogue, context), noms, (_, error) =>
    entendus.push(error),
  );
  expect(entendus).toEqual([]);
  return trouves;
}

/** The rule that it lacks of one aid, and what was read. */
const presque = (champs: Parameters<typeof aideDe>[0], foyer: Foyer) =>
  presqueParmi([champs], foyer).map(({ manque }) => manque);

const rattachee = { type: "attached_to_institution" } as const;
const majeure = { type: "age", operator: ">=", value: 18 } as const;
const mention = { type: "mention_baccalaureat", values: ["mention_tres_bien"] } as const;

describe("les aides manquées d’une seule réponse", () => {
  it("une lycéenne de 17 ans manque d’un an une aide à 18 ans", () => {
    expect(
      presque({ conditions_generales: [rattachee, majeure] }, { demandeur: { date_naissance: neIlYA(17) } }),
    ).toEqual([
      {
        rule: "avoir au moins 18\u00a0ans",
        read: "âge\u00a0: 17\u00a0ans",
        holds: false,
        reads: ["individu.demandeur.date_naissance"],
      },
    ]);
  });

  it("deux règles manquées ne sont pas une presque-aide, une aide obtenue non plus", () => {
    const regles = [rattachee, majeure, mention];
    expect(presque({ conditions_generales: regles }, { demandeur: { date_naissance: neIlYA(17) } })).toEqual(
      [],
    );
    expect(presque({ conditions_generales: [rattachee] }, {})).toEqual([]);
    const terminale = { type: "annee_etude", values: ["terminale"] } as const;
    expect(presque({ conditions_generales: [mention, terminale] }, {})).toEqual([]);
    expect(presque({ profils: [{ type: "etudiant", conditions: [mention] }] }, {})).toEqual([]);
  });

  it("une règle et un profil manqués en font deux ; un seul profil qui convient suffit", () => {
    const aide = {
      conditions_generales: [mention],
      profils: [{ type: "etudiant" as const }, { type: "chomeur" as const }],
    };
    expect(presque(aide, { demandeur: { activite: "salarie" } })).toEqual([]);
    expect(presque(aide, { demandeur: { activite: "etudiant" } }).map(({ rule }) => rule)).toEqual([
      "avoir obtenu le bac avec la mention très bien",
    ]);
  });

  it("se disent avec leur institution, leur rang et le jour où elles viennent d’elles-mêmes", () => {
    const foyer = { demandeur: { date_naissance: "2009-03-03" } };
    expect(presqueParmi([{ conditions_generales: [rattachee, majeure], top: 2 }], foyer)).toEqual([
      {
        id: "une-aide",
        label: "une aide",
        institution: { id: "une-institution", label: "Bretagne", type: "region" },
        top: 2,
        manque: {
          rule: "avoir au moins 18\u00a0ans",
          read: "âge\u00a0: 17\u00a0ans",
          holds: false,
          reads: ["individu.demandeur.date_naissance"],
        },
        des: "2027-03-03",
      },
    ]);
  });

  it("vont de la plus proche à la plus lointaine : peu de réponses, puis leur rang, puis leur nom", () => {
    const duBac = { conditions_generales: [mention] };
    const aides = [
      { ...duBac, slug: "rang-9", label: "a", top: 9 },
      { ...duBac, slug: "rang-3-z", label: "z", top: 3 },
      { ...duBac, slug: "rang-3-b", label: "b", top: 3 },
      {
        slug: "deux-reponses",
        label: "a",
        top: 1,
        profils: [{ type: "apprenti" as const }, { type: "stagiaire" as const }],
      },
    ];
    const attendu = ["rang-3-b", "rang-3-z", "rang-9", "deux-reponses"];
    for (const rangees of [aides, [...aides].reverse()])
      expect(presqueParmi(rangees, {}).map(({ id }) => id)).toEqual(attendu);
  });

  it("dépendre d’une autre aide n’est pas une réponse à changer", () => {
    expect(presque({ conditions_generales: [{ type: "benefit", name: "rsa" }] }, {})).toEqual([]);
  });

  it("habiter ailleurs n’est pas une réponse à changer", () => {
    const paris = { type: "regions", values: ["11"] } as const;
    expect(presque({ conditions_generales: [paris] }, {})).toEqual([]);
    expect(
      presque(
        { conditions_generales: [{ type: "excluded_epcis", values: ["1"] }] },
        { menage: { _epci: "1" } },
      ),
    ).toEqual([]);
  });

  it("le profil le plus proche dit ce qui manque", () => {
    const profils = [
      { type: "etudiant" as const, conditions: [mention] },
      { type: "apprenti" as const, conditions: [majeure, mention] },
    ];
    expect(
      presque({ profils }, { demandeur: { activite: "etudiant" } }).map(({ rule, read }) => [rule, read]),
    ).toEqual([
      ["avoir obtenu le bac avec la mention très bien", "mention au baccalauréat\u00a0: sans réponse"],
    ]);
  });

  it("plusieurs profils également proches se disent ensemble", () => {
    const profils = [
      { type: "etudiant" as const, conditions: [] },
      { type: "chomeur" as const, conditions: [] },
    ];
    expect(presque({ profils }, { demandeur: { activite: "salarie" } }).map(({ rule }) => rule)).toEqual([
      "être en études, en alternance ou en recherche d’emploi",
    ]);
  });

  it("un projet qui n’a pas été dit n’est pas compté", () => {
    expect(
      presque(
        { interestFlag: "_interetBafa", conditions_generales: [rattachee, majeure] },
        { demandeur: { date_naissance: neIlYA(17) } },
      ),
    ).toEqual([]);
  });
});
