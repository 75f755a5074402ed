import { criteresDansLEtat, RELU_LE, thematiques } from "../../ui/accessibilite/criteres.ts";
import { ecrireJour } from "../../ui/format/dates.ts";
import { mettreEnForme } from "./blocs/blocs.ts";
import { tableau } from "./blocs/tableau.ts";

export const RGAA = "docs/rgaa.md";

/** The 106 criteria as the site holds them: the declaration page says the same figures. */
export async function texteDuRgaa(): Promise<string> {
  const [tenus, partiels, sansObjet] = (["tenu", "pas entièrement", "sans objet"] as const).map(
    (etat) => criteresDansLEtat(etat).length,
  );
  const parties = thematiques.map(
    ({ nom, criteres }) =>
      `## ${nom}\n\n${tableau(
        ["critère", "ce qu’il demande", "état", "constat"],
        criteres.map(({ numero, quoi, etat, constat }) => [numero, quoi, etat, constat]),
      )}`,
  );
  return mettreEnForme(
    RGAA,
    `# Accessibilité : les 106 critères

Relus par nous-mêmes le ${ecrireJour(RELU_LE)}, dans l’ordre du référentiel général d’amélioration de l’accessibilité
(RGAA 4.1) et avec nos mots : ce n’est pas un audit. ${tenus} sont tenus, ${partiels} ne le sont pas entièrement,
${sansObjet} sont sans objet ici. La page « Accessibilité » dit les mêmes chiffres. L’atelier des éditrices (\`/admin\`), fait
d’un outil tiers, n’a pas été relu.

Écrit par \`npm run approuver -- documents\` depuis \`ui/accessibilite/\`.

${parties.join("\n\n")}
`,
  );
}
