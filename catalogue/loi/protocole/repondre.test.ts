import { describe, expect, it } from "vitest";
import { registre } from "../formules/registre.ts";
import type { Registre } from "../moteur/calcul.ts";
import type { ErreurDeRequete } from "../moteur/erreur.ts";
import { variable } from "../moteur/variable.ts";
import type { Instance } from "../moteur/requete.ts";
import { repondreALaRequete } from "./repondre.ts";

const ne = (jour: string) => ({ date_naissance: { ETERNITY: jour } });
const JUIN_2025 = "2025-06";
/** Base of family benefits from 1 April 2025 (instruction of 26 March 2025), and the CRDS taken from it. */
const BMAF = 474.37;

/** Two families in one dwelling, three tax households: a couple with two children, one adult with three. */
const deuxFamilles = (famille: object, foyer: object) => ({
  individus: {
    anne: ne("1985-02-01"),
    ali: ne("1984-02-01"),
    zoe: ne("2017-02-01"),
    max: ne("2020-02-01"),
    sam: { ...ne("1990-02-01"), salaire_imposable: { "2024": 30_000 } },
    lou: ne("2012-02-01"),
    eva: ne("2015-02-01"),
    tom: { ...ne("2018-02-01"), age: { [JUIN_2025]: null } },
  },
  familles: {
    duo: { parents: ["anne", "ali"], enfants: ["zoe", "max"], ...famille },
    solo: { parents: ["sam"], enfants: ["lou", "eva", "tom"], ...famille },
  },
  foyers_fiscaux: {
    duo: { declarants: ["anne", "ali"], personnes_a_charge: ["zoe", "max"], ...foyer },
    sam: { declarants: ["sam"], personnes_a_charge: ["lou", "eva"], ...foyer },
    tom: { declarants: ["tom"], ...foyer },
  },
  menages: {
    m: {
      personne_de_reference: ["anne"],
      conjoint: ["ali"],
      enfants: ["zoe", "max"],
      autres: ["sam", "lou", "eva", "tom"],
      depcom: { "2025": "35238" },
      region: { [JUIN_2025]: null },
    },
  },
});

const valeurs = (groupes: Record<string, Instance>, nom: string, periode: string) =>
  Object.fromEntries(
    Object.entries(groupes).map(([id, instance]) => [
      id,
      (instance[nom] as Record<string, unknown>)[periode],
    ]),
  );

describe("une requête de plusieurs familles", () => {
  const demande = { [JUIN_2025]: null };
  const requete = deuxFamilles(
    { af: demande, asf: demande, en_couple: demande },
    { nbptr: { "2024": null }, rfr: { "2024": null } },
  );
  const reponse = repondreALaRequete(requete, registre);

  it("a les allocations de chacune (CSS, art. D521-1 : 32 % puis 41 % de la base par enfant)", () => {
    expect(valeurs(reponse.familles, "af", JUIN_2025)).toEqual({
      duo: expect.closeTo(0.32 * BMAF, 1),
      solo: expect.closeTo(0.73 * BMAF, 1),
    });
  });

  it("a le soutien familial de l’adulte seul (CSS, art. D523-1 : 42,2 % par enfant)", () => {
    expect(valeurs(reponse.familles, "asf", JUIN_2025)).toEqual({
      duo: 0,
      solo: expect.closeTo(3 * 0.422 * BMAF, 1),
    });
    expect(valeurs(reponse.familles, "en_couple", JUIN_2025)).toEqual({ duo: true, solo: false });
  });

  it("a les parts et les revenus de chaque foyer fiscal (CGI, art. 194, et 83 : dix pour cent de frais)", () => {
    expect(valeurs(reponse.foyers_fiscaux, "nbptr", "2024")).toEqual({ duo: 3, sam: 2.5, tom: 1 });
    expect(valeurs(reponse.foyers_fiscaux, "rfr", "2024")).toEqual({ duo: 0, sam: 27_000, tom: 0 });
  });

  it("répond à tout membre et à tout groupe, et rend le reste tel quel", () => {
    expect(reponse.individus["tom"]).toEqual({ ...ne("2018-02-01"), age: { [JUIN_2025]: 7 } });
    expect(reponse.individus["sam"]).toEqual(requete.individus.sam);
    expect(reponse.menages).toEqual({ m: { ...requete.menages.m, region: { [JUIN_2025]: "bretagne" } } });
    expect(requete.familles.duo).toMatchObject({ af: { [JUIN_2025]: null } });
  });
});

