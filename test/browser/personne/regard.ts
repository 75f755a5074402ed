import type { Page } from "playwright-core";

/** What is looked for: the text that can be read on it, its part of the page, and whether it is the beginning only. */
export interface Vise {
  /** What can be touched, or a field that can be filled. */
  quoi: "toucher" | "remplir";
  texte: string;
  /** Title of the group or card where it stands. */
  dans?: string;
  /** Which one, when several read the same: 0 for the first. */
  rang?: number;
}

/** The middle of what was found, in pixels of the window; or why it was not, in French. */
type Trouve = { x: number; y: number } | { refus: string };

/** Runs in the page: finds what a person would by reading, brings it under her eyes, and looks whether something covers it. */
function chercherDansLaPage({ quoi, texte, dans, rang }: Vise): Trouve {
  const plat = (dit: string) =>
    dit
      .replace(/[\s\u00a0\u202f]+/g, " ")
      .replaceAll("’", "'")
      .trim()
      .toLowerCase();
  const seVoit = (un: Element) =>
    un.checkVisibility({ visibilityProperty: true, opacityProperty: false }) &&
    un.getClientRects().length > 0;
  const seLit = (un: Element) => plat((un as HTMLElement).innerText ?? un.textContent ?? "");
  const groupes =
    dans === undefined ? [document.body] : [...document.querySelectorAll("fieldset, section, li, .card")];
  const voulus = groupes.filter((un) => {
    if (dans === undefined) return true;
    const titre = un.querySelector(":scope > legend, :scope > h2, :scope > h3, :scope > span > strong");
    return titre !== null && seVoit(un) && seLit(titre).startsWith(plat(dans));
  });
  const seTouche = "button, a[href], summary, label, [role=option], option";
  const parmi = voulus
    .flatMap((un) => [...un.querySelectorAll(quoi === "toucher" ? seTouche : "label")])
    .filter(seVoit);
  const exacts = parmi.filter((un) => seLit(un) === plat(texte));
  const trouves = exacts.length > 0 ? exacts : parmi.filter((un) => seLit(un).startsWith(plat(texte)));
  if (trouves.length === 0)
    return {
      refus: `« ${texte} » ne se lit pas ici ; on y lit : ${parmi.map((un) => `« ${seLit(un)} »`).join(" ")}`,
    };
  if (trouves.length > 1 && rang === undefined)
    return { refus: `« ${texte} » se lit ${trouves.length} fois : ${trouves.map(seLit).join(" / ")}` };
  const lu = trouves[rang ?? 0] as HTMLElement;
  const cible = quoi === "remplir" && lu instanceof HTMLLabelElement && lu.control ? lu.control : lu;
  cible.scrollIntoView({ block: "center", behavior: "instant" });
  const [boite] = cible.getClientRects();
  if (!boite) return { refus: `« ${texte} » n’a pas de place à l’écran` };
  const [x, y] = [boite.left + boite.width / 2, boite.top + boite.height / 2];
  const dessus = document.elementFromPoint(x, y);
  if (!dessus || !(cible.contains(dessus) || dessus.closest("label") === lu || dessus.contains(cible)))
    return { refus: `« ${texte} » est couvert par « ${dessus ? seLit(dessus).slice(0, 60) : "rien"} »` };
  if ((cible as HTMLButtonElement).disabled) return { refus: `« ${texte} » ne répond pas` };
  return { x, y };
}

/** Where to touch what is read. Throws in French when it cannot be, with what can be read instead. */
export async function viser(page: Page, vise: Vise): Promise<{ x: number; y: number }> {
  const trouve = await page.evaluate(chercherDansLaPage, vise);
  if ("refus" in trouve) throw new Error(trouve.refus);
  return trouve;
}

/** What stands on the screen. */
export interface Ecran {
  /** Address under `/simulation/`, or the path. */
  chemin: string;
  /** Its heading, as it is read. */
  titre: string;
  /** What is said in an alert. */
  alertes: string[];
}

/** Runs in the page: waits for another address than `avant` with its heading under focus, or for an alert. */
function attendreDansLaPage({ avant, delai }: { avant: string; delai: number }): Promise<Ecran | undefined> {
  const adresse = () => decodeURIComponent(location.pathname).replace("/simulation/", "");
  const lire = (): Ecran => ({
    chemin: adresse(),
    titre: document.querySelector("h1")?.innerText ?? "",
    alertes: [...document.querySelectorAll<HTMLElement>("[role=alert]")]
      .map((un) => un.innerText)
      .filter(Boolean),
  });
  // A screen has arrived once its heading has the focus: before, it may be the one that leaves.
  const arrive = () => {
    const ici = lire();
    const change = ici.chemin !== avant && document.activeElement?.tagName === "H1";
    return change || ici.alertes.length > 0 ? ici : undefined;
  };
  return new Promise((fini) => {
    const voir = () => {
      const ici = arrive();
      if (ici) finir(ici);
    };
    const guet = new MutationObserver(voir);
    const finir = (ici: Ecran | undefined) => {
      guet.disconnect();
      document.removeEventListener("focusin", voir);
      fini(ici);
    };
    guet.observe(document, { childList: true, subtree: true, characterData: true });
    document.addEventListener("focusin", voir);
    setTimeout(() => finir(arrive()), delai);
    voir();
  });
}

/** The screen that comes after the one at `avant`. Throws when none comes, or when an alert does. */
export async function attendre(page: Page, avant: string, delai = 8_000): Promise<Ecran> {
  const ecran = await page.evaluate(attendreDansLaPage, { avant, delai });
  if (!ecran) throw new Error(`Rien ne vient après ${avant}`);
  if (ecran.chemin === avant) throw new Error(`${avant} : ${ecran.alertes.join(" ")}`);
  return ecran;
}
