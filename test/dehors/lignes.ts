import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { isDeepStrictEqual } from "node:util";
import { DE_CHAQUE_SORTE, PAGES, QUESTIONS } from "./adresses.ts";
import { aides, communes } from "./demander.ts";
import { jouer } from "./gestes.ts";
import { type Moteur, type Navigateur, type Reglages } from "./navigateurs.ts";
import { Personne, type Racontee } from "./personne.ts";
import { PERSONNES } from "./personnes.ts";
import { type Garde, lienPrive, marcher, type Passage, repondreATout, type Scene } from "./scene.ts";
import { type Cas, type Signalement, SIGNALEMENTS } from "./signalements.ts";
import { VISITES } from "./visites.ts";

/** What is replayed on its own, in one engine: it throws when it is not right, saying what is seen instead. */
export interface Ligne {
  nom: string;
  source: string;
  moteur: Moteur;
  court?: true;
  attend?: string;
  essayer(scene: Scene, nav: Navigateur): Promise<void>;
  /** A browser of its own, set so; otherwise the one of its engine, emptied. */
  reglages?: Reglages;
}

const MOTEURS: readonly Moteur[] = ["chromium", "firefox", "webkit"];

// Addresses typed.

/** How long a screen that has arrived may take to take its place. */
async function arriver(personne: Personne, adresse: string): Promise<void> {
  await personne.ouvrir(adresse);
  await personne.attendre(
    `const ici = dehors.lire();
     return ici.surLeTitre && (ici.onglet.includes(ici.titre.slice(0, 40)) || /\\u2013 Cap Aides$|^Évaluez vos droits/.test(ici.onglet))`,
    `${adresse} ne mène à aucun écran dont le titre ait le curseur, et l’onglet son nom`,
  );
}

const ETATS = [
  "rien n’est gardé",
  "un foyer à qui elle est posée",
  "un foyer à qui elle ne l’est pas",
  "résultats prêts",
];

/** What a household in that state keeps before an address, and where it is served. */
async function foyerPour(scene: Scene, adresse: string, etat: string): Promise<[Garde, string]> {
  if (etat === ETATS[0]) return [{}, scene.site];
  const passages: Passage[] = [];
  // Whoever does not arrive is said so by a row of her own.
  for (const qui of PERSONNES)
    await scene.passage(qui).then(
      (un) => passages.push(un),
      () => undefined,
    );
  const posee = ({ rencontrees }: Passage) => rencontrees.has(adresse);
  const passage = passages.find((un) => posee(un) === (etat !== ETATS[2]));
  if (passage)
    return [etat === ETATS[3] ? passage.avecResultats : passage.enRoute, scene.siteDe(passage.qui)];
  if (etat !== ETATS[2]) throw new Error(`personne ne rencontre ${adresse}`);
  // Asked of everybody: not yet of somebody who has only told her birth.
  return [await scene.depart("Quelle est votre nationalité"), scene.site];
}

const lignesDAdresses = (): Ligne[] =>
  MOTEURS.flatMap((moteur) =>
    (moteur === "chromium" ? QUESTIONS : DE_CHAQUE_SORTE).flatMap((adresse) =>
      ETATS.map((etat, rang) => ({
        nom: `adresse tapée : ${adresse}, ${etat}`,
        source: "spec-gaps.md §1.1, la spécification §2",
        moteur,
        ...(DE_CHAQUE_SORTE.includes(adresse) &&
          moteur === "chromium" &&
          rang < 1 && { court: true as const }),
        async essayer(scene: Scene, nav: Navigateur) {
          const [garde, site] = await foyerPour(scene, adresse, etat);
          const personne = new Personne(nav, site);
          await personne.revenir(garde);
          await arriver(personne, adresse);
        },
      })),
    ),
  );

