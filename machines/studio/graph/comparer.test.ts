import { describe, expect, it } from "vitest";
import { describe as dire } from "../../../catalogue/conditions/predicate/describe.ts";
import { questionOf } from "../../questions/index.ts";
import { comparer } from "./comparer.ts";
import { type ConditionDecrite, decrire, type Description, type QuestionDecrite } from "./decrire.ts";
import { pageDe, sectionsDe, texteDeComparaison } from "./ecrire-comparaison.ts";
import { etapeDe } from "./graphe-essaye.ts";

const question = (id: string, autre: Partial<QuestionDecrite> = {}): QuestionDecrite => ({
  id,
  chapitre: "profil",
  titre: `${id} ?`,
  aide: "",
  sorte: "yesno",
  choix: [],
  conditions: [],
  ...autre,
});

const parcours = (...questions: (string | QuestionDecrite)[]): Description => ({
  questions: questions.map((une) => (typeof une === "string" ? question(une) : une)),
  personas: [],
  reserves: [],
});

const couple: ConditionDecrite = { label: "vit en couple", detail: "vie en couple : oui", forme: "1" };

/** What differs, by section: ids and lines. */
const ecarts = (avant: Description, apres: Description) => {
  const { personas, reserves, ...questions } = comparer(avant, apres);
  return {
    ...Object.fromEntries(
      Object.entries(questions).flatMap(([genre, liste]) =>
        liste.length ? [[genre, liste.map(({ question: { id } }) => id)]] : [],
      ),
    ),
    ...(personas.length && { personas }),
    ...(reserves.length && { reserves }),
  };
};

describe("comparer deux parcours", () => {
  it("deux fois le même : rien", () => {
    expect(ecarts(parcours("a", "b"), parcours("a", "b"))).toEqual({});
  });

  it.each<[string, Description, Description, object]>([
    ["ajoutée", parcours("a", "c"), parcours("a", "b", "c"), { ajoutees: ["b"] }],
    ["retirée", parcours("a", "b", "c"), parcours("a", "c"), { retirees: ["b"] }],
    ["remontée en tête", parcours("a", "b", "c"), parcours("c", "a", "b"), { deplacees: ["c"] }],
    ["descendue", parcours("a", "b", "c"), parcours("b", "c", "a"), { deplacees: ["a"] }],
    [
      "passée dans un autre chapitre, à la même place",
      parcours("a", "b"),
      parcours("a", question("b", { chapitre: "foyer" })),
      { deplacees: ["b"] },
    ],
    ["reformulée", parcours("a"), parcours(question("a", { titre: "Alors ?" })), { reformulees: ["a"] }],
    ["aidée autrement", parcours("a"), parcours(question("a", { aide: "Voilà." })), { reformulees: ["a"] }],
    ["d’une autre sorte", parcours("a"), parcours(question("a", { sorte: "date" })), { reformulees: ["a"] }],
    [
      "avec un choix de plus",
      parcours("a"),
      parcours(question("a", { choix: ["Oui (true)"] })),
      { reformulees: ["a"] },
    ],
    [
      "posée à moins de monde",
      parcours("a"),
      parcours(question("a", { conditions: [couple] })),
      { conditions: ["a"] },
    ],
    [
      "dont la condition change sans changer de nom",
      parcours(question("a", { conditions: [couple] })),
      parcours(question("a", { conditions: [{ ...couple, forme: "2" }] })),
      { conditions: ["a"] },
    ],
    [
      "déplacée et reformulée, à côté d’une ajoutée",
      parcours("a", "b"),
      parcours("n", question("b", { titre: "B ?" }), "a"),
      { ajoutees: ["n"], deplacees: ["a"], reformulees: ["b"] },
    ],
  ])("une question %s", (_, avant, apres, attendu) => {
    expect(ecarts(avant, apres)).toEqual(attendu);
  });

  it("dit avant et après, en mots", () => {
    const avant = parcours("a", question("b", { conditions: [couple], choix: ["Oui (true)"] }));
    const apres = parcours(question("b", { titre: "Bien ?", choix: ["Non (false)"] }), "a");
    const { deplacees, reformulees, conditions } = comparer(avant, apres);
    expect(deplacees[0]?.lignes).toEqual([
      "avant : profil, en premier",
      "désormais : profil, après « Bien ? »",
    ]);
    expect(reformulees[0]?.lignes).toEqual([
      "question : « b ? » devient « Bien ? »",
      "choix ajouté : Non (false)",
      "choix retiré : Oui (true)",
    ]);
    expect(conditions[0]?.lignes).toEqual([
      "posée si l’on vit en couple (vie en couple : oui)",
      "désormais : toujours",
    ]);
  });
});

