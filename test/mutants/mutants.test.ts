import { describe, expect, it } from "vitest";
import { buildCatalogue } from "../../catalogue/catalogue.ts";
import type { Aide } from "../../catalogue/schema/aide.ts";
import { compter, echantillon, lignesDuBilan, toutesSortes } from "./compter.ts";
import { fautesDesChamps } from "./donnees/champs.ts";
import { fautesDeLAide } from "./donnees/fautes.ts";
import { fautesDeLaRegle } from "./donnees/regles.ts";
import { cleDuMutant, type FauteAPlanter, type SortDUneFaute } from "./famille.ts";
import { loi } from "./loi.ts";

const mutant = (sorte: string, quoi: string, issue: SortDUneFaute): FauteAPlanter => ({
  sorte,
  ou: "ici",
  quoi,
  essayer: () => issue,
});

describe("le compte des fautes", () => {
  const fautes = [
    mutant("borne", "17", "vu par ce que quelqu’un obtient"),
    mutant("borne", "18", "vu par le texte approuvé"),
    mutant("borne", "19", "survit"),
    mutant("borne", "20", "survit"),
    mutant("lien", "a", "plante"),
    mutant("lien", "b", "vu par le texte approuvé"),
  ];
  const equivalents = new Map([
    ["borne | ici | 20", "personne n’a cet âge"],
    ["lien | ici | b", "à tort"],
  ]);

  it("prépare ensemble les fautes choisies, une fois, avant d’en essayer une", async () => {
    const ordre: string[] = [];
    const suivies = fautes.slice(0, 2).map((une) => ({
      ...une,
      essayer() {
        ordre.push(une.quoi);
        return une.essayer();
      },
    }));
    const preparer = (choisies: readonly FauteAPlanter[]) => {
      ordre.push(`prépare ${choisies.length}`);
      return Promise.resolve();
    };
    await compter({ equivalents, preparer }, suivies);
    expect(ordre).toEqual(["prépare 2", "17", "18"]);
  });

  it("dit la ligne d’une faute du code qui survit", async () => {
    const faute: FauteAPlanter = { ...mutant("machine", "a < b → a <= b", "survit"), lignes: [12, 14] };
    const lignes = lignesDuBilan(await compter({ equivalents }, [faute]));
    expect(lignes).toContain("survit : machine | ici | a < b → a <= b, ligne 12");
  });

  it("sépare ce qui plante de ce qui est vu, et dit les équivalents qui n’en sont pas", async () => {
    expect(lignesDuBilan(await compter({ equivalents }, fautes))).toEqual([
      "borne : 2 vus sur 4 (66,67 %), 1 par ce que quelqu’un obtient, 1 par le texte approuvé ; 1 survivent, 1 équivalents, 0 plantent",
      "lien : 1 vus sur 2 (100,00 %), 1 par le texte approuvé ; 0 survivent, 0 équivalents, 1 plantent",
      "en tout : 3 vus sur 6 (75,00 %), 2 par le texte approuvé, 1 par ce que quelqu’un obtient ; 1 survivent, 1 équivalents, 1 plantent",
      "survit : borne | ici | 19",
      "n’est pas équivalent : lien | ici | b",
    ]);
  });

  it("tire toujours le même échantillon d’une graine", () => {
    const mille = Array.from({ length: 1000 }, (_, n) =>
      mutant("borne", String(n), "vu par le texte approuvé"),
    );
    const tires = echantillon(mille, 20, 3);
    expect(tires).toEqual(echantillon(mille, 20, 3));
    expect(tires).not.toEqual(echantillon(mille, 20, 4));
    expect(tires.length).toBeGreaterThan(25);
    expect(tires.length).toBeLessThan(75);
  });
});

