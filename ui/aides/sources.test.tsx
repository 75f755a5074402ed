import { expect, it } from "vitest";
import { ecranSeul } from "../../test/fixtures/ecran.tsx";
import { lireDemande } from "./filtres.ts";
import { Panneau } from "./panneau.tsx";
import { DerniereLecture, SourcesDeLaFiche } from "./sources.tsx";

const adresse = "https://www.caf.fr/prime";
const dit = (composant: Parameters<typeof ecranSeul>[0]) =>
  ecranSeul(composant)
    .texte.replaceAll(/[\u00a0\u202f]/g, " ")
    .replaceAll(/\s*\(nouvelle fenêtre\)/g, "");

it.each([
  [[{ texte: "CSS, art. L521-1" }], "Source : CSS, art. L521-1."],
  [[{ adresse, date: "2026-04-01" }], "Source : caf.fr (1er avril 2026)."],
  [
    [
      { adresse, date: "2026-04" },
      { texte: "Délibération", date: "2025" },
    ],
    "Sources : Délibération (2025) ; caf.fr (avril 2026).",
  ],
  // One page that says several facts is named once, with its newest day.
  [
    [
      { adresse, champ: "montant", date: "2026-04" },
      { adresse, date: "2024" },
    ],
    "Source : caf.fr (avril 2026).",
  ],
])("nomme ses sources, de la plus ancienne : %j", (reference, attendu) => {
  expect(dit(<SourcesDeLaFiche de={{ reference }} />)).toBe(attendu);
});

it("ne dit rien sans source", () => {
  expect(dit(<SourcesDeLaFiche de={{}} />)).toBe("");
});

it.each([
  [{ verifiee: "2026-04" }, "Dernière source lue : avril 2026."],
  [
    { verifiee: "2021-03-03", nonVerifiee: true as const },
    "Non vérifiée depuis le 3 mars 2021 : demandez confirmation avant de compter dessus.",
  ],
  [
    {
      verifiee: "2026-04",
      lectures: [
        { partie: "montant" as const, date: "2026-04" },
        { partie: "papiers" as const, date: "2020-02-01", aVerifier: true as const },
        { partie: "dates" as const, aVerifier: true as const },
      ],
    },
    "Lu, par partie : montant : 2026 · papiers : 2020, à vérifier · dates : sans date, à vérifier.",
  ],
  [
    { nonVerifiee: true as const },
    "Non vérifiée depuis sa première version : demandez confirmation avant de compter dessus.",
  ],
])("dit jusqu’où elle est vérifiée : %j", (de, attendu) => {
  expect(dit(<DerniereLecture de={de} />)).toBe(attendu);
});

it("le bouton des filtres, repliés d’abord, dit ce qu’il ouvre", () => {
  const demande = lireDemande(new URLSearchParams("territoire=region"));
  const ecran = ecranSeul(<Panneau aides={[]} demande={demande} onChange={() => {}} />);
  const [bouton] = ecran.tous("button", "Filtrer les aides (1 en cours)");
  expect(bouton?.props["aria-expanded"]).toBe(false);
  const ouvert = ecran.hotes.find(({ props }) => props["id"] === bouton?.props["aria-controls"]);
  expect(ouvert?.props["className"]).toBe("filters-body");
});
