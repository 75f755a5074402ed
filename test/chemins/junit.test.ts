import { describe, expect, test } from "vitest";
import { enXml, junitDe } from "./junit.ts";
import type { Porte } from "./portes.ts";
import type { Rapport } from "./rapport.ts";

const porte: Porte = {
  cle: "etapes",
  titre: "Questions",
  explication: "Toutes.",
  atteint: 1,
  total: 2,
  seuil: 1,
  manquants: [{ quoi: "Âge <18> & « autre »" }],
  notes: [],
};
const rapport: Rapport = {
  graine: 1,
  faitLe: "2026-11-20T10:00:00.000Z",
  reussi: false,
  chemins: 2,
  reponses: 3,
  calcules: 2,
  portes: [porte],
  defauts: [
    {
      numero: 2,
      ecran: true,
      propriete: 'titre "faux"',
      ou: "/simulation/x",
      detail: "a\u0000b",
      rejouer: "npm run …",
      chemin: [],
    },
  ],
  exigences: [],
  chapitres: [],
  etapes: {},
  transitions: {},
  attentes: {},
  editions: { suites: 1 },
  ecrans: { numeros: [2], ecrans: 3, adresses: 0 },
  durees: { "en tout": 12.5 },
};

describe("le rapport JUnit", () => {
  test("a un cas par porte, par chemin et par chemin à l’écran, l’échec en mots", () => {
    expect(junitDe(rapport)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="Chemins du parcours" time="12.5">
<testsuite name="Portes" tests="2" failures="1" skipped="0">
<testcase classname="portes" name="Questions"><failure message="1 sur 2 (50 %)">manque Âge &lt;18&gt; &amp; « autre »</failure></testcase>
<testcase classname="portes" name="Exigences approuvées"/>
</testsuite>
<testsuite name="Chemins" tests="2" failures="0" skipped="0">
<testcase classname="chemins" name="chemin 1"/>
<testcase classname="chemins" name="chemin 2"/>
</testsuite>
<testsuite name="Écran" tests="1" failures="1" skipped="0">
<testcase classname="écran" name="chemin 2"><failure message="titre &quot;faux&quot;">à /simulation/x : a\uFFFDb&#10;npm run …</failure></testcase>
</testsuite>
<testsuite name="Gestes au hasard" tests="1" failures="0" skipped="0">
<testcase classname="gestes" name="gestes au hasard"/>
</testsuite>
</testsuites>
`);
  });

  test("dit l’écran sauté quand il n’y a pas de navigateur, jamais réussi", () => {
    const { ecrans: _, ...sans } = rapport;
    expect(junitDe({ ...sans, defauts: [] })).toContain(
      `<testcase classname="écran" name="navigateur"><skipped message="aucun navigateur : rien n’a été vérifié à l’écran"/></testcase>`,
    );
  });

  test("échoue quand ce que veulent les portes n’est pas ce qui est approuvé", () => {
    const xml = junitDe({ ...rapport, exigences: ["La porte « Paires » ne veut plus que 1 sur 2"] });
    expect(xml).toContain(`<failure message="1 à approuver">La porte « Paires » ne veut plus que 1 sur 2`);
  });
});

test.each([
  [`a & b < c > d " e ' f`, "a &amp; b &lt; c &gt; d &quot; e &apos; f"],
  ["]]>", "]]&gt;"],
  ["une\nligne\tet\r", "une&#10;ligne&#9;et&#13;"],
  ["\u0000\u001b\uFFFE\uD800", "\uFFFD\uFFFD\uFFFD\uFFFD"],
  ["é 😀 « »", "é 😀 « »"],
])("« %s » en XML", (texte, xml) => {
  expect(enXml(texte)).toBe(xml);
});
