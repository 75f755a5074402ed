import { Parser } from "htmlparser2";
import { relireUnChiffre, type Lecture, type Repere, type ReperesDesPages } from "./reperes.ts";
import type { Aide } from "../../../catalogue/schema/aide.ts";
import type { Source } from "../../../catalogue/schema/reference.ts";
import { type Allure, tournee } from "./tournee.ts";

/** Elements whose text nobody reads. */
const MUETS: ReadonlySet<string> = new Set(["script", "style", "template", "noscript"]);

/** The text that a page shows, its blocks and words apart. */
export function texteDeLaPage(html: string): string {
  const textes: string[] = [];
  let muets = 0;
  const parser = new Parser({
    onopentagname: (nom) => {
      if (MUETS.has(nom)) muets += 1;
      // « 1 2<b>00 €</b> » is one word; a block, a cell or a line are not.
      if (!/^(?:a|abbr|b|em|i|span|strong|sup|sub|u|small)$/.test(nom)) textes.push(" ");
    },
    onclosetag: (nom) => {
      if (MUETS.has(nom)) muets -= 1;
      if (/^(?:p|div|li|td|th|h\d|section|tr|dd|dt)$/.test(nom)) textes.push(" ");
    },
    ontext: (texte) => {
      if (muets === 0) textes.push(texte);
    },
  });
  parser.end(html);
  return textes.join("");
}

/** A page seen: its text, that there is none, or nothing to conclude from (a PDF, a breakdown). */
interface Page {
  joint: boolean;
  absente?: true;
  texte?: string;
}

const ABSENTES: ReadonlySet<number> = new Set([404, 410]);
const OCTETS_MAX = 5_000_000;

async function lirePage(url: string, delai: number): Promise<Page> {
  try {
    const reponse = await fetch(url, {
      signal: AbortSignal.timeout(delai),
      headers: { "user-agent": "Cap-Aides (relecture des sources)", accept: "text/html" },
    });
    const html = reponse.headers.get("content-type")?.startsWith("text/html") && reponse.ok;
    const taille = Number(reponse.headers.get("content-length") ?? 0);
    if (html && taille <= OCTETS_MAX) return { joint: true, texte: texteDeLaPage(await reponse.text()) };
    await reponse.body?.cancel();
    return { joint: true, ...(ABSENTES.has(reponse.status) && { absente: true }) };
  } catch {
    return { joint: false };
  }
}

/** A page that an aid was read on, the figure that it said if it is known, and the rank of its row in `reference`. */
export interface Fait extends Pick<Source, "champ" | "ecrit"> {
  slug: string;
  rang: number;
  adresse: string;
}

/** Every page that an aid was read on, and its figures. */
export const faitsDe = (aides: readonly Aide[]): Fait[] =>
  aides.flatMap(({ slug, reference = [] }) =>
    reference.flatMap((source, rang) =>
      "adresse" in source
        ? { slug, rang, adresse: source.adresse, ecrit: source.ecrit, champ: source.champ }
        : [],
    ),
  );

/** What became of a figure. */
export type Relu = Fait & {
  lecture: Lecture | { etat: "page lue" } | { etat: "page disparue" } | { etat: "page muette" };
};

function lireFait(fait: Fait, page: Page | undefined, connu: Repere | undefined): Relu {
  if (page?.absente) return { ...fait, lecture: { etat: "page disparue" } };
  if (page?.texte === undefined) return { ...fait, lecture: { etat: "page muette" } };
  if (!fait.ecrit) return { ...fait, lecture: { etat: "page lue" } };
  return { ...fait, lecture: relireUnChiffre(page.texte, fait.ecrit, connu) };
}

/**
 * Reads some pages again; `undefined` without network. What is known of a figure’s place (`reperes`) is kept until it
 * is seen at another.
 */
export async function relireLesPages(
  faits: readonly Fait[],
  reperes: ReperesDesPages,
  allure: Allure,
): Promise<{ relus: Relu[]; reperes: ReperesDesPages } | undefined> {
  const pages = new Map<string, Page>();
  const visiter = async (url: string) => {
    const page = await lirePage(url, allure.delai);
    pages.set(url, page);
    return page;
  };
  if (!(await tournee(new Set(faits.map(({ adresse }) => adresse)), allure, visiter))) return undefined;
  const nouveaux = structuredClone(reperes);
  const relus = faits.map((fait) => {
    const { adresse, ecrit = "" } = fait;
    const relu = lireFait(fait, pages.get(adresse), reperes[adresse]?.[ecrit]);
    if (relu.lecture.etat === "là") (nouveaux[adresse] ??= {})[ecrit] = relu.lecture.repere;
    return relu;
  });
  return { relus, reperes: nouveaux };
}
