import { describe, expect, it } from "vitest";
import { ecrire } from "../../../catalogue/lire/constat.ts";
import { douteux, organismesDouteux } from "../../../catalogue/atelier/check/douteux.ts";
import { lireCatalogue } from "../../../catalogue/lire/lecture.ts";
import { erreursDe } from "../../../catalogue/atelier/check/verifier.ts";
import { catalogueFiles } from "../../catalogue/read.ts";
import { controlerCatalogue, jourDuControle } from "./controle.ts";

const fichiers = catalogueFiles("catalogue");
const erreurs = (avec = fichiers) => erreursDe(controlerCatalogue(jourDuControle(), avec)).map(ecrire);

describe("le vrai catalogue", () => {
  const constats = controlerCatalogue(jourDuControle(), fichiers);

  it("n’a pas d’erreur", () => {
    expect(erreursDe(constats).map(ecrire)).toEqual([]);
  });

  it("dit chacun de ses faits douteux, là où il est écrit", () => {
    const lieuDe = (slug: string) => fichiers.find(({ path }) => path.endsWith(`/${slug}.yml`))?.path;
    const attendus = Object.entries({ ...douteux, ...organismesDouteux }).flatMap(([slug, faits]) =>
      faits.map(({ chemin, pourquoi }) => `${lieuDe(slug)} ${chemin.join(".")} : fait douteux : ${pourquoi}`),
    );
    const dits = constats.flatMap(({ path, message }) =>
      message.includes("fait douteux") ? [`${path} ${message}`] : [],
    );
    expect([...dits].sort()).toEqual([...attendus].sort());
  });

  it("dit la commune qui n’existe plus d’une institution", () => {
    expect(
      constats.filter(({ path }) => path === "institutions/ville_pierre_benite.yml").map(ecrire),
    ).toEqual([
      "institutions/ville_pierre_benite.yml:4:1 code_insee : la commune « 69152 » n’existe plus, elle a été réunie à une autre",
    ]);
  });
});

describe("une fiche fausse parmi les autres", () => {
  const aide = "aides/regles/caf-calvados-aide-bafa-générale.yml";
  const avec = (de: string, a: string) =>
    fichiers.map((un) => (un.path === aide ? { ...un, content: un.content.replace(de, a) } : un));

  it.each([
    ["un organisme inconnu", "institution: caf_calvados", "institution: caf_inconnue", /caf_inconnue/],
    ["un âge en lettres", "value: 16", "value: seize", /conditions_generales\.0\.value/],
  ])("%s se dit, à sa place, sans rien arrêter", (_, de, a, dite) => {
    const dites = erreurs(avec(de, a));
    expect(dites.length).toBeGreaterThan(0);
    expect(dites.every((une) => une.startsWith(aide))).toBe(true);
    expect(dites.join("\n")).toMatch(dite);
  });
});

describe("les institutions du vrai catalogue", () => {
  const toutes = lireCatalogue(fichiers).institutions.map(({ institution }) => institution);
  const servis = toutes.flatMap(({ type, departements = [] }) => (type === "caf" ? departements : []));

  it("une Caf sert un département, qui n’est qu’à elle", () => {
    expect(servis).toHaveLength(101);
    expect(new Set(servis).size).toBe(101);
    expect(servis).toEqual(expect.arrayContaining(["01", "2A", "2B", "64", "69", "976"]));
  });

  it("dit lesquelles n’ont qu’un identifiant inventé", () => {
    const inventes = toutes.filter(({ code_siren = "" }) => code_siren.startsWith("99999999"));
    expect(inventes.map(({ slug }) => slug).sort()).toEqual(Object.keys(organismesDouteux).sort());
  });
});

describe("une faute plantée dans le vrai catalogue est trouvée", () => {
  const planter = (nom: string, avant: string, apres: string) =>
    fichiers.map((file) => {
      if (file.path !== `aides/regles/${nom}.yml`) return file;
      expect(file.content).toContain(avant);
      return { ...file, content: file.content.replace(avant, apres) };
    });

  it.each([
    [
      "un âge impossible",
      '{type: age, operator: ">=", value: 18}',
      '{type: age, operator: ">=", value: 40}',
      "conditions_generales.2 : « âge : au plus 30 ans » contredit « âge : au moins 40 ans » (conditions_generales.1)",
    ],
    [
      "une commune d’une autre région",
      '{type: communes, values: ["59512"]}',
      '{type: communes, values: ["59512"]}\n  - {type: regions, values: ["11"]}',
      "conditions_generales.1 : « région : 11 » contredit « commune : 59512 » (conditions_generales.0)",
    ],
    [
      "une commune qui n’existe pas",
      '"59512"',
      '"59999"',
      "conditions_generales.0.values.0 : « 59999 » n’est pas une commune : écrire son code INSEE, qui n’est pas son code postal",
    ],
  ])("%s", (_, avant, apres, attendu) => {
    const nom = "ville-roubaix-bourse-communale-au-permis-de-conduire-passpermis";
    // Editors add lines to that aid: where it is told is for the small catalogue of the tests to say.
    const sansLieu = erreurs(planter(nom, avant, apres)).map((une) => une.replace(/:\d+:\d+ /, " "));
    expect(sansLieu).toEqual([`aides/regles/${nom}.yml ${attendu}`]);
  });
});
