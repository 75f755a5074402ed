import type { ElementHandle, Page } from "playwright-core";

/** How long a person waits for what she looks for. */
export const DELAI_MS = 4_000;

/** What is looked for: the text that can be read on it, its part of the page, and whether it is the beginning only. */
export interface Vise {
  /** What can be touched, or a field that can be filled. */
  quoi: "toucher" | "remplir";
  texte: string;
  /** Title of the group where it stands. */
  dans?: string | undefined;
  /** Which one, when several read the same: 0 for the first. */
  rang?: number | undefined;
}

/** What does not read, or reads several times: said in French once it is given up. */
type Refus = { refus: string };

/** Runs in the page: finds what a person would by reading. */
function chercherDansLaPage({ quoi, texte, dans, rang }: Vise): Element | Refus {
  const plat = (dit: string) =>
    dit
      .replace(/[\s\u00a0\u202f]+/g, " ")
      .replaceAll("’", "'")
      .trim()
      .toLowerCase();
  const serre = (dit: string) => plat(dit).replaceAll(" ", "");
  const cherche = plat(texte);
  const seVoit = (un: Element) =>
    un.checkVisibility({ visibilityProperty: true, opacityProperty: false }) &&
    un.getClientRects().length > 0;
  const seLit = (un: Element) => plat((un as HTMLElement).innerText ?? un.textContent ?? "");
  const titreDe = (un: Element) => plat((un as HTMLElement).innerText.split("\n")[0] ?? "");
  const groupes = [...document.querySelectorAll("fieldset, .sub-question")].filter(
    (un) => seVoit(un) && seLit(un.querySelector(":scope > :is(legend, h2)") ?? un) === plat(dans ?? ""),
  );
  const seTouche = "button, a[href], summary, label, [role=option], option";
  const tous = (dans === undefined ? [document.body] : groupes).flatMap((un) => [
    ...un.querySelectorAll(quoi === "toucher" ? seTouche : "label"),
  ]);
  const parmi = tous.filter((un) => serre(un.textContent ?? "").includes(serre(texte)) && seVoit(un));
  const exacts = parmi.filter((un) => [seLit(un), titreDe(un)].includes(cherche));
  const trouves = exacts.length > 0 ? exacts : parmi.filter((un) => seLit(un).startsWith(cherche));
  const lus = (ceux: Element[]) => ceux.map((un) => `« ${seLit(un)} »`).join(" ");
  if (trouves.length === 0)
    return { refus: `« ${texte} » ne se lit pas ici ; on y lit : ${lus(tous.filter(seVoit))}` };
  if (trouves.length > 1 && rang === undefined)
    return { refus: `« ${texte} » se lit ${trouves.length} fois : ${lus(trouves)}` };
  const lu = trouves[rang ?? 0];
  if (!lu) return { refus: `« ${texte} » ne se lit que ${trouves.length} fois` };
  return quoi === "remplir" && lu instanceof HTMLLabelElement && lu.control ? lu.control : lu;
}

/**
 * Touches what is read, so many times at once, as soon as it is there, holds still, and nothing covers it. Throws in
 * French when it does not read, with what can be read instead.
 */
export async function toucherCeQuiEstVise(page: Page, vise: Vise, clickCount = 1): Promise<void> {
  for (const fin = Date.now() + DELAI_MS; ; await page.waitForTimeout(30)) {
    const trouve = await page.evaluateHandle(chercherDansLaPage, vise);
    const element = trouve.asElement() as ElementHandle | null;
    const tard = Date.now() > fin;
    if (!element && tard) throw new Error(((await trouve.jsonValue()) as Refus).refus);
    // What was drawn again meanwhile is looked for again.
    const touche = element?.click({ clickCount, timeout: DELAI_MS }).then(() => true);
    if (await (tard ? touche : touche?.catch(() => false))) return;
  }
}

/** What stands on the screen. */
export interface EcranArrive {
  /** Address under `/simulation/`, or the path. */
  chemin: string;
  /** Its heading, as it is read. */
  titre: string;
  /** What is said in an alert. */
  alertes: string[];
  /** What can be touched in the page itself, as it reads. */
  boutons: string[];
}

/** Runs in the page: the screen once it has arrived at another address than `avant`, or an alert. */
function arriveDansLaPage(avant: string): EcranArrive | undefined {
  const textes = (lesquels: string) =>
    [...document.querySelectorAll<HTMLElement>(lesquels)]
      .filter((un) => un.checkVisibility())
      .map((un) => un.innerText.trim());
  const chemin = decodeURIComponent(location.pathname).replace("/simulation/", "");
  const alertes = textes("[role=alert]");
  // A screen has arrived once its heading has the focus: before, it may be the one that leaves.
  const change = chemin !== avant && document.activeElement?.tagName === "H1";
  if (!change && alertes.length === 0) return undefined;
  const titre = document.querySelector("h1")?.innerText ?? "";
  return { chemin, titre, alertes, boutons: textes("main button, main a[href], main summary") };
}

/** The screen that comes after the one at `avant`. Throws when none comes, or when an alert does. */
export async function attendre(page: Page, avant: string): Promise<EcranArrive> {
  const ecran = await page
    .waitForFunction(arriveDansLaPage, avant, { timeout: 2 * DELAI_MS })
    .then((lu) => lu.jsonValue())
    .catch(() => undefined);
  if (!ecran) throw new Error(`Rien ne vient après ${avant} : ${page.url()}`);
  if (ecran.chemin === avant) throw new Error(`${avant} : ${ecran.alertes.join(" ")}`);
  return ecran;
}
