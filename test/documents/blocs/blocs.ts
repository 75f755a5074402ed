import * as v from "valibot";
import * as vocabulaire from "../../../catalogue/situation/vocabulaire.ts";
import { readFileSync } from "node:fs";
import { format } from "oxfmt";
import { tableDesConditions, tableDesQuestions } from "./parcours.ts";
import { aide, institution, regles } from "./schemas.ts";
import { testApp } from "../../../server/app/test-kit.ts";
import { nom, tableau } from "./tableau.ts";
import { ditsDeLaPage, pagePatterns } from "../../../machines/pages/pages.ts";
import { describe } from "../../../catalogue/conditions/predicate/describe.ts";
import { type Fact, facts } from "../../../catalogue/situation/facts.ts";
import {
  categoriesRessources,
  estAnnuelle,
  estExceptionnelle,
  type RessourceId,
  ressourcesParCategorie,
} from "../../../catalogue/situation/ressources.ts";
import { pertinences } from "../../../catalogue/conditions/ressources.ts";
import { categoriesLibelles, typesRessources } from "../../../machines/questions/types-ressources.ts";

const periodesDe = (id: RessourceId) =>
  estAnnuelle(id)
    ? "l’année civile passée"
    : `${estExceptionnelle(id) ? "" : "ce mois et "}les douze précédents`;

/** Every type of resource, by category: its periods, and to whom it is offered. */
const ressources = (): string =>
  tableau(
    ["catégorie", "type", "nom", "périodes", "proposé si"],
    categoriesRessources.flatMap((categorie) =>
      ressourcesParCategorie[categorie].map((id) => {
        const pertinence = pertinences[id];
        return [
          categoriesLibelles[categorie],
          typesRessources[id].label,
          nom(id),
          periodesDe(id),
          pertinence ? describe(pertinence) : "toujours",
        ];
      }),
    ),
  );

const faits: readonly Fact[] = Object.values(facts);

/** Every closed list of the household: what reads it, and its values. */
const valeurs = (): string =>
  tableau(
    ["liste", "lue comme", "valeurs"],
    Object.entries(vocabulaire).flatMap(([liste, mots]) => {
      if (typeof mots === "function") return [];
      const lus = [...new Set(faits.filter((fait) => fait.mots === mots).map(({ label }) => label))];
      const dites = Object.entries(mots).map(([code, mot]) => `${nom(code)} ${mot}`);
      return [[nom(liste), lus.join(", ") || "rien", dites.join(" ; ")]];
    }),
  );

const dire = (adresse: string) => nom(adresse.replaceAll(/:(\w+)/g, "{$1}").replace("/*", "/{étape}"));

/** Every page, with its address, how its title begins where it is visited, and whether the server writes it. */
const tableDesPages = (): string =>
  tableau(
    ["adresse", "titre, par exemple", "écrite par le serveur", "au plan du site"],
    pagePatterns.map((pattern) => {
      const { titre = "celui du site", ecrite, plan = "" } = ditsDeLaPage(pattern);
      return [dire(pattern), titre, ecrite ? "oui" : "", plan];
    }),
  );

const description = v.object({
  paths: v.record(
    v.string(),
    v.record(
      v.string(),
      v.object({
        summary: v.string(),
        tags: v.array(v.string()),
        parameters: v.optional(v.array(v.object({ name: v.string(), in: v.string() })), []),
        responses: v.record(v.string(), v.unknown()),
      }),
    ),
  ),
});

/** « ?q » after an address, « + Remplace » for a header; those of the path are in it. */
function parametres(dits: readonly { name: string; in: string }[]): string {
  const de = (lieu: string) => dits.flatMap(({ name, in: ici }) => (ici === lieu ? [name] : []));
  const [cherches, entetes] = [de("query"), de("header")];
  return [
    cherches.length > 0 ? `?${cherches.join("&")}` : "",
    ...entetes.map((entete) => ` + ${entete}`),
  ].join("");
}

/** Every route of the API, as it describes itself. */
async function routes(): Promise<string> {
  const reponse = await testApp().app.request("/api/openapi.json");
  const { paths } = v.parse(description, await reponse.json());
  return tableau(
    ["route", "ce qu’elle fait", "réponses", "groupe"],
    Object.entries(paths).flatMap(([path, methodes]) =>
      Object.entries(methodes).map(([methode, { summary, tags, responses, parameters }]) => [
        nom(`${methode.toUpperCase()} ${path}${parametres(parameters)}`),
        summary,
        Object.keys(responses).join(", "),
        tags.join(", "),
      ]),
    ),
  );
}

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
