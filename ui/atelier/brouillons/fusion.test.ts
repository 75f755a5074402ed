import { expect, it } from "vitest";
import { enPrenant, fusionnerLesFiches } from "./fusion.ts";

const base = { slug: "bafa", montant: 200, conditions: ["A."], portees: ["courante"], link: "https://a.fr" };

it("ce que chacun a changé de son côté reste", () => {
  const { donnees, repris, differents } = fusionnerLesFiches(
    base,
    { ...base, montant: 210 },
    { ...base, link: "https://b.fr", papiers: ["Un papier"] },
  );
  expect(donnees).toEqual({ ...base, montant: 210, link: "https://b.fr", papiers: ["Un papier"] });
  expect([repris, differents]).toEqual([["link", "papiers"], []]);
});

it("ce que les deux ont changé se montre, et rien n’est choisi à leur place", () => {
  const sien = { ...base, montant: 220 };
  const fusion = fusionnerLesFiches(base, { ...base, montant: 210 }, sien);
  expect(fusion.differents).toEqual([{ champ: "montant", mien: 210, sien: 220 }]);
  expect(enPrenant(fusion, sien, ["montant"])).toEqual(sien);
  expect(enPrenant(fusion, sien, [])).toEqual({ ...base, montant: 210 });
});

it("une condition et sa portée vont ensemble ; ce qu’un autre vide est vidé", () => {
  const sien = { slug: "bafa", montant: 200, conditions: ["A.", "B."], portees: ["courante", "demarche"] };
  expect(fusionnerLesFiches(base, base, sien).donnees).toEqual(sien);
  const mien = { ...base, portees: ["demarche"] };
  expect(fusionnerLesFiches(base, mien, sien).differents.map(({ champ }) => champ)).toEqual(["conditions"]);
});
