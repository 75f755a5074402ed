import { JOUR_FIXE } from "../../../catalogue/situation/jour-fixe.ts";
import { momentsDeVie } from "../../../catalogue/results/demarches/moments.ts";
import type { Liens } from "../../../machines/pages/dite.ts";
import { ecrirePage } from "../../../ui/pages/ecrire.tsx";
import { ecrireSections, type PartieDite } from "../sections.ts";
import { motsDesResultats } from "./resultats.ts";

/** Approved words of the pages and of the results. */
export const TEXTES = "test/approuves/textes";

/** Pages whose words are ours alone: the others show the catalogue. */
const PAGES = [
  "/aide-maintenant",
  "/confidentialite",
  "/mentions-legales",
  "/a-propos",
  "/ameliorer",
  "/liens-utiles",
  "/moments",
  ...momentsDeVie.map(({ nom }) => `/moments/${nom}`),
];

/** A server where everything that a page may say of one is set: which figures, any would do. */
const LIENS: Liens = {
  conservation: 744,
  courriel: true,
  suivi: 182,
  rappels: true,
  essais: ["relecture"],
  mesure: {
    visites: { adresse: "https://visites.exemple.fr/", site: "1" },
    erreurs: "https://cle@erreurs.exemple.fr/1",
    pas: true,
  },
};

const ENTITES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/** The text of the main part of a page, a block a line; where its links lead. */
function lignesDe(html: string): string[] {
  const [, corps = ""] = /<main[^>]*>([\s\S]*)<\/main>/.exec(html) ?? [];
  return corps
    .replaceAll(/<(script|style|svg)[\s\S]*?<\/\1>/g, "")
    .replaceAll(/<a [^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g, "$2 [$1]")
    .replaceAll(/<\/(?:p|li|h\d|dt|dd|td|th|summary|button|legend|label|div)>|<br\/?>/g, "\n")
    .replaceAll(/<!--.*?-->|<[^>]+>/g, "")
    .replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, nom: string) => ENTITES[nom] ?? "")
    .split("\n")
    .map((ligne) => ligne.replaceAll(/\s+/g, " ").trim())
    .filter(Boolean);
}

async function pageDite(adresse: string): Promise<PartieDite> {
  const dite = { marque: "neutre", jour: JOUR_FIXE, liens: LIENS } as const;
  const page = await ecrirePage(adresse, dite, () => Promise.resolve(undefined));
  if (!page) throw new Error(`${adresse} n’est pas écrite par le serveur`);
  return { titre: adresse, lignes: lignesDe(page.html) };
}

/** The words of the pages, those of an emergency first, then those of the results. */
export async function textesDesPages(): Promise<Map<string, string>> {
  const pages: PartieDite[] = [];
  for (const adresse of PAGES) pages.push(await pageDite(adresse));
  return new Map([
    [`${TEXTES}/pages.txt`, ecrireSections("Les mots des pages", pages)],
    [`${TEXTES}/resultats.txt`, ecrireSections("Les mots des résultats", motsDesResultats())],
  ]);
}
