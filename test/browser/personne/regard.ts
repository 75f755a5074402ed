import type { Page } from "playwright-core";

/** How long a person waits for what she looks for. */
const DELAI_MS = 4_000;

/** How long before a touch that nothing received is given up for lost. */
const PERDU_MS = 800;

/** What is looked for: the text that can be read on it, its part of the page, and whether it is the beginning only. */
export interface Vise {
  /** What can be touched, or a field that can be filled. */
  quoi: "toucher" | "remplir";
  texte: string;
  /** Legend of the group where it stands. */
  dans?: string;
  /** Which one, when several read the same: 0 for the first. */
  rang?: number;
}

/** The middle of what was found, in pixels of the window. */
type Place = { x: number; y: number };

/** A page that knows whether what was aimed at received the last touch, once it was touched. */
type Touchee = typeof globalThis & { touche?: Promise<boolean>; lacher?: () => void };

/**
 * Runs in the page: finds what a person would by reading, once it is there, brings it under her eyes, and
 * looks whether something covers it; says why in French when there is nothing to touch.
 */
function chercherDansLaPage({
  quoi,
  texte,
  dans,
  rang,
  delai,
  perduMs,
}: Vise & { delai: number; perduMs: number }): Promise<Place | { refus: string }> {
  const plat = (dit: string) =>
    dit
      .replace(/[\s\u00a0\u202f]+/g, " ")
      .replaceAll("’", "'")
      .trim()
      .toLowerCase();
  const serre = (dit: string) => plat(dit).replaceAll(" ", "");
  const [cherche, lettres] = [plat(texte), serre(texte)];
  // Said in words only once it is given up: reading a whole page is long.
  const chercher = (): Place | (() => string) => {
    const seVoit = (un: Element) =>
      un.checkVisibility({ visibilityProperty: true, opacityProperty: false }) &&
      un.getClientRects().length > 0;
    const seLit = (un: Element) => plat((un as HTMLElement).innerText ?? un.textContent ?? "");
    const seNomme = (un: Element) => seLit(un.querySelector(":scope > legend") ?? un);
    const groupes = [...document.querySelectorAll("fieldset")].filter(seVoit);
    const voulus = dans === undefined ? [document.body] : groupes.filter((un) => seNomme(un) === plat(dans));
    const seTouche = "button, a[href], summary, label, [role=option], option";
    const tous = voulus.flatMap((un) => [...un.querySelectorAll(quoi === "toucher" ? seTouche : "label")]);
    const parmi = tous.filter((un) => serre(un.textContent ?? "").includes(lettres) && seVoit(un));
    const titreDe = (un: Element) => plat((un as HTMLElement).innerText.split("\n")[0] ?? "");
    const exacts = parmi.filter((un) => [seLit(un), titreDe(un)].includes(cherche));
    const trouves = exacts.length > 0 ? exacts : parmi.filter((un) => seLit(un).startsWith(cherche));
    if (trouves.length === 0)
      return () => {
        const lus = tous.filter(seVoit).map((un) => `« ${seLit(un)} »`);
        return `« ${texte} » ne se lit pas ici ; on y lit : ${lus.join(" ")}`;
      };
    if (trouves.length > 1 && rang === undefined)
      return () => `« ${texte} » se lit ${trouves.length} fois : ${trouves.map(seLit).join(" / ")}`;
    const lu = trouves[rang ?? 0] as HTMLElement;
    const cible = quoi === "remplir" && lu instanceof HTMLLabelElement && lu.control ? lu.control : lu;
    cible.scrollIntoView({ block: "center", behavior: "instant" });
    const [boite] = cible.getClientRects();
    if (!boite) return () => `« ${texte} » n’a pas de place à l’écran`;
    const [x, y] = [boite.left + boite.width / 2, boite.top + boite.height / 2];
    const dessus = document.elementFromPoint(x, y);
    if (!dessus || !(cible.contains(dessus) || dessus.closest("label") === lu || dessus.contains(cible)))
      return () => `« ${texte} » est couvert par « ${dessus ? seLit(dessus).slice(0, 60) : "rien"} »`;
    if ((cible as HTMLButtonElement).disabled) return () => `« ${texte} » ne répond pas`;
    const page = globalThis as Touchee;
    page.lacher?.();
    let finir: (sienne: boolean) => void = () => undefined;
    const promise = new Promise<boolean>((fini) => (finir = fini));
    page.touche = promise;
    // A browser that is late may lose a touch: nothing received it.
    const perdu = setTimeout(() => finir(false), perduMs);
    // What moved under the finger is not touched: neither it, nor what took its place.
    const garder = (event: Event) => {
      const sienne = cible.contains(event.target as Node) || lu.contains(event.target as Node);
      if (event.type === "pointerdown") clearTimeout(perdu);
      if (event.type === "click") finir(sienne);
      if (!sienne) event.preventDefault();
      if (!sienne) event.stopImmediatePropagation();
      // An option chooses as soon as it is pressed, and goes.
      if (sienne && lu.matches("[role=option]")) finir(true);
    };
    const gestes = ["pointerdown", "mousedown", "pointerup", "mouseup", "click"];
    for (const geste of gestes) addEventListener(geste, garder, { capture: true });
    page.lacher = () => gestes.forEach((geste) => removeEventListener(geste, garder, { capture: true }));
    return { x, y };
  };
  return new Promise((fini) => {
    const voir = () => {
      const trouve = chercher();
      if (typeof trouve !== "function") finir(trouve);
    };
    const guet = new MutationObserver(voir);
    const tard = setTimeout(() => finir(chercher()), delai);
    const finir = (trouve: Place | (() => string)) => {
      clearTimeout(tard);
      guet.disconnect();
      fini(typeof trouve === "function" ? { refus: trouve() } : trouve);
    };
    guet.observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
    voir();
  });
}

