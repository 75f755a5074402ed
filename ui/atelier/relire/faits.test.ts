import { describe, expect, it } from "vitest";
import type { AideDeLaTable } from "../aides/lire.ts";
import { compterLesManques, filtrerLeTableau, SANS_FILTRE, tachesDuJour } from "../aides/filtres.ts";
import { faitsARelire } from "./faits.ts";
import { bilanDe, direLesRemarques, jugerUnFait } from "./memoire.ts";

const ligne = (id: string, plus: Partial<AideDeLaTable> = {}): AideDeLaTable => ({
  id,
  label: id,
  institution: "Ville d’Angers",
  institutionId: "ville-angers",
  territoire: "commune",
  type: "float",
  periodicite: "ponctuelle",
  unit: "euro",
  montant: 300,
  nature: "somme",
  besoin: "deplacer",
  chemin: `aides/regles/${id}.yml`,
  texte: `slug: ${id}\nlabel: ${id}\n`,
  manque: [],
  morts: [],
  lieux: ["Angers (Maine-et-Loire)", "Maine-et-Loire"],
  aRelire: true,
  terminee: false,
  cachee: false,
  doutes: [],
  concernes: 0,
  signalees: 0,
  ...plus,
});

const SOURCES = `slug: a
description: Voir [la page](https://exemple.fr).
montant: 300
link: https://exemple.fr/aide
delai_demande: {nombre: 3, unite: mois, avant: le départ}
reference:
  - {champ: montant, adresse: https://exemple.fr/a, ecrit: 300 €, date: "2025"}
  - {champ: montant, texte: Délibération du 3 mars}
  - {champ: delai_demande, adresse: https://exemple.fr/b}
`;

describe("les faits d’une aide", () => {
  it("un par champ que ses sources disent, avec toutes celles qui le disent", () => {
    const faits = faitsARelire(ligne("a", { texte: SOURCES }));
    expect(faits.map(({ nom, dits, sources }) => [nom, dits, sources.length])).toEqual([
      ["Montant", [{ texte: "300\u00a0€\u00a0en\u00a0une\u00a0fois" }], 2],
      ["Délai pour demander", [{ texte: "3 mois avant le départ" }], 1],
    ]);
    expect(faits[0]?.sources[0]).toMatchObject({
      adresse: "https://exemple.fr/a",
      ecrit: "300 €",
      date: "2025",
    });
  });

  it("le reste, à côté des sources qui ne disent pas de champ, sans les adresses de ses liens", () => {
    const [montant, reste] = faitsARelire(
      ligne("a", { texte: SOURCES.replace("champ: delai_demande, ", "") }),
    );
    expect([montant?.cle, reste?.nom, reste?.sources]).toEqual([
      "montant",
      "Le reste de la fiche",
      [{ adresse: "https://exemple.fr/b" }],
    ]);
    expect(reste?.dits.map(({ nom }) => nom)).toEqual(["Description", "Délai pour demander"]);
    expect(reste?.dits[0]?.texte).toBe("Voir la page.");
  });

  it("à côté de la page de l’aide aussi, quand un texte sans adresse les dit", () => {
    const texte =
      "slug: a\nlink: https://exemple.fr/aide\nreference: [{champ: montant, texte: Délibération}]\n";
    expect(faitsARelire(ligne("a", { texte }))[0]?.sources).toMatchObject([
      { texte: "Délibération" },
      { adresse: "https://exemple.fr/aide" },
    ]);
  });

  it("toute la fiche, à côté de sa page, quand rien ne dit ses sources", () => {
    const texte = "slug: a\ndescription: Une aide.\nlink: https://exemple.fr/aide\n";
    expect(faitsARelire(ligne("a", { texte }))).toEqual([
      {
        cle: "fiche",
        nom: "Toute la fiche",
        dits: [
          { nom: "Description", texte: "Une aide." },
          { nom: "Montant", texte: "300\u00a0€\u00a0en\u00a0une\u00a0fois" },
        ],
        sources: [{ adresse: "https://exemple.fr/aide" }],
      },
    ]);
  });
});

