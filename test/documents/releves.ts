import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { CompiledAide } from "../../catalogue/compiled-aide.ts";
import { dateDeVerification } from "../../catalogue/schema/reference.ts";
import { mettreEnForme } from "./blocs/blocs.ts";
import { tableau } from "./blocs/tableau.ts";

export const COUVERTURE = "docs/couverture.md";

const echelons = { national: "nationales", region: "des régions" } as const;
const echelonDe = ({ institution }: CompiledAide): string =>
  echelons[institution.type as keyof typeof echelons] ?? "des autres";

/** Year from which the page that an aid was read on is recent. */
const RECENTE = "2024";

/** What is counted of the aids, each in a column. */
const colonnes: readonly [titre: string, compte: (aide: CompiledAide["aide"]) => boolean][] = [
  ["aides", () => true],
  [`source de ${RECENTE} ou après`, (aide) => (dateDeVerification(aide) ?? "") >= RECENTE],
  ["source plus ancienne", (aide) => (dateDeVerification(aide) ?? RECENTE) < RECENTE],
  ["sans source datée", (aide) => dateDeVerification(aide) === undefined],
  ["papiers", ({ papiers }) => papiers.length > 0],
  ["délai de demande", ({ delai_demande }) => delai_demande !== undefined],
  ["délai de réponse", ({ delai_reponse }) => delai_reponse !== undefined],
  ["période", ({ periode }) => periode !== undefined],
  ["terminées", ({ fin }) => fin !== undefined],
];

/** How much of the catalogue was read on a page, and when, by level. */
export async function texteDeLaCouverture({ aides }: Catalogue): Promise<string> {
  const lignes = [...Object.values(echelons), "des autres"].map((echelon) => {
    const siennes = aides.filter((une) => echelonDe(une) === echelon);
    return [
      echelon,
      ...colonnes.map(([, compte]) => String(siennes.filter(({ aide }) => compte(aide)).length)),
    ];
  });
  return mettreEnForme(
    COUVERTURE,
    `# Ce qui est lu à sa source

Une source est une page datée, ou un texte de loi, que la fiche nomme (\`reference\`). La fiche d’une aide sans source des deux
dernières années dit « non vérifiée depuis… ».

Compté par \`npm run approuver -- documents\`. Les aides que la loi calcule ont aussi leurs barèmes, suivis à part
(\`npx tsx scripts/legislation/fraicheur.ts\`).

${tableau(["", ...colonnes.map(([titre]) => titre)], lignes)}
`,
  );
}
