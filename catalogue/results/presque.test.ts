import { nomsDesAides } from "../fiches/lisible.ts";
import { describe, expect, it } from "vitest";
import { aideDe, institutionDe } from "../../test/fixtures/aides.ts";
import { type Foyer, neIlYA, situationDe } from "../../test/fixtures/foyers.ts";
import { buildCatalogue } from "../catalogue.ts";
import { factContext } from "../situation/context.ts";
import { openRuleAids } from "./decider.ts";
import { presqueDe } from "./presque.ts";

/** What a household of Bretagne almost gets of one aid: the rule it lacks and what was read. */
function presque(champs: Parameters<typeof aideDe>[0], foyer: Foyer) {
  const catalogue = buildCatalogue([aideDe(champs)], [institutionDe()]);
  const context = factContext(situationDe({ ...foyer, menage: { _region: "53", ...foyer.menage } }));
  return presqueDe(catalogue, context, openRuleAids(catalogue, context), nomsDesAides(catalogue.byId)).map(
    ({ manque }) => manque,
  );
}

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