/** Runs in the page: was it touched? In a page opened since, nothing is known of it: it was. */
async function lacherLaPage(): Promise<boolean> {
  const page = globalThis as Touchee;
  const touche = (await page.touche) ?? true;
  page.lacher?.();
  return touche;
}

/** Touches made again when what was aimed at moved meanwhile. */
const ESSAIS = 4;

/** Touches what is read, so many times at once. Throws in French when it cannot be, with what can be read instead. */
export async function toucherCeQuiEstVise(page: Page, vise: Vise, fois = 1): Promise<void> {
  for (let essai = 0; essai < ESSAIS; essai += 1) {
    const trouve = await page.evaluate(chercherDansLaPage, { ...vise, delai: DELAI_MS, perduMs: PERDU_MS });
    if ("refus" in trouve) throw new Error(trouve.refus);
    await page.mouse.click(trouve.x, trouve.y, { clickCount: fois });
    if (await page.evaluate(lacherLaPage)) return;
  }
  throw new Error(`« ${vise.texte} » bouge quand on le touche`);
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

/** Runs in the page: waits for another address than `avant` with its heading under focus, or for an alert. */
function attendreDansLaPage({
  avant,
  delai,
}: {
  avant: string;
  delai: number;
}): Promise<EcranArrive | undefined> {
  const adresse = () => decodeURIComponent(location.pathname).replace("/simulation/", "");
  const textes = (lesquels: string) =>
    [...document.querySelectorAll<HTMLElement>(lesquels)]
      .filter((un) => un.checkVisibility())
      .map((un) => un.innerText.trim());
  const lire = (): EcranArrive => ({
    chemin: adresse(),
    titre: document.querySelector("h1")?.innerText ?? "",
    alertes: textes("[role=alert]"),
    boutons: textes("main button, main a[href], main summary"),
  });
  // A screen has arrived once its heading has the focus: before, it may be the one that leaves.
  const arrive = () => {
    const change = adresse() !== avant && document.activeElement?.tagName === "H1";
    return change || textes("[role=alert]").length > 0 ? lire() : undefined;
  };
  return new Promise((fini) => {
    const voir = () => {
      const ici = arrive();
      if (ici) finir(ici);
    };
    const guet = new MutationObserver(voir);
    const finir = (ici: EcranArrive | undefined) => {
      guet.disconnect();
      document.removeEventListener("focusin", voir);
      navigation.removeEventListener("currententrychange", voir);
      fini(ici);
    };
    guet.observe(document, { childList: true, subtree: true, characterData: true });
    document.addEventListener("focusin", voir);
    // A question shows before its address follows.
    navigation.addEventListener("currententrychange", voir);
    setTimeout(() => finir(arrive()), delai);
    voir();
  });
}

/** Runs in the page: where it is, what it is called, and what has the focus. */
const resterDansLaPage = () =>
  `${location.pathname}, « ${document.querySelector("h1")?.innerText} », curseur sur ${document.activeElement?.outerHTML.slice(0, 80)}`;

/** The screen that comes after the one at `avant`. Throws when none comes, or when an alert does. */
export async function attendre(page: Page, avant: string, delai = 2 * DELAI_MS): Promise<EcranArrive> {
  const ecran = await page.evaluate(attendreDansLaPage, { avant, delai });
  if (!ecran) throw new Error(`Rien ne vient après ${avant} : ${await page.evaluate(resterDansLaPage)}`);
  if (ecran.chemin === avant) throw new Error(`${avant} : ${ecran.alertes.join(" ")}`);
  return ecran;
}