const lignesDePages = (): Ligne[] =>
  MOTEURS.flatMap((moteur) =>
    PAGES.map(([adresse, titre]) => ({
      nom: `page : ${adresse}`,
      source: "la spécification §2, plan du site",
      moteur,
      ...(moteur === "chromium" && { court: true as const }),
      async essayer(scene: Scene, nav: Navigateur) {
        const personne = new Personne(nav, scene.site);
        await personne.revenir();
        await personne.ouvrir(adresse);
        await personne.attendre(
          "const ici = dehors.lire(); return ici.titre !== '' && ici.onglet !== '' && dehors.plat(ici.titre).startsWith(dehors.plat(arguments[0]))",
          `le titre de ${adresse} n’est pas « ${titre} »`,
          titre,
        );
      },
    })),
  );

/** Ten addresses opened by a household that is asked them, then reloaded, left and come back to, and opened from a bookmark. */
const lignesDeRetours = (): Ligne[] =>
  MOTEURS.flatMap((moteur) =>
    DE_CHAQUE_SORTE.map((adresse) => ({
      nom: `recharger, reculer, marque-page : ${adresse}`,
      source: "spec-gaps.md §1.1",
      moteur,
      async essayer(scene: Scene, nav: Navigateur) {
        const [garde, site] = await foyerPour(scene, adresse, ETATS[1] ?? "");
        const personne = new Personne(nav, site);
        await personne.revenir(garde);
        await arriver(personne, adresse);
        const { titre } = await personne.lire();
        await nav.recharger();
        await jouer(personne, [["titre", titre]]);
        await personne.ouvrir("/aides");
        await personne.voir("Toutes les aides");
        await nav.reculer();
        await personne.attendre(
          "return dehors.lire().titre === arguments[0]",
          `reculer ne ramène pas à ${adresse}`,
          titre,
        );
        await personne.ouvrir("/a-propos");
        await personne.voir("À propos de Cap Aides");
        await arriver(personne, adresse);
        const { titre: ici } = await personne.lire();
        if (ici !== titre) throw new Error(`le marque-page de ${adresse} mène à « ${ici} »`);
      },
    })),
  );

// People.

const GROS_TITRE = "return dehors.contient('Estimation au') && dehors.lire().titre";

/** From the home page to the results, then an aid, a private link opened elsewhere, the counter, the list, a reload. */
async function parcoursEntier(scene: Scene, nav: Navigateur, qui: Racontee): Promise<void> {
  await scene.passer(nav, qui);
  const personne = new Personne(nav, scene.siteDe(qui), qui);
  for (const mots of qui.voit ?? []) await personne.voir(mots);
  const titre = await personne.attendre<string>(GROS_TITRE, "pas de résultats");
  await personne.nav.recharger();
  await personne.attendre(
    `return dehors.lire().titre === arguments[0]`,
    `rechargés, les résultats ne disent plus « ${titre} »`,
    titre,
  );
}

async function etLeReste(scene: Scene, nav: Navigateur, qui: Racontee): Promise<void> {
  const personne = new Personne(nav, scene.siteDe(qui), qui);
  const titre = await personne.attendre<string>(GROS_TITRE, "pas de résultats");
  const aide = qui.voit?.[0] ?? "";
  await personne.toucher(aide);
  await jouer(personne, [
    ["titre", aide],
    ["recharger"],
    ["voir", aide],
    ["reculer"],
    ["voir", "Estimation au"],
  ]);
  const { lien } = await lienPrive(personne);
  await scene.avec("chromium", {}, async (autre) => {
    await autre.aller(lien);
    await new Personne(autre, personne.site).attendre(
      "return dehors.lire().titre === arguments[0]",
      "le lien n’ouvre pas les mêmes résultats",
      titre,
    );
  });
  await jouer(personne, [
    ["toucher", "Guichet"],
    ["voir", "toutes les questions d’un foyer"],
    ["écrire", "Jour", "27"],
    ["écrire", "Mois", "3"],
    ["écrire", "Année", "2006"],
    ["presser", "Enter"],
    ["voir", "1 sur"],
    ["ouvrir", "/aides"],
    ["voir", "Toutes les aides"],
    ["écrire", "Chercher", "permis"],
    ["voir", "permis"],
    ["recharger"],
    ["voir", "Toutes les aides"],
  ]);
}