describe("comparer les personnages", () => {
  const avec = (...personas: Description["personas"]): Description => ({ ...parcours(), personas });
  const lignes = (avant: Description["personas"][number], apres: Description["personas"][number]) =>
    comparer(avec(avant), avec(apres)).personas.flatMap((un) => un.lignes);
  const ana = { nom: "Ana", chemin: ["a", "b"], resultats: { apl: "200 euro" } };

  it("ne dit rien de qui ne change pas, ni de qui est nouveau", () => {
    expect(lignes(ana, ana)).toEqual([]);
    expect(lignes({ ...ana, nom: "Bob" }, ana)).toEqual([]);
  });

  it("dit les questions en plus et en moins, et leur nouvel ordre", () => {
    expect(lignes(ana, { ...ana, chemin: ["a", "c"] })).toEqual([
      "question en plus : c",
      "question en moins : b",
    ]);
    expect(lignes(ana, { ...ana, chemin: ["b", "a"] })).toEqual(["mêmes questions, dans un autre ordre"]);
  });

  it("dit les aides gagnées, perdues, et les montants", () => {
    expect(lignes(ana, { ...ana, resultats: { rsa: "oui" } })).toEqual([
      "résultat, apl : « 200 euro » devient « rien »",
      "résultat, rsa : « rien » devient « oui »",
    ]);
  });

  it("ne compare pas des résultats qu’une version ne calcule pas", () => {
    const { resultats: _, ...sans } = ana;
    expect(lignes(sans, ana)).toEqual([]);
  });

  it("dit qu’un parcours n’est plus accepté", () => {
    expect(lignes(ana, { ...ana, refus: "a : non" })).toEqual([
      "réponses refusées : « aucune » devient « a : non »",
    ]);
  });

  it("répète une seule fois ce qui n’a pas pu se lire", () => {
    const sans = { ...parcours(), reserves: ["Trop ancienne."] };
    expect(comparer(sans, sans).reserves).toEqual(["Trop ancienne."]);
  });
});

describe("écrire une comparaison", () => {
  const sections = sectionsDe(comparer(parcours("a"), parcours(question("a", { titre: "<b> & vous ?" }))));

  it("en texte", () => {
    expect(texteDeComparaison(sections, "hier")).toBe(
      [
        "Parcours, hier",
        "",
        "Questions reformulées (1)",
        "  <b> & vous ? [a]",
        "    question : « a ? » devient « <b> & vous ? »",
        "",
      ].join("\n"),
    );
    expect(texteDeComparaison([], "hier")).toContain("Rien ne change");
  });

  it("en une page qui se suffit, sans rien interpréter", () => {
    const page = pageDe(sections, "hier");
    expect(page).toContain("<h3>&lt;b&gt; &amp; vous ? [a]</h3>");
    expect(page).not.toMatch(/<script|<link|https?:/);
    expect(pageDe([], "hier")).toContain("Rien ne change");
  });
});

describe("décrire une étape", () => {
  const outils = { describe: dire, questionOf };

  it("dit ses mots pour la personne interrogée, ses choix et ses conditions", () => {
    const decrite = decrire(etapeDe("individu/conjoint/date_debut_chomage"), outils);
    expect(decrite.titre).toContain("la personne avec qui vous vivez en couple");
    expect(decrite.conditions.map(({ label, detail }) => [label, detail])).toEqual([
      ["vit en couple", "vie en couple : oui"],
      ["recherche un emploi", "activité : en recherche d’emploi"],
    ]);
    const activite = decrire(etapeDe("individu/demandeur/activite"), outils);
    expect(activite.choix).toContain("En emploi salarié (salarie)");
    expect(activite.titre).not.toContain(" / ");
  });
});
