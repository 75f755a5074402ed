import type { Moteur, Reglages } from "./navigateurs.ts";

/** A whole journey made in a browser that is not as it comes out of the box. */
export interface Visite {
  dit: string;
  source: string;
  moteur?: Moteur;
  reglages: Reglages;
  /** In the first frame of a page of another site, made of the lines that `/integrer` gives. */
  cadre?: true;
  /** What must be true of every screen. */
  partout?: string;
  court?: true;
}

/** What Safari 15.6, Chrome 109 and Firefox 115 do not all have. */
const SOCLE = `
  delete AbortSignal.any; delete AbortSignal.timeout;
  delete URL.canParse; delete URL.parse;
  for (const un of [Array, Int8Array, Uint8Array, Float64Array])
    for (const nom of ["toSorted", "toReversed", "toSpliced", "with"]) delete un.prototype[nom];
  for (const nom of ["toSorted", "toReversed", "with"]) delete Object.getPrototypeOf(Int8Array.prototype)[nom];
  delete Array.fromAsync; delete Object.groupBy; delete Map.groupBy; delete Promise.withResolvers; delete Promise.try;
  delete Element.prototype.checkVisibility; delete URLSearchParams.prototype.size;
  for (const nom of ["union", "intersection", "difference", "symmetricDifference", "isSubsetOf", "isSupersetOf", "isDisjointFrom"])
    delete Set.prototype[nom];
  for (const nom of ["map", "filter", "take", "drop", "flatMap", "reduce", "toArray", "forEach", "some", "every", "find"])
    delete Iterator.prototype[nom];
  delete globalThis.Iterator; delete globalThis.navigation; delete globalThis.scheduler;
  delete String.prototype.isWellFormed; delete String.prototype.toWellFormed;`;

/** What the translation of a browser does to a page: each text put in two elements of its own, at once and as it comes. */
const TRADUIRE = `
  // A browser finds the language of a page once it is loaded, and translates it then.
  addEventListener("load", () => setTimeout(() => {
    const traduire = (racine) => {
      const marche = document.createTreeWalker(racine, NodeFilter.SHOW_TEXT);
      const textes = racine.nodeType === Node.TEXT_NODE ? [racine] : [];
      while (marche.nextNode()) textes.push(marche.currentNode);
      for (const un of textes) {
        const parent = un.parentElement;
        if (!un.data.trim() || !parent || parent.closest("script, style, font, textarea, option, [translate=no]")) continue;
        const [dehors, dedans] = [document.createElement("font"), document.createElement("font")];
        dedans.textContent = un.data;
        dehors.append(dedans);
        parent.replaceChild(dehors, un);
      }
    };
    traduire(document.body);
    new MutationObserver((tous) => {
      for (const { type, target, addedNodes } of tous)
        for (const un of type === "characterData" ? [target] : addedNodes) if (un.isConnected) traduire(un);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  }, 300));`;

const REFUSER = `
  const refuser = () => { throw new DOMException("refusé par la personne", "SecurityError"); };
  for (const nom of ["sessionStorage", "localStorage"]) Object.defineProperty(globalThis, nom, { get: refuser });
  globalThis.BroadcastChannel = class { constructor() { refuser(); } };`;

export const VISITES: readonly Visite[] = [
  {
    dit: "dans un navigateur de 2022 (Safari 15.6, Chrome 109, Firefox 115)",
    source: "browsers.md, plancher proposé",
    reglages: { avant: SOCLE },
    court: true,
  },
  {
    dit: "traduit par le navigateur",
    source: "signalement 4 : react#11538, FormSG#5213, DIM#11807",
    reglages: { avant: TRADUIRE },
  },
  {
    dit: "sans rien pouvoir garder",
    source: "signalements 23 et 24 : aides-jeunes#3579, #5210, remix history#110",
    reglages: { avant: REFUSER },
  },
  {
    dit: "dans un Firefox qui refuse tous les témoins",
    source: "browsers.md, faute 1",
    moteur: "firefox",
    reglages: { preferences: { "network.cookie.cookieBehavior": 2 } },
  },
  {
    dit: "dans la page d’un autre site, dans un Firefox qui refuse les témoins intersites",
    source: "browsers.md, faute 1",
    moteur: "firefox",
    reglages: { preferences: { "network.cookie.cookieBehavior": 1 } },
    cadre: true,
  },
  {
    dit: "dans la page d’un autre site, dans un Firefox qui ne garde rien d’aucun site",
    source: "issue 45, « third-party cookies and storage refused »",
    moteur: "firefox",
    reglages: { preferences: { "network.cookie.cookieBehavior": 2 } },
    cadre: true,
  },
  {
    dit: "dans la page d’un autre site, sans rien pouvoir garder",
    source: "issue 45, « third-party cookies and storage refused »",
    reglages: { avant: REFUSER },
    cadre: true,
    court: true,
  },
  {
    dit: "dans la page d’un autre site, dans un WebKit qui ne prend aucun témoin et n’a pas de localStorage",
    source: "issue 45, « third-party cookies and storage refused »",
    moteur: "webkit",
    reglages: { options: ["--cookies-policy=never", "--enable-html5-local-storage=false"] },
    cadre: true,
  },
  {
    dit: "sur un écran de 320 pixels, sans rien qui dépasse",
    source: "users.md, §1 (« no sideways scroll at 320 px »)",
    reglages: { largeur: 320, hauteur: 640 },
    partout: "return document.documentElement.scrollWidth <= innerWidth",
  },
  {
    dit: "sur un réseau de 400 kbit/s",
    source: "users.md, §4 (« slow network »)",
    reglages: { debit: 400_000 },
  },
];
