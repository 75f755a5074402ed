import { nomsDeFamilles } from "../../../catalogue/schema/aide.ts";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { ecrireChamp } from "./ecrire.ts";
import { notreYaml } from "./format.ts";
import { reecrire } from "./reecrire.ts";

const ORDRE = "slug label description montant legend profils conditions_generales link".split(" ");
const FICHIER = `slug: essai
# Le nom tel que la ville l’écrit.
label: bourse au permis
description: 'Une aide de la ville : elle paie une partie du permis, et se demande avant la première leçon à
  l’accueil de la mairie.'
montant: 300
conditions_generales:
  - {type: age, operator: ">=", value: 17}
  - {type: communes, values: ["35238"]} # Rennes seule
link: https://exemple.fr/permis
`;
const donnees = () => parse(FICHIER) as Record<string, unknown>;

describe("un fichier réécrit", () => {
  it("sans changement, reste le même à l’octet près", () => {
    expect(reecrire(FICHIER, donnees(), ORDRE)).toBe(FICHIER);
  });

  it("ne change que la ligne du champ changé", () => {
    expect(reecrire(FICHIER, { ...donnees(), montant: 350 }, ORDRE)).toBe(
      FICHIER.replace("montant: 300", "montant: 350"),
    );
  });

  it("trois champs changés font trois lignes de différence", () => {
    const apres = reecrire(
      FICHIER,
      { ...donnees(), montant: 400, label: "aide au permis", link: "https://exemple.fr/aide" },
      ORDRE,
    );
    const avant = FICHIER.split("\n");
    expect(apres.split("\n").flatMap((ligne, rang) => (ligne === avant[rang] ? [] : [ligne]))).toEqual([
      "label: aide au permis",
      "montant: 400",
      "link: https://exemple.fr/aide",
    ]);
    expect(apres).toContain("# Le nom tel que la ville l’écrit.\nlabel: aide au permis\n");
  });

  it("une règle changée laisse ses voisines et leurs commentaires", () => {
    const regles = [
      { type: "age", operator: ">=", value: 18 },
      { type: "communes", values: ["35238"] },
    ];
    expect(reecrire(FICHIER, { ...donnees(), conditions_generales: regles }, ORDRE)).toBe(
      FICHIER.replace("value: 17", "value: 18"),
    );
  });

  it("un champ nouveau prend sa place, un champ vidé disparaît", () => {
    const apres = reecrire(FICHIER, { ...donnees(), montant: null, legend: "par an", profils: [] }, ORDRE);
    expect(apres).toBe(FICHIER.replace("montant: 300", "legend: par an"));
  });

  it("un fichier nouveau s’écrit dans l’ordre, une règle par ligne", () => {
    expect(
      reecrire(
        undefined,
        {
          link: "https://exemple.fr/",
          slug: "neuve",
          label: "aide: neuve",
          description: "",
          profils: [{ type: "lyceen", conditions: [] }],
          conditions_generales: [
            { type: "age", operator: ">=", value: 17 },
            { type: "departements", values: ["35", "2A"] },
          ],
        },
        ORDRE,
      ),
    ).toBe(`slug: neuve
label: 'aide: neuve'
profils:
  - {type: lyceen}
conditions_generales:
  - {type: age, operator: ">=", value: 17}
  - {type: departements, values: ["35", "2A"]}
link: https://exemple.fr/
`);
  });

  it("un fichier illisible se réécrit en entier", () => {
    expect(reecrire("slug: [", { slug: "essai" }, ORDRE)).toBe("slug: essai\n");
  });
});

it("un code n’est pas un nombre", () => {
  expect(ecrireChamp("code_insee", "35047")).toBe('code_insee: "35047"\n');
});

it("une période s’écrit sur une ligne", () => {
  expect(ecrireChamp("periode", { annuelle: true, du: "09-01", au: "11-30" })).toBe(
    'periode: {annuelle: true, du: "09-01", au: "11-30"}\n',
  );
});

it("une portée s’écrit par ligne, la question qui décide entre accolades", () => {
  expect(ecrireChamp("portees", ["demarche", "caf_allocataire"])).toBe(
    "portees:\n  - demarche\n  - caf_allocataire\n",
  );
});

