import { describe, expect, it } from "vitest";
import type { CalculateRequest, Variables } from "./requete.ts";
import { Calcul, type Registre } from "./calcul.ts";
import { moisDe } from "../mois.ts";
import { entree, variable } from "./variable.ts";

const salaire = entree.individu.nombre({ nom: "salaire", libelle: "salaire", unite: "€" });
const livret = entree.individu.nombre({ nom: "livret", libelle: "livret", unite: "€", stock: true });
const heures = entree.individu.nombre({ nom: "heures", libelle: "heures" });
const ouvert = entree.individu.booleen({ nom: "ouvert", libelle: "ouvert" });
const naissance = entree.individu.pourToujours.date({ nom: "naissance", libelle: "naissance" }, "");
const frais = entree.individu.parAn.nombre({ nom: "frais", libelle: "frais", unite: "€" });
const aide = variable.individu.nombre({ nom: "aide", libelle: "aide", unite: "€" }, () => 50);
const loyer = entree.menage.nombre({ nom: "loyer", libelle: "loyer", unite: "€" });

const registre = new Map(
  [salaire, livret, heures, ouvert, naissance, frais, aide, loyer].map((une) => [une.definition.nom, une]),
) as unknown as Registre;

const calcul = (seul: Variables, autre: Variables = {}, menage: Variables = {}): Calcul => {
  const requete: CalculateRequest = {
    individus: { seul, autre },
    familles: { f: { parents: ["seul", "autre"] } },
    foyers_fiscaux: { x: { declarants: ["seul", "autre"] } },
    menages: { m: { personne_de_reference: ["seul"], conjoint: ["autre"], ...menage } },
  };
  return new Calcul(requete, registre);
};

const lire = (c: Calcul, nom: string, periode: string) =>
  c.lireParNom(nom, c.demandeur, periode.length === 4 ? Number(periode) : moisDe(periode));
const annee = (c: Calcul, nom: string) =>
  Array.from({ length: 12 }, (_, rang) => lire(c, nom, `2025-${String(rang + 1).padStart(2, "0")}`));

describe("ce qu’une requête donne", () => {
  it("un montant d’une année se partage entre ses mois", () => {
    const c = calcul({ salaire: { "2025": 24_000 } });
    expect(annee(c, "salaire")).toEqual(Array.from({ length: 12 }, () => 2_000));
    expect([lire(c, "salaire", "2024-12"), lire(c, "salaire", "2026-01")]).toEqual([0, 0]);
  });

  it("les mois dits gardent leur montant, les autres se partagent le reste", () => {
    const c = calcul({ salaire: { "2025": 24_000, "2025-01": 4_000, "2025-03": 2_000 } });
    expect(annee(c, "salaire").slice(0, 4)).toEqual([4_000, 1_800, 2_000, 1_800]);
  });

  it("un trimestre passe avant l’année qui le contient", () => {
    const c = calcul({ salaire: { "2025": 12_000, "month:2025-01:3": 6_000 } });
    expect(annee(c, "salaire").slice(2, 5)).toEqual([2_000, 6_000 / 9, 6_000 / 9]);
  });

  it("une année qui contredit ses douze mois est refusée, à sa place", () => {
    const mois = Array.from({ length: 12 }, (_, rang) => [`2025-${String(rang + 1).padStart(2, "0")}`, 100]);
    const valeurs = { ...Object.fromEntries(mois), "2025": 1_200 } as Record<string, number>;
    expect(annee(calcul({ salaire: valeurs }), "salaire")[5]).toBe(100);
    expect(() => calcul({ salaire: { ...valeurs, "2025": 1_300 } })).toThrow(
      "individus / seul / salaire : 1300 sur 2025 ne s’accorde pas avec ce qui est dit de chaque période : 1200.",
    );
  });

  it("un état, une épargne et ce qui n’est pas de l’argent se répètent", () => {
    const c = calcul({
      ouvert: { "2025": true },
      livret: { "2025": 900 },
      heures: { "2025": 35, "2025-02": 20 },
    });
    expect(annee(c, "ouvert").every(Boolean)).toBe(true);
    expect(annee(c, "livret")[7]).toBe(900);
    expect(annee(c, "heures").slice(0, 3)).toEqual([35, 20, 35]);
  });

  it("oui ou non peut se dire par 1 ou 0", () => {
    const c = calcul({ ouvert: { "2025-01": 1, "2025-02": 0 } });
    expect(annee(c, "ouvert").slice(0, 2)).toEqual([true, false]);
  });

  it("des années se partagent pour ce qui se compte par an", () => {
    const c = calcul({ frais: { "year:2024:2": 600, "2026": 10 } });
    expect(["2024", "2025", "2026"].map((an) => lire(c, "frais", an))).toEqual([300, 300, 10]);
  });

  it.each(["ETERNITY", "2020-01", "2026"])(
    "ce qui ne change pas se donne sous %s, et vaut toujours",
    (sous) => {
      const c = calcul({ naissance: { [sous]: "2000-02-29" } });
      expect([lire(c, "naissance", "2022-01"), lire(c, "naissance", "2026-06")]).toEqual([
        "2000-02-29",
        "2000-02-29",
      ]);
    },
  );

  it("dite de l’un, une valeur vaut son défaut pour les autres, à cette période seulement", () => {
    const c = calcul({}, { aide: { "2026-06": 80 } });
    expect([lire(c, "aide", "2026-06"), lire(c, "aide", "2026-07")]).toEqual([0, 50]);
  });

  it("un loyer de l’année est celui du ménage, mois par mois", () => {
    const c = calcul({}, {}, { loyer: { "2025": 6_000 } });
    expect(loyer(c, c.menage, moisDe("2025-05"))).toBe(500);
  });
});

describe("une variable lue où elle n’est pas définie", () => {
  const c = calcul({});
  it.each([
    ["loyer", c.demandeur, moisDe("2026-06"), "loyer est une variable de menages, pas de individus"],
    ["salaire", c.famille, moisDe("2026-06"), "salaire est une variable de individus, pas de familles"],
    ["frais", c.demandeur, moisDe("2026-06"), "frais se lit par annee : 2026-06"],
    ["salaire", c.demandeur, 2026, "salaire se lit par mois : 2026"],
  ] as const)("%s est refusée plutôt que nulle", (nom, entite, periode, message) => {
    expect(() => c.lireParNom(nom, entite, periode)).toThrow(message);
  });

  it("ne se compile pas davantage", () => {
    // @ts-expect-error a dwelling’s variable is not a person’s
    expect(() => loyer(c, c.demandeur, moisDe("2026-06"))).toThrow("loyer est une variable de menages");
    // @ts-expect-error nor a person’s a family’s
    expect(() => salaire(c, c.famille, moisDe("2026-06"))).toThrow("salaire est une variable de individus");
  });

  it("une personne sans groupe n’a pas le foyer d’une autre", () => {
    const seul = new Calcul(
      {
        individus: { seul: {}, autre: {} },
        familles: { f: { parents: ["seul"] } },
        foyers_fiscaux: { x: { declarants: ["seul"] } },
        menages: { vide: {} },
      },
      registre,
    );
    const autre = seul.entites.individus[1];
    expect(() => seul.familleDe(autre)).toThrow("autre n’est pas dans un groupe de chaque sorte");
    expect(() => seul.menageDe(seul.menage.personneDeReference)).toThrow(
      "personne n’est pas dans un groupe de chaque sorte",
    );
  });
});
