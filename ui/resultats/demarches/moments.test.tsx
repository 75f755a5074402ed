import { MemoryRouter, Route, Routes } from "react-router";
import { describe, expect, test } from "vitest";
import { majuscule } from "../../../catalogue/fiches/phrases/casse.ts";
import { ideesRecues, ideesRecuesDe } from "../../../catalogue/results/demarches/idees-recues.ts";
import { momentsDeVie } from "../../../catalogue/results/demarches/moments.ts";
import { readCatalogue } from "../../../server/catalogue/read.ts";
import { ecranSeul } from "../../../test/fixtures/ecran.tsx";
import { Component as IdeesRecues } from "./idees-recues.tsx";
import { Component as Moments } from "./moments.tsx";

const { byId } = readCatalogue();
const plat = (texte: string) => texte.replaceAll(/[\s\u00a0\u202f]+/g, " ");

/** The page at an address of the router. */
const page = (adresse: string) =>
  ecranSeul(<Moments />, (dedans) => (
    <MemoryRouter initialEntries={[adresse]}>
      <Routes>
        <Route path="/moments" element={dedans} />
        <Route path="/moments/:nom" element={dedans} />
      </Routes>
    </MemoryRouter>
  ));

describe("les moments de la vie", () => {
  test("il y en a six, et la liste mène à chacun", () => {
    const { tous } = page("/moments");
    const liens = tous("a").map(({ props, texte }) => [props["href"], texte]);
    expect(liens).toEqual([
      ...momentsDeVie.map(({ nom, titre }) => [`/moments/${nom}`, titre]),
      ["/simulation", "Voir mes aides"],
    ]);
    expect(momentsDeVie).toHaveLength(6);
  });

  test.each(momentsDeVie)(
    "« $titre » : trois à cinq pas, chacun son délai et son guichet",
    ({ nom, ...dits }) => {
      const { texte, tous } = page(`/moments/${nom}`);
      const { titre, pas, sources } = dits;
      expect(tous("h1").map((un) => plat(un.texte))).toEqual([plat(titre)]);
      expect([pas.length >= 3, pas.length <= 5]).toEqual([true, true]);
      for (const [rang, { quoi, dit, quand, guichet, telephone = "" }] of pas.entries())
        for (const un of [`${rang + 1}. ${quoi}`, dit, quand, guichet, telephone])
          expect(texte).toContain(plat(un));
      expect(sources.length).toBeGreaterThan(0);
      for (const { texte: source } of sources) expect(texte).toContain(plat(source));
      expect(texte).toContain("Page relue le 30 novembre 2026.");
      expect(tous("a", "Voir mes aides").map(({ props }) => props["href"])).toEqual(["/simulation"]);
    },
  );

  test.each(momentsDeVie)("« $titre » ne mène qu’à des aides du catalogue, sous leur nom", ({ pas }) => {
    const menees = pas.flatMap(({ aides = [] }) => aides);
    expect(menees.length).toBeGreaterThan(0);
    expect(menees).toEqual(
      menees.map(({ id }) => ({ id, nom: majuscule(byId.get(id)?.aide.label ?? "aucune aide") })),
    );
  });

  test("un moment que personne n’a écrit est une page introuvable", () => {
    expect(page("/moments/gagner-au-loto").texte).toContain("Cette page n’existe pas");
  });
});

describe("les idées reçues", () => {
  test("chacune est d’une aide du catalogue, répond en peu de mots et donne sa source", () => {
    expect(Object.keys(ideesRecues).filter((id) => !byId.has(id))).toEqual([]);
    expect(Object.keys(ideesRecues).length).toBeGreaterThanOrEqual(15);
    for (const { croyance, reponse, source } of Object.values(ideesRecues).flat())
      expect({ croyance, breve: reponse.length <= 270, source: source.texte !== "" }).toEqual({
        croyance,
        breve: true,
        source: true,
      });
  });

  test("tous les fonds de solidarité pour le logement ont la même, les autres aides aucune", () => {
    const fonds = [...byId.keys()].filter(
      (id) => ideesRecuesDe(id)[0]?.croyance === "Il faudra tout rembourser",
    );
    const attendus = [...byId.values()].filter(({ aide }) =>
      /fonds de solidarité pour le logement|\bFSL\b/i.test(aide.label),
    );
    expect(fonds.sort()).toEqual(attendus.map(({ aide }) => aide.slug).sort());
    expect(ecranSeul(<IdeesRecues de={{ id: "bafa" }} />).texte).toBe("");
  });

  test("la page d’une aide les dit, avec ce que la loi répond", () => {
    const { texte } = ecranSeul(<IdeesRecues de={{ id: "aah" }} />);
    expect(texte).toContain("On croit souvent…« Le salaire de la personne avec qui je vis la fera baisser »");
    expect(texte).toContain("Source : Loi n° 2022-1158 du 16 août 2022, art. 10");
    expect(texte).toContain("(13 mai 2023).");
  });
});
