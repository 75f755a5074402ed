import { describe, expect, it } from "vitest";
import { jouer, vueCourante } from "../../machines/studio/graph/jeu.ts";
import { foyers } from "../../machines/studio/personas/personas.ts";
import { remplir } from "../../machines/studio/personas/remplir.ts";
import { ecartsDesTraits, ecartsParEtat, fusionner, lignesDesAides, lignesDesTrajets } from "./trajets.ts";

describe("deux listes en une", () => {
  it.each([
    ["la même", "abc", "abc", "abc"],
    ["en plus au milieu", "ac", "abc", "abc"],
    ["en plus au début", "bc", "abc", "abc"],
    ["en plus à la fin", "a", "abc", "abc"],
    ["de chaque côté", "axc", "ayzc", "ayzxc"],
    ["rien d’un côté", "", "ab", "ab"],
  ])("%s : %s et %s donnent %s", (_, a, b, attendu) => {
    expect(fusionner([...a], [...b]).join("")).toBe(attendu);
  });
});

describe("deux personnes côte à côte", () => {
  const [mere, couple] = [foyers.mereSeule, foyers.coupleAuChomage].map((un) =>
    vueCourante(jouer(remplir(un))),
  ) as [ReturnType<typeof vueCourante>, ReturnType<typeof vueCourante>];
  const lignes = lignesDesTrajets(mere, couple);
  const ligne = (fin: string) => lignes.find(({ path }) => path === `/simulation/${fin}`);

  it("ont la même réponse, une autre, ou la question n’est posée qu’à l’une", () => {
    expect(lignes.slice(0, 3).map(({ nom, a, b, ecart }) => [nom, a, b, ecart])).toEqual([
      ["Date de naissance", "2 juin 1995", "11 février 1999", "autre"],
      ["Nationalité", "Française", "Française", "pareil"],
      ["Activité", "En emploi salarié", "En recherche d’emploi", "autre"],
    ]);
    expect(ligne("individu/enfant_0/date_naissance")?.ecart).toBe("a");
    expect(ligne("individu/enfant_0/date_naissance")?.b).toBeUndefined();
    expect(ligne("individu/conjoint/date_naissance")).toMatchObject({
      nom: "Date de naissance (conjoint)",
      b: "5 mai 2000",
      ecart: "b",
    });
    expect(ligne("individu/enfant_1/date_naissance")?.nom).toBe("Date de naissance (enfant 2)");
    expect(ligne("menage/depcom")?.nom).toBe("Commune");
  });

  it("un état demandé à plusieurs dit ce qui sépare le plus", () => {
    const ecarts = ecartsParEtat(lignes);
    expect(ecarts.get("individu/demandeur/nationalite")).toBe("pareil");
    expect(ecarts.get("individu/demandeur/activite")).toBe("autre");
    expect(ecarts.get("enfants un par un : individu/{personne}/date_naissance")).toBe("a");
    const deux = { path: "", nom: "", stateId: "s" };
    expect(
      ecartsParEtat([
        { ...deux, ecart: "pareil" },
        { ...deux, ecart: "b" },
      ]).get("s"),
    ).toBe("autre");
  });

  it("prennent les mêmes flèches au début, puis chacune les siennes", () => {
    const traits = ecartsDesTraits(mere, couple);
    expect(traits.get("individu/demandeur/date_naissance → individu/demandeur/nationalite [réponse]")).toBe(
      "pareil",
    );
    expect(new Set(traits.values())).toEqual(new Set(["pareil", "a", "b"]));
    expect(new Set(ecartsDesTraits(mere, mere).values())).toEqual(new Set(["pareil"]));
  });
});

it("les aides de deux résultats : ce qui diffère d’abord", () => {
  const aide = (id: string, montant: string) => ({ id, label: `Aide ${id}`, montant });
  expect(
    lignesDesAides(
      [aide("a", "10 €"), aide("b", "20 €"), aide("c", "30 €")],
      [aide("b", "25 €"), aide("c", "30 €"), aide("d", "5 €")],
    ),
  ).toEqual([
    { id: "b", label: "Aide b", a: "20 €", b: "25 €", ecart: "autre" },
    { id: "a", label: "Aide a", a: "10 €", ecart: "a" },
    { id: "d", label: "Aide d", b: "5 €", ecart: "b" },
    { id: "c", label: "Aide c", a: "30 €", b: "30 €", ecart: "pareil" },
  ]);
});
