import { expect, it } from "vitest";
import { type AideACloreOuNon, conseilsDeCloture } from "./cloture.ts";

const JOUR = "2026-11-27";

const dits = (aide: AideACloreOuNon) =>
  conseilsDeCloture(aide, JOUR).map(({ champ, message }) => `${champ} : ${message}`);

it.each<[string, AideACloreOuNon]>([
  ["rien ne la date", {}],
  ["relue cette année", { verifie_le: "2026-03-01" }],
])("%s : rien à conseiller", (_, aide) => {
  expect(dits(aide)).toEqual([]);
});

it.each<[string, AideACloreOuNon, RegExp]>([
  ["ses sources sont vieilles", { reference: [{ date: "2022" }] }, /^fin : Ses sources datent de 2022\./],
  ["elle finira", { fin: "2027-01-31" }, /^fin : Passé ce jour, elle quittera les résultats/],
  ["elle est finie", { fin: "2026-01-31" }, /^fin : Elle n’est plus dans les résultats/],
  [
    "son édition est passée",
    { periode: [{ du: "2026-01-01", au: "2026-03-31" }] },
    /^periode : Cette édition est passée\. Une autre viendra : dites le mois/,
  ],
  [
    "son édition est passée, le mois de la prochaine est dit",
    { periode: [{ au: "2026-03-31", retour: 1 }] },
    /^periode : Cette édition est passée : les résultats disent le mois/,
  ],
  [
    "une édition est encore ouverte",
    { periode: [{ au: "2026-03-31" }, { au: "2027-03-31" }] },
    /^periode : Une seule/,
  ],
  [
    "elle revient chaque année",
    { periode: [{ annuelle: true, du: "01-05", au: "03-31" }] },
    /^periode : Toute l’année/,
  ],
])("%s", (_, aide, attendu) => {
  expect(dits(aide)).toEqual([expect.stringMatching(attendu)]);
});
