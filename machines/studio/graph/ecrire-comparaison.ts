import type { Changement, Comparaison } from "./comparer.ts";

/** A comparison as sections of lines, the same for the text and for the page. */
export interface Section {
  titre: string;
  entrees: readonly { titre: string; lignes: readonly string[] }[];
}

const nommer = ({ question: { titre, id }, lignes }: Changement) => ({ titre: `${titre} [${id}]`, lignes });

/** Sections that hold something, in the order they are read. */
export function sectionsDe(comparaison: Comparaison): Section[] {
  const { ajoutees, retirees, deplacees, reformulees, conditions, personas, reserves } = comparaison;
  const sections = [
    { titre: "Questions ajoutées", entrees: ajoutees.map(nommer) },
    { titre: "Questions retirées", entrees: retirees.map(nommer) },
    { titre: "Questions déplacées", entrees: deplacees.map(nommer) },
    { titre: "Questions reformulées", entrees: reformulees.map(nommer) },
    { titre: "Conditions changées", entrees: conditions.map(nommer) },
    {
      titre: "Personnages dont le chemin ou les résultats changent",
      entrees: personas.map(({ nom, lignes }) => ({ titre: nom, lignes })),
    },
    { titre: "Ce qui n’a pas pu se comparer", entrees: reserves.map((titre) => ({ titre, lignes: [] })) },
  ];
  return sections.filter(({ entrees }) => entrees.length > 0);
}

const RIEN = "Rien ne change : mêmes questions, mêmes conditions, mêmes chemins, mêmes résultats.";

/** The comparison as text, to read in a terminal. */
export function texteDeComparaison(sections: readonly Section[], entre: string): string {
  const corps = sections.flatMap(({ titre, entrees }) => [
    "",
    `${titre} (${entrees.length})`,
    ...entrees.flatMap((entree) => [`  ${entree.titre}`, ...entree.lignes.map((ligne) => `    ${ligne}`)]),
  ]);
  return `${[`Parcours, ${entre}`, ...(corps.length ? corps : ["", RIEN])].join("\n")}\n`;
}

const sur = (texte: string) => texte.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const STYLE = [
  ":root{color-scheme:light dark}",
  "body{max-width:60rem;margin:2rem auto;padding:0 1rem;font:1rem/1.55 system-ui,sans-serif}",
  "h2{margin-top:2.5rem}article{margin:0 0 1rem;padding-left:1rem;border-left:4px solid #1f5fbf}",
  "h3{margin:0 0 .25rem;font-size:1rem}p{margin:0;overflow-wrap:anywhere}",
].join("");

/** The comparison as a page that needs nothing else: no script, no style sheet, no font. */
export function pageDe(sections: readonly Section[], entre: string): string {
  const titre = sur(`Parcours, ${entre}`);
  const corps = sections.map(({ titre: nom, entrees }) => {
    const articles = entrees.map(
      (entree) =>
        `<article><h3>${sur(entree.titre)}</h3>${entree.lignes.map((ligne) => `<p>${sur(ligne)}</p>`).join("")}</article>`,
    );
    return `<section><h2>${sur(nom)} (${entrees.length})</h2>${articles.join("\n")}</section>`;
  });
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${titre}</title><style>${STYLE}</style></head><body><main><h1>${titre}</h1>
${corps.join("\n") || `<p>${RIEN}</p>`}
</main></body></html>
`;
}
