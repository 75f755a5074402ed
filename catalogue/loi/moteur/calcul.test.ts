import { describe, expect, it } from "vitest";
import { anneeDe, decembre, ecrirePeriode, janvier, moisDe, moisEntre, precedents } from "../mois.ts";
import { bareme, montantDuBareme, trancheDe } from "./bareme.ts";
import { Calcul, type Registre } from "./calcul.ts";
import type { FamilleDeLaLoi, IndividuDeLaLoi } from "./entites.ts";
import { estUnJour, lirePeriode, periodesDuMoteur } from "./periode.ts";
import type { CalculateRequest } from "./requete.ts";
import { arrondi, entree, lointaine, somme, type Variable, variable } from "./variable.ts";

const lues = (ecrite: string, definie: "mois" | "annee" | "eternite"): string[] => {
  const periode = lirePeriode(ecrite);
  if (!periode) throw new Error(`${ecrite} ne se lit pas`);
  return periodesDuMoteur(periode, definie).map(ecrirePeriode);
};

describe("une période du protocole", () => {
  it.each([
    ["2026-06", ["2026-06"]],
    ["month:2026-11:3", ["2026-11", "2026-12", "2027-01"]],
    ["2026-06-15", []],
    ["ETERNITY", []],
  ])("%s, pour ce qui se compte par mois", (ecrite, attendues) => {
    expect(lues(ecrite, "mois")).toEqual(attendues);
  });

  it.each(["2026", "year:2026", "month:2026-01:12"])("%s est l’année, mois par mois", (ecrite) => {
    const mois = lues(ecrite, "mois");
    expect([mois.length, mois[0], mois.at(-1)]).toEqual([12, "2026-01", "2026-12"]);
  });

  it("une année peut commencer en avril, pour des mois seulement", () => {
    expect([lues("year:2026-04", "mois")[0], lues("year:2026-04", "mois").at(-1)]).toEqual([
      "2026-04",
      "2027-03",
    ]);
    expect(lues("year:2026-04", "annee")).toEqual([]);
  });

  it.each([
    ["2026", ["2026"]],
    ["year:2025:2", ["2025", "2026"]],
    ["2026-01", []],
    ["ETERNITY", []],
  ])("%s, pour ce qui se compte par an", (ecrite, attendues) => {
    expect(lues(ecrite, "annee")).toEqual(attendues);
  });

  it.each(["ETERNITY", "2026-06", "2026", "2026-06-15"])("%s, pour ce qui ne change pas", (ecrite) => {
    expect(lues(ecrite, "eternite")).toHaveLength(1);
  });

  it.each(["", "juin", "2026-13", "2026-00", "26-06", "2026-6", "2026-02-30", "2026:3", "month:2026-01:0"])(
    "« %s » n’en est pas une",
    (ecrite) => {
      expect(lirePeriode(ecrite)).toBeUndefined();
    },
  );

  it("un jour est du calendrier", () => {
    expect(["2024-02-29", "1870-01-01", "9999-12-31"].map(estUnJour)).toEqual([true, true, true]);
    expect(["2025-02-29", "2026-06", "2026-6-1", "demain", ""].map(estUnJour)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});

const JUIN = moisDe("2026-06");
const requete = (individus: CalculateRequest["individus"]): CalculateRequest => ({
  individus,
  familles: {
    _: { parents: ["demandeur"], enfants: Object.keys(individus).filter((id) => id !== "demandeur") },
  },
  foyers_fiscaux: { _: { declarants: ["demandeur"], personnes_a_charge: [] } },
  menages: { _: { personne_de_reference: ["demandeur"] } },
});

describe("les périodes du moteur", () => {
  it("comptent les mois d’affilée, et ne les confondent pas avec les années", () => {
    expect(moisEntre(moisDe("2025-12"), moisDe("2026-02")).map(ecrirePeriode)).toEqual([
      "2025-12",
      "2026-01",
      "2026-02",
    ]);
    expect(precedents(3, JUIN).map(ecrirePeriode)).toEqual(["2026-03", "2026-04", "2026-05"]);
    expect([
      ecrirePeriode(2026),
      anneeDe(JUIN),
      ecrirePeriode(janvier(2026)),
      ecrirePeriode(decembre(2026)),
    ]).toEqual(["2026", 2026, "2026-01", "2026-12"]);
  });
});

describe("les barèmes", () => {
  const montants = {
    montants: [
      [10, 100],
      [20, 50],
    ] as [number, number][],
  };
  it.each([
    [9.99, 0],
    [10, 100],
    [19.99, 100],
    [20, 50],
  ])("de montants : à %s, %s", (x, attendu) => {
    expect(montantDuBareme(montants, x)).toBe(attendu);
  });

  it("de taux : chaque tranche à son taux", () => {
    const taux = {
      taux: [
        [0, 0],
        [100, 0.1],
        [200, 0.5],
      ] as [number, number][],
    };
    expect([50, 100, 150, 200, 300].map((x) => bareme(taux, x))).toEqual([0, 0, 5, 10, 60]);
    expect([99, 100, 250].map((x) => trancheDe(taux, x))).toEqual([0, 1, 2]);
    expect(() => bareme(montants, 1)).toThrow("Barème de taux attendu");
  });

  it("arrondis à la valeur paire au milieu, au centime près des nombres flottants", () => {
    expect([arrondi(0.5), arrondi(1.5), arrondi(2.5), arrondi(1.005, 2), arrondi(2.675, 2)]).toEqual([
      0, 2, 2, 1, 2.68,
    ]);
  });
});

describe("un calcul", () => {
  const salaire = entree.individu.nombre({ nom: "salaire", libelle: "salaire" });
  let calculs = 0;
  const double = variable.individu.nombre({ nom: "double", libelle: "le double" }, (c, i, m) => {
    calculs += 1;
    return 2 * salaire(c, i, m);
  });
  const total = variable.famille.nombre({ nom: "total", libelle: "le total" }, (c, f, m) =>
    somme(f.membres, (i) => double(c, i, m) + double(c, i, m)),
  );
  const poule = variable.famille.nombre(
    { nom: "poule", libelle: "la poule" },
    (c, f, m) => oeuf(c, f, m) + 1,
  );
  const oeuf = lointaine<FamilleDeLaLoi, number>("oeuf");
  const registre: Registre = new Map<string, Variable<never>>([
    ["salaire", salaire],
    ["double", double],
    ["total", total],
    ["poule", poule],
    ["oeuf", variable.famille.nombre({ nom: "oeuf", libelle: "l’œuf" }, (c, f, m) => poule(c, f, m))],
  ]);

  it("ne calcule chaque quantité qu’une fois par personne et par période", () => {
    calculs = 0;
    const c = new Calcul(
      requete({ demandeur: { salaire: { "2026-06": 100 } }, enfant_0: { salaire: { "2026-06": 10 } } }),
      registre,
    );
    expect(total(c, c.famille, JUIN)).toBe(440);
    expect(total(c, c.famille, JUIN)).toBe(440);
    expect(calculs).toBe(2);
    expect(total(c, c.famille, JUIN - 1)).toBe(0);
  });

  it("une valeur donnée remplace la formule, et les autres membres prennent le défaut", () => {
    const c = new Calcul(
      requete({ demandeur: { double: { "2026-06": 7 } }, enfant_0: { salaire: { "2026-06": 10 } } }),
      registre,
    );
    const [demandeur, enfant] = c.famille.membres as [IndividuDeLaLoi, IndividuDeLaLoi];
    expect([double(c, demandeur, JUIN), double(c, enfant, JUIN)]).toEqual([7, 0]);
    expect(double(c, enfant, JUIN - 1)).toBe(0);
  });

  it("refuse une quantité qui a besoin d’elle-même, et un nom inconnu", () => {
    const c = new Calcul(requete({ demandeur: {} }), registre);
    expect(() => poule(c, c.famille, JUIN)).toThrow("poule a besoin de sa propre valeur (2026-06)");
    expect(() => c.lireParNom("absente", c.famille, JUIN)).toThrow("Variable inconnue : absente");
  });

  it.each([false, true])("ce qui échoue n’abîme ni ce qui suit, ni ce qui est su (trace : %s)", (trace) => {
    const fragile = variable.individu.nombre({ nom: "fragile", libelle: "fragile" }, (c, i, m) => {
      if (double(c, i, m) > 50) throw new Error("Barème illisible");
      return 1;
    });
    const lit = variable.famille.nombre({ nom: "lit", libelle: "lit" }, (c, f, m) =>
      somme(f.membres, (i) => fragile(c, i, m)),
    );
    const c = new Calcul(requete({ demandeur: { salaire: { "2026-06": 100 } } }), registre, { trace });
    for (let essai = 0; essai < 2; essai += 1) {
      expect(() => lit(c, c.famille, JUIN)).toThrow("Barème illisible");
      expect(() => fragile(c, c.demandeur, JUIN)).toThrow("Barème illisible");
      expect(total(c, c.famille, JUIN)).toBe(400);
      expect(lit(c, c.famille, JUIN - 1)).toBe(1);
    }
    expect(c.noeud("total", c.famille, JUIN)?.lectures.length).toBe(trace ? 2 : undefined);
  });

  it("garde, s’il le faut, d’où vient chaque valeur", () => {
    const c = new Calcul(requete({ demandeur: { salaire: { "2026-06": 100 } } }), registre, { trace: true });
    expect(total(c, c.famille, JUIN)).toBe(400);
    const noeud = c.noeud("total", c.famille, JUIN);
    expect(noeud?.lectures.map(({ definition, valeur }) => [definition.nom, valeur])).toEqual([
      ["double", 200],
      ["double", 200],
    ]);
    expect(
      noeud?.lectures[0]?.lectures.map(({ definition, valeur, donnee }) => [definition.nom, valeur, donnee]),
    ).toEqual([["salaire", 100, true]]);
  });
});
