import { describe, expect, it } from "vitest";
import { buildCatalogue } from "../../../../catalogue/catalogue.ts";
import { type CommuneDuPays, paysDe } from "../../../../catalogue/exemples/pays.ts";
import type { Aide } from "../../../../catalogue/schema/aide.ts";
import type { Institution } from "../../../../catalogue/schema/institution.ts";
import { texteDeLAide } from "../aides.ts";
import { lireSections } from "../../sections.ts";
import { changementsDUneAide } from "./changements.ts";
import type { SourcesDesAides } from "./monde.ts";

const commune = (
  depcom: string,
  nom: string,
  departement: string,
  region: string,
  population: number,
): CommuneDuPays => ({
  commune: { depcom, _nomCommune: nom, _departement: departement, _region: region },
  codesPostaux: [`${departement}000`],
  population,
});
const pays = paysDe([
  commune("35238", "Rennes", "35", "53", 220_000),
  commune("35288", "Saint-Malo", "35", "53", 46_000),
  commune("29232", "Quimper", "29", "53", 63_000),
  commune("75056", "Paris", "75", "11", 2_000_000),
]);

const region: Institution = {
  slug: "region_bretagne",
  label: "Région Bretagne",
  type: "region",
  code_insee: "53",
  national: false,
  etablissements: [],
};

const essai: Aide = {
  slug: "essai",
  label: "aide au logement des jeunes",
  institution: "region_bretagne",
  description: "De 16 à 25 ans, 300 € par an.",
  prefix: "l’",
  type: "float",
  unit: "euro",
  periodicite: "annuelle",
  nature: "plafond",
  besoin: "loger",
  montant: 300,
  floorAt: 1,
  papiers: [],
  skip_schema_check: false,
  private: false,
  msa: false,
  isBaseRessourcesYearMinusTwo: false,
  isBaseRessourcesPatrimoine: false,
  setToZeroRecently: false,
  national: false,
  profils: [],
  conditions_generales: [
    { type: "age", operator: ">=", value: 16 },
    { type: "age", operator: "<=", value: 25 },
    { type: "departements", values: ["29"] },
  ],
  conditions: ["Être locataire."],
  link: "https://exemple.fr/aide",
  form: "https://exemple.fr/aide",
  source: "javascript",
};

const exemples = {
  essai: {
    phrase: "Un jeune homme de 20 ans qui habite Quimper.",
    foyer: { commune: "29232" },
    pertes: {
      "conditions_generales[0] age": { age: 15 },
      "conditions_generales[1] age": "toujours vraie",
      "conditions_generales[2] departements": { commune: "35238" },
    },
  },
};

function texteDe(autre: Partial<Aide> = {}): string {
  const catalogue = buildCatalogue([{ ...essai, ...autre }], [region]);
  const monde: SourcesDesAides = { catalogue, pays, exemples };
  return texteDeLAide(catalogue.aides[0]!, monde);
}

const sections = (texte: string) => new Map(lireSections(texte).map(({ titre, lignes }) => [titre, lignes]));

