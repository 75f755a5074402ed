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
const classe = { type: "annee_etude", values: ["terminale"] } as const;
const enPremiere = { activite: "etudiant", scolarite: "lycee", annee_etude: "premiere" } as const;

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
    const regles = [rattachee, majeure, classe];
    expect(presque({ conditions_generales: regles }, { demandeur: { date_naissance: neIlYA(17) } })).toEqual(
      [],
    );
    expect(presque({ conditions_generales: [rattachee] }, {})).toEqual([]);
    const mention = { type: "mention_baccalaureat", values: ["mention_tres_bien"] } as const;
    expect(presque({ conditions_generales: [mention, classe] }, { demandeur: enPremiere })).toEqual([]);
    expect(
      presque({ profils: [{ type: "chomeur", conditions: [classe] }] }, { demandeur: enPremiere }),
    ).toEqual([]);
  });

  it("une règle et un profil manqués en font deux ; un seul profil qui convient suffit", () => {
    const aide = {
      conditions_generales: [classe],
      profils: [{ type: "etudiant" as const }, { type: "chomeur" as const }],
    };
    expect(presque(aide, { demandeur: { ...enPremiere, activite: "salarie" } })).toEqual([]);
    expect(presque(aide, { demandeur: enPremiere }).map(({ rule }) => rule)).toEqual(["être en terminale"]);
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

  it("vont par leur rang, puis par leur nom", () => {
    const deLaClasse = { conditions_generales: [classe] };
    const aides = [
      { ...deLaClasse, slug: "rang-9", label: "a", top: 9 },
      { ...deLaClasse, slug: "rang-3-z", label: "z", top: 3 },
      { ...deLaClasse, slug: "rang-3-b", label: "b", top: 3 },
    ];
    const attendu = ["rang-3-b", "rang-3-z", "rang-9"];
    for (const rangees of [aides, [...aides].reverse()])
      expect(presqueParmi(rangees, { demandeur: enPremiere }).map(({ id }) => id)).toEqual(attendu);
  });

  it("un anniversaire n’ouvre pas à lui seul l’aide qui tient aussi à une question", () => {
    const mineure = { demandeur: { date_naissance: neIlYA(17) } };
    const regles = { conditions_generales: [rattachee, majeure] };
    const [seule] = presqueParmi([regles], mineure);
    expect(seule?.des).toBeDefined();
    const question = { portees: ["bail_9_mois"], conditions: ["Avoir signé un bail de neuf mois."] };
    expect(presqueParmi([{ ...regles, ...question }], mineure).map(({ des }) => des)).not.toContain(
      seule?.des,
    );
  });

  it("ce qu’une réponse a écarté ne vient pas avec un anniversaire", () => {
    const aide = {
      conditions_generales: [rattachee, majeure],
      portees: ["confie_ase"],
      conditions: ["Avoir été confié à l’aide sociale à l’enfance."],
    };
    const mineure = { demandeur: { date_naissance: neIlYA(17) } };
    const dites = (confie_ase: boolean) =>
      presque(aide, { ...mineure, parents: { _situation: "sans_autorite" }, precisions: { confie_ase } })
        .length;
    expect([dites(true), dites(false)]).toEqual([1, 0]);
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
      { type: "etudiant" as const, conditions: [classe] },
      { type: "apprenti" as const, conditions: [majeure, classe] },
    ];
    expect(presque({ profils }, { demandeur: enPremiere }).map(({ rule, read }) => [rule, read])).toEqual([
      ["être en terminale", "année d’études\u00a0: première"],
    ]);
  });

  it("plusieurs profils également proches ne sont pas une réponse à changer", () => {
    const profils = [
      { type: "apprenti" as const, conditions: [] },
      { type: "stagiaire" as const, conditions: [] },
    ];
    expect(
      presque({ profils }, { demandeur: { ...enPremiere, stagiaire: false, alternant: false } }),
    ).toEqual([]);
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
