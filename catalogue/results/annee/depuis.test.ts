import { describe, expect, test } from "vitest";
import { unDroit } from "../../../test/fixtures/droits.ts";
import { situationDe } from "../../../test/fixtures/foyers.ts";
import { readCatalogue } from "../../../server/catalogue/read.ts";
import { legislationEmbarquee } from "../../loi/embarquee.ts";
import { compute } from "../compute.ts";
import { defaultParameters } from "../../situation/context.ts";
import type { Situation } from "../../situation/situation.ts";
import { depuisLors, redire } from "./depuis.ts";

const ALORS = "2026-03-15";
const JOUR = "2026-11-20";
const catalogue = readCatalogue();
const tools = {
  catalogue,
  legislation: legislationEmbarquee(catalogue.aides.map(({ aide }) => aide)),
  velos: async () => ({ compute: async () => [] }),
  marque: "neutre" as const,
  parameters: defaultParameters,
};
const loiDe = async (situation: Situation) =>
  (await compute(situation, tools)).droitsEligibles.filter(({ source }) => source === "openfisca");

/** What a household reads that comes back on a day. */
async function dit(situation: Situation, jour = JOUR) {
  const foyers = [situation, redire(situation, jour, { memesAges: true }), redire(situation, jour)] as const;
  const [alors, loi, maintenant] = await Promise.all(foyers.map(loiDe));
  return depuisLors(situation, jour, [alors ?? [], loi ?? [], maintenant ?? []]);
}

const seul = (date_naissance: string) =>
  situationDe({
    dateDeValeur: ALORS,
    demandeur: {
      date_naissance,
      activite: "inactif",
      nationalite: "FR",
      habite_chez_parents: false,
      _hasRessources: false,
    },
    famille: { en_couple: false },
    menage: {
      statut_occupation_logement: "loge_gratuitement",
      depcom: "35238",
      _codePostal: "35000",
      _nomCommune: "Rennes",
      _departement: "35",
      _region: "53",
    },
  });

describe("depuis que les réponses ont été données", () => {
  test("le jour d’après, rien n’a bougé", async () => {
    expect(await dit(seul("1998-01-10"), "2026-03-16")).toEqual([]);
  });

  test("le 1er avril a changé le RSA, et c’est dit avec les deux montants", async () => {
    expect(await dit(seul("1998-01-10"))).toEqual([
      "Depuis le 1er avril 2026, les montants ont changé : « Revenu de solidarité active », 570\u00a0€ par mois au lieu de 560\u00a0€.",
    ]);
  });

  test("vingt-cinq ans ouvrent le RSA", async () => {
    expect(await dit(seul("2001-06-10"))).toEqual([
      "Vous avez eu 25 ans : « Revenu de solidarité active » s’ouvre.",
    ]);
  });

  test("les montants dits se redisent à la même distance du jour ; ce qui n’est pas daté reste", () => {
    const foyer = situationDe({
      dateDeValeur: ALORS,
      demandeur: {
        date_naissance: "2001-06-10",
        salaire_net: { "2026-03": 100, "2025-12": 400, "2025": 4_000 },
        epargne: { "month:2012-01:120": 7 },
        enfant_a_charge: { "2026": true },
      },
      enfants: [{ date_naissance: "2020-02-29" }],
    } as Parameters<typeof situationDe>[0]);
    expect(redire(foyer, "2027-01-15")).toMatchObject({
      dateDeValeur: "2027-01-15",
      demandeur: {
        date_naissance: "2001-06-10",
        salaire_net: { "2027-01": 100, "2026-10": 400, "2026": 4_000 },
        epargne: { "month:2012-01:120": 7 },
        enfant_a_charge: { "2027": true },
      },
      enfants: [{ date_naissance: "2020-02-29" }],
    });
    expect(redire(foyer, "2026-03-25", { memesAges: true })).toMatchObject({
      demandeur: { date_naissance: "2001-06-20", salaire_net: { "2026-03": 100 } },
      enfants: [{ date_naissance: "2020-03-10" }],
    });
  });

  test("ce qui s’arrête, ce qui n’est pas sûr, et plus de trois montants", () => {
    const foyer = situationDe({ dateDeValeur: ALORS, demandeur: { date_naissance: "2000-11-20" } });
    const droits = (montant: number, ...ids: string[]) =>
      ids.map((id) => unDroit({ id, label: id, source: "openfisca", montant }));
    const quatre = ["un", "deux", "trois", "quatre"];
    const douteuse = unDroit({ id: "douteuse", label: "douteuse", aVerifier: "?" });
    expect(
      depuisLors(foyer, JOUR, [
        droits(10, "vieille", ...quatre),
        [...droits(20, "vieille", ...quatre), douteuse],
        // Not open yet: it opens nothing today.
        [
          ...droits(20, ...quatre),
          unDroit({ id: "demain", campagne: { etat: "à venir", du: "2027-09-01" } }),
        ],
      ]),
    ).toEqual([
      "Vous avez eu 26 ans : « Vieille » s’arrête.",
      expect.stringMatching(/^Depuis le 15 mars 2026, .*« Vieille », .*« Deux », [^»]* ; et 2 autres\.$/),
    ]);
  });
});
