import { describe, expect, it } from "vitest";
import { entiteDe, legislationEmbarquee, periodeDe } from "../../../catalogue/loi/embarquee.ts";
import { registre } from "../../../catalogue/loi/formules/registre.ts";
import type { Legislation } from "../../../catalogue/loi/legislation.ts";
import { Calcul } from "../../../catalogue/loi/moteur/calcul.ts";
import { aah, ars, enfant, foyer, rsa } from "../../../catalogue/loi/requete/kit.ts";
import type { CalculateRequest } from "../../../catalogue/loi/moteur/requete.ts";
import { openfiscaLegislation } from "./legislation.ts";
import { valeursDeLaLoi } from "../../../test/fixtures/droits.ts";
import { ecouter } from "../../../test/ecouter.ts";
import { comparerLesMoteurs, raconter } from "./comparer.ts";

const rendant = (values: Record<string, number | boolean>, missing: string[] = []): Legislation => ({
  partie: "législation",
  compute: async () => valeursDeLaLoi({ values, missing }),
});
const un = [{ id: "un", situation: foyer() }];

describe("la comparaison des deux moteurs", () => {
  it.each([
    ["à un euro près", 100, 101, 1],
    ["au-delà d’un euro", 100, 101.01, 0],
    ["un droit et son absence", true, false, 0],
    ["un montant et rien", 20, 0, 0],
  ])("%s", async (_, a, b, egaux) => {
    const { accords, differences } = await comparerLesMoteurs(un, ["aide"], {
      embarque: rendant({ aide: a }),
      openfisca: rendant({ aide: b }),
    });
    expect(accords).toEqual([{ aide: "aide", foyers: 1, egaux }]);
    expect(differences).toEqual(egaux ? [] : [{ cas: "un", aide: "aide", embarque: a, openfisca: b }]);
  });

  it("ne compte pas ce que ni l’un ni l’autre ne donne, ni ce que l’autre ne connaît pas", async () => {
    const { accords } = await comparerLesMoteurs(un, ["rien", "inconnue"], {
      embarque: rendant({ rien: 0, inconnue: 50 }),
      openfisca: rendant({ rien: false }, ["inconnue"]),
    });
    expect(accords).toEqual([]);
  });

  it("dit quel moteur a refusé un foyer, et continue", async () => {
    const refuse = { id: "refusé", situation: foyer() };
    const embarque: Legislation = {
      partie: "législation",
      compute: async (situation) => {
        if (situation === refuse.situation) throw new Error("illisible");
        return valeursDeLaLoi();
      },
    };
    const { refuses, accords } = await comparerLesMoteurs([refuse, ...un], ["aah"], {
      embarque,
      openfisca: rendant({ aah: 12 }),
    });
    expect(refuses.map(({ cas, moteur }) => [cas, moteur])).toEqual([["refusé", "embarque"]]);
    expect(accords).toEqual([{ aide: "aah", foyers: 1, egaux: 0 }]);
  });

  it("se raconte, les désaccords d’abord", () => {
    expect(
      raconter({
        accords: [
          { aide: "ppa", foyers: 2, egaux: 2 },
          { aide: "rsa", foyers: 2, egaux: 1 },
        ],
        differences: [{ cas: "c7", aide: "rsa", embarque: 651.69, openfisca: undefined }],
        refuses: [],
      }),
    ).toEqual([
      `${"rsa".padEnd(50)} 1/2`,
      `${"ppa".padEnd(50)} 2/2`,
      "Accord à un euro : 3/4 (75,00 %)",
      "≠ c7 rsa : embarqué 651.69, OpenFisca –",
    ]);
  });
});

type Corps = Record<string, Record<string, Record<string, Record<string, unknown>>>>;
const entites = ["individus", "familles", "foyers_fiscaux", "menages"] as const;

/** A Web API that fills what is asked as the protocol says, with our own formulas and one fault. */
const apiLocale = (faute: Record<string, number> = {}): Promise<string> =>
  ecouter(async (request, response) => {
    const morceaux: Buffer[] = [];
    for await (const morceau of request) morceaux.push(morceau as Buffer);
    const corps = JSON.parse(Buffer.concat(morceaux).toString()) as Corps & CalculateRequest;
    const c = new Calcul(corps, registre);
    for (const entity of entites) {
      for (const variables of Object.values(corps[entity]).slice(0, 1)) {
        for (const [variable, periodes] of Object.entries(variables)) {
          if (Array.isArray(periodes)) continue;
          for (const [period, value] of Object.entries(periodes))
            if (value === null)
              periodes[period] =
                faute[variable] ?? c.lireParNom(variable, entiteDe(c, { entity }), periodeDe({ period }));
        }
      }
    }
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(corps));
  });

describe("la comparaison par le réseau", () => {
  const aides = [aah, ars, rsa];
  const cas = [
    {
      id: "seule",
      situation: foyer({ date_naissance: "1996-03-01", nationalite: "FR", activite: "inactif" }),
    },
    {
      id: "avec enfant",
      situation: foyer(
        { date_naissance: "1990-03-01", nationalite: "FR", activite: "chomeur" },
        { enfants: [enfant(0, { date_naissance: "2016-05-01", nationalite: "FR", scolarite: "inconnue" })] },
      ),
    },
  ];
  const parLeReseau = async (faute?: Record<string, number>) =>
    comparerLesMoteurs(cas, ["aah", "ars", "rsa"], {
      embarque: legislationEmbarquee(aides),
      openfisca: openfiscaLegislation({ url: await apiLocale(faute), aides, now: () => new Date(0) }),
    });

  it("la même loi donne la même chose des deux côtés", async () => {
    const { accords, differences, refuses } = await parLeReseau();
    expect([differences, refuses]).toEqual([[], []]);
    expect(accords.find(({ aide }) => aide === "rsa")).toEqual({ aide: "rsa", foyers: 2, egaux: 2 });
  });

  it("une formule qui diffère se voit, foyer par foyer", async () => {
    const { differences } = await parLeReseau({ rsa: 500 });
    expect(differences.map(({ cas: foyerVu, aide, openfisca }) => [foyerVu, aide, openfisca])).toEqual([
      ["seule", "rsa", 500],
      ["avec enfant", "rsa", 500],
    ]);
  });
});
