import type { Graphe, NoeudDuGraphe } from "../../../machines/studio/graph/graphe.ts";

const guillemets = (texte: string) => `"${texte.replaceAll('"', "#quot;")}"`;

const formes: Record<NoeudDuGraphe["sorte"], (texte: string) => string> = {
  etape: (texte) => `[${texte}]`,
  groupe: (texte) => `{{${texte}}}`,
  suivant: (texte) => `((${texte}))`,
  ecran: (texte) => `([${texte}])`,
};

/** The graph as a Mermaid flowchart: a subgraph per chapter and per group, dotted eventless moves. */
export function mermaidDe({ chapitres, aretes }: Graphe): string {
  const noms = new Map(
    chapitres.flatMap(({ noeuds }) => noeuds).map(({ id }, rang) => [id, `n${rang}`] as const),
  );
  const lignes = ["flowchart TB"];
  for (const { nom, titre, noeuds } of chapitres) {
    lignes.push(`  subgraph ${nom}[${guillemets(titre)}]`);
    const ouverts: string[] = [];
    const marge = () => "  ".repeat(ouverts.length + 2);
    const fermer = (jusqua: readonly string[]) => {
      while (ouverts.length && !jusqua.includes(ouverts.at(-1) ?? "")) {
        ouverts.pop();
        lignes.push(`${marge()}end`);
      }
    };
    for (const { id, sorte, libelle, groupes } of noeuds) {
      fermer(groupes);
      if (sorte === "groupe") {
        lignes.push(`${marge()}subgraph ${noms.get(id)}_bloc[${guillemets(libelle)}]`);
        ouverts.push(id);
      }
      lignes.push(`${marge()}${noms.get(id)}${formes[sorte](guillemets(libelle))}`);
    }
    fermer([]);
    lignes.push("  end");
  }
  for (const { de, vers, sorte, libelle } of aretes) {
    const fleche = sorte === "reponse" ? "-->" : "-.->";
    lignes.push(
      `  ${noms.get(de)} ${fleche}${libelle ? `|${guillemets(libelle)}|` : ""} ${noms.get(vers) ?? vers}`,
    );
  }
  return `${lignes.join("\n")}\n`;
}