const lignesDePersonnes = (): Ligne[] =>
  MOTEURS.flatMap((moteur) =>
    PERSONNES.filter((qui) => moteur === "chromium" || !qui.pourLesQuestions).map((qui, rang) => ({
      nom: `${rang === 0 ? "parcours, aide, lien privé, guichet, liste" : "parcours"} : ${qui.dit}`,
      source: qui.source,
      moteur,
      ...(moteur === "chromium" && qui.court && { court: true as const }),
      async essayer(scene: Scene, nav: Navigateur) {
        await parcoursEntier(scene, nav, qui);
        if (rang === 0) await etLeReste(scene, nav, qui);
      },
    })),
  );

/** A page of another site, with the line of docs/integrer.md. */
async function hote(site: string): Promise<string> {
  const page = `<!doctype html><title>Un autre site</title><h1>Un autre site</h1><script src="${site}/integration.js"></script>`;
  const serveur = createServer((_, reponse) => {
    reponse.setHeader("content-type", "text/html; charset=utf-8").end(page);
  });
  const port = await new Promise((fini) => {
    serveur.unref().listen(0, "localhost", () => fini((serveur.address() as AddressInfo).port));
  });
  return `http://localhost:${port}/`;
}

const lignesDeVisites = (): Ligne[] =>
  VISITES.map(({ dit, moteur = "chromium", partout, court, source, reglages, cadre }) => ({
    nom: `parcours entier, ${dit}`,
    source,
    moteur,
    reglages,
    ...(court && { court }),
    async essayer(scene: Scene, nav: Navigateur) {
      const personne = new Personne(nav, scene.site, PERSONNES[1]);
      personne.partout = partout;
      if (!cadre) return void (await marcher(personne));
      await nav.aller(await hote(scene.site));
      await nav.entrerDansLeCadre();
      await repondreATout(personne);
    },
  }));

const lignesDeLiens = (): Ligne[] =>
  (["firefox", "webkit"] as const).map((moteur) => ({
    nom: "lien privé fait dans Chromium, ouvert ailleurs",
    source: "browsers.md, « lien privé fait dans l’un, ouvert dans l’autre »",
    moteur,
    async essayer(scene: Scene, nav: Navigateur) {
      const personne = new Personne(nav, scene.site);
      const { lien, titre } = await scene.lien("");
      await personne.revenir();
      await nav.aller(lien);
      await personne.attendre(
        "return dehors.lire().titre === arguments[0]",
        `le lien n’ouvre pas « ${titre} »`,
        titre,
      );
    },
  }));

// Public reports.

/** Another value than the right one was seen: what a marked row waits for. Anything else is a fault of its own. */
export class Autrement extends Error {}

async function loi(scene: Scene, cas: Extract<Cas, { aides: unknown }>): Promise<void> {
  const lues = await aides(scene.site, cas.foyer, cas.jour ?? "2026-11-25");
  const vues = Object.fromEntries(Object.keys(cas.aides).map((id) => [id, lues[id] ?? null]));
  if (!isDeepStrictEqual(vues, { ...cas.aides }))
    throw new Autrement(
      `${JSON.stringify(cas.foyer)} au ${cas.jour ?? "25 novembre"} : ${JSON.stringify(vues)}, juste ${JSON.stringify(cas.aides)}`,
    );
  const enTrop = cas.sans && Object.keys(lues).find((id) => id.includes(cas.sans ?? ""));
  if (enTrop) throw new Autrement(`${JSON.stringify(cas.foyer)} : ${enTrop} est montrée`);
}

