import { expect, test } from "vitest";

interface Regle {
  create(contexte: {
    filename: string;
    report(dit: { message: string }): void;
  }): Record<"ImportDeclaration" | "ImportExpression", (noeud: object) => void>;
}

// A module of oxlint’s, without types.
const { default: maison } = (await import(new URL("murs.js", import.meta.url).href)) as {
  default: { rules: { murs: Regle } };
};

/** What the lint says of an import, written in a file. */
function dire(fichier: string, source: string, sorte: "ImportDeclaration" | "ImportExpression") {
  const dits: string[] = [];
  const filename = `${process.cwd()}/${fichier}`;
  const regle = maison.rules.murs.create({ filename, report: ({ message }) => void dits.push(message) });
  regle[sorte]({ source: { value: source } });
  return dits;
}

test.each([
  ["server/app/app.ts", "../relais/relais.ts", "Le cœur n’importe aucun produit"],
  ["ui/pages/vues.ts", "../studio/pages/inspecteur.tsx", "Le cœur n’importe aucun produit"],
  ["catalogue/lire/load.ts", "../atelier/check/verifier.ts", "Le cœur n’importe aucun produit"],
  ["catalogue/results/compute.ts", "../loi/formules/registre.ts", "La loi s’ouvre par ses portes"],
  [
    "catalogue/results/compute.ts",
    "../../machines/journey/walk.ts",
    "catalogue/ n’importe aucune autre pièce",
  ],
  [
    "ui/pages/resultats.tsx",
    "../resultats/demarches/guichet.tsx",
    "Les démarches s’ouvrent par leurs portes",
  ],
  [
    "ui/pages/etape.tsx",
    "../resultats/demarches/avis/montrer.tsx",
    "Les démarches s’ouvrent par leurs portes",
  ],
  ["server/relais/relais.ts", "../../catalogue/results/demarches/papiers.ts", "Les démarches s’ouvrent"],
  ["machines/journey/walk.ts", "node:fs", "machines/ tourne partout"],
  ["ui/pages/accueil.tsx", "../../server/produits.ts", "Du serveur, ui/ ne lit que le type"],
  ["server/app/app.ts", "../../ui/pages/vues.ts", "server/ n’importe que machines/ et catalogue/"],
  ["test/start.test.ts", "../scripts/build.ts", "Un verbe appelle"],
])("%s ne peut pas importer %s, et le lint dit pourquoi", (fichier, source, dit) => {
  for (const sorte of ["ImportDeclaration", "ImportExpression"] as const)
    expect(dire(fichier, source, sorte)).toEqual([expect.stringContaining(dit)]);
});

test.each([
  ["server/produits.ts", "./relais/relais.ts"],
  ["ui/produits.ts", "./studio/sonnette.ts"],
  ["server/relais/relais.ts", "./openfisca/repli.ts"],
  ["catalogue/results/compute.ts", "../loi/embarquee.ts"],
  ["ui/pages/vues.ts", "../resultats/demarches/page.tsx"],
  ["ui/pages/ensemble.tsx", "../resultats/demarches/avis/portes.tsx"],
  ["server/http/entete.ts", "../../catalogue/results/demarches/moments.ts"],
  ["ui/session/client.ts", "../../server/produits.ts"],
  ["server/app/app.test.ts", "../relais/relais.ts"],
])("%s importe %s par une porte", (fichier, source) => {
  expect(dire(fichier, source, "ImportDeclaration")).toEqual([]);
});