it.each([
  ["{annuelle: true, du: 09-01, au: 10-15}", "chaque année du 01/09 au 15/10"],
  [
    "[{au: 2026-05-31}, {du: 2026-09-01, au: 2026-10-01, retour: 3}]",
    "jusqu’au 31/05/2026\ndu 01/09/2026 au 01/10/2026",
  ],
])("une période se dit en mots : %s", (periode, dite) => {
  const texte = `slug: a\nperiode: ${periode}\nreference: [{champ: periode, texte: Page}]\n`;
  expect(faitsARelire(ligne("a", { texte }))[0]?.dits).toEqual([{ texte: dite }]);
});

describe("ce qui est à relire", () => {
  const aides = [
    ligne("recente", { sourcesDu: "2026-03" }),
    ligne("finie", { terminee: true }),
    ligne("ancienne", { sourcesDu: "2023" }),
    ligne("relue", { aRelire: false }),
    ligne("sans-date"),
  ];

  it("se range par âge, ce que rien ne date d’abord, sans ce qui est fini", () => {
    expect(tachesDuJour(aides, "a-relire").map(({ id }) => id)).toEqual(["sans-date", "ancienne", "recente"]);
  });

  it("le jour mêle ce qui est signalé, douteux ou ancien, ce qui concerne le plus de monde d’abord", () => {
    const jour = [
      ...aides,
      ligne("signalee", { aRelire: false, signalees: 2, concernes: 3 }),
      ligne("contredite", {
        aRelire: false,
        doutes: ["age : <= 26, alors que le texte dit « moins de 26 ans »"],
        concernes: 40,
      }),
      ligne("tranquille", { aRelire: false, concernes: 200 }),
    ];
    expect(tachesDuJour(jour, "").map(({ id }) => id)).toEqual([
      "contredite",
      "signalee",
      "sans-date",
      "ancienne",
      "recente",
    ]);
    expect(tachesDuJour(jour, "signalee").map(({ id }) => id)).toEqual(["signalee"]);
  });

  it("se date quand tous ses faits correspondent, se reprend sinon, et attend qu’on finisse", () => {
    const a = ligne("a", { texte: SOURCES });
    const correspond = { verdict: "correspond" } as const;
    const commencee = jugerUnFait({}, "a", "montant", correspond);
    expect(bilanDe([a], commencee)).toEqual({ justes: [], aReprendre: [] });
    expect(bilanDe([a], jugerUnFait(commencee, "a", "delai_demande", correspond)).justes).toEqual([a]);
    const { justes, aReprendre } = bilanDe(
      [a],
      jugerUnFait(commencee, "a", "delai_demande", { verdict: "non", note: "Deux mois." }),
    );
    expect([justes, aReprendre.map(direLesRemarques)]).toEqual([
      [],
      ["Relecture des sources.\nDélai pour demander : ne correspond pas. Deux mois."],
    ]);
  });
});

describe("les filtres de la table", () => {
  const aides = [
    ligne("a", { manque: ["source", "adresse"], nonServie: "cachée" }),
    ligne("b", { besoin: "loger", morts: ["https://mort.fr"], institutionId: "caf" }),
    ligne("c", { lieux: ["Rennes"], aRelire: false, terminee: true, manque: ["source"] }),
  ];
  const ids = (filtres: Partial<typeof SANS_FILTRE>) =>
    filtrerLeTableau(aides, { ...SANS_FILTRE, ...filtres })
      .map(({ id }) => id)
      .join("");

  it.each([
    [{}, "abc"],
    [{ organisme: "caf" }, "b"],
    [{ lieu: "Maine-et-Loire" }, "ab"],
    [{ besoin: "deplacer" }, "ac"],
    [{ etat: "a-relire" }, "ab"],
    [{ etat: "finie" }, "c"],
    [{ etat: "sans-source" }, "ac"],
    [{ etat: "sans-adresse" }, "a"],
    [{ etat: "lien-mort" }, "b"],
    [{ etat: "non-servie" }, "a"],
    [{ manque: "source", lieu: "Rennes" }, "c"],
  ] as const)("%o", (filtres, gardees) => {
    expect(ids(filtres)).toBe(gardees);
  });

  it("comptent ce qui manque", () => {
    expect(compterLesManques(aides).filter(([, n]) => n > 0)).toEqual([
      ["source", 2],
      ["adresse", 1],
    ]);
  });
});