describe("les fautes d’une règle", () => {
  it("d’âge : retirée, contraire, la borne d’un pas de chaque côté, chaque autre opérateur", () => {
    expect(fautesDeLaRegle({ type: "age", operator: ">=", value: 16 })).toEqual([
      { sorte: "condition retirée", quoi: "retirée" },
      {
        sorte: "négation",
        quoi: "contraire",
        regle: { type: "not", value: { type: "age", operator: ">=", value: 16 } },
      },
      {
        sorte: "borne déplacée",
        quoi: "value : 15 au lieu de 16",
        regle: { type: "age", operator: ">=", value: 15 },
      },
      {
        sorte: "borne déplacée",
        quoi: "value : 17 au lieu de 16",
        regle: { type: "age", operator: ">=", value: 17 },
      },
      ...([">", "=", "<", "<="] as const).map((operator) => ({
        sorte: "opérateur changé",
        quoi: `${operator} au lieu de >=`,
        regle: { type: "age", operator, value: 16 },
      })),
    ]);
  });

  it("de lieux, à travers sa négation : chaque code retiré, puis remplacé", () => {
    const fautes = fautesDeLaRegle({ type: "not", value: { type: "regions", values: ["53", "11"] } });
    expect(fautes.map(({ sorte, quoi }) => `${sorte} : ${quoi}`)).toEqual([
      "condition retirée : retirée",
      "négation : sans son contraire",
      "valeur retirée : values sans 53",
      "lieu changé : values : 84 au lieu de 53",
      "valeur retirée : values sans 11",
      "lieu changé : values : 84 au lieu de 11",
    ]);
    expect(fautes.at(-1)?.regle).toEqual({ type: "not", value: { type: "regions", values: ["53", "84"] } });
  });
});

const aide: Aide = {
  slug: "essai",
  label: "essai",
  institution: "ville",
  description: "De 18 à 25 ans.",
  prefix: "l’",
  type: "float",
  unit: "euro",
  periodicite: "autre",
  montant: 300,
  floorAt: 1,
  nature: "somme",
  besoin: "vivre",
  papiers: [],
  skip_schema_check: false,
  private: false,
  msa: false,
  isBaseRessourcesYearMinusTwo: false,
  isBaseRessourcesPatrimoine: false,
  setToZeroRecently: false,
  national: true,
  profils: [{ type: "etudiant", conditions: [{ type: "boursier" }] }],
  conditions_generales: [
    { type: "age", operator: ">=", value: 18 },
    { type: "age", operator: "<=", value: 25 },
  ],
  conditions: [],
  source: "javascript",
} as unknown as Aide;

describe("les fautes d’une aide", () => {
  const [compiled] = buildCatalogue(
    [aide],
    [
      {
        slug: "ville",
        label: "Ville",
        type: "commune",
        code_insee: "35238",
        national: false,
        etablissements: [],
      },
    ],
  ).aides;
  const fautes = fautesDeLAide(compiled!);
  const de = (sorte: string) => fautes.filter((une) => une.sorte === sorte).map(({ quoi }) => quoi);

  it("changent son montant, son profil, ses bornes entre elles, le code de son institution", () => {
    expect(de("montant changé")).toEqual([
      "301 au lieu de 300",
      "299 au lieu de 300",
      "600 au lieu de 300",
      "3000 au lieu de 300",
    ]);
    expect(de("profil retiré")).toEqual(["profils[0] etudiant"]);
    expect(de("condition retirée")).toContain("profils[0] etudiant.conditions[0] boursier : retirée");
    expect(de("valeurs échangées")).toEqual(["conditions_generales[0] et [1] age"]);
    expect(de("lieu changé")).toEqual(["code_insee : 35239 au lieu de 35238", "epci au lieu de commune"]);
  });

  it("ne laissent jamais l’aide telle quelle, et ne la changent pas sur place", () => {
    const avant = JSON.stringify(compiled!.aide);
    expect(fautes.filter((une) => une.aide && JSON.stringify(une.aide) === avant)).toEqual([]);
    expect(fautesDesChamps(aide).filter((une) => une.aide === aide)).toEqual([]);
    expect(JSON.stringify(compiled!.aide)).toBe(avant);
  });
});

describe("les chiffres de la loi", () => {
  it("toute faute d’un chiffre est vue par son texte approuvé", async () => {
    const fautes = echantillon(await loi.mutants(), 40, 1);
    const { total, vus, survivants } = toutesSortes(await compter(loi, fautes));
    expect(total).toBeGreaterThan(300);
    expect([vus, survivants.map(cleDuMutant)]).toEqual([total, []]);
  });

  it("une faute est une valeur, un jour, un palier ou un texte de moins ou changés", async () => {
    const chemin = "marche_travail.salaire_minimum.smic.nb_heures_travail_mensuel";
    const sortes = (await loi.mutants()).flatMap(({ ou, sorte }) => (ou === chemin ? [sorte] : []));
    expect([...new Set(sortes)]).toEqual([
      "chiffre changé",
      "jour déplacé",
      "valeur oubliée",
      "texte oublié",
    ]);
  });
});
