import { readFileSync } from "node:fs";
import { nom, tableau } from "./tableau.ts";

const ROUTEUR = "ui/router.tsx";
const ECRITES = "ui/pages-ecrites.ts";
const IMPORT =
  /const (\w+) = page\((?:\(\) => import\("\.\/([^"]+)"\)(?:, \w+)?|pagesEcrites\["([^"]+)"\])\)/g;
const ECRITE = /"([^"]+)": \(\) => import\("\.\/([^"]+)"\)/g;
const ROUTE =
  /<Route (?:path="([^"]+)"|(index)) (?:Component=\{(\w+)\}|element=\{<Navigate to=\{?"?([\w/]+)"?\}?)/;
const TITRE = /(?:useTitle\(|<Article titre=)"([^"]+)"/g;

/** The titles of a page, when they do not depend on what it shows. */
function titreDe(fichier: string): string {
  const texte = readFileSync(fichier, "utf8");
  const titres = [...texte.matchAll(TITRE)].map(([, titre = ""]) => titre);
  if (titres.length > 0) return titres.join(", ou ");
  return texte.includes("useTitle(undefined)") ? "celui du site" : "selon ce qu’elle montre";
}

interface Page {
  adresse: string;
  titre: string;
  fichier: string;
}

/** The pages of the router, in its order; addresses that only lead elsewhere are left out. */
export function pagesDe(routeur: string): Page[] {
  const ecrites = new Map(
    [...readFileSync(ECRITES, "utf8").matchAll(ECRITE)].map(([, adresse = "", fichier = ""]) => [
      adresse,
      fichier,
    ]),
  );
  const fichiers = new Map(
    [...routeur.matchAll(IMPORT)].map(([, page = "", fichier, ecrite = ""]) => [
      page,
      fichier ?? ecrites.get(ecrite),
    ]),
  );
  let parent = "";
  return routeur.split("\n").flatMap((ligne) => {
    const [, path, , page = ""] = ROUTE.exec(ligne) ?? [];
    if (/<\/Route>/.test(ligne)) parent = "";
    const fichier = fichiers.get(page);
    if (path === undefined || fichier === undefined) return [];
    const adresse = path.startsWith("/") ? path : path === "*" && parent === "" ? path : `${parent}/${path}`;
    if (!ligne.trimEnd().endsWith("/>")) {
      parent = path;
      return [];
    }
    return [{ adresse, titre: titreDe(`ui/${fichier}`), fichier: `ui/${fichier}` }];
  });
}

const dire = (adresse: string) =>
  adresse === "*" ? "toute autre" : nom(adresse.replaceAll(/:(\w+)/g, "{$1}").replace("/*", "/{étape}"));

/** Every page, with its address and its title. */
export const pages = (): string =>
  tableau(
    ["adresse", "titre", "fichier"],
    pagesDe(readFileSync(ROUTEUR, "utf8")).map(({ adresse, titre, fichier }) => [
      dire(adresse),
      titre,
      nom(fichier),
    ]),
  );
