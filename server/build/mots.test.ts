import { expect, test } from "vitest";
import { parTheme } from "../../machines/questions/themes.ts";
import { motsDeLaSuite, questionsSansMots } from "./mots.ts";

type Noeud = Record<string, unknown>;

const remettre = (into: Noeud, words: Noeud): Noeud => {
  for (const [key, one] of Object.entries(words)) {
    const there = into[key];
    if (typeof one === "object" && typeof there === "object") remettre(there as Noeud, one as Noeud);
    else into[key] = one;
  }
  return into;
};

const sansMots = () => JSON.parse(questionsSansMots()) as Record<string, Noeud[]>;

test("seule la première question garde ses mots ; les autres gardent ce que la machine lit", () => {
  const { identite = [] } = sansMots();
  const champs = Object.values(sansMots())
    .flat()
    .filter((question) => "title" in question)
    .map(({ field }) => field);
  expect(champs).toEqual(["date_naissance"]);
  expect(identite.find(({ field }) => field === "nationalite")).toEqual({
    kind: "enum",
    entity: "individu",
    field: "nationalite",
    choices: [{ value: "FR" }, { value: "DE" }, { value: "AF" }],
  });
});

test("les mots de la suite, remis à leur place, rendent toutes les questions", () => {
  const entieres = remettre(sansMots(), JSON.parse(motsDeLaSuite()) as Noeud);
  expect(entieres).toEqual(JSON.parse(JSON.stringify(parTheme)));
});