describe("le texte approuvé d’une aide", () => {
  const dites = sections(texteDe());

  it("dit sa fiche, les champs d’une même valeur ensemble, ce qui va de soi étant tu", () => {
    expect(dites.get("institution")).toEqual([
      "Région Bretagne (region_bretagne), region",
      "code_insee : 53",
    ]);
    expect(dites.get("fiche")?.slice(0, -1)).toEqual([
      "se lit : 300 € par an, au plus",
      "rang : 5",
      'sans réponse, par la règle générale : {"nombre":2,"unite":"mois","silence":"refus"}',
      "article : l’",
      "besoin : loger",
      "formulaire, lien : https://exemple.fr/aide",
      "montant : 300",
      "nature : plafond",
      "périodicité : annuelle",
    ]);
    expect(dites.get("fiche")?.at(-1)).toMatch(
      /^description : 29 signes, marque \w+, cite 16 à ; 25 ans ; 300 €$/,
    );
    expect(dites.get("conditions à vérifier soi-même")).toEqual(["Être locataire."]);
    expect(dites.get("pour qui")).toEqual(["avoir de 16 à 25 ans", "habiter dans le Finistère"]);
  });

  it("dit chaque règle en mots, puis par sa vérité", () => {
    expect(dites.get("règle 2")).toEqual([
      "avoir moins de 26 ans",
      "demandeur.age | 1: 24 25 | 2: 26 pas répondu",
      "vraie pour 1",
    ]);
  });

  it("dit qui l’obtient de chaque côté de chaque borne et de chaque lieu", () => {
    expect(dites.get("personnes")).toEqual([
      "Un jeune homme de 20 ans qui habite Quimper.",
      "réponses : commune 29232",
      "obtient : 300 €",
      "perd par règle 1 : age 15 : non",
      "perd par règle 2 : toujours vraie",
      "perd par règle 3 : commune 35238 : non",
      "lieu | 29 Quimper : 300 € | même région, Rennes ; ailleurs, Rennes : non",
      "âge | 16 à 25 : 300 € | 0 à 15 ; 26 à 110 : non",
    ]);
  });

  it("trouve quelqu’un qui entre par chaque autre profil", () => {
    const parProfils = sections(
      texteDe({
        profils: [
          { type: "salarie", conditions: [] },
          { type: "stagiaire", conditions: [{ type: "age", operator: ">=", value: 18 }] },
        ],
      }),
    );
    expect(parProfils.get("personnes du profil 2")).toEqual([
      "réponses changées : annee_etude bts_1, activite etudiant, stagiaire true",
      "obtient : 300 €",
      "âge | 18 à 25 : 300 € | 0 à 17 ; 26 à 110 : non",
      "stage | oui : 300 € | non ; sans réponse : non",
    ]);
  });

  it("au-delà de l’âge d’être rattaché, prend le quotient pour celui du foyer", () => {
    const regle = { type: "quotient_familial", period: "month", floor: 800 } as const;
    const ages = { type: "age", operator: "<=", value: 29 } as const;
    const catalogue = buildCatalogue(
      [{ ...essai, conditions_generales: [ages, regle], national: true }],
      [region],
    );
    const foyer = { parents: { rfr: 24_000, nbptr: 3 } };
    const monde: SourcesDesAides = {
      catalogue,
      pays,
      exemples: { essai: { phrase: "Elle.", foyer, pertes: {} } },
    };
    const lignes = sections(texteDeLAide(catalogue.aides[0]!, monde)).get("personnes");
    expect(lignes).toContain("âge | 0 à 29 : 300 € | 30 à 110 : non");
    expect(lignes?.at(-1)).toMatch(
      /^quotient familial \| .*800 € par mois : 300 € \| pas donné ; 801 € par mois ; /,
    );
  });
});

describe("ce qui change d’un texte à l’autre", () => {
  const changements = (autre: Partial<Aide>) => changementsDUneAide(texteDe(), texteDe(autre));
  const [seize, , finistere] = essai.conditions_generales;

  it.each<[string, Partial<Aide>, string]>([
    [
      "une borne plus basse",
      { conditions_generales: [seize!, { type: "age", operator: "<=", value: 24 }, finistere!] },
      "L’aide « aide au logement des jeunes » n’est plus ouverte à 25 ans",
    ],
    [
      "une borne exclue",
      { conditions_generales: [seize!, { type: "age", operator: "<", value: 25 }, finistere!] },
      "L’aide « aide au logement des jeunes » n’est plus ouverte à 25 ans",
    ],
    [
      "une borne plus haute",
      { conditions_generales: [seize!, { type: "age", operator: "<=", value: 27 }, finistere!] },
      "L’aide « aide au logement des jeunes » est maintenant ouverte de 26 à 27 ans (300 €)",
    ],
    ["un montant", { montant: 350 }, "L’aide « aide au logement des jeunes » donne 350 € au lieu de 300 €"],
    [
      "un lieu de plus",
      {
        conditions_generales: essai.conditions_generales.map((un, ici) =>
          ici === 2
            ? {
                type: "departements",
                values: ["29", "35"],
              }
            : un,
        ),
      },
      "L’aide « aide au logement des jeunes » nomme maintenant le lieu « 35 Rennes »",
    ],
    [
      "un autre lieu",
      {
        conditions_generales: essai.conditions_generales.map((un, ici) =>
          ici === 2 ? { type: "departements", values: ["35"] } : un,
        ),
      },
      "L’aide « aide au logement des jeunes » n’est plus ouverte à la personne de l’exemple, ni à ses voisins",
    ],
    ["un nom", { label: "autre aide" }, "L’aide s’appelle maintenant autre aide (essai)"],
  ])("se dit en français : %s", (_, autre, phrase) => {
    expect(changements(autre)[0]).toBe(phrase);
  });

  it("dit un lien changé par le fait qui change", () => {
    expect(changements({ link: "https://exemple.fr/neuf" })).toEqual([
      "« fiche » n’a plus : formulaire, lien : https://exemple.fr/aide",
      "« fiche » a maintenant : formulaire : https://exemple.fr/aide",
      "« fiche » a maintenant : lien : https://exemple.fr/neuf",
    ]);
  });

  it("ne dit rien d’un texte qui ne change pas", () => {
    expect(changements({})).toEqual([]);
  });
});
