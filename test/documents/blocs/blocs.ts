import { readFileSync } from "node:fs";
import { format } from "oxfmt";
import { tableDesPages, routes } from "./routes.ts";
import { tableDesConditions, tableDesQuestions } from "./parcours.ts";
import { aide, institution, regles } from "./schemas.ts";
import { ressources, valeurs } from "./valeurs.ts";

export const SPECIFICATION = "docs/specification.md";

type Blocs = Readonly<Record<string, () => string | Promise<string>>>;

const blocs: Blocs = {
  pages: tableDesPages,
  questions: tableDesQuestions,
  ressources,
  conditions: tableDesConditions,
  valeurs,
  aide,
  institution,
  regles,
  routes,
};

const BLOC = /(<!-- engendré : (\S+) -->\n)[\s\S]*?(<!-- fin -->)/g;

/** A document with its generated blocks filled. Throws for a block that nothing fills, or a filling without its block. */
export async function remplirBlocs(document: string, par: Blocs): Promise<string> {
  const demandes = [...document.matchAll(BLOC)].map(([, , demande = ""]) => demande);
  const inconnu = demandes.find((demande) => !(demande in par));
  if (inconnu !== undefined) throw new Error(`Rien n’engendre le bloc « ${inconnu} ».`);
  const absent = Object.keys(par).find((un) => !demandes.includes(un));
  if (absent !== undefined) throw new Error(`Le bloc « ${absent} » n’est dans aucun document.`);
  const faits = await Promise.all(demandes.map(async (un) => [un, await par[un]?.()] as const));
  const textes = new Map(faits);
  return document.replaceAll(BLOC, (_, debut: string, demande: string, fin: string) =>
    [debut, textes.get(demande), fin].join("\n"),
  );
}

/** A document, formatted as the repository is. */
export async function mettreEnForme(chemin: string, texte: string): Promise<string> {
  const { printWidth } = JSON.parse(readFileSync(".oxfmtrc.json", "utf8")) as { printWidth: number };
  return (await format(chemin, texte, { printWidth })).code;
}

/** The specification, its blocks made again and formatted as the repository is. */
export const engendrerBlocs = async (): Promise<string> =>
  mettreEnForme(SPECIFICATION, await remplirBlocs(readFileSync(SPECIFICATION, "utf8"), blocs));