describe("les conditions et leurs portées, une ligne chacune", () => {
  const fichier = `slug: essai
conditions:
  - Habiter la ville. # depuis peu
  - Être en formation.
  - Faire la demande avant le 1er mars.
portees:
  - courante
  - en_formation
  - demarche
`;
  type Ligne = { texte?: string; portee?: string };
  const enregistrer = (changer: (lignes: Ligne[]) => Ligne[]) => {
    const { fromFile, toFile } = notreYaml();
    const { conditions, ...reste } = fromFile(fichier);
    return toFile({ ...reste, conditions: changer(conditions as Ligne[]) });
  };

  it("sans changement, le fichier reste le même", () => expect(enregistrer((les) => les)).toBe(fichier));

  it.each<[string, (lignes: Ligne[]) => Ligne[], string[], string[]]>([
    [
      "déplacée",
      ([a, b, c]) => [c!, a!, b!],
      ["Faire", "Habiter", "Être"],
      ["demarche", "courante", "en_formation"],
    ],
    ["retirée", ([a, , c]) => [a!, c!], ["Habiter", "Faire"], ["courante", "demarche"]],
    ["retirée, la dernière", ([a]) => [a!], ["Habiter"], ["courante"]],
    [
      "ajoutée en tête",
      (les) => [{ texte: "Avoir un vélo.", portee: "courante" }, ...les],
      ["Avoir", "Habiter", "Être", "Faire"],
      ["courante", "courante", "en_formation", "demarche"],
    ],
    [
      "laissée vide",
      (les) => [...les, { portee: "demarche" }],
      ["Habiter", "Être", "Faire"],
      ["courante", "en_formation", "demarche"],
    ],
  ])("%s, la ligne garde sa portée", (_, changer, textes, portees) => {
    const lu = parse(enregistrer(changer)) as { conditions: string[]; portees: string[] };
    expect(lu.conditions.map((une) => une.split(" ")[0])).toEqual(textes);
    expect(lu.portees).toEqual(portees);
  });
});

describe.each([
  "aides/regles",
  "aides/legislation",
  "aides/banque",
  ...nomsDeFamilles.map((nom) => `aides/${nom}`),
  "institutions",
])("les fichiers de %s", (dossier) => {
  it("se relisent et se réécrivent sans une différence", () => {
    const noms = readdirSync(`catalogue/${dossier}`);
    const changes = noms.filter((nom) => {
      const texte = readFileSync(`catalogue/${dossier}/${nom}`, "utf8");
      return reecrire(texte, parse(texte) as Record<string, unknown>, []) !== texte;
    });
    expect(changes).toEqual([]);
    expect(noms.length).toBeGreaterThan(4);
  });
});

describe("les champs de « Plus », et ceux que l’on choisit", () => {
  const FICHE = `slug: lio
label: carte de transport
description: Une carte pour les transports de la région.
msa: true
participation:
  type: Variable
  legend: Le prix dépend de votre trajet.
customization:
  D09: {link: "https://lio.fr/09", teleservice: {name: lio}}
lieux:
  - mission_locale
`;
  const ouvrir = () => {
    const format = notreYaml();
    return { ...format, donnees: format.fromFile(FICHE) as Record<string, never> & { plus: object } };
  };

  it("s’ouvrent ensemble, et rien ne change au fichier de qui n’y touche pas", () => {
    const { donnees, toFile } = ouvrir();
    expect(donnees).toMatchObject({
      periodicite: "autre",
      plus: {
        msa: true,
        participation: "Le prix dépend de votre trajet.",
        customization: [{ cle: "D09", link: "https://lio.fr/09" }],
        lieux: ["mission_locale"],
      },
    });
    expect(toFile(donnees)).toBe(FICHE);
  });

  it("se changent : une ligne de différence, ou le champ nouveau", () => {
    const { donnees, toFile } = ouvrir();
    const plus = { ...donnees.plus, msa: false, list_cta: "Voir" };
    const ecrit = toFile({ ...donnees, plus, periodicite: "annuelle" });
    expect(ecrit.split("\n").filter((ligne) => !FICHE.includes(ligne))).toEqual([
      "periodicite: annuelle",
      "msa: false",
      "list_cta: Voir",
    ]);
  });
});