describe("une valeur donnée", () => {
  const lue = (variables: Record<string, Record<string, unknown>>, nom: string, periode: string) => {
    const { individus } = repondreALaRequete(
      {
        individus: { p: { ...variables, [nom]: { ...variables[nom], [periode]: null } } },
        familles: { f: { parents: ["p"] } },
        foyers_fiscaux: { x: { declarants: ["p"] } },
        menages: { m: { personne_de_reference: ["p"] } },
      },
      registre,
    );
    return (individus["p"]?.[nom] as Record<string, unknown> | undefined)?.[periode];
  };

  it("remplace ce que la formule donnerait", () => {
    expect(lue({ activite: { "2026-06": "etudiant" } }, "etudiant", "2026-06")).toBe(true);
    expect(lue({ etudiant: { "2026-06": true } }, "seances_sante_psy_etudiant", "2026-06")).toBe(0);
    expect(
      lue(
        { etudiant: { "2026-06": true }, scolarite: { "2026-06": "enseignement_superieur" } },
        "seances_sante_psy_etudiant",
        "2026-06",
      ),
    ).toBeGreaterThan(0);
  });

  it("pour toujours se lit sous ETERNITY comme sous un mois", () => {
    for (const sous of ["ETERNITY", "2021-03"]) {
      expect(lue({ date_naissance: { [sous]: "2000-06-15" } }, "age", "2026-07")).toBe(26);
    }
  });

  it("d’une année se partage, et le mois demandé en a sa part", () => {
    expect(
      lue({ salaire_imposable: { "2024": 24_000, "2024-01": 2_000 } }, "salaire_imposable", "2024-05"),
    ).toBe(2_000);
    expect(lue({ salaire_imposable: { "2024": 24_000 } }, "revenu_assimile_salaire", "2024")).toBe(24_000);
  });

  it("absente, vaut le défaut du code", () => {
    expect(["scolarite", "activite", "statut_marital"].map((nom) => lue({}, nom, "2026-06"))).toEqual([
      "inconnue",
      "inactif",
      "celibataire",
    ]);
  });
});

describe("ce qui ne se calcule pas", () => {
  const seul = (nom: string) => ({
    individus: { p: { [nom]: { "2026-06": null } } },
    familles: { f: { parents: ["p"] } },
    foyers_fiscaux: { x: { declarants: ["p"] } },
    menages: { m: { personne_de_reference: ["p"] } },
  });
  const infinie = variable.individu.nombre({ nom: "infinie", libelle: "infinie" }, () => Infinity);
  const fautive = variable.individu.nombre({ nom: "fautive", libelle: "fautive" }, () => {
    throw new Error("Barème illisible");
  });
  const fautes: Registre = new Map([
    ["infinie", infinie],
    ["fautive", fautive],
  ]);

  it.each([
    ["infinie", "« infinie » n’a pas de valeur : Infinity."],
    ["fautive", "Barème illisible"],
  ])("%s se dit à sa place", (nom, message) => {
    let arbre: unknown;
    try {
      repondreALaRequete(seul(nom), fautes);
    } catch (error) {
      arbre = (error as ErreurDeRequete).arbre;
    }
    expect(arbre).toEqual({ individus: { p: { [nom]: { "2026-06": message } } } });
  });
});
