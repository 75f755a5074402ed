// Read as text by `navigateurs.ts` and evaluated in the page of each engine: what a person sees and reads there.
// Written for the oldest browsers that are served, since some rows remove the newer functions.
globalThis.dehors ??= (() => {
  const plat = (dit) =>
    dit
      .replace(/[\s\u00a0\u202f\u2011]+/g, (blanc) => (blanc === "\u2011" ? "-" : " "))
      .replace(/[’]/g, "'")
      .trim()
      .toLowerCase();

  /** Drawn, unfolded, not hidden: an input drawn by its label counts through this label. */
  const visible = (un) => {
    const { visibility, display } = getComputedStyle(un);
    const deplie = un.checkVisibility === undefined || un.checkVisibility();
    return deplie && un.getClientRects().length > 0 && visibility !== "hidden" && display !== "none";
  };

  const texte = (un) => (un && (un.innerText === undefined ? un.textContent : un.innerText)) || "";

  /** The name that a screen reader would say. */
  const nom = (un) => {
    const par = un.getAttribute("aria-labelledby");
    if (un.getAttribute("aria-label")) return un.getAttribute("aria-label");
    if (par)
      return par
        .split(/\s+/)
        .map((id) => texte(document.getElementById(id)))
        .join(" ");
    if (un.labels && un.labels.length > 0) return [...un.labels].map(texte).join(" ");
    return texte(un) || un.title || "";
  };

  const SE_TOUCHE = "button, a[href], summary, label, [role=option], [role=button], [role=combobox], select";
  const SE_REMPLIT = "input:not([type=radio]):not([type=checkbox]):not([type=hidden]), textarea";

  const GROUPE = "fieldset, [role=group], section, li, article, nav, header, footer, dialog";

  /** The groups whose legend reads exactly so, else that begins so; the page. */
  const groupes = (dans) => {
    if (!dans) return [document.body];
    const titre = (un) => plat(nom(un.querySelector("legend, h2, h3") || un));
    const dits = [...document.querySelectorAll(GROUPE)].filter(
      (un) => visible(un) && titre(un).startsWith(plat(dans)),
    );
    const exacts = dits.filter((un) => titre(un) === plat(dans));
    return exacts.length > 0 ? exacts : dits;
  };

  /** Those that read exactly so, else that begin so, else, unless it is to be the only one, that hold these words. */
  const lesquels = (parmi, cherche, seul) => {
    const noms = parmi.map((un) => [un, plat(nom(un)), plat(texte(un).trim().split("\n")[0] || "")]);
    const exacts = noms.filter(([, entier, tete]) => entier === cherche || tete === cherche);
    const debuts = noms.filter(([, entier, tete]) => entier.startsWith(cherche) || tete.startsWith(cherche));
    const dedans = noms.filter(([, entier]) => !seul && entier.includes(cherche));
    return [exacts, debuts, dedans].find((ceux) => ceux.length > 0) || [];
  };

  /** What a person would touch, or fill, by these words, `seul` if nothing else may read so; brought to the middle of the window. */
  const trouver = ({ quoi, texte: mots, dans, rang = 0, seul, sansBouger, entete }) => {
    const ceux = entete ? [document.querySelector("header")] : groupes(dans);
    const parmi = ceux
      .filter((un) => !ceux.some((autre) => autre !== un && un.contains(autre)))
      .flatMap((un) => [...un.querySelectorAll(quoi === "remplir" ? SE_REMPLIT : SE_TOUCHE)])
      .filter((un) => visible(un) && !un.matches(":disabled"));
    const lus = lesquels(parmi, plat(mots), seul);
    const [lu] = (!seul || lus.length === 1) && lus[rang] ? lus[rang] : [];
    if (lu && !sansBouger) lu.scrollIntoView({ block: "center", behavior: "instant" });
    return lu || null;
  };

  /** The middle of what is aimed at, if nothing covers it. */
  const lieu = (un) => {
    if (!un) return null;
    const [{ left, top, width, height }] = un.getClientRects();
    const [x, y] = [left + width / 2, top + height / 2];
    const dessus = document.elementFromPoint(x, y);
    return dessus && (un.contains(dessus) || dessus.contains(un)) ? { x, y } : null;
  };

  const grandTitre = () =>
    [...document.querySelectorAll("h1")].find((un) => visible(un) && texte(un).trim() !== "");

  /** What stands on the screen. The cursor is on its heading, or on the one question of it that the address names. */
  const lire = () => {
    const h1 = grandTitre();
    const titre = texte(h1).replace(/\s+/g, " ").trim();
    const nommee =
      plat(document.title).includes(plat(`– ${titre} –`)) && document.activeElement.matches("form *");
    return {
      adresse: location.pathname + location.search,
      onglet: document.title,
      titre,
      surLeTitre: h1 !== undefined && (document.activeElement === h1 || nommee),
      alertes: [...document.querySelectorAll("[role=alert], [role=group]:focus")]
        .filter(visible)
        .map((un) => texte(un).trim())
        .filter(Boolean),
    };
  };

  /** What the window keeps, where it may keep something. */
  const garde = () => {
    try {
      return { ...sessionStorage };
    } catch {
      return {};
    }
  };

  /** Titles of the questions of the screen, when it asks several. */
  const questions = () =>
    [...document.querySelectorAll("main form h2")].filter(visible).map((un) => texte(un).trim());

  /** What is asked on the screen, or under one of its titles: how each thing can be answered. */
  const demande = (dans) => {
    const page = (dans ? groupes(dans).pop() : document.querySelector("main")) || document.body;
    const tous = (sorte) =>
      [...page.querySelectorAll(sorte)].filter(
        (un) => (un.labels && [...un.labels].some(visible)) || visible(un),
      );
    const parNom = {};
    for (const un of tous("input[type=radio]")) (parNom[un.name] = parNom[un.name] || []).push(un);
    return {
      choix: Object.values(parNom).map((ceux) => ({
        dans: texte((ceux[0].closest("fieldset") || page).querySelector("legend")).trim(),
        pris: ceux.some((un) => un.checked),
        parmi: ceux.map((un) => nom(un).trim().split("\n")[0].trim()),
      })),
      cases: tous("input[type=checkbox]").map((un) => nom(un).trim().split("\n")[0].trim()),
      champs: tous(SE_REMPLIT).map((un) => ({
        nom: nom(un).trim(),
        vaut: un.value,
        liste: un.getAttribute("role") === "combobox",
      })),
      boutons: tous("button").map((un) => nom(un).trim()),
    };
  };

  /** What the first folded part of the page reads. */
  const plie = () => {
    const un = [...document.querySelectorAll("main details:not([open]) > summary")].find(visible);
    return un && nom(un).trim().split("\n")[0];
  };

  const contient = (mots) => plat(texte(document.body)).includes(plat(mots));
  /** True when the first list of what to do has these lines, in their order. */
  const premieres = (debuts) => {
    const titre = [...document.querySelectorAll("h2")].find((un) =>
      /^(commencez par|d’abord)/.test(plat(texte(un)).replaceAll("'", "’")),
    );
    const lus = [...(titre?.parentElement.querySelectorAll("ol > li") ?? [])].map((un) => plat(texte(un)));
    let rang = -1;
    return debuts.every(
      (un) => (rang = lus.findIndex((lu, ici) => ici > rang && lu.startsWith(plat(un)))) >= 0,
    );
  };

  return {
    contient,
    demande,
    garde,
    grandTitre,
    lieu,
    lire,
    plat,
    plie,
    premieres,
    questions,
    texte,
    trouver,
  };
})();