async function question(scene: Scene, { foyer, manque }: Extract<Cas, { manque: string }>): Promise<void> {
  const refus = await aides(scene.site, foyer, "2026-11-25").then(
    () => "rien ne manque",
    (erreur: Error) => erreur.message,
  );
  if (!refus.includes(manque)) throw new Autrement(`${manque} n’est pas demandée : ${refus.slice(0, 200)}`);
}

async function commune(scene: Scene, cas: Extract<Cas, { cherche: string }>): Promise<void> {
  const lues = await communes(scene.site, cas.cherche);
  const noms = lues.map(({ _nomCommune }) => _nomCommune);
  const vu = `« ${cas.cherche} » propose ${noms.length} communes : ${noms.slice(0, 5).join(", ")}`;
  if (noms.length === 0 || (cas.combien ?? noms.length) !== noms.length)
    throw new Autrement(`${vu}, juste ${cas.combien ?? 1}`);
  const premieres = cas.premieres ?? [];
  if (!isDeepStrictEqual(noms.slice(0, premieres.length), [...premieres]))
    throw new Autrement(`${vu}, juste ${premieres.join(", ")}`);
  if (cas.parmi && !noms.includes(cas.parmi)) throw new Autrement(`${vu}, juste : ${cas.parmi} parmi elles`);
  for (const [champ, vaut] of Object.entries(cas.ici ?? {}))
    if (lues[0]?.[champ as "depcom"] !== vaut) throw new Autrement(`${vu}, ${champ} n’est pas ${vaut}`);
}

async function ecran(scene: Scene, nav: Navigateur, cas: Extract<Cas, { gestes: unknown }>): Promise<void> {
  const sien = async (ici: Navigateur) => {
    const personne = new Personne(ici, scene.site);
    await personne.revenir(cas.depart === undefined ? {} : await scene.depart(cas.depart));
    if (cas.depart !== undefined)
      await jouer(personne, [
        ["ouvrir", "/"],
        ["toucher", "Reprendre ma simulation"],
        ["titre", cas.depart],
      ]);
    await jouer(personne, cas.gestes);
  };
  await (cas.reglages ? scene.avec(nav.moteur, cas.reglages, sien) : sien(nav));
}

const essayerUnCas = (scene: Scene, nav: Navigateur, cas: Cas): Promise<void> => {
  if ("gestes" in cas) return ecran(scene, nav, cas);
  if ("cherche" in cas) return commune(scene, cas);
  return "manque" in cas ? question(scene, cas) : loi(scene, cas);
};

/** In every engine when it is seen in a page that nothing changes; once, otherwise. */
const moteursDe = ({ cas }: Signalement): readonly Moteur[] =>
  cas.some((un) => "gestes" in un && !un.reglages) ? MOTEURS : ["chromium"];

const lignesDeSignalements = (): Ligne[] =>
  SIGNALEMENTS.flatMap((un) =>
    moteursDe(un).map((moteur) => ({
      nom: `signalement ${un.numero} : ${un.dit}`,
      source: un.source,
      moteur,
      ...(un.attend && { attend: un.attend }),
      ...(un.court && moteur === "chromium" && { court: un.court }),
      async essayer(scene: Scene, nav: Navigateur) {
        // Every case is tried: one that is wrong hides no other.
        const faux: Error[] = [];
        for (const cas of un.cas)
          await essayerUnCas(scene, nav, cas).catch((erreur: Error) => faux.push(erreur));
        if (faux.length === 0) return;
        const raison = faux.map(({ message }) => message).join(" ; ");
        throw faux.every((une) => une instanceof Autrement) ? new Autrement(raison) : new Error(raison);
      },
    })),
  );

/** Every row, the longest first. */
export const lignes = (): Ligne[] => [
  ...lignesDePersonnes(),
  ...lignesDeVisites(),
  ...lignesDeLiens(),
  ...lignesDeSignalements(),
  ...lignesDeRetours(),
  ...lignesDePages(),
  ...lignesDAdresses(),
];
