import { expect, it } from "vitest";
import type { FicheInstitution } from "../../catalogue/fiches/institution.ts";
import { ecrirePage } from "./ecrire.tsx";

const aide: FicheInstitution["aides"][number] = {
  id: "permis",
  label: "bourse au permis",
  institution: "Ille-et-Vilaine",
  institutionId: "ille_et_vilaine",
  territoire: "departement",
  type: "float",
  periodicite: "ponctuelle",
  unit: "euro",
  montant: 300,
  nature: "somme",
  besoin: "deplacer",
};
const ville: FicheInstitution = {
  id: "ville",
  label: "Ville de Rennes",
  type: "commune",
  territoire: "Rennes (Ille-et-Vilaine)",
  autour: [
    { nom: "Ille-et-Vilaine", ou: "en Ille-et-Vilaine", aides: [aide] },
    { nom: "Bretagne", ou: "en Bretagne", aides: [] },
  ],
  aides: [],
};

/** What the page says of its gifts, a line per heading, paragraph or entry, with the addresses it leads to. */
async function lire(fiche: FicheInstitution): Promise<string[]> {
  const page = await ecrirePage(
    "/institutions/ville",
    { jour: "2026-06-15", marque: "neutre", liens: {} },
    async () => fiche,
  );
  const html = /<\/dl>(.*)<\/main>/s.exec(page?.html ?? "")?.[1] ?? "";
  return html
    .replaceAll(/<svg.*?<\/svg>/gs, "")
    .replaceAll(/<a [^>]*href="([^"]*)"[^>]*>/g, " ($1) ")
    .split(/<\/?(?:h\d|p|li|section|ul)[^>]*>/)
    .map((ligne) =>
      ligne
        .replaceAll(/<[^>]*>/g, "")
        .replaceAll(/[\s\u00a0\u202f]+/g, " ")
        .trim(),
    )
    .filter(Boolean);
}

const CARTE = "(/aides/permis) Bourse au permisIlle-et-Vilaine 300 € en une fois";
const AILLEURS = [
  "(/aides?territoire=national) Les aides de toute la France (/contribuer/proposer) Proposer une aide",
  "En Ille-et-Vilaine",
  CARTE,
];

it("sans aide connue, la page le dit, et mène aux aides d’autour, de toute la France, et à en proposer une", async () => {
  expect(await lire(ville)).toEqual([
    "Pas d’aide connue pour l’instant",
    "Nous ne connaissons pas encore d’aide donnée par cet organisme. D’autres peuvent être pour vous, là où il agit et partout en France.",
    ...AILLEURS,
  ]);
});

it("avec une aide au vélo, la page mène à ses conditions et à la simulation qui la calcule", async () => {
  expect(
    await lire({ ...ville, velos: [{ lien: "https://www.exemple.fr/velo", fin: "2026-12-31" }] }),
  ).toEqual([
    "Pour acheter un vélo",
    "Cet organisme aide à acheter un vélo. Le montant dépend du vélo et, souvent, de vos revenus : (/simulation/individu/demandeur/date_naissance) la simulation le calcule.",
    "Les conditions : (https://www.exemple.fr/velo) exemple.fr (nouvelle fenêtre), jusqu’au 31 décembre 2026",
    "Pas d’autre aide connue pour l’instant",
    "Nous ne connaissons pas d’autre aide donnée par cet organisme. D’autres peuvent être pour vous, là où il agit et partout en France.",
    ...AILLEURS,
  ]);
});

it("avec une aide à elle, la page ne montre qu’elle", async () => {
  expect(await lire({ ...ville, aides: [aide] })).toEqual(["Son aide", "Se déplacer", CARTE]);
});
