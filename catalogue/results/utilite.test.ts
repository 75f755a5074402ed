import { describe, expect, it } from "vitest";
import { unDroit } from "../../test/fixtures/droits.ts";
import type { Droit } from "./results.ts";
import { parUtilite, premiersPas, presse } from "./utilite.ts";

const JOUR = "2026-11-20";
const nommes = (...droits: [string, Partial<Droit>][]) =>
  droits.map(([label, champs]) => unDroit({ id: label, label, ...champs }));
const ordre = (...droits: [string, Partial<Droit>][]) =>
  parUtilite(nommes(...droits), JOUR).map(({ label }) => label);

describe("l’ordre des aides", () => {
  it("va de ce qui rapporte le plus à l’année au moins", () => {
    expect(
      ordre(
        ["cent par an", { montant: 100, periodicite: "annuelle" }],
        ["cent par mois", { montant: 100 }],
        ["mille en une fois", { montant: 1000, periodicite: "ponctuelle" }],
        ["un service", { montant: true, type: "bool", nature: "service" }],
        ["un prêt", { montant: 5000, nature: "prêt" }],
      ),
    ).toEqual(["cent par mois", "mille en une fois", "cent par an", "un service", "un prêt"]);
  });

  it.each<[string, Partial<Droit>]>([
    ["ce qui est sûr", { aVerifier: "Est-ce votre cas ?" }],
    ["une somme", { nature: "plafond" }],
    ["ce qui est ouvert", { campagne: { etat: "à venir", du: "2027-03-01" } }],
    ["ce qui se demande sans dossier", { conditions: ["a", "b", "c", "d"] }],
  ])("met %s avant, à montant égal", (_, apres) => {
    expect(ordre(["a", apres], ["b", {}])).toEqual(["b", "a"]);
  });

  it.each<[string, Partial<Droit>]>([
    ["ce qui ferme bientôt", { campagne: { etat: "ouverte", jusquAu: "2026-12-31" } }],
    ["ce qui se demande en ligne", { teleservice: "https://exemple.fr" }],
    ["ce que les éditeurs mettent en tête", { top: 2 }],
  ])("met %s avant, à montant égal", (_, avant) => {
    expect(ordre(["a", {}], ["b", avant])).toEqual(["b", "a"]);
  });

  it("ne met pas en tête ce que les éditeurs laissent au troisième rang", () => {
    expect(ordre(["a", {}], ["b", { top: 3 }])).toEqual(["a", "b"]);
  });

  it("ne presse que ce qui ferme bientôt : ni ce qui n’a pas de campagne, ni ce qui n’est pas ouvert", () => {
    const pressent = (champs: Partial<Droit>) => () => presse(unDroit(champs), JOUR);
    expect(pressent({})).not.toThrow();
    expect(
      [{}, { campagne: { etat: "à venir", du: "2026-12-01" } } as const].map((un) => pressent(un)()),
    ).toEqual([false, false]);
  });

  it("garde celui des résultats quand rien ne sépare", () => {
    expect(ordre(["zèbre", {}], ["école", {}], ["arbre", {}])).toEqual(["zèbre", "école", "arbre"]);
  });
});

describe("par quoi commencer", () => {
  it("pas par ce qui tient à une question que personne n’a posée, sauf s’il n’y a rien d’autre", () => {
    const mission = { montant: 9000, aVerifier: "Voulez-vous partir en mission ?" };
    const noms = (droits: readonly Droit[]) => premiersPas(droits, JOUR).map(({ label }) => label);
    expect(noms(nommes(["mission", mission], ["repas", { montant: 1 }]))).toEqual(["repas"]);
    expect(noms(nommes(["mission", mission]))).toEqual(["mission"]);
  });

  it("rien, sans aide", () => {
    expect(premiersPas([], JOUR)).toEqual([]);
  });

  it("trois aides, deux au plus pour un même besoin, aucune qui n’est pas ouverte", () => {
    const droits = nommes(
      ["un", { montant: 900, besoin: "loger" }],
      ["deux", { montant: 800, besoin: "loger" }],
      ["trois", { montant: 700, besoin: "loger" }],
      ["fermée", { montant: 9000, besoin: "etudier", campagne: { etat: "à venir", du: "2027-03-01" } }],
      ["quatre", { montant: 10, besoin: "manger" }],
      ["cinq", { montant: 5, besoin: "manger" }],
    );
    expect(premiersPas(droits, JOUR).map(({ label }) => label)).toEqual(["un", "deux", "quatre"]);
  });

  // In the order of the cards: each comes before all those under it, whatever they bring.
  const raisons: readonly Partial<Droit>[] = [
    { campagne: { etat: "ouverte", jusquAu: "2027-01-19" } },
    { campagne: { etat: "ouverte", jusquAu: "2027-01-20" } },
    { top: 2, nature: "prix" },
    { periodicite: "annuelle", campagne: { etat: "ouverte", jusquAu: "2027-01-19" } },
    { montant: 100, aVerifier: "?" },
    { montant: 9000, nature: "plafond" },
    { montant: 99, aVerifier: "?" },
    { top: 2, nature: "prix", aVerifier: "?" },
    { montant: true, type: "bool", nature: "service" },
    { nature: "service", aVerifier: "?" },
    { montant: 9000, besoin: "partir" },
    { si: [{ cle: "permis_b", question: "?" }] },
    { montant: 5000, nature: "prêt" },
  ];

  it.each<[string, Partial<Droit>]>([
    ["un projet qu’elle a dit", { projet: true }],
    ["ce que les éditeurs mettent en tête", { top: 2 }],
  ])("partir passe d’abord pour %s", (_, champs) => {
    const droits = nommes(["autre", raisons[2]!], ["partir", { besoin: "partir", ...champs }]);
    expect(premiersPas(droits, JOUR)[0]?.label).toBe("partir");
  });

  it.each(raisons.slice(1).map((apres, rang) => [raisons[rang]!, apres] as const))(
    "%j passe avant %j",
    (avant, apres) => {
      const droits = nommes(
        ["après", { besoin: "loger", ...apres }],
        ["avant", { besoin: "manger", ...avant }],
      );
      const [premier] = premiersPas(droits, JOUR);
      // What hangs on a question is no beginning beside anything else.
      const pend = ({ aVerifier, si }: Partial<Droit>) => Boolean(aVerifier ?? si);
      expect(premier?.label).toBe(pend(avant) && !pend(apres) ? "après" : "avant");
    },
  );
});
