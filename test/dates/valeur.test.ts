import { describe, expect, it } from "vitest";
import {
  aProchainAnniversaire,
  avecEnfant,
  avecSalaire,
  prochainAge,
} from "../../catalogue/results/et-si/variations.ts";
import { subtractMonths } from "../../catalogue/situation/periods.ts";
import { jouer } from "../../machines/studio/graph/jeu.ts";
import { recordOf, replay } from "../../machines/journey/replay.ts";
import { chiffre, montant, produit, seul } from "./kit.ts";
import { parcoursDe } from "../../machines/journey/walk.ts";
import { RESULTATS } from "../../machines/journey/screens.ts";

/**
 * Days of value, known and not, with what the law gives then: RSA of somebody alone (the scale, and the
 * amount shown, by 10 €), birth grant of one child (PAJE, net of CRDS, by 1 €), prime d’activité at 1,500 € net.
 */
const jours = [
  ["1990-01-01", "janvier 1990", "564,78", 560, 171, 129],
  ["2000-02-29", "février 2000", "564,78", 560, 171, 129],
  ["2021-12-31", "décembre 2021", "565,34", 560, 171, 129],
  ["2022-07-01", "juillet 2022", "598,54", 590, 181, 142],
  ["2026-03-31", "mars 2026", "646,52", 640, 196, 215],
  ["2027-01-01", "janvier 2027", "651,69", 650, 198, 227],
  ["2028-02-29", "février 2028", "651,69", 650, 198, 227],
  ["2031-06-15", "juin 2031", "651,69", 650, 198, 227],
  ["2100-12-31", "décembre 2100", "651,69", 650, 198, 227],
] as const;

describe.each(jours)("au %s", (jour, mois, bareme, rsa, paje, prime) => {
  const context = seul(jour, subtractMonths(jour, 30 * 12));
  const { situation } = parcoursDe(context);

  it("le parcours se joue, se garde et se rejoue ; les résultats ont les chiffres de la loi", async () => {
    const { vues } = jouer(context);
    expect([vues[0]?.ici, vues.at(-1)?.ici]).toEqual([
      "/simulation/individu/demandeur/date_naissance",
      RESULTATS,
    ]);
    const relu = replay(recordOf(context, RESULTATS));
    expect([relu.dropped, relu.situation]).toEqual([[], situation]);
    const resultats = await produit.compute(situation);
    expect([montant(resultats, "rsa"), montant(resultats, "paje_base"), montant(resultats, "ppa")]).toEqual([
      rsa,
      undefined,
      undefined,
    ]);
    expect(resultats.nonCalcules).toEqual([]);
    const connu = jour >= "2022-01-01" && jour <= "2026-12-31";
    expect(resultats.baremes.projetes).toBe(!connu);
  });

  it("le calcul s’explique, avec l’âge de ses chiffres", async () => {
    const explication = await produit.expliquer(situation, "rsa");
    const base = chiffre(explication, "montant de base du RSA");
    expect([explication?.quand, explication?.valeur, base?.valeur]).toEqual([mois, `${bareme} €`, bareme]);
    expect(base?.premier ?? false).toBe(jour < "2021-04-01");
    const attendu = { "2028-02-29": "2027-04-01", "2031-06-15": "2031-04-01", "2100-12-31": "2100-04-01" }[
      jour as string
    ];
    expect(base?.attendu).toBe(attendu);
    const { droitsEligibles } = await produit.compute(situation);
    expect(droitsEligibles.find(({ id }) => id === "rsa")?.enRetard).toEqual(
      attendu && { depuis: "2026-04-01", attendu },
    );
  });

  it("« et si » : un enfant né ce jour, un salaire", async () => {
    const enfant = await produit.compute(avecEnfant(situation));
    expect(montant(enfant, "paje_base")).toBe(paje);
    const salaire = await produit.compute(avecSalaire(situation, 1500));
    expect([montant(salaire, "rsa"), montant(salaire, "ppa")]).toEqual([undefined, prime]);
  });
});

describe("un anniversaire du 29 février", () => {
  const rsa = async (jour: string, naissance: string) =>
    montant(await produit.compute(parcoursDe(seul(jour, naissance)).situation), "rsa");

  it.each([
    ["2028-02-28", 23, undefined],
    ["2028-02-29", 24, undefined],
    ["2029-02-28", 24, undefined],
    ["2029-03-01", 25, 650],
  ])("né le 29 février 2004, au %s : %i ans", async (jour, age, attendu) => {
    const { situation } = parcoursDe(seul(jour, "2004-02-29"));
    expect([prochainAge(situation), await rsa(jour, "2004-02-29")]).toEqual([age + 1, attendu]);
  });

  it("« et si j’avais un an de plus » ouvre le RSA à 24 ans, né un 29 février compris", async () => {
    for (const naissance of ["2004-02-29", "2004-07-01"]) {
      const { situation } = parcoursDe(seul("2029-02-28", naissance));
      expect(montant(await produit.compute(situation), "rsa")).toBeUndefined();
      expect(montant(await produit.compute(aProchainAnniversaire(situation)), "rsa")).toBe(650);
    }
  });
});

it.each(["2026-12-31", "2027-01-01", "2028-02-29"])(
  "un enfant né le jour même, le %s, est accepté et compté",
  async (jour) => {
    const naissance = subtractMonths(jour, 30 * 12);
    const { situation } = parcoursDe(seul(jour, naissance, [jour]));
    expect(situation.enfants?.map(({ date_naissance }) => date_naissance)).toEqual([jour]);
    expect(montant(await produit.compute(situation), "paje_base")).toBe(198);
  },
);
